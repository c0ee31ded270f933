"""Why an answer is not allowed. Independent of the options; tests compare the two.

The rule named in a refusal is a paragraph of the rulebook; rules.csv has its page.
"""

# not compiled: builds messages, and speed does not matter.
from __future__ import annotations

from collections.abc import Callable

from meadhall.bloodrage import actions as act
from meadhall.bloodrage import why_battle
from meadhall.bloodrage.board import (
    BOX,
    FIGURES,
    FIRST_FJORD,
    ON_BOARD,
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
    FRIGGAS_DOMAIN,
    FRIGGAS_SACRIFICE,
    LEADER_UPGRADE,
    QUEST,
    TYRS_CHALLENGE,
)
from meadhall.bloodrage.figures import DARK_ELF, FIGURE_NAME, SAILS, SEA_SERPENT
from meadhall.bloodrage.invade import DOMAIN_COST, invade_cost
from meadhall.bloodrage.pillage import CHALLENGE_COST
from meadhall.bloodrage.state import SLOTS, BloodRage
from meadhall.bloodrage.upgrade import slots_of, upgrade_cost
from meadhall.bloodrage.why_common import (
    Why,
    figure_there,
    has_room,
    in_hand,
    is_province,
    misplaced,
    needs,
    no_turn,
    rage,
    stands,
    within,
)
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refusal


def explain(g: BloodRage, seat: int, prompt: Prompt, args: tuple[int, ...], action: int) -> Why:
    """Return the first rule that forbids the answer, or None."""
    return EXPLAIN[prompt.name](g, seat, action, *args)


def explain_not_asked(g: BloodRage, seat: int) -> Why:
    """Return why a clan gets no turn while others do."""
    if g.asks and g.asks[0][1].name == "turn":
        return no_turn(g, seat)
    return None


# --- the turn ---------------------------------------------------------------------------------------


def _turn(g: BloodRage, seat: int, action: int) -> Why:
    if action == act.PASS:
        return None
    if action == act.SACRIFICE:
        return _sacrifice(g, seat)
    if within(action, act.INVADE, FIGURES):
        figure = action - act.INVADE
        return _from(g, seat, figure, RESERVE) or rage(g, seat, invade_cost(g, seat, figure), "invade")
    if within(action, act.RECALL, FIGURES):
        if not g.powers[seat] & FRIGGAS_DOMAIN:
            return needs(FRIGGAS_DOMAIN)
        return _from(g, seat, action - act.RECALL, VALHALLA)
    if within(action, act.MARCH, ON_BOARD):
        return _march(g, seat, action - act.MARCH)
    if within(action, act.UPGRADE, len(CARD_NAME)):
        return _upgrade(g, seat, action - act.UPGRADE)
    if within(action, act.QUEST, len(CARD_NAME)):
        card = action - act.QUEST
        if CARD_CLASS[card] != QUEST:
            return Refusal("not_a_quest", {"card": CARD_NAME[card]}, "quest")
        return in_hand(g, seat, card, "quest")
    if within(action, act.PILLAGE, ON_BOARD):
        return _pillage(g, seat, action - act.PILLAGE)
    if within(action, act.CHALLENGE, ON_BOARD):
        return _challenge(g, seat, action - act.CHALLENGE)
    return misplaced("turn")


def _from(g: BloodRage, seat: int, figure: int, source: int) -> Why:
    """A figure that could invade from the reserve or Valhalla."""
    name = FIGURE_NAME[figure]
    if figure != WARRIOR and g.at[seat * FIGURES + figure] == BOX:
        return Refusal("not_your_figure", {"figure": name}, "monster-upgrade")
    if not stands(g, seat, source, figure):
        code = "not_in_reserve" if source == RESERVE else "not_in_valhalla"
        return Refusal(code, {"figure": name}, "invade")
    if g.board[seat] >= g.horns(seat):
        return Refusal("horns_full", {"horns": g.horns(seat)}, "horns")
    if all(_arrival(g, figure, place) for place in range(ON_BOARD)):
        return Refusal("no_room_anywhere", {"figure": name}, "invade")
    return None


def _march(g: BloodRage, seat: int, place: int) -> Why:
    if refusal := is_province(place, "march"):
        return refusal
    if not g.here[place * 4 + seat]:
        return Refusal("no_figures_there", {"place": PLACE_NAME[place]}, "march")
    if all(other == place or g.room[other] <= 0 for other in range(PROVINCES)):
        return Refusal("no_room_to_march", {}, "march")
    return None


def _upgrade(g: BloodRage, seat: int, card: int) -> Why:
    if CARD_CLASS[card] < LEADER_UPGRADE:
        return Refusal("not_an_upgrade", {"card": CARD_NAME[card]}, "upgrade")
    return in_hand(g, seat, card, "upgrade") or rage(g, seat, upgrade_cost(g, seat, card), "upgrade")


def _pillage(g: BloodRage, seat: int, place: int) -> Why:
    if refusal := is_province(place, "pillage"):
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
        return needs(TYRS_CHALLENGE)
    if refusal := is_province(place, "pillage"):
        return refusal
    if g.destroyed[place]:
        return Refusal("destroyed", {"place": PLACE_NAME[place]}, "ragnarok")
    if not g.pillaged[place]:
        return Refusal("not_pillaged_yet", {"place": PLACE_NAME[place]}, "card")
    return _presence(g, seat, place) or rage(g, seat, CHALLENGE_COST, "card")


def _sacrifice(g: BloodRage, seat: int) -> Why:
    if not g.powers[seat] & FRIGGAS_SACRIFICE:
        return needs(FRIGGAS_SACRIFICE)
    if g.board[seat] < 2:
        return Refusal("too_few_figures", {"need": 2, "have": g.board[seat]}, "card")
    return None


# --- parts of actions -------------------------------------------------------------------------------


def _arrival(g: BloodRage, figure: int, place: int) -> Why:
    """Return why this figure may not invade there."""
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
    return has_room(g, place, "invade")


def _invade_where(g: BloodRage, seat: int, action: int, figure: int, source: int) -> Why:
    if not within(action, act.PLACE, ON_BOARD):
        return misplaced("invade-where")
    return _arrival(g, figure, action - act.PLACE)


def _free_invade(g: BloodRage, seat: int, action: int, figure: int) -> Why:
    if action == act.DECLINE:
        return None
    if not within(action, act.PLACE, ON_BOARD):
        return misplaced("free-invade")
    return _arrival(g, figure, action - act.PLACE)


def _free_invade_whom(g: BloodRage, seat: int, action: int) -> Why:
    if action in (act.DECLINE, act.INVADE + SHIP, act.INVADE + SEA_SERPENT):
        return None
    return misplaced("free-invade-whom")


def _succor(g: BloodRage, seat: int, action: int, place: int) -> Why:
    if action == act.DECLINE:
        return None
    if not within(action, act.BRING, PROVINCES):
        return misplaced("friggas-succor")
    province = action - act.BRING
    if province != place and not (g.options.succor_with_ship and province in SUPPORTS[place]):
        return Refusal("only_there", {"place": PLACE_NAME[place]}, "card")
    return has_room(g, province, "invade")


def _domain(g: BloodRage, seat: int, action: int, place: int) -> Why:
    if action == act.DECLINE:
        return None
    if not within(action, act.PILLAGE, ON_BOARD):
        return misplaced("thors-domain")
    province = action - act.PILLAGE
    if province != place and not (g.options.domain_after_ship and province in SUPPORTS[place]):
        return Refusal("only_there", {"place": PLACE_NAME[place]}, "card")
    again = g.options.domain_with_challenge and g.powers[seat] & TYRS_CHALLENGE
    if again and province < PROVINCES and g.pillaged[province]:
        return _presence(g, seat, province) or rage(g, seat, DOMAIN_COST, "card")
    return _pillage(g, seat, province) or rage(g, seat, DOMAIN_COST, "card")


def _march_where(g: BloodRage, seat: int, action: int, source: int) -> Why:
    if not within(action, act.PLACE, ON_BOARD):
        return misplaced("march-where")
    place = action - act.PLACE
    if refusal := is_province(place, "march"):
        return refusal
    if place == source:
        return Refusal("same_province", {"place": PLACE_NAME[place]}, "march")
    return has_room(g, place, "march")


def _march_whom(g: BloodRage, seat: int, action: int, source: int, target: int, kind: int, moved: int) -> Why:
    if action == act.DONE:
        return None if moved else Refusal("nobody_marches", {}, "march")
    if within(action, act.WARRIORS, 9):
        figure, n = WARRIOR, action - act.WARRIORS
    elif within(action, act.FIGURE, FIGURES):
        figure, n = action - act.FIGURE, 1
        if figure == WARRIOR:
            return Refusal("say_how_many", {}, "march")
    else:
        return misplaced("march-whom")
    name = FIGURE_NAME[figure]
    if n == 0:
        return Refusal("nobody_marches", {}, "march")
    if SAILS[figure]:
        return Refusal("ships_never_move", {"figure": name}, "march")
    if figure < kind:
        return Refusal("wrong_order", {"figure": name}, "march")
    if refusal := figure_there(g, seat, source, figure, "march"):
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
    if not within(action, act.REPLACE, len(CARD_NAME)):
        return misplaced("upgrade-slot")
    old = action - act.REPLACE
    if old not in g.sheet[seat * SLOTS : (seat + 1) * SLOTS]:
        return Refusal("not_on_sheet", {"card": CARD_NAME[old]}, "upgrade")
    if old not in slots:
        return Refusal("wrong_slot", {"card": CARD_NAME[card], "other": CARD_NAME[old]}, "upgrade")
    return None


def _sacrifice_whom(g: BloodRage, seat: int, action: int, left: int) -> Why:
    if not within(action, act.VICTIM, ON_BOARD * FIGURES):
        return misplaced("sacrifice-whom")
    place, figure = divmod(action - act.VICTIM, FIGURES)
    return figure_there(g, seat, place, figure, "card")


def _raise_stat(g: BloodRage, seat: int, action: int, barred: int) -> Why:
    if not within(action, act.RAISE, 3):
        return misplaced("raise-stat")
    stat = action - act.RAISE
    if stat == barred:
        return Refusal("barred_stat", {"stat": STAT_NAMES[stat]}, "card")
    if g.steps[stat * 4 + seat] == TOP_STEP:
        return Refusal("stat_at_top", {"stat": STAT_NAMES[stat]}, "clan-sheet")
    return None


EXPLAIN: dict[str, Callable[..., Why]] = {
    "keep-card": why_battle.keep,
    "keep-two-cards": why_battle.keep_two,
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
    "join-battle": why_battle.join,
    "reveal-card": why_battle.reveal,
    "treat-quest": why_battle.treat,
    "spare-figure": why_battle.spare,
    "late-card": why_battle.late,
    "save-figures": why_battle.save,
    "retake-cards": why_battle.retake,
    "move-leader": why_battle.move_leader,
    "lokis-blessing": why_battle.blessing,
    "save-card": why_battle.save_card,
}
