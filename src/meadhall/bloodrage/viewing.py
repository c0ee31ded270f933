"""What a seat, or a spectator, may know: an allow-list. Nothing that is not written here leaves the game.

A view is made in two steps. Its keys say what each part of it depends on: plain numbers, read from the game.
A part is made from its key alone. So a server that has shown the parts of some keys compares the keys of now
with those, and makes only what has changed.
"""

from __future__ import annotations

from collections.abc import Callable
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

Ints = tuple[int, ...]
Key = tuple[Any, ...]  # the kind of part it is of comes first

CLAN, PROVINCE, FJORD_AT, AGE, PHASE, FIRST, OVER, RANKING, ASKED, DOOM, BATTLE_NOW, DISCARD = range(12)
SEAT, ASK, HAND, QUESTS, PACK, SHED, SEEN = range(12, 19)
# The field of a view that each kind of part is of; those of the first kinds are items of a list with ids.
FIELD: Final = (
    "clans", "provinces", "fjords", "age", "phase", "first", "over", "ranking", "asked", "doom", "battle",
    "discard", "seat", "ask", "hand", "quests", "pack", "shed", "seen",
)  # fmt: skip
ITEMS: Final = FJORD_AT

NOBODY: Final = (0, 0, 0, 0)
KEPT: Final = 4096  # of small things that many parts hold


def public_keys(g: BloodRage) -> list[Key]:
    """What all know."""
    others = _others(g)
    keys: list[Key] = [_clan_key(g, seat, others) for seat in range(g.seats)]
    _add_province_keys(g, others, keys)
    for fjord in range(FIRST_FJORD, ON_BOARD):
        keys.append(_fjord_key(g, fjord, others))
    keys += [
        (AGE, g.age),
        (PHASE, g.phase),
        (FIRST, g.clans[g.first]),
        (OVER, g.over),
        (RANKING, tuple(g.ranking) if g.over else ()),
        _asked_key(g),
        (DOOM, tuple(g.doom)),
        _battle_key(g),
        (DISCARD, tuple(g.discard)),
    ]
    return keys


def own_keys(g: BloodRage, seat: int) -> list[Key]:
    """What the seat alone knows."""
    drafting = g.phase == GODS_GIFTS and bool(g.packs[0]) and bool(g.asks)
    pack = g.packs[pack_of(g, seat, g.asks[0][2][0])] if drafting else ()
    return [
        (SEAT, g.clans[seat]),
        _ask_key(g, seat),
        (HAND, g.hands[seat], _costs(g, seat, g.hands[seat])),
        _quests_key(g, seat),
        (PACK, pack, _costs(g, seat, pack)),
        (SHED, (*g.shed[seat], *g.shed[4 + seat], *g.shed[8 + seat])),
        (SEEN, tuple(g.saw[seat::4]), tuple(g.kept[seat::4])),
    ]


def part(key: Key) -> tuple[str, Any]:
    """The part of a view that a key is of: its name, and what it shows."""
    kind: int = key[0]
    value = _MAKE[kind](key)
    return (f"{FIELD[kind]}/{value.id}" if kind <= ITEMS else FIELD[kind]), value


def view(g: BloodRage, seat: int | None) -> View:
    """Everything the seat may know; `None` is a spectator, who knows what all know."""
    fields: dict[str, Any] = {"clans": [], "provinces": [], "fjords": []}
    for key in public_keys(g):
        kind: int = key[0]
        if kind <= ITEMS:
            fields[FIELD[kind]].append(_MAKE[kind](key))
        else:
            fields[FIELD[kind]] = _MAKE[kind](key)
    return View(**fields, **own_view(g, seat))


def own_view(g: BloodRage, seat: int | None) -> dict[str, Any]:
    """What the seat alone knows, by the fields of a view."""
    if seat is None:
        return {"seat": None, "ask": None, "hand": [], "quests": [], "pack": [], "shed": [], "seen": []}
    return dict([part(key) for key in own_keys(g, seat)])


def _plain(key: Key) -> Any:
    return key[1]


def _phase(key: Key) -> str:
    return PHASE_NAMES[key[1]]


def _ranking(key: Key) -> list[int]:
    return list(key[1])


def _places(key: Key) -> list[str]:
    return [PLACE_NAME[place] for place in key[1]]


# --- cards ----------------------------------------------------------------------------------------------


def _names(cards: Ints) -> list[str]:
    return [CARD_NAME[card] for card in cards]


def _cards_named(key: Key) -> list[str]:
    return _names(key[1])


def _sightings(key: Key) -> list[Sighting]:
    """The packs of each pass, Age by Age, and what was kept of them."""
    saw: tuple[Ints, ...] = key[1]
    kept: tuple[Ints, ...] = key[2]
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


def _costs(g: BloodRage, seat: int, cards: Ints) -> tuple[int | None, ...]:
    """What the Upgrades among them cost this seat."""
    return tuple(
        [upgrade_cost(g, seat, card) if CARD_CLASS[card] >= LEADER_UPGRADE else None for card in cards]
    )


def _cards(key: Key) -> list[Card]:
    return [_card(card, cost) for card, cost in zip(key[1], key[2], strict=True)]


def _quests_key(g: BloodRage, seat: int) -> Key:
    quests: list[tuple[int, bool, bool, Ints]] = []
    for card in g.committed[seat]:
        quests.append((card, True, quest_done(g, seat, card), _fulfilled_in(g, seat, card)))
    for card in g.hands[seat]:
        if CARD_CLASS[card] == QUEST:
            quests.append((card, False, quest_done(g, seat, card), _fulfilled_in(g, seat, card)))
    return (QUESTS, tuple(quests))


def _fulfilled_in(g: BloodRage, seat: int, card: int) -> Ints:
    kind = CARD_TYPE[card]
    if kind == QUEST_GLORIOUS_DEATH:
        return ()
    return tuple([p for p in PROVINCES_OF[kind] if strongest_in(g, seat, p)])


def _quests(key: Key) -> list[Quest]:
    return [
        Quest(_card(card), committed, done, [PLACE_NAME[p] for p in where])
        for card, committed, done, where in key[1]
    ]


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


def _add_province_keys(g: BloodRage, others: list[int], keys: list[Key]) -> None:
    present = [0] * PROVINCES  # seats as bits
    for province in range(PROVINCES):
        for seat in range(g.seats):
            if g.here[province * 4 + seat]:
                present[province] |= 1 << seat
    for province in range(PROVINCES):
        near = 0
        for neighbour in ADJACENT[province]:
            near |= present[neighbour]
        row, fjord = province * 4, FJORD[province] * 4
        sides, strongest = _sides_now(g, province)
        keys.append(
            (
                PROVINCE,
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


def _province(key: Key) -> Place:
    clans: tuple[str, ...] = key[1]
    province: int = key[2]
    warriors: Ints = key[3]
    others: Ints = key[4]
    afloat: Ints = key[5]
    sides: tuple[tuple[int, int, int], ...] = key[6]
    strongest: int = key[7]
    near: int = key[8]
    room: int = key[9]
    token: int = key[10]
    destroyed: int = key[12]
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
        pillaged=bool(key[11]),
        destroyed=bool(destroyed),
        doomed_in_age=key[13] or None,
        sides=[
            _side(clans[seat], province, total, warriors[seat], of_warriors, others[seat], afloat[seat])
            for seat, total, of_warriors in sides
        ],
        may_join=[clan for seat, clan in enumerate(clans) if near >> seat & 1],
        strongest=clans[strongest] if strongest >= 0 else None,
    )


def _fjord_key(g: BloodRage, fjord: int, others: list[int]) -> Key:
    row = fjord * 4
    warriors, figures = tuple(g.warriors[row : row + 4]), tuple(others[row : row + 4])
    return (FJORD_AT, g.clans, fjord, warriors, figures, g.room[fjord] > 0)


def _fjord(key: Key) -> Place:
    fjord: int = key[2]
    return Place(
        id=PLACE_NAME[fjord],
        figures=_all_groups(key[1], key[3], key[4]),
        room=None if key[5] else 0,
        supports=[PLACE_NAME[province] for province in SUPPORTS[fjord]],
    )


# --- clans ----------------------------------------------------------------------------------------------


def _clan_key(g: BloodRage, seat: int, others: list[int]) -> Key:
    reserve, valhalla = RESERVE * 4 + seat, VALHALLA * 4 + seat
    kinds = others[reserve] | (1 << WARRIOR if g.warriors[reserve] else 0)
    return (
        CLAN,
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


def _clan(key: Key) -> Clan:
    _, clan, glory, rage, steps, passed, on_board, sheet, hand, committed, known, played, *rest = key
    reserve, valhalla, costs, earned = rest
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


def _battle_key(g: BloodRage) -> Key:
    """The pillage under way: sides, open cards and what they add so far."""
    if g.field < 0:
        return (BATTLE_NOW,)
    fighters = from_pillager(g) or [seat for seat in range(g.seats) if g.standing(seat, g.field)]
    sides = [
        (g.clans[seat], g.strength(seat, g.field), g.played[seat], cards_bonus(g, seat), _cancelled(g, seat))
        for seat in fighters
    ]
    return (BATTLE_NOW, g.field, g.clans[g.pillager], tuple(sides))


def _battle(key: Key) -> Battle | None:
    if len(key) == 1:
        return None
    sides = [
        Played(clan, figures, [_card(card) for card in cards], bonus, cancelled)
        for clan, figures, cards, bonus, cancelled in key[3]
    ]
    return Battle(PLACE_NAME[key[1]], key[2], sides)


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


def _asked_key(g: BloodRage) -> Key:
    asked = [
        (g.clans[who], prompt.name, len(given) >= prompt.need)
        for (who, prompt, _), given in zip(g.asks, g.given, strict=True)
    ]
    return (ASKED, tuple(asked))


def _asked(key: Key) -> list[Asked]:
    return [Asked(clan, prompt, answered) for clan, prompt, answered in key[1]]


def _ask_key(g: BloodRage, seat: int) -> Key:
    index = g.ask_of(seat)
    if index < 0:
        return (ASK,)
    _, prompt, args = g.asks[index]
    return (ASK, prompt.name, args, g.age, tuple(g.offer(index)), g.given[index])


def _ask(key: Key) -> Ask | None:
    if len(key) == 1:
        return None
    _, prompt, args, age, offer, given = key
    known = ARGUMENTS.get(prompt, {})
    return Ask(
        prompt=prompt,
        answers=[answer(action, age) for action in offer],
        given=[answer(action, age).words for action in given],
        place=PLACE_NAME[args[known["place"]]] if "place" in known else None,
        figure=FIGURE_NAME[args[known["figure"]]] if "figure" in known else None,
        card=CARD_NAME[args[known["card"]]] if "card" in known else None,
    )


# By kind.
_MAKE: Final[list[Callable[[Key], Any]]] = [
    _clan, _province, _fjord, _plain, _phase, _plain, _plain, _ranking, _asked, _places, _battle,
    _cards_named, _plain, _ask, _cards, _quests, _cards, _cards_named, _sightings,
]  # fmt: skip
