"""Why an answer is not allowed (why.py): battles, the draft and the Discard phase."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.bloodrage import actions as act
from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.board import (
    ADJACENT,
    FIGURES,
    FIRST_FJORD,
    OUTER,
    PLACE_NAME,
    PROVINCES,
    SUPPORTS,
    WARRIOR,
)
from meadhall.bloodrage.cards import (
    CARD_NAME,
    CARD_TYPE,
    FRIGGAS_PROTECTION,
    LATE,
    TYRS_DOMAIN,
    TYRS_WRATH,
)
from meadhall.bloodrage.destroy import protecting_rage
from meadhall.bloodrage.figures import FIGURE_NAME, SAILS, VOLUR_WITCH
from meadhall.bloodrage.gods_gifts import pack_of
from meadhall.bloodrage.state import BloodRage
from meadhall.bloodrage.why_common import (
    Why,
    figure_there,
    has_room,
    in_hand,
    is_province,
    misplaced,
    needs,
    stands,
    within,
)
from meadhall.kernel.refusal import Refusal


def join(g: BloodRage, seat: int, action: int, pillager: int, province: int, lap: int, moved: int) -> Why:
    if action == act.DECLINE:
        return None
    if not within(action, act.JOIN, 13 * FIGURES):
        return misplaced("join-battle")
    near, figure = divmod(action - act.JOIN, FIGURES)
    if near >= PROVINCES or SAILS[figure]:
        return Refusal("ships_never_move", {"figure": FIGURE_NAME[figure]}, "call-to-battle")
    if near not in ADJACENT[province]:
        return Refusal(
            "not_adjacent", {"place": PLACE_NAME[near], "target": PLACE_NAME[province]}, "call-to-battle"
        )
    return figure_there(g, seat, near, figure, "call-to-battle") or has_room(g, province, "call-to-battle")


def reveal(g: BloodRage, seat: int, action: int) -> Why:
    if not within(action, act.REVEAL, len(CARD_NAME)):
        return misplaced("reveal-card")
    return in_hand(g, seat, action - act.REVEAL, "play-cards")


def treat(g: BloodRage, seat: int, action: int) -> Why:
    if action == act.DECLINE:
        return None
    if not within(action, act.TREAT, 2):
        return misplaced("treat-quest")
    power = TYRS_DOMAIN if action == act.TREAT else TYRS_WRATH
    return None if g.powers[seat] & power else needs(power)


def spare(g: BloodRage, seat: int, action: int) -> Why:
    if not within(action, act.SPARE, FIGURES):
        return misplaced("spare-figure")
    figure = action - act.SPARE
    places = [g.field, *(place for place in range(FIRST_FJORD, 13) if g.field in SUPPORTS[place])]
    if any(stands(g, seat, place, figure) for place in places):
        return None
    return Refusal("not_in_battle", {"figure": FIGURE_NAME[figure]}, "card")


def late(g: BloodRage, seat: int, action: int, offset: int, declined: int) -> Why:
    if action == act.DECLINE:
        return None
    if not within(action, act.ADD, len(CARD_NAME)):
        return misplaced("late-card")
    card = action - act.ADD
    if not LATE[CARD_TYPE[card]]:
        return Refusal("not_a_late_card", {"card": CARD_NAME[card]}, "late-cards")
    return in_hand(g, seat, card, "late-cards")


def save(g: BloodRage, seat: int, action: int, province: int, warriors: int, mask: int, cause: int) -> Why:
    if action == act.DECLINE:
        return None
    if action == act.RETREAT:
        if not mask >> VOLUR_WITCH & 1:
            return Refusal("not_in_danger", {"figure": FIGURE_NAME[VOLUR_WITCH]}, "card")
        return None if province < OUTER else Refusal("not_from_yggdrasil", {}, "card")
    if not within(action, act.PROTECT, FIGURES):
        return misplaced("save-figures")
    if not g.powers[seat] & FRIGGAS_PROTECTION:
        return needs(FRIGGAS_PROTECTION)
    if cause == ev.BY_RAGNAROK and not g.options.protection_at_ragnarok:
        return Refusal("not_at_ragnarok", {}, "ragnarok")
    figure = action - act.PROTECT
    if not (warriors if figure == WARRIOR else mask >> figure & 1):
        return Refusal("not_in_danger", {"figure": FIGURE_NAME[figure]}, "card")
    if not protecting_rage(g, seat, cause):
        return Refusal("not_enough_rage", {"need": 1, "have": 0}, "card")
    return None


def retake(g: BloodRage, seat: int, action: int) -> Why:
    if action == act.DONE:
        return None
    if not within(action, act.TAKE, len(CARD_NAME)):
        return misplaced("retake-cards")
    card = action - act.TAKE
    return None if card in g.played[seat] else Refusal("not_played", {"card": CARD_NAME[card]}, "card")


def move_leader(g: BloodRage, seat: int, action: int, province: int) -> Why:
    if action == act.DECLINE:
        return None
    if not within(action, act.PLACE, 13):
        return misplaced("move-leader")
    place = action - act.PLACE
    if refusal := is_province(place, "card"):
        return refusal
    if place not in ADJACENT[province]:
        return Refusal("not_adjacent", {"place": PLACE_NAME[province], "target": PLACE_NAME[place]}, "card")
    return has_room(g, place, "card")


def blessing(g: BloodRage, seat: int, action: int, province: int) -> Why:
    if action == act.DECLINE:
        return None
    if not within(action, act.BRING, PROVINCES):
        return misplaced("lokis-blessing")
    if action - act.BRING != province:
        return Refusal("only_there", {"place": PLACE_NAME[province]}, "card")
    return None


# --- draft and discard ------------------------------------------------------------------------------


def keep(g: BloodRage, seat: int, action: int, turn: int) -> Why:
    if not within(action, act.KEEP, len(CARD_NAME)):
        return misplaced("keep-card")
    card = action - act.KEEP
    if card in g.packs[pack_of(g, seat, turn)]:
        return None
    return Refusal("not_in_pack", {"card": CARD_NAME[card]}, "draft")


def keep_two(g: BloodRage, seat: int, action: int, turn: int) -> Why:
    """For cards that are not offered: already chosen, or not in the pack."""
    if not within(action, act.KEEP, len(CARD_NAME)):
        return misplaced("keep-two-cards")
    return Refusal("not_in_pack", {"card": CARD_NAME[action - act.KEEP]}, "two-player-draft")


def save_card(g: BloodRage, seat: int, action: int) -> Why:
    if action == act.NOTHING:
        return None
    if not within(action, act.KEEP, len(CARD_NAME)):
        return misplaced("save-card")
    return in_hand(g, seat, action - act.KEEP, "discard")
