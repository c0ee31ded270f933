"""What an ask is about: those of its arguments that a client shows, and the card it belongs to."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.contract import Ref
from meadhall.runewars.content import KINDS, TIMINGS, Content
from meadhall.runewars.effects.tree import B_SELF, B_SOURCE, SHAPES
from meadhall.runewars.state import Runewars
from meadhall.runewars.view import Effect

# By prompt: the meaning of its arguments, in order; "" is internal and not shown.
ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "activate": ("order",),
    "assist-group": ("side", "hero"),
    "assist-hero": ("side",),
    "assist-drop": ("side", "number"),
    "assist-reward": ("hero",),
    "assistants-retreat": ("area",),
    "battle-damage": ("side", "number"),
    "battle-group": ("side",),
    "battle-rout": ("side", "number"),
    "build-free": ("area",),
    "choose-thing": ("", "", "number"),
    "choose-unit": ("", "", "number"),
    "city-benefit": ("area",),
    "conquest": ("area",),
    "damage-each": ("", "", "side", "number"),
    "damage-unit": ("", "", "side", "number"),
    "deploy-where": ("kind", "number"),
    "destroy-unit": ("", "", "number"),
    "diplomacy-influence": ("area",),
    "discard-false-rune": ("number",),
    "discard-tactics": ("number",),
    "duel-symbol": ("side",),
    "fight-or-retreat": ("area",),
    "fight-or-talk": ("area",),
    "free-figure": ("kind", "number"),
    "hero-action": ("hero",),
    "hero-deed": ("hero",),
    "hero-walk": ("hero", "number"),
    "hire": ("area", "shape", "number"),
    "home-cell": ("",),
    "lose-units": ("area", "number"),
    "lower-dial": ("number",),
    "move-development": ("area", "development"),
    "move-from": ("area", "order"),
    "move-some": ("", "", "number"),
    "move-which": ("from", "area", "order"),
    "pay-for-title": ("title",),
    "pay-reward": ("hero",),
    "pay-unit": ("", "", "number"),
    "place-false-rune": ("area",),
    "place-hero": ("hero",),
    "place-type": ("", "", "number"),
    "play-tactics": ("timing", "hero", "area"),
    "put-reward-back": ("hero", "", "number"),
    "quest-after-duel": ("hero",),
    "quest-walk": ("hero",),
    "raise-attribute": ("", "", "hero"),
    "recruit-dial": ("number",),
    "redraw-fate": ("number",),
    "retreat": ("seat", "area"),
    "rout-unit": ("", "", "number"),
    "runes-back": ("area", "other"),
    "runes-second": ("area",),
    "send-unit-away": ("", "", "number"),
    "setup-false-rune": ("area",),
    "setup-hero": ("hero",),
    "setup-place-units": ("kind", "number"),
    "spread-rewards": ("hero", "number"),
    "stand-unit": ("", "", "number"),
    "strategize-to": ("area",),
    "strategize-which": ("area",),
    "swap-card": ("hero",),
    "swap-to": ("hero",),
    "take-over": ("area",),
    "take-rewards": ("area",),
    "tear-down": ("area",),
    "test-attribute": ("", "", "hero"),
    "tile-cell": ("piece",),
    "tile-turn": ("piece",),
    "train-more": ("hero",),
    "units-where": ("", "", "number"),
    "units-which": ("", "", "number", "area"),
    "use-reward": ("hero", "timing"),
    "use-whose-reward": ("reward",),
    "which-development": ("area",),
}

# Kinds of sources (effects/tree.py), in their order.
SOURCES: Final = (
    "season",
    "tactics",
    "quest",
    "reward",
    "hero",
    "title",
    "token",
    "unit",
    "development",
    "rules",
)
SIDE_NAMES: Final = ("attacker", "defender")


# The kinds of those whose name does not say it.
REF_KINDS: Final = {"from": "area", "other": "area", "kind": "unit"}


def about(g: Runewars, seat: int, prompt: str, args: tuple[int, ...]) -> dict[str, Ref]:
    found: dict[str, Ref] = {}
    meanings = ABOUT.get(prompt, ())
    for i in range(min(len(meanings), len(args))):
        meaning = meanings[i]
        if meaning == "number":
            found["number"] = Ref("number", n=args[i])
        elif meaning and args[i] >= 0:
            kind = REF_KINDS.get(meaning, meaning)
            found[meaning] = Ref(kind, _spelled(g, seat, kind, args[i]))
    return found


def _spelled(g: Runewars, seat: int, kind: str, value: int) -> str:
    c = g.content
    if kind == "timing":
        return TIMINGS[value]
    if kind == "side":
        return SIDE_NAMES[value]
    if kind == "seat":
        return g.names[value]
    if kind == "unit":
        return c.type_name[g.factions[seat] * KINDS + value]
    if kind == "shape":
        return SHAPES[value]
    if kind == "piece":
        return c.piece_name[value]
    return c.names[kind][value]


def effect(g: Runewars) -> Effect | None:
    """Return the card, ability or token whose effect is running, and its player."""
    if not g.envs:
        return None
    env = g.envs[-1]
    kind, number = divmod(env[B_SOURCE], 256)
    seat = env[B_SELF]
    name = _source(g.content, SOURCES[kind], number)
    return Effect(SOURCES[kind], name, g.names[seat] if seat >= 0 else None)


def _source(c: Content, kind: str, number: int) -> str | None:
    if kind == "season":
        return c.seasons[number]
    if kind == "token":
        return c.tokens[number]
    if kind == "unit":
        return c.type_name[number]
    return None if kind == "rules" else c.names[kind][number]
