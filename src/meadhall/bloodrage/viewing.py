"""What a seat, or a spectator, may know: an allow-list. Nothing that is not written here leaves the game.

A server makes a view after every move, and most of it is as it was: the parts are kept, and shared by all
tables and viewers, so nobody may change a list in one. A part is made from its arguments alone, never from
the game, so that nothing it depends on can be missing from its key.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from meadhall.bloodrage import happenings as ev
from meadhall.bloodrage.answers import answer
from meadhall.bloodrage.battle import cards_bonus
from meadhall.bloodrage.board import (
    ADJACENT,
    FIGURES,
    FIRST_FJORD,
    FJORD,
    ON_BOARD,
    OUTER,
    PLACE_NAME,
    PLACES,
    PROVINCES,
    REGION,
    RESERVE,
    STAT_NAMES,
    SUPPORTS,
    TOKEN_NAMES,
    TRACK,
    UNLIMITED,
    VALHALLA,
    VILLAGES,
    WARRIOR,
)
from meadhall.bloodrage.cards import (
    BATTLE,
    CARD_AGE,
    CARD_CLASS,
    CARD_GLORY,
    CARD_NAME,
    CARD_TYPE,
    CARD_VALUE,
    CLASS_NAMES,
    LATE,
    LEADER_UPGRADE,
    QUEST,
    QUEST_GLORIOUS_DEATH,
    TYPE_GOD,
    TYPE_NAME,
)
from meadhall.bloodrage.figures import FIGURE_NAME, figure_strength
from meadhall.bloodrage.gods_gifts import pack_of
from meadhall.bloodrage.invade import invade_cost
from meadhall.bloodrage.quests import PROVINCES_OF, quest_done, strongest_in
from meadhall.bloodrage.state import GODS_GIFTS, PHASE_NAMES, PICKS, SLOTS, BloodRage, from_pillager
from meadhall.bloodrage.upgrade import upgrade_cost
from meadhall.bloodrage.view import (
    Ask,
    Asked,
    Battle,
    Card,
    Clan,
    Group,
    Place,
    Played,
    Quest,
    Side,
    Sighting,
    Stat,
    Term,
    View,
)

# How many parts of a kind are kept: the provinces of 450 tables. One takes about 2 KB, all of them 25 MB.
KEPT: Final = 4096
Ints = tuple[int, ...]
NOBODY: Final = (0, 0, 0, 0)


def view(g: BloodRage, seat: int | None) -> View:
    """Everything the seat may know; `None` is a spectator, who knows what all know."""
    return View(**_public_view(g), **own_view(g, seat))


def _public_view(g: BloodRage) -> dict[str, Any]:
    """What all know, by the fields of a view."""
    others = _others(g)
    return {
        "clans": [_clan_now(g, seat, others) for seat in range(g.seats)],
        "age": g.age,
        "phase": PHASE_NAMES[g.phase],
        "first": g.clans[g.first],
        "over": g.over,
        "ranking": g.ranking if g.over else [],
        "asked": _asked_now(g),
        "provinces": _provinces_now(g, others),
        "fjords": [_fjord_now(g, fjord, others) for fjord in range(FIRST_FJORD, ON_BOARD)],
        "doom": [PLACE_NAME[province] for province in g.doom],
        "battle": _battle(g),
        "discard": _names(tuple(g.discard)),
    }


def own_view(g: BloodRage, seat: int | None) -> dict[str, Any]:
    """What the seat alone knows, by the fields of a view."""
    if seat is None:
        return {"seat": None, "ask": None, "hand": [], "quests": [], "pack": [], "shed": [], "seen": []}
    drafting = g.phase == GODS_GIFTS and bool(g.packs[0]) and bool(g.asks)
    return {
        "seat": g.clans[seat],
        "ask": _ask(g, seat),
        "hand": _cards_of(g, seat, g.hands[seat]),
        "quests": _quests(g, seat),
        "pack": _cards_of(g, seat, g.packs[pack_of(g, seat, g.asks[0][2][0])]) if drafting else [],
        "shed": _names((*g.shed[seat], *g.shed[4 + seat], *g.shed[8 + seat])),
        "seen": _sightings(tuple(g.saw[seat::4]), tuple(g.kept[seat::4])),
    }


# --- cards ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def _names(cards: Ints) -> list[str]:
    return [CARD_NAME[card] for card in cards]


@lru_cache(maxsize=KEPT)
def _sightings(saw: tuple[Ints, ...], kept: tuple[Ints, ...]) -> list[Sighting]:
    """The packs of each pass, Age by Age, and what was kept of them."""
    return [
        Sighting(i // PICKS + 1, i % PICKS + 1, _names(saw[i]), _names(kept[i]))
        for i in range(len(saw))
        if saw[i]
    ]


@lru_cache(maxsize=KEPT)
def _card(card: int, cost: int | None = None) -> Card:
    kind = CARD_CLASS[card]
    return Card(
        id=CARD_NAME[card],
        name=TYPE_NAME[CARD_TYPE[card]],
        kind=CLASS_NAMES[kind],
        age=CARD_AGE[card],
        value=CARD_VALUE[card],
        god=TYPE_GOD[CARD_TYPE[card]] or None,
        glory=CARD_GLORY[card] if kind == QUEST else None,
        late=bool(LATE[CARD_TYPE[card]]),
        cost=cost,
    )


def _cards_of(g: BloodRage, seat: int, cards: Ints) -> list[Card]:
    """Cards with what they cost this seat."""
    return [
        _card(card, upgrade_cost(g, seat, card)) if CARD_CLASS[card] >= LEADER_UPGRADE else _card(card)
        for card in cards
    ]


def _quests(g: BloodRage, seat: int) -> list[Quest]:
    cards = [(card, True) for card in g.committed[seat]]
    cards += [(card, False) for card in g.hands[seat] if CARD_CLASS[card] == QUEST]
    quests: list[Quest] = []
    for card, committed in cards:
        kind = CARD_TYPE[card]
        provinces = [] if kind == QUEST_GLORIOUS_DEATH else PROVINCES_OF[kind]
        where = tuple([p for p in provinces if strongest_in(g, seat, p)])
        quests.append(_quest(card, committed, quest_done(g, seat, card), where))
    return quests


@lru_cache(maxsize=KEPT)
def _quest(card: int, committed: bool, done: bool, where: Ints) -> Quest:
    return Quest(_card(card), committed, done, [PLACE_NAME[p] for p in where])


# --- places ---------------------------------------------------------------------------------------------


def _others(g: BloodRage) -> list[int]:
    """The figures that are no Warriors, as bits, by place * 4 + seat: as `warriors` counts those."""
    others = [0] * (PLACES * 4)
    for seat in range(g.seats):
        for figure in range(1, FIGURES):
            place = g.at[seat * FIGURES + figure]
            if place >= 0:
                others[place * 4 + seat] |= 1 << figure
    return others


@lru_cache(maxsize=KEPT)
def _groups(clan: str, warriors: int, others: int) -> list[Group]:
    groups = [Group(clan, FIGURE_NAME[WARRIOR], warriors)] if warriors else []
    return groups + [Group(clan, FIGURE_NAME[f], 1) for f in range(1, FIGURES) if others >> f & 1]


def _all_groups(clans: tuple[str, ...], warriors: Ints, others: Ints) -> list[Group]:
    groups: list[Group] = []
    for seat in range(len(clans)):
        if warriors[seat] or others[seat]:
            groups += _groups(clans[seat], warriors[seat], others[seat])
    return groups


def _side(
    clan: str, province: int, total: int, warriors: int, of_warriors: int, ashore: int, afloat: int
) -> Side:
    """`of_warriors`: their part of the total. `ashore`, `afloat`: other figures, there and in the fjord."""
    terms = [Term(FIGURE_NAME[WARRIOR], warriors, of_warriors)] if warriors else []
    for figure in range(1, FIGURES):
        if (ashore | afloat) >> figure & 1:
            place = province if ashore >> figure & 1 else FJORD[province]
            terms.append(Term(FIGURE_NAME[figure], 1, figure_strength(figure, place)))
    return Side(clan, total, terms)


def _provinces_now(g: BloodRage, others: list[int]) -> list[Place]:
    present = [0] * PROVINCES  # seats as bits
    for province in range(PROVINCES):
        for seat in range(g.seats):
            if g.here[province * 4 + seat]:
                present[province] |= 1 << seat
    provinces: list[Place] = []
    for province in range(PROVINCES):
        near = 0
        for neighbour in ADJACENT[province]:
            near |= present[neighbour]
        row, fjord = province * 4, FJORD[province] * 4
        sides, strongest = _sides_now(g, province)
        provinces.append(
            _province(
                g.clans,
                province,
                tuple(g.warriors[row : row + 4]),
                tuple(others[row : row + 4]),
                tuple(others[fjord : fjord + 4]) if fjord >= 0 else NOBODY,
                sides,
                strongest,
                near if g.room[province] > 0 else 0,
                max(0, g.room[province]),
                g.tokens[province],
                g.pillaged[province],
                g.destroyed[province],
                g.doom.index(province) + 1 if province in g.doom else 0,
            )
        )
    return provinces


def _sides_now(g: BloodRage, province: int) -> tuple[tuple[tuple[int, int, int], ...], int]:
    """The clans that stand in a province: seat, strength, and its Warriors' part; the strongest, or -1."""
    sides: list[tuple[int, int, int]] = []
    best = -1
    most = 0
    for seat in range(g.seats):
        if g.standing(seat, province):
            total = g.strength(seat, province)
            sides.append((seat, total, g.warrior_strength(seat, g.warriors[province * 4 + seat])))
            if total > most:
                best, most = seat, total
    return tuple(sides), best if best >= 0 and strongest_in(g, best, province) else -1


@lru_cache(maxsize=KEPT)
def _province(
    clans: tuple[str, ...],
    province: int,
    warriors: Ints,
    others: Ints,
    afloat: Ints,
    sides: tuple[tuple[int, int, int], ...],
    strongest: int,
    near: int,
    room: int,
    token: int,
    pillaged: int,
    destroyed: int,
    doomed: int,
) -> Place:
    limited = VILLAGES[province] != UNLIMITED
    return Place(
        id=PLACE_NAME[province],
        figures=_all_groups(clans, warriors, others),
        room=room if limited or destroyed else None,
        villages=VILLAGES[province] if limited else None,
        region=REGION[province] or None,
        fjord=PLACE_NAME[FJORD[province]] if province < OUTER else None,
        adjacent=[PLACE_NAME[p] for p in ADJACENT[province]],
        token=None if destroyed else TOKEN_NAMES[token],
        pillaged=bool(pillaged),
        destroyed=bool(destroyed),
        doomed_in_age=doomed or None,
        sides=[
            _side(clans[seat], province, total, warriors[seat], of_warriors, others[seat], afloat[seat])
            for seat, total, of_warriors in sides
        ],
        may_join=[clan for seat, clan in enumerate(clans) if near >> seat & 1],
        strongest=clans[strongest] if strongest >= 0 else None,
    )


def _fjord_now(g: BloodRage, fjord: int, others: list[int]) -> Place:
    row = fjord * 4
    warriors, figures = tuple(g.warriors[row : row + 4]), tuple(others[row : row + 4])
    return _fjord(g.clans, fjord, warriors, figures, g.room[fjord] > 0)


@lru_cache(maxsize=KEPT)
def _fjord(clans: tuple[str, ...], fjord: int, warriors: Ints, others: Ints, is_open: bool) -> Place:
    return Place(
        id=PLACE_NAME[fjord],
        figures=_all_groups(clans, warriors, others),
        room=None if is_open else 0,
        supports=[PLACE_NAME[province] for province in SUPPORTS[fjord]],
    )


# --- clans ----------------------------------------------------------------------------------------------


def _clan_now(g: BloodRage, seat: int, others: list[int]) -> Clan:
    reserve, valhalla = RESERVE * 4 + seat, VALHALLA * 4 + seat
    kinds = others[reserve] | (1 << WARRIOR if g.warriors[reserve] else 0)
    return _clan(
        g.clans[seat],
        g.glory[seat],
        g.rage[seat],
        tuple(g.steps[seat::4]),
        bool(g.passed[seat]) and not (g.rage[seat] and not g.options.pass_is_final),
        g.board[seat],
        tuple(g.sheet[seat * SLOTS : (seat + 1) * SLOTS]),
        tuple([CARD_AGE[card] for card in g.hands[seat]]),
        tuple([CARD_AGE[card] for card in g.committed[seat]]),
        tuple([card for card, _ in g.known[seat]]),
        g.played[seat],
        (g.warriors[reserve], others[reserve]),
        (g.warriors[valhalla], others[valhalla]),
        tuple([invade_cost(g, seat, figure) for figure in range(FIGURES) if kinds >> figure & 1]),
        tuple(g.earned[seat::4]),
    )


@lru_cache(maxsize=KEPT)
def _clan(
    clan: str,
    glory: int,
    rage: int,
    steps: Ints,
    passed: bool,
    on_board: int,
    sheet: Ints,
    hand: Ints,
    committed: Ints,
    known: Ints,
    played: Ints,
    reserve: tuple[int, int],
    valhalla: tuple[int, int],
    costs: Ints,
    earned: Ints,
) -> Clan:
    in_reserve = _groups(clan, *reserve)
    return Clan(
        id=clan,
        glory=glory,
        rage=rage,
        stats={name: _stat(i, steps[i]) for i, name in enumerate(STAT_NAMES)},
        passed=passed,
        figures_on_board=on_board,
        upgrades=[_card(card) if card >= 0 else None for card in sheet],
        hand=list(hand),
        committed=list(committed),
        known=_names(known),
        table=[_card(card) for card in played],
        reserve=in_reserve,
        valhalla=_groups(clan, *valhalla),
        costs={group.figure: cost for group, cost in zip(in_reserve, costs, strict=True)},
        earned={name: n for name, n in zip(ev.SOURCES, earned, strict=True) if n},
    )


@lru_cache(maxsize=KEPT)
def _stat(stat: int, step: int) -> Stat:
    return Stat(step + 1, TRACK[stat][step], TRACK[stat])


# --- the battle -----------------------------------------------------------------------------------------


def _cancelled(g: BloodRage, seat: int) -> bool:
    cards = g.played[seat]
    return bool(cards) and CARD_CLASS[cards[0]] == BATTLE and g.texts[seat] < 0


def _battle(g: BloodRage) -> Battle | None:
    """The pillage under way: sides, open cards and what they add so far."""
    if g.field < 0:
        return None
    fighters = from_pillager(g) or [seat for seat in range(g.seats) if g.standing(seat, g.field)]
    sides = [
        Played(
            clan=g.clans[seat],
            figures=g.strength(seat, g.field),
            cards=[_card(card) for card in g.played[seat]],
            bonus=cards_bonus(g, seat),
            cancelled=_cancelled(g, seat),
        )
        for seat in fighters
    ]
    return Battle(PLACE_NAME[g.field], g.clans[g.pillager], sides)


# --- what is asked --------------------------------------------------------------------------------------

# Parameters of prompts a client shows: which argument is what.
ARGUMENTS: dict[str, dict[str, int]] = {
    "invade-where": {"figure": 0},
    "free-invade": {"figure": 0},
    "friggas-succor": {"place": 0},
    "thors-domain": {"place": 0},
    "march-where": {"place": 0},
    "march-whom": {"place": 1},
    "upgrade-slot": {"card": 0},
    "join-battle": {"place": 1},
    "save-figures": {"place": 0},
    "move-leader": {"place": 0},
    "lokis-blessing": {"place": 0},
}


@lru_cache(maxsize=KEPT)
def _asked(clan: str, prompt: str, answered: bool) -> Asked:
    return Asked(clan, prompt, answered)


def _asked_now(g: BloodRage) -> list[Asked]:
    return [
        _asked(g.clans[who], prompt.name, len(given) >= prompt.need)
        for (who, prompt, _), given in zip(g.asks, g.given, strict=True)
    ]


def _ask(g: BloodRage, seat: int) -> Ask | None:
    index = g.ask_of(seat)
    if index < 0:
        return None
    _, prompt, args = g.asks[index]
    known = ARGUMENTS.get(prompt.name, {})
    return Ask(
        prompt=prompt.name,
        answers=[answer(g, action) for action in g.offer(index)],
        given=[" ".join(g.words(action)) for action in g.given[index]],
        place=PLACE_NAME[args[known["place"]]] if "place" in known else None,
        figure=FIGURE_NAME[args[known["figure"]]] if "figure" in known else None,
        card=CARD_NAME[args[known["card"]]] if "card" in known else None,
    )
