"""Why an answer is not allowed. Written apart from the options, rule by rule; tests hold the two together.

The rule named in a refusal is a paragraph of the rulebook; rules.csv has its page.
"""

# not compiled: builds messages, and is never on the hot path.
from __future__ import annotations

from collections.abc import Callable

from meadhall.bloodrage import actions as act
from meadhall.bloodrage import happenings as ev
from meadhall.bloodrage.board import (
    ADJACENT,
    BOX,
    FIGURES,
    FIRST_FJORD,
    OUTER,
    PLACE_NAME,
    PROVINCES,
    RESERVE,
    SHIP,
    STAT_NAMES,
    SUPPORTS,
    TOP_STEP,
    VALHALLA,
    WARRIOR,
    YGGDRASIL,
)
from meadhall.bloodrage.cards import (
    CARD_CLASS,
    CARD_NAME,
    CARD_TYPE,
    FIRST_UPGRADE,
    FRIGGAS_DOMAIN,
    FRIGGAS_PROTECTION,
    FRIGGAS_SACRIFICE,
    LATE,
    LEADER_UPGRADE,
    QUEST,
    TYPE_NAME,
    TYRS_CHALLENGE,
    TYRS_DOMAIN,
    TYRS_WRATH,
)
from meadhall.bloodrage.destroy import protecting_rage
from meadhall.bloodrage.figures import DARK_ELF, FIGURE_NAME, SAILS, SEA_SERPENT, VOLUR_WITCH
from meadhall.bloodrage.gods_gifts import pack_of
from meadhall.bloodrage.invade import DOMAIN_COST, invade_cost
from meadhall.bloodrage.pillage import CHALLENGE_COST
from meadhall.bloodrage.state import SLOTS, BloodRage
from meadhall.bloodrage.upgrade import slots_of, upgrade_cost
from meadhall.kernel.notation import NOT_AN_ANSWER
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refusal

Why = Refusal | None


def explain(g: BloodRage, seat: int, prompt: Prompt, args: tuple[int, ...], action: int) -> Why:
    """The first rule that forbids the answer, or None."""
    return EXPLAIN[prompt.name](g, seat, action, *args)


# --- what the answers are about ------------------------------------------------------------------


def _in(action: int, base: int, size: int) -> bool:
    return base <= action < base + size


def _misplaced(prompt: str) -> Refusal:
    return Refusal(NOT_AN_ANSWER, {"prompt": prompt})


def _needs(power: int, rule: str = "card") -> Refusal:
    name = TYPE_NAME[FIRST_UPGRADE + power.bit_length() - 1]
    return Refusal("needs_card", {"card": name}, rule)


def _rage(g: BloodRage, seat: int, need: int, rule: str) -> Why:
    if g.rage[seat] >= need:
        return None
    return Refusal("not_enough_rage", {"need": need, "have": g.rage[seat]}, rule)


def _hand(g: BloodRage, seat: int, card: int, rule: str) -> Why:
    return None if card in g.hands[seat] else Refusal("not_in_hand", {"card": CARD_NAME[card]}, rule)


def _province(place: int, rule: str) -> Why:
    return None if place < PROVINCES else Refusal("not_a_province", {"place": PLACE_NAME[place]}, rule)


def _room(g: BloodRage, place: int, rule: str) -> Why:
    """A province that stands and has an empty village."""
    if place < PROVINCES and g.destroyed[place]:
        return Refusal("destroyed", {"place": PLACE_NAME[place]}, "ragnarok")
    if g.room[place] <= 0:
        return Refusal("villages_full", {"place": PLACE_NAME[place], "room": 0}, rule)
    return None


def _stands(g: BloodRage, seat: int, place: int, figure: int) -> bool:
    if figure == WARRIOR:
        return g.warriors[place * 4 + seat] > 0
    return g.at[seat * FIGURES + figure] == place


def _figure_there(g: BloodRage, seat: int, place: int, figure: int, rule: str) -> Why:
    if _stands(g, seat, place, figure):
        return None
    return Refusal("no_such_figure", {"figure": FIGURE_NAME[figure], "place": PLACE_NAME[place]}, rule)


# --- the turn ---------------------------------------------------------------------------------------


def _turn(g: BloodRage, seat: int, action: int) -> Why:
    if action == act.PASS:
        return None
    if action == act.SACRIFICE:
        return _sacrifice(g, seat)
    if _in(action, act.INVADE, FIGURES):
        figure = action - act.INVADE
        return _from(g, seat, figure, RESERVE) or _rage(g, seat, invade_cost(g, seat, figure), "invade")
    if _in(action, act.RECALL, FIGURES):
        if not g.powers[seat] & FRIGGAS_DOMAIN:
            return _needs(FRIGGAS_DOMAIN)
        return _from(g, seat, action - act.RECALL, VALHALLA)
    if _in(action, act.MARCH, 13):
        return _march(g, seat, action - act.MARCH)
    if _in(action, act.UPGRADE, len(CARD_NAME)):
        return _upgrade(g, seat, action - act.UPGRADE)
    if _in(action, act.QUEST, len(CARD_NAME)):
        card = action - act.QUEST
        if CARD_CLASS[card] != QUEST:
            return Refusal("not_a_quest", {"card": CARD_NAME[card]}, "quest")
        return _hand(g, seat, card, "quest")
    if _in(action, act.PILLAGE, 13):
        return _pillage(g, seat, action - act.PILLAGE)
    if _in(action, act.CHALLENGE, 13):
        return _challenge(g, seat, action - act.CHALLENGE)
    return _misplaced("turn")


def _from(g: BloodRage, seat: int, figure: int, source: int) -> Why:
    """A figure that could come onto the board from the reserve or Valhalla."""
    name = FIGURE_NAME[figure]
    if figure != WARRIOR and g.at[seat * FIGURES + figure] == BOX:
        return Refusal("not_your_figure", {"figure": name}, "monster-upgrade")
    if not _stands(g, seat, source, figure):
        code = "not_in_reserve" if source == RESERVE else "not_in_valhalla"
        return Refusal(code, {"figure": name}, "invade")
    if g.board[seat] >= g.horns(seat):
        return Refusal("horns_full", {"horns": g.horns(seat)}, "horns")
    if all(_arrival(g, figure, place) for place in range(13)):
        return Refusal("no_room_anywhere", {"figure": name}, "invade")
    return None


def _march(g: BloodRage, seat: int, place: int) -> Why:
    if refusal := _province(place, "march"):
        return refusal
    if not g.here[place * 4 + seat]:
        return Refusal("no_figures_there", {"place": PLACE_NAME[place]}, "march")
    if all(other == place or g.room[other] <= 0 for other in range(PROVINCES)):
        return Refusal("no_room_to_march", {}, "march")
    return None


def _upgrade(g: BloodRage, seat: int, card: int) -> Why:
    if CARD_CLASS[card] < LEADER_UPGRADE:
        return Refusal("not_an_upgrade", {"card": CARD_NAME[card]}, "upgrade")
    return _hand(g, seat, card, "upgrade") or _rage(g, seat, upgrade_cost(g, seat, card), "upgrade")


def _pillage(g: BloodRage, seat: int, place: int) -> Why:
    if refusal := _province(place, "pillage"):
        return refusal
    if g.destroyed[place]:
        return Refusal("destroyed", {"place": PLACE_NAME[place]}, "ragnarok")
    if g.pillaged[place]:
        return Refusal("already_pillaged", {"place": PLACE_NAME[place]}, "pillage")
    return _presence(g, seat, place)


def _presence(g: BloodRage, seat: int, place: int) -> Why:
    if g.standing(seat, place):
        return None
    return Refusal("no_figures_there", {"place": PLACE_NAME[place]}, "pillage")


def _challenge(g: BloodRage, seat: int, place: int) -> Why:
    if not g.powers[seat] & TYRS_CHALLENGE:
        return _needs(TYRS_CHALLENGE)
    if refusal := _province(place, "pillage"):
        return refusal
    if g.destroyed[place]:
        return Refusal("destroyed", {"place": PLACE_NAME[place]}, "ragnarok")
    if not g.pillaged[place]:
        return Refusal("not_pillaged_yet", {"place": PLACE_NAME[place]}, "card")
    return _presence(g, seat, place) or _rage(g, seat, CHALLENGE_COST, "card")


def _sacrifice(g: BloodRage, seat: int) -> Why:
    if not g.powers[seat] & FRIGGAS_SACRIFICE:
        return _needs(FRIGGAS_SACRIFICE)
    if g.board[seat] < 2:
        return Refusal("too_few_figures", {"need": 2, "have": g.board[seat]}, "card")
    return None


# --- parts of actions -------------------------------------------------------------------------------


def _arrival(g: BloodRage, figure: int, place: int) -> Why:
    """May this figure invade there?"""
    where: dict[str, str | int] = {"figure": FIGURE_NAME[figure], "place": PLACE_NAME[place]}
    if SAILS[figure]:
        if place < FIRST_FJORD:
            return Refusal("ships_need_a_fjord", where, "invade")
        if g.options.dead_fjord_closed and all(g.destroyed[p] for p in SUPPORTS[place]):
            return Refusal("fjord_closed", where, "invade")
        return None
    if place >= FIRST_FJORD:
        return Refusal("fjords_are_for_ships", where, "invade")
    if place == YGGDRASIL:
        return None if figure == DARK_ELF else Refusal("no_invading_yggdrasil", where, "invade")
    return _room(g, place, "invade")


def _invade_where(g: BloodRage, seat: int, action: int, figure: int, source: int) -> Why:
    if not _in(action, act.PLACE, 13):
        return _misplaced("invade-where")
    return _arrival(g, figure, action - act.PLACE)


def _free_invade(g: BloodRage, seat: int, action: int, figure: int) -> Why:
    if action == act.DECLINE:
        return None
    return _invade_where(g, seat, action, figure, RESERVE)


def _free_invade_whom(g: BloodRage, seat: int, action: int) -> Why:
    if action in (act.DECLINE, act.INVADE + SHIP, act.INVADE + SEA_SERPENT):
        return None
    return _misplaced("free-invade-whom")


def _succor(g: BloodRage, seat: int, action: int, place: int) -> Why:
    if action == act.DECLINE:
        return None
    if not _in(action, act.BRING, PROVINCES):
        return _misplaced("friggas-succor")
    province = action - act.BRING
    if province != place and not (g.options.succor_with_ship and province in SUPPORTS[place]):
        return Refusal("only_there", {"place": PLACE_NAME[place]}, "card")
    return _room(g, province, "invade")


def _domain(g: BloodRage, seat: int, action: int, place: int) -> Why:
    if action == act.DECLINE:
        return None
    if not _in(action, act.PILLAGE, 13):
        return _misplaced("thors-domain")
    province = action - act.PILLAGE
    if province != place and not (g.options.domain_after_ship and province in SUPPORTS[place]):
        return Refusal("only_there", {"place": PLACE_NAME[place]}, "card")
    again = g.options.domain_with_challenge and g.powers[seat] & TYRS_CHALLENGE
    if again and province < PROVINCES and g.pillaged[province]:
        return _presence(g, seat, province) or _rage(g, seat, DOMAIN_COST, "card")
    return _pillage(g, seat, province) or _rage(g, seat, DOMAIN_COST, "card")


def _march_where(g: BloodRage, seat: int, action: int, source: int) -> Why:
    if not _in(action, act.PLACE, 13):
        return _misplaced("march-where")
    place = action - act.PLACE
    if refusal := _province(place, "march"):
        return refusal
    if place == source:
        return Refusal("same_province", {"place": PLACE_NAME[place]}, "march")
    return _room(g, place, "march")


def _march_whom(g: BloodRage, seat: int, action: int, source: int, target: int, kind: int, moved: int) -> Why:
    if action == act.DONE:
        return None if moved else Refusal("nobody_marches", {}, "march")
    if _in(action, act.WARRIORS, 9):
        figure, n = WARRIOR, action - act.WARRIORS
    elif _in(action, act.FIGURE, FIGURES):
        figure, n = action - act.FIGURE, 1
        if figure == WARRIOR:
            return Refusal("say_how_many", {}, "march")
    else:
        return _misplaced("march-whom")
    name = FIGURE_NAME[figure]
    if n == 0:
        return Refusal("nobody_marches", {}, "march")
    if SAILS[figure]:
        return Refusal("ships_never_move", {"figure": name}, "march")
    if figure < kind:
        return Refusal("wrong_order", {"figure": name}, "march")
    if refusal := _figure_there(g, seat, source, figure, "march"):
        return refusal
    have = g.warriors[source * 4 + seat] if figure == WARRIOR else 1
    if n > have:
        return Refusal("not_enough_figures", {"need": n, "have": have, "figure": name}, "march")
    if n > g.room[target]:
        room = max(0, g.room[target])
        return Refusal("villages_full", {"place": PLACE_NAME[target], "room": room}, "march")
    return None


def _upgrade_slot(g: BloodRage, seat: int, action: int, card: int) -> Why:
    slots = [g.sheet[seat * SLOTS + slot] for slot in slots_of(card)]
    if action == act.FREE:
        return None if -1 in slots else Refusal("no_free_slot", {"card": CARD_NAME[card]}, "upgrade")
    if not _in(action, act.REPLACE, len(CARD_NAME)):
        return _misplaced("upgrade-slot")
    old = action - act.REPLACE
    if old not in g.sheet[seat * SLOTS : (seat + 1) * SLOTS]:
        return Refusal("not_on_sheet", {"card": CARD_NAME[old]}, "upgrade")
    if old not in slots:
        return Refusal("wrong_slot", {"card": CARD_NAME[card], "other": CARD_NAME[old]}, "upgrade")
    return None


def _sacrifice_whom(g: BloodRage, seat: int, action: int, left: int) -> Why:
    if not _in(action, act.VICTIM, 13 * FIGURES):
        return _misplaced("sacrifice-whom")
    place, figure = divmod(action - act.VICTIM, FIGURES)
    return _figure_there(g, seat, place, figure, "card")


def _raise_stat(g: BloodRage, seat: int, action: int, barred: int) -> Why:
    if not _in(action, act.RAISE, 3):
        return _misplaced("raise-stat")
    stat = action - act.RAISE
    if stat == barred:
        return Refusal("barred_stat", {"stat": STAT_NAMES[stat]}, "card")
    if g.steps[stat * 4 + seat] == TOP_STEP:
        return Refusal("stat_at_top", {"stat": STAT_NAMES[stat]}, "clan-sheet")
    return None


# --- battle ----------------------------------------------------------------------------------------------


def _join(g: BloodRage, seat: int, action: int, pillager: int, province: int, lap: int, moved: int) -> Why:
    if action == act.DECLINE:
        return None
    if not _in(action, act.JOIN, 13 * FIGURES):
        return _misplaced("join-battle")
    near, figure = divmod(action - act.JOIN, FIGURES)
    if near >= PROVINCES or SAILS[figure]:
        return Refusal("ships_never_move", {"figure": FIGURE_NAME[figure]}, "call-to-arms")
    if near not in ADJACENT[province]:
        return Refusal(
            "not_adjacent", {"place": PLACE_NAME[near], "target": PLACE_NAME[province]}, "call-to-arms"
        )
    return _figure_there(g, seat, near, figure, "call-to-arms") or _room(g, province, "call-to-arms")


def _reveal(g: BloodRage, seat: int, action: int) -> Why:
    if not _in(action, act.REVEAL, len(CARD_NAME)):
        return _misplaced("reveal-card")
    return _hand(g, seat, action - act.REVEAL, "play-cards")


def _treat(g: BloodRage, seat: int, action: int) -> Why:
    if action == act.DECLINE:
        return None
    if not _in(action, act.TREAT, 2):
        return _misplaced("treat-quest")
    power = TYRS_DOMAIN if action == act.TREAT else TYRS_WRATH
    return None if g.powers[seat] & power else _needs(power)


def _spare(g: BloodRage, seat: int, action: int) -> Why:
    if not _in(action, act.SPARE, FIGURES):
        return _misplaced("spare-figure")
    figure = action - act.SPARE
    places = [g.field, *(place for place in range(FIRST_FJORD, 13) if g.field in SUPPORTS[place])]
    if any(_stands(g, seat, place, figure) for place in places):
        return None
    return Refusal("not_in_battle", {"figure": FIGURE_NAME[figure]}, "card")


def _late(g: BloodRage, seat: int, action: int, offset: int, declined: int) -> Why:
    if action == act.DECLINE:
        return None
    if not _in(action, act.ADD, len(CARD_NAME)):
        return _misplaced("late-card")
    card = action - act.ADD
    if not LATE[CARD_TYPE[card]]:
        return Refusal("not_a_late_card", {"card": CARD_NAME[card]}, "late-cards")
    return _hand(g, seat, card, "late-cards")


def _save(g: BloodRage, seat: int, action: int, province: int, warriors: int, mask: int, cause: int) -> Why:
    if action == act.DECLINE:
        return None
    if action == act.RETREAT:
        if not mask >> VOLUR_WITCH & 1:
            return Refusal("not_in_danger", {"figure": FIGURE_NAME[VOLUR_WITCH]}, "card")
        return None if province < OUTER else Refusal("not_from_yggdrasil", {}, "card")
    if not _in(action, act.PROTECT, FIGURES):
        return _misplaced("save-figures")
    if not g.powers[seat] & FRIGGAS_PROTECTION:
        return _needs(FRIGGAS_PROTECTION)
    if cause == ev.BY_RAGNAROK and not g.options.protection_at_ragnarok:
        return Refusal("not_at_ragnarok", {}, "ragnarok")
    figure = action - act.PROTECT
    if not (warriors if figure == WARRIOR else mask >> figure & 1):
        return Refusal("not_in_danger", {"figure": FIGURE_NAME[figure]}, "card")
    if not protecting_rage(g, seat, cause):
        return Refusal("not_enough_rage", {"need": 1, "have": 0}, "card")
    return None


def _retake(g: BloodRage, seat: int, action: int) -> Why:
    if action == act.DONE:
        return None
    if not _in(action, act.TAKE, len(CARD_NAME)):
        return _misplaced("retake-cards")
    card = action - act.TAKE
    return None if card in g.played[seat] else Refusal("not_played", {"card": CARD_NAME[card]}, "card")


def _move_leader(g: BloodRage, seat: int, action: int, province: int) -> Why:
    if action == act.DECLINE:
        return None
    if not _in(action, act.PLACE, 13):
        return _misplaced("move-leader")
    place = action - act.PLACE
    if refusal := _province(place, "card"):
        return refusal
    if place not in ADJACENT[province]:
        return Refusal("not_adjacent", {"place": PLACE_NAME[province], "target": PLACE_NAME[place]}, "card")
    return _room(g, place, "card")


def _blessing(g: BloodRage, seat: int, action: int, province: int) -> Why:
    if action == act.DECLINE:
        return None
    if not _in(action, act.BRING, PROVINCES):
        return _misplaced("lokis-blessing")
    if action - act.BRING != province:
        return Refusal("only_there", {"place": PLACE_NAME[province]}, "card")
    return None


# --- draft and discard ------------------------------------------------------------------------------


def _keep(g: BloodRage, seat: int, action: int, turn: int) -> Why:
    if not _in(action, act.KEEP, len(CARD_NAME)):
        return _misplaced("keep-card")
    card = action - act.KEEP
    if card in g.packs[pack_of(g, seat, turn)]:
        return None
    return Refusal("not_in_pack", {"card": CARD_NAME[card]}, "draft")


def _keep_two(g: BloodRage, seat: int, action: int, turn: int) -> Why:
    """Asked only of cards that are not offered: already chosen, or never there."""
    if not _in(action, act.KEEP, len(CARD_NAME)):
        return _misplaced("keep-two-cards")
    return Refusal("not_in_pack", {"card": CARD_NAME[action - act.KEEP]}, "two-player-draft")


def _save_card(g: BloodRage, seat: int, action: int) -> Why:
    if action == act.NOTHING:
        return None
    if not _in(action, act.KEEP, len(CARD_NAME)):
        return _misplaced("save-card")
    return _hand(g, seat, action - act.KEEP, "discard")


EXPLAIN: dict[str, Callable[..., Why]] = {
    "keep-card": _keep,
    "keep-two-cards": _keep_two,
    "turn": _turn,
    "invade-where": _invade_where,
    "free-invade": _free_invade,
    "free-invade-whom": _free_invade_whom,
    "friggas-succor": _succor,
    "thors-domain": _domain,
    "march-where": _march_where,
    "march-whom": _march_whom,
    "upgrade-slot": _upgrade_slot,
    "sacrifice-whom": _sacrifice_whom,
    "raise-stat": _raise_stat,
    "join-battle": _join,
    "reveal-card": _reveal,
    "treat-quest": _treat,
    "spare-figure": _spare,
    "late-card": _late,
    "save-figures": _save,
    "retake-cards": _retake,
    "move-leader": _move_leader,
    "lokis-blessing": _blessing,
    "save-card": _save_card,
}
