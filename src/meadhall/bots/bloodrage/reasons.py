"""Reasons for an answer, for hints: message ids and their parameters."""

# not compiled: called once per hint, and returns dictionaries.
from __future__ import annotations

from typing import Any

from meadhall.bloodrage.actions import (
    ADD,
    CHALLENGE,
    DECLINE,
    INVADE,
    JOIN,
    KEEP,
    NOTHING,
    PASS,
    PILLAGE,
    PLACE,
    QUEST,
    RAISE,
    RECALL,
    REPLACE,
    REVEAL,
    TAKE,
    UPGRADE,
    VICTIM,
)
from meadhall.bloodrage.board import (
    FIGURES,
    LEADER,
    LEGEND,
    ON_BOARD,
    PLACE_NAME,
    PROVINCES,
    RAGNAROK_GLORY,
    STAT_NAMES,
    TOKEN_NAMES,
)
from meadhall.bloodrage.cards import (
    BATTLE,
    CARD_CLASS,
    CARD_GLORY,
    CARD_TYPE,
    CARD_VALUE,
    LEADER_UPGRADE,
    ODINS_INSPIRATION,
    TYPE_GOD,
    TYPE_NAME,
)
from meadhall.bloodrage.cards import QUEST as QUEST_CARD
from meadhall.bloodrage.figures import STRENGTH
from meadhall.bloodrage.invade import release_glory
from meadhall.bloodrage.quests import PROVINCES_OF, quest_done
from meadhall.bloodrage.state import SLOTS
from meadhall.bloodrage.upgrade import upgrade_cost
from meadhall.bots.bloodrage.priors import standing_totals

Said = tuple[str, dict[str, str | int]]
MOST = 3  # the maximum number of reasons for one answer


def reasons(g: Any, seat: int, action: int) -> list[Said]:
    """Return reasons for an answer in the current state.

    The game may be a sampled one: only what the seat itself sees is used, except for the cards that other
    clans might play.
    """
    name = g.asks[g.ask_of(seat)][1].name
    said: list[Said] = []
    if action == PASS:
        return [("end-of-age", {})]
    if action in (DECLINE, NOTHING):
        return [("keeps-cards", {})] if name == "late-card" else []
    if name in ("keep-card", "keep-two-cards", "save-card"):
        said = _card(g, seat, action - KEEP)
    elif RAISE <= action < RAISE + 3:
        said = _stat(g, seat, action - RAISE)
    elif PLACE <= action < PLACE + ON_BOARD:
        said = _place(g, seat, action - PLACE, _arriving(name, g.asks[g.ask_of(seat)][2]))
    elif INVADE <= action < RECALL:
        said = [("saves-rage", {"n": 0})] if action - INVADE == LEADER else []
    elif PILLAGE <= action < CHALLENGE + ON_BOARD:
        said = _pillage(g, seat, (action - PILLAGE) % ON_BOARD)
    elif JOIN <= action < VICTIM:
        province = g.asks[g.ask_of(seat)][2][1]
        said = _lead(g, seat, province, STRENGTH[(action - JOIN) % FIGURES])
    elif UPGRADE <= action < REPLACE:
        said = _upgrade(g, seat, action - UPGRADE)
    elif QUEST <= action < REVEAL:
        said = _quest(g, seat, action - QUEST)
    elif REVEAL <= action < TAKE:
        said = _battle(g, seat, (action - REVEAL) % (ADD - REVEAL))
    return said[:MOST]


def _card(g: Any, seat: int, card: int) -> list[Said]:
    """Reasons for a card of the draft: its strength, other cards of its god, its Quest."""
    said: list[Said] = []
    kind = CARD_TYPE[card]
    if CARD_CLASS[card] == QUEST_CARD:
        said += _quest(g, seat, card)
    elif CARD_CLASS[card] == BATTLE and CARD_VALUE[card] >= 4:
        said.append(("strong-card", {"n": CARD_VALUE[card]}))
    elif CARD_CLASS[card] >= LEADER_UPGRADE and g.age < 3:
        said.append(("upgrade", {"card": TYPE_NAME[kind]}))
    mine = [*g.hands[seat], *(c for c in g.sheet[seat * SLOTS : seat * SLOTS + SLOTS] if c >= 0)]
    god = TYPE_GOD[kind]
    if god and (n := sum(1 for other in mine if TYPE_GOD[CARD_TYPE[other]] == god)):
        said.append(("god", {"god": god, "n": n}))
    return said


def _stat(g: Any, seat: int, stat: int) -> list[Said]:
    step = g.steps[stat * 4 + seat]
    after = [LEGEND[later] for later in range(step + 1, len(LEGEND)) if LEGEND[later] > LEGEND[step]]
    return [("legendary", {"stat": STAT_NAMES[stat], "glory": after[0]})] if after else []


def _arriving(prompt: str, args: tuple[int, ...]) -> int:
    """Return the STR of the figure that is asked about; 0 for a march, whose figures are chosen later."""
    if prompt == "move-leader":
        return STRENGTH[LEADER]
    return STRENGTH[args[0]] if prompt in ("invade-where", "free-invade") else 0


def _place(g: Any, seat: int, place: int, strength: int) -> list[Said]:
    said: list[Said] = []
    doomed = g.doom[g.age - 1]
    if place == doomed:
        times = 2 if g.powers[seat] & ODINS_INSPIRATION else 1
        said.append(("dies-for-glory", {"n": RAGNAROK_GLORY[g.age] * times}))
        if release := release_glory(g, seat):
            said.append(("loki", {"n": release}))
    if place < PROVINCES:
        said += _fits(g, seat, place)
        said += _lead(g, seat, place, strength)
        if not g.pillaged[place] and not g.destroyed[place]:
            said.append(("token", {"token": TOKEN_NAMES[g.tokens[place]]}))
    return said


def _fits(g: Any, seat: int, province: int) -> list[Said]:
    """Return the Quests that this province can fulfil."""
    kinds = dict.fromkeys(CARD_TYPE[card] for card in (*g.hands[seat], *g.committed[seat]))
    return [("fits-quest", {"card": TYPE_NAME[kind]}) for kind in kinds if province in PROVINCES_OF[kind]]


def _lead(g: Any, seat: int, province: int, strength: int) -> list[Said]:
    others = max(g.strength(other, province) for other in range(g.seats) if other != seat)
    lead = g.strength(seat, province) + strength - others
    return [("strength", {"province": PLACE_NAME[province], "n": lead})] if lead > 0 else []


def _pillage(g: Any, seat: int, province: int) -> list[Said]:
    return [("token", {"token": TOKEN_NAMES[g.tokens[province]]}), *_lead(g, seat, province, 0)]


def _upgrade(g: Any, seat: int, card: int) -> list[Said]:
    said: list[Said] = []
    if g.age < 3:
        said.append(("upgrade", {"card": TYPE_NAME[CARD_TYPE[card]]}))
    cost = upgrade_cost(g, seat, card)
    if cost == 0:
        said.append(("saves-rage", {"n": 0}))
    elif cost == 1:
        said.append(("cheap", {"n": 1}))
    return said


def _quest(g: Any, seat: int, card: int) -> list[Said]:
    if not quest_done(g, seat, card):
        return []
    return [("fulfils-quest", {"card": TYPE_NAME[CARD_TYPE[card]], "glory": CARD_GLORY[card]})]


def _battle(g: Any, seat: int, card: int) -> list[Said]:
    """Reasons for a card in battle, compared with the revealed cards; later cards are not counted."""
    own, most = standing_totals(g, seat, 0)
    margin = own + (CARD_VALUE[card] if CARD_CLASS[card] == BATTLE else 0) - most
    if margin > 0:
        return [("wins-battle", {"n": margin})]
    return [("loses-battle", {"n": -margin})] if margin < 0 else [("wins-tie-none", {})]
