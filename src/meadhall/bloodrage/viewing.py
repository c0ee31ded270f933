"""What a seat, or a spectator, may know: an allow-list. Nothing that is not written here leaves the game."""

# not compiled: builds the types of view.py.
from __future__ import annotations

from collections.abc import Sequence

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


def view(g: BloodRage, seat: int | None) -> View:
    """Everything the seat may know; `None` is a spectator, who knows what all know."""
    own = seat is not None
    drafting = own and g.phase == GODS_GIFTS and bool(g.packs[0]) and bool(g.asks)
    return View(
        seat=None if seat is None else g.clans[seat],
        clans=[_clan(g, clan) for clan in range(g.seats)],
        age=g.age,
        phase=PHASE_NAMES[g.phase],
        first=g.clans[g.first],
        over=g.over,
        ranking=g.ranking if g.over else [],
        asked=[
            Asked(g.clans[who], prompt.name, len(given) >= prompt.need)
            for (who, prompt, _), given in zip(g.asks, g.given, strict=True)
        ],
        ask=None if seat is None else _ask(g, seat),
        provinces=[_province(g, province) for province in range(PROVINCES)],
        fjords=[_fjord(g, fjord) for fjord in range(FIRST_FJORD, ON_BOARD)],
        doom=[PLACE_NAME[province] for province in g.doom],
        battle=_battle(g),
        discard=_names(g.discard),
        hand=[] if seat is None else [_card(g, card, seat) for card in g.hands[seat]],
        quests=[] if seat is None else _quests(g, seat),
        pack=[_card(g, card, seat) for card in g.packs[pack_of(g, seat, g.asks[0][2][0])]]
        if drafting and seat is not None
        else [],
        shed=[] if seat is None else _names([*g.shed[seat], *g.shed[4 + seat], *g.shed[8 + seat]]),
        seen=[] if seat is None else _sightings(g, seat),
    )


def _names(cards: Sequence[int]) -> list[str]:
    return [CARD_NAME[card] for card in cards]


def _sightings(g: BloodRage, seat: int) -> list[Sighting]:
    return [
        Sighting(i // 4 // PICKS + 1, i // 4 % PICKS + 1, _names(g.saw[i]), _names(g.kept[i]))
        for i in range(seat, len(g.saw), 4)
        if g.saw[i]
    ]


def _card(g: BloodRage, card: int, owner: int | None = None) -> Card:
    kind, upgrade = CARD_CLASS[card], CARD_CLASS[card] >= LEADER_UPGRADE
    return Card(
        id=CARD_NAME[card],
        name=TYPE_NAME[CARD_TYPE[card]],
        kind=CLASS_NAMES[kind],
        age=CARD_AGE[card],
        value=CARD_VALUE[card],
        god=TYPE_GOD[CARD_TYPE[card]] or None,
        glory=CARD_GLORY[card] if kind == QUEST else None,
        late=bool(LATE[CARD_TYPE[card]]),
        cost=upgrade_cost(g, owner, card) if upgrade and owner is not None else None,
    )


def _quests(g: BloodRage, seat: int) -> list[Quest]:
    cards = [(card, True) for card in g.committed[seat]]
    cards += [(card, False) for card in g.hands[seat] if CARD_CLASS[card] == QUEST]
    quests: list[Quest] = []
    for card, committed in cards:
        kind = CARD_TYPE[card]
        provinces = [] if kind == QUEST_GLORIOUS_DEATH else PROVINCES_OF[kind]
        where = [PLACE_NAME[p] for p in provinces if strongest_in(g, seat, p)]
        quests.append(Quest(_card(g, card), committed, quest_done(g, seat, card), where))
    return quests


def _groups(g: BloodRage, seat: int, place: int) -> list[Group]:
    clan = g.clans[seat]
    n = g.warriors[place * 4 + seat]
    groups = [Group(clan, FIGURE_NAME[WARRIOR], n)] if n else []
    row = seat * FIGURES
    return groups + [
        Group(clan, FIGURE_NAME[figure], 1) for figure in range(1, FIGURES) if g.at[row + figure] == place
    ]


def _all_groups(g: BloodRage, place: int) -> list[Group]:
    return [group for seat in range(g.seats) for group in _groups(g, seat, place)]


def _side(g: BloodRage, seat: int, province: int) -> Side:
    fjord = FJORD[province]
    terms: list[Term] = []
    n = g.warriors[province * 4 + seat]
    if n:
        terms.append(Term(FIGURE_NAME[WARRIOR], n, g.warrior_strength(seat, n)))
    for figure in range(1, FIGURES):
        place = g.at[seat * FIGURES + figure]
        if place >= 0 and place in (province, fjord):
            terms.append(Term(FIGURE_NAME[figure], 1, figure_strength(figure, place)))
    return Side(g.clans[seat], g.strength(seat, province), terms)


def _province(g: BloodRage, province: int) -> Place:
    limited = VILLAGES[province] != UNLIMITED
    standing = [seat for seat in range(g.seats) if g.standing(seat, province)]
    near = [seat for seat in range(g.seats) if any(g.here[p * 4 + seat] for p in ADJACENT[province])]
    strongest = [seat for seat in standing if strongest_in(g, seat, province)]
    return Place(
        id=PLACE_NAME[province],
        figures=_all_groups(g, province),
        room=max(0, g.room[province]) if limited or g.destroyed[province] else None,
        villages=VILLAGES[province] if limited else None,
        region=REGION[province] or None,
        fjord=PLACE_NAME[FJORD[province]] if province < OUTER else None,
        adjacent=[PLACE_NAME[p] for p in ADJACENT[province]],
        token=None if g.destroyed[province] else TOKEN_NAMES[g.tokens[province]],
        pillaged=bool(g.pillaged[province]),
        destroyed=bool(g.destroyed[province]),
        doomed_in_age=g.doom.index(province) + 1 if province in g.doom else None,
        sides=[_side(g, seat, province) for seat in standing],
        may_join=[g.clans[seat] for seat in near] if g.room[province] > 0 else [],
        strongest=g.clans[strongest[0]] if strongest else None,
    )


def _fjord(g: BloodRage, fjord: int) -> Place:
    return Place(
        id=PLACE_NAME[fjord],
        figures=_all_groups(g, fjord),
        room=None if g.room[fjord] > 0 else 0,
        supports=[PLACE_NAME[province] for province in SUPPORTS[fjord]],
    )


def _clan(g: BloodRage, seat: int) -> Clan:
    stats = {
        name: Stat(g.steps[i * 4 + seat] + 1, TRACK[i][g.steps[i * 4 + seat]], TRACK[i])
        for i, name in enumerate(STAT_NAMES)
    }
    sheet = g.sheet[seat * SLOTS : (seat + 1) * SLOTS]
    reserve = _groups(g, seat, RESERVE)
    return Clan(
        id=g.clans[seat],
        glory=g.glory[seat],
        rage=g.rage[seat],
        stats=stats,
        passed=bool(g.passed[seat]) and not (g.rage[seat] and not g.options.pass_is_final),
        figures_on_board=g.board[seat],
        upgrades=[_card(g, card) if card >= 0 else None for card in sheet],
        hand=[CARD_AGE[card] for card in g.hands[seat]],
        committed=[CARD_AGE[card] for card in g.committed[seat]],
        known=[CARD_NAME[card] for card, _ in g.known[seat]],
        table=[_card(g, card) for card in g.played[seat]],
        reserve=reserve,
        valhalla=_groups(g, seat, VALHALLA),
        costs={group.figure: invade_cost(g, seat, FIGURE_NAME.index(group.figure)) for group in reserve},
        earned={name: g.earned[i * 4 + seat] for i, name in enumerate(ev.SOURCES) if g.earned[i * 4 + seat]},
    )


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
            cards=[_card(g, card) for card in g.played[seat]],
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
