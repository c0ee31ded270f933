"""Hidden facts that the rules of a game reveal: from then on two worlds may differ."""

from __future__ import annotations

from typing import Any


def known(game: Any, viewer: int) -> tuple[Any, ...]:
    """As long as this does not change, nothing has come out to this viewer (-1: a spectator)."""
    return KNOWN[game.rules.name](game, viewer)


def of_blood_rage(game: Any, viewer: int) -> tuple[Any, ...]:
    """Hidden facts come out when a phase ends (Quests are shown) and when a pack arrives."""
    packs = [] if viewer < 0 else [game.saw[i] for i in range(viewer, len(game.saw), 4)]
    return game.age, game.phase, game.over, packs


SECRETS = (
    *("fate", "fate_discard", "tactics_deck", "tactics_discard", "reward_deck", "reward_discard"),
    *("quest_deck", "quest_discard", "hero_deck", "season_decks", "objective_decks", "stacks"),
    *("explore", "rewards", "quests", "groups", "rune", "rune_up", "offered", "drawn"),
)


def of_runewars(game: Any, viewer: int) -> tuple[Any, ...]:
    """Whenever something is drawn, shuffled, discarded, looked at, placed or turned up."""
    return game.year, game.season, game.over, repr([getattr(game, name) for name in SECRETS])


KNOWN = {"bloodrage": of_blood_rage, "runewars": of_runewars}
