"""The content that is used: the game's own, or a user's pack."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.kernel.packs import Brought
from meadhall.kernel.rules import Rules
from meadhall.locale import Texts
from meadhall.registry import games, packs_of


def rules_for(game: str, pack: Brought | None) -> Rules:
    """In whatever process: one that has not read the pack yet does so; raises PackChanged."""
    packs = packs_of(game)
    return games()[game] if pack is None or packs is None else packs.rules_with(pack)


def texts_for(texts: Texts, game: str, pack: Brought | None) -> Texts:
    """The texts of a report: things are called as the pack calls them."""
    packs = packs_of(game)
    return texts if pack is None or packs is None else PackTexts(texts.language, packs.own_texts(pack))


class PackTexts(Texts):
    """The texts of a language, with some names replaced by those of a pack."""

    def __init__(self, language: str, own: Mapping[str, str]) -> None:
        super().__init__(language)
        self._own = own

    def __call__(self, message: str, /, **params: str | int | float) -> str:
        return self._own[message] if message in self._own else super().__call__(message, **params)

    def has(self, message: str) -> bool:
        return message in self._own or super().has(message)
