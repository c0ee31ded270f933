"""Ids used in a view, and hidden cards as a viewer sees them."""

from __future__ import annotations

from typing import Final

from meadhall.runewars.content import Content
from meadhall.runewars.effects.tree import SHAPES
from meadhall.runewars.state import ALL, KNOWERS
from meadhall.runewars.view import FateCard

BORDER_NAMES: Final = ("open", "mountain", "water")
RUNE_NAMES: Final = ("none", "dragon", "false")
BACK_NAMES: Final = ("1", "2+")
DESTINY_NAMES: Final = ("gold", "silver", "red")
SYMBOL_NAMES: Final = ("", "damage", "rout", "special")


def knows(code: int, viewer: int) -> bool:
    """Whether a viewer (-1: a spectator) knows a hidden card."""
    return bool(code & ALL) or (viewer >= 0 and bool(code >> viewer & 1))


def shown(codes: tuple[int, ...], names: list[str], viewer: int) -> list[str | None]:
    """Return cards in their order; None for those the viewer does not know."""
    return [names[code >> KNOWERS] if knows(code, viewer) else None for code in codes]


def known(codes: tuple[int, ...], names: list[str], viewer: int) -> list[str]:
    """Return the cards of a hand that the viewer knows."""
    return [names[code >> KNOWERS] for code in codes if knows(code, viewer)]


_FATE: dict[str, list[FateCard]] = {}


def fate_cards(c: Content, cards: tuple[int, ...]) -> list[FateCard]:
    found = _FATE.get(c.hash)
    if found is None:
        found = _FATE[c.hash] = [_fate_card(c, card) for card in range(len(c.destiny))]
    return [found[card] for card in cards]


def _fate_card(c: Content, card: int) -> FateCard:
    symbols: dict[str, str] = {}
    for shape, name in enumerate(SHAPES):
        kind, n = c.symbols[card][shape * 2], c.symbols[card][shape * 2 + 1]
        if kind:
            symbols[name] = f"{SYMBOL_NAMES[kind]}:{n}"
    return FateCard(c.names["fate"][card], DESTINY_NAMES[c.destiny[card]], symbols)
