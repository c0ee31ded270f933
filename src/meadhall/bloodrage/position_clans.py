"""The lines of a position about one clan (position_reader.py)."""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.board import (
    FIGURES,
    FIRST_FJORD,
    FIRST_MONSTER,
    ON_BOARD,
    PLACE_NAME,
    PROVINCES,
    RAGE,
    RESERVE,
    STAT_NAMES,
    TRACK,
    VALHALLA,
    WARRIOR,
    WARRIORS,
)
from meadhall.bloodrage.cards import (
    CARD_AGE,
    CARD_CLASS,
    CARD_NAME,
    CARD_TYPE,
    LEADER_UPGRADE,
    QUEST,
    TYPE_NAME,
)
from meadhall.bloodrage.figures import FIGURE_NAME, MONSTER_TYPE, SAILS, TYPE_MONSTER
from meadhall.bloodrage.knowledge import AGE
from meadhall.bloodrage.state import (
    DISCARD,
    PICKS,
    SLOTS,
    BloodRage,
    pass_index,
)
from meadhall.bloodrage.upgrade import slots_of

if TYPE_CHECKING:
    from meadhall.bloodrage.position_reader import Reader


def glory(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    g.glory[seat] = read.integer(words[0], 0, 9999)


def rage(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    g.rage[seat] = read.integer(words[0], 0, 99)


def steps(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    """Steps 1 to 6 of Rage, Axes and Horns, or of one by name; default of Rage: the value of the stat."""
    if words[0] in STAT_NAMES and len(words) == 2:
        g.steps[STAT_NAMES.index(words[0]) * 4 + seat] = read.integer(words[1], 1, 6) - 1
    elif len(words) == 3:
        for stat in range(3):
            g.steps[stat * 4 + seat] = read.integer(words[stat], 1, 6) - 1
    else:
        raise read.wrong("bad_steps")
    if not read.says(g, seat, "rage") and not read.says(g, seat, "passed"):
        g.rage[seat] = TRACK[RAGE][g.steps[RAGE * 4 + seat]]


def passed(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    """A clan that passed has no Rage (ruling 3); a `rage` line gives what was gained since."""
    g.passed[seat] = 1
    if not read.says(g, seat, "rage"):
        g.rage[seat] = 0


def sheet(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    for card in read.cards(g, words):
        if CARD_CLASS[card] < LEADER_UPGRADE:
            raise read.wrong("not_an_upgrade", card=CARD_NAME[card])
        free = [slot for slot in slots_of(card) if g.sheet[seat * SLOTS + slot] < 0]
        if not free:
            raise read.wrong("no_free_slot", card=CARD_NAME[card])
        g.set_slot(seat, free[0], card)
        monster = TYPE_MONSTER[CARD_TYPE[card]]
        if monster >= 0 and g.at[seat * FIGURES + monster] < 0:
            g.move(seat, monster, -1, RESERVE, 1)


def at(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    """`at gimle warrior 2 leader`: figures, taken from the reserve."""
    place = read.place(words[0], VALHALLA + 1)
    saved = read.what_if or g.options.protection_at_ragnarok
    if place < PROVINCES and g.destroyed[place] and not saved:
        raise read.wrong("destroyed", place=words[0])
    i = 1
    if len(words) == 1:
        raise read.wrong("no_value", word=words[0])
    while i < len(words):
        if words[i] not in FIGURE_NAME:
            raise read.wrong("unknown_figure", word=words[i])
        figure, n = FIGURE_NAME.index(words[i]), 1
        i += 1
        if figure == WARRIOR and i < len(words) and words[i].isdigit():
            n = read.integer(words[i], 1, WARRIORS)
            i += 1
        put(read, g, seat, place, figure, n)


def put(read: Reader, g: BloodRage, seat: int, place: int, figure: int, n: int) -> None:
    name = FIGURE_NAME[figure]
    if figure >= FIRST_MONSTER and g.at[seat * FIGURES + figure] < 0:
        monster_first(read, g, seat, figure)
    have = g.warriors[RESERVE * 4 + seat] if figure == WARRIOR else g.at[seat * FIGURES + figure] == RESERVE
    if n > have:
        raise read.wrong("not_enough_figures", figure=name, need=n, have=int(have))
    if place < ON_BOARD and SAILS[figure] != (place >= FIRST_FJORD):
        code = "ships_need_a_fjord" if SAILS[figure] else "fjords_are_for_ships"
        raise read.wrong(code, figure=name, place=PLACE_NAME[place])
    if FIRST_FJORD <= place < ON_BOARD and g.room[place] < 0:
        raise read.wrong("fjord_closed", figure=name, place=PLACE_NAME[place])
    if place < ON_BOARD and n > g.room[place] and g.room[place] >= 0:
        raise read.wrong("villages_full", place=PLACE_NAME[place], room=g.room[place])
    g.move(seat, figure, RESERVE, place, n)


def monster_first(read: Reader, g: BloodRage, seat: int, figure: int) -> None:
    """Check that a `sheet` line of the clan names the Monster's card; it may come after the `at` line."""
    name = TYPE_NAME[MONSTER_TYPE[figure]]
    sheets = [line.split() for _, line in read.lines if line.split()[:2] == [g.clans[seat], "sheet"]]
    if not any(name in (word.partition("@")[0] for word in words) for words in sheets):
        raise read.wrong("monster_without_card", figure=name)
    g.move(seat, figure, -1, RESERVE, 1)


def hand(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    g.hands[seat] = tuple(sorted((*g.hands[seat], *read.cards(g, words))))


def quests(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    for card in read.cards(g, words):
        if CARD_CLASS[card] != QUEST:
            raise read.wrong("not_a_quest", card=CARD_NAME[card])
        g.committed[seat] = (*g.committed[seat], card)


def shed(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    """`shed 1 tyrs-bash`: in the Discard phase of Age 1; without an Age, of the card's own."""
    age = words.pop(0) if words[0] in ("1", "2", "3") else ""
    for card in read.cards(g, words):
        phase = int(age or CARD_AGE[card])
        if not CARD_AGE[card] <= phase < g.age + (g.phase > DISCARD):
            raise read.wrong("not_discarded_yet", card=CARD_NAME[card])
        index = (phase - 1) * 4 + seat
        g.shed[index] = tuple(sorted((*g.shed[index], card)))


def shown(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    g.shown[seat] = tuple(sorted(read.cards(g, words)))


def known(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    """`known tyrs-bash 2.1`: in hand in Age 2, when one Quest was committed; default: now."""
    if len(words) > 2:
        raise read.wrong("extra_words", word=words[2])
    age, _, commits = (words[1] if len(words) > 1 else f"{g.age}.0").partition(".")
    when = read.integer(age, 1, g.age) * AGE + read.integer(commits or "0", 0, 20)
    g.known[seat] = tuple(sorted((*g.known[seat], (read.card(g, words[0]), when))))


def saw(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    age, _, turn = words[0].partition(".")
    if "kept" not in words:
        raise read.wrong("no_value", word="kept")
    middle = words.index("kept")
    index = pass_index(read.integer(age, 1, g.age), read.integer(turn, 1, PICKS) - 1, seat)
    g.saw[index] = tuple(sorted(read.cards(g, words[1:middle])))
    g.kept[index] = tuple(sorted(read.cards(g, words[middle + 1 :])))


def earned(read: Reader, g: BloodRage, seat: int, words: list[str]) -> None:
    if len(words) % 2:
        raise read.wrong("no_value", word=words[-1])
    for name, n in zip(words[::2], words[1::2], strict=True):
        if name not in ev.SOURCES:
            raise read.wrong("unknown_word", word=name)
        g.earned[ev.SOURCES.index(name) * 4 + seat] = read.integer(n, -9999, 9999)


CLAN_LINES: dict[str, Callable[[Reader, BloodRage, int, list[str]], None]] = {
    "glory": glory,
    "rage": rage,
    "steps": steps,
    "passed": passed,
    "sheet": sheet,
    "at": at,
    "hand": hand,
    "quests": quests,
    "shed": shed,
    "shown": shown,
    "known": known,
    "saw": saw,
    "earned": earned,
}
