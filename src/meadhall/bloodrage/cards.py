"""The 102 cards of Blood Rage, read from cards.csv.

A *type* is a card's name (61 of them). A *card* is a type in one Age's deck: the back shows the Age,
and a Quest's Glory grows with it. Copies of a card are equal, so hands are multisets of card numbers.

Effect words of cards.csv, each a table here by type:
  late            may be added after the reveal          (Heimdall's Eye, Gaze)
  win-glory=n     the winner gains n Glory               (Thor's Hammer, Ascension)
  win-rage=n      the winner gains n Rage                (Thor's Ascension)
  win-raise=n     the winner raises n stats              (Thor's Oath)
  lose-rage=n     a loser takes n Rage of the winner     (Loki's Trickery)
  lose-glory=n    a loser takes n Glory of the winner    (Loki's Backstab)
  lose-cards      a loser takes the winner's cards       (Loki's Poison)
  dead-glory=n    n Glory for each figure destroyed      (Odin's Judgement)
  ship-glory=n    n Glory when an own ship is destroyed  (the Dragons)
  release-glory=n n Glory for each own figure released   (Loki's Domain, Eminence, Wrath)
  quest-as=n      a revealed Quest may count as +n       (Tyr's Domain, Wrath)
  board-glory=n   n Glory for each own figure at the end (Thor's Conquest)
  pair=n          two Warriors together are STR n        (Brothers, Masters in Arms)
  free            no Rage to upgrade or invade           (Dwarf Chieftain, Soldier of Hel)
Cards with unique effects are named below and implemented in the modules of their rules.
"""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

BATTLE: Final = 0
QUEST: Final = 1
LEADER_UPGRADE: Final = 2
WARRIOR_UPGRADE: Final = 3
SHIP_UPGRADE: Final = 4
MONSTER_UPGRADE: Final = 5
CLAN_UPGRADE: Final = 6
CLASS_NAMES: Final = ("battle", "quest", "leader", "warrior", "ship", "monster", "clan")

_table = files("meadhall.bloodrage").joinpath("cards.csv").read_text("utf-8")
ROWS: Final[list[dict[str, str]]] = list(csv.DictReader(_table.splitlines()))

TYPE_NAME: Final[list[str]] = [row["name"] for row in ROWS]
TYPE_CLASS: Final[list[int]] = [CLASS_NAMES.index(row["kind"]) for row in ROWS]
TYPE_GOD: Final[list[str]] = [row["god"] for row in ROWS]
TYPE_VALUE: Final[list[int]] = [int(row["value"] or 0) for row in ROWS]


def _effect(word: str) -> list[int]:
    """Return the values of one effect word by type; 0 for cards without it."""
    table: list[int] = []
    for row in ROWS:
        value = 0
        for effect in row["effects"].split():
            name, _, number = effect.partition("=")
            if name == word:
                value = int(number or 1)
        table.append(value)
    return table


LATE: Final[list[int]] = _effect("late")
WIN_GLORY: Final[list[int]] = _effect("win-glory")
WIN_RAGE: Final[list[int]] = _effect("win-rage")
WIN_RAISE: Final[list[int]] = _effect("win-raise")
LOSE_RAGE: Final[list[int]] = _effect("lose-rage")
LOSE_GLORY: Final[list[int]] = _effect("lose-glory")
LOSE_CARDS: Final[list[int]] = _effect("lose-cards")
DEAD_GLORY: Final[list[int]] = _effect("dead-glory")
SHIP_GLORY: Final[list[int]] = _effect("ship-glory")
RELEASE_GLORY: Final[list[int]] = _effect("release-glory")
QUEST_AS: Final[list[int]] = _effect("quest-as")
BOARD_GLORY: Final[list[int]] = _effect("board-glory")
PAIR: Final[list[int]] = _effect("pair")
NO_COST: Final[list[int]] = _effect("free")

# Types that the rules refer to by name: battle cards with a unique text …
ODINS_SMITE: Final[int] = TYPE_NAME.index("odins-smite")
ODINS_TIDE: Final[int] = TYPE_NAME.index("odins-tide")
HEIMDALLS_SIGHT: Final[int] = TYPE_NAME.index("heimdalls-sight")
HEIMDALLS_WATCH: Final[int] = TYPE_NAME.index("heimdalls-watch")
FRIGGAS_GRACE: Final[int] = TYPE_NAME.index("friggas-grace")
THORS_PRIMACY: Final[int] = TYPE_NAME.index("thors-primacy")
# … Quests …
QUEST_GLORIOUS_DEATH: Final[int] = TYPE_NAME.index("quest-glorious-death")
QUEST_YGGDRASIL: Final[int] = TYPE_NAME.index("quest-yggdrasil")
# … and Upgrades. An Upgrade on a clan sheet is a bit of `powers[seat]`: 1 << (type - FIRST_UPGRADE).
FIRST_UPGRADE: Final[int] = TYPE_NAME.index("lord-of-hammers")


def _power(name: str) -> int:
    return 1 << (TYPE_NAME.index(name) - FIRST_UPGRADE)


LORD_OF_HAMMERS: Final[int] = _power("lord-of-hammers")
LORD_OF_AXES: Final[int] = _power("lord-of-axes")
LORD_OF_SPEARS: Final[int] = _power("lord-of-spears")
LOKIS_BLESSING: Final[int] = _power("lokis-blessing")
FRIGGAS_CHARM: Final[int] = _power("friggas-charm")
FRIGGAS_SUCCOR: Final[int] = _power("friggas-succor")
FRIGGAS_PROTECTION: Final[int] = _power("friggas-protection")
FRIGGAS_DOMAIN: Final[int] = _power("friggas-domain")
FRIGGAS_SACRIFICE: Final[int] = _power("friggas-sacrifice")
THORS_GLORY: Final[int] = _power("thors-glory")
THORS_DOMAIN: Final[int] = _power("thors-domain")
TYRS_DOMAIN: Final[int] = _power("tyrs-domain")
TYRS_WRATH: Final[int] = _power("tyrs-wrath")
TYRS_CHALLENGE: Final[int] = _power("tyrs-challenge")
TYRS_PROWESS: Final[int] = _power("tyrs-prowess")
ODINS_INSPIRATION: Final[int] = _power("odins-inspiration")
ODINS_THRONE: Final[int] = _power("odins-throne")

# Cards: a type in an Age's deck, in the order Age, then row.
CARD_TYPE: Final[list[int]] = []
CARD_AGE: Final[list[int]] = []
CARD_GLORY: Final[list[int]] = []
_copies: list[tuple[int, list[int]]] = []
for _age in (1, 2, 3):
    for _type, _row in enumerate(ROWS):
        if _row[f"age{_age}"]:
            _copies.append((len(CARD_TYPE), [int(mark) for mark in _row[f"age{_age}"].split()]))
            CARD_TYPE.append(_type)
            CARD_AGE.append(_age)
            CARD_GLORY.append(int(_row[f"glory{_age}"] or 0))

CARDS: Final[int] = len(CARD_TYPE)
CARD_CLASS: Final[list[int]] = [TYPE_CLASS[t] for t in CARD_TYPE]
CARD_VALUE: Final[list[int]] = [TYPE_VALUE[t] for t in CARD_TYPE]


def _spell(card: int) -> str:
    """Return the notation of a card, such as `tyrs-crush@2`; a type with only one Age has no `@`."""
    name = TYPE_NAME[CARD_TYPE[card]]
    return name if CARD_TYPE.count(CARD_TYPE[card]) == 1 else f"{name}@{CARD_AGE[card]}"


CARD_NAME: Final[list[str]] = [_spell(card) for card in range(CARDS)]


def _deck(age: int, seats: int) -> list[int]:
    cards: list[int] = []
    for card, marks in _copies:
        if CARD_AGE[card] == age:
            cards += [card for mark in marks if mark <= seats]
    return cards


_DECKS: Final[list[list[int]]] = [_deck(age, seats) for age in (1, 2, 3) for seats in (2, 3, 4)]


def deck(age: int, seats: int) -> list[int]:
    """Return the deck of an Age for so many players (p.11): cards marked for more players are left out."""
    return _DECKS[(age - 1) * 3 + seats - 2][:]
