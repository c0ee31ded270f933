"""What a hero does after moving in the Quest Phase (p.26): exploration, a duel or a quest."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DONE, DUEL, QUEST, SWAP, TAKE_FROM
from meadhall.runewars.content import DUEL_WON, QUEST_ATTEMPT, QUEST_HERO_MOVED
from meadhall.runewars.decks import draw_quests
from meadhall.runewars.effects.run import start
from meadhall.runewars.effects.tree import OF_HERO, OF_QUEST
from meadhall.runewars.heroes.duel_rounds import begin_duel
from meadhall.runewars.heroes.exploration import explore, stops
from meadhall.runewars.heroes.reward_passing import can_swap, swap, take_from, take_options
from meadhall.runewars.heroes.service import dying
from meadhall.runewars.state import ALL, KNOWERS, Runewars, without

# Registers of `g.quest`.
Q_SEAT: Final = 0  # whose heroes act
Q_HERO: Final = 1  # the hero that acts
Q_GONE: Final = 2  # steps the hero has moved
Q_ENDED: Final = 3  # 1: the hero's action was ended by a card
Q_ACTED: Final = 4  # heroes who have acted, as bits
Q_CARD: Final = 5  # the quest being attempted
Q_DONE: Final = 6  # 1: it is completed
Q_PORTAL: Final = 7  # 1: portals are paid for (U27)
Q_STOPPED: Final = 8  # heroes that may not move any more in this phase, as bits


def movement_ended(g: Runewars, hero: int) -> None:
    """Push what follows a move: cards of other players, the hero's ability, exploration, duel or quest
    (R26.3)."""
    g.then(duel_or_quest, hero)
    g.then(explore_here, hero)
    g.then(own_ability, hero)
    seat = g.hero_seat[hero]
    for other in reversed(g.play_order()):
        if other != seat:
            g.then(lie_in_wait, other, hero)


def in_action(g: Runewars, hero: int) -> bool:
    return g.hero_seat[hero] >= 0 and not g.quest[Q_ENDED] and not dying(g, hero)


def lie_in_wait(g: Runewars, seat: int, hero: int) -> None:
    from meadhall.runewars.tactics import window

    if in_action(g, hero):
        window(g, seat, QUEST_HERO_MOVED, hero, g.hero_at[hero])


def own_ability(g: Runewars, hero: int) -> None:
    if in_action(g, hero):
        run_ability(g, hero, QUEST_HERO_MOVED)


def run_ability(g: Runewars, hero: int, timing: int) -> None:
    if g.content.hero_timings[hero] >> timing & 1:
        seat, area = g.hero_seat[hero], g.hero_at[hero]
        holder = g.control(area)
        start(
            g,
            g.content.hero_block[hero],
            seat,
            OF_HERO * 256 + hero,
            hero=hero,
            area=area,
            moved_hero=hero,
            opponent=holder if holder != seat else -1,
        )


def explore_here(g: Runewars, hero: int) -> None:
    if in_action(g, hero):
        explore(g, hero)


def duel_or_quest(g: Runewars, hero: int) -> None:
    """Ask if, by public facts, there is a hero to challenge or any quest in hand.

    U14: also without a step.
    """
    if not in_action(g, hero):
        return
    if stops(g, g.hero_at[hero]):
        g.quest[Q_STOPPED] |= 1 << hero
    seat = g.hero_seat[hero]
    if g.hero_down[hero]:
        return
    deeds = g.quest[Q_GONE] > 0 or g.options.quest_without_move
    graves = g.options.marker_pickup_quest_phase and bool(take_options(g, seat))
    if (deeds and (g.quests[seat] or challenged(g, hero))) or can_swap(g, seat, hero) or graves:
        g.ask(seat, HERO_DEED, hero)


def challenged(g: Runewars, hero: int) -> list[int]:
    """R18.1: return the enemy heroes in the area, including routed ones."""
    seat, area = g.hero_seat[hero], g.hero_at[hero]
    return [
        h for h in range(len(g.hero_seat)) if g.hero_at[h] == area and g.hero_seat[h] not in (seat, -1, -2)
    ]


def quests_here(g: Runewars, hero: int) -> list[int]:
    """R16.10: return the quests that can be attempted here."""
    seat, area = g.hero_seat[hero], g.hero_at[hero]
    found = []
    for code in g.quests[seat]:
        quest = code >> KNOWERS
        if quest_place_fits(g, seat, quest, area):
            found.append(quest)
    return found


def quest_place_fits(g: Runewars, seat: int, quest: int, area: int) -> bool:
    """Whether a quest of this seat can be attempted in an area; one without a place never can."""
    if g.content.quest_area[quest] >= 0:
        return g.content.quest_area[quest] == area
    place = g.content.quest_place[quest]
    if place is None or not g.content.quest_timings[quest] >> QUEST_ATTEMPT & 1:
        return False
    from meadhall.runewars.effects.filters import area_matches
    from meadhall.runewars.effects.run import bindings

    g.envs.append(bindings(g, seat, OF_QUEST * 256 + quest, -1, area, -1, -1, -1, -1))
    matches = area_matches(g, place, area)
    g.envs.pop()
    return matches


def deed_options(g: Runewars, seat: int, hero: int) -> list[int]:
    options = [DONE]
    if g.quest[Q_GONE] or g.options.quest_without_move:
        options += [DUEL + foe for foe in challenged(g, hero)]
        options += [QUEST + quest for quest in quests_here(g, hero)]
    if g.options.marker_pickup_quest_phase:
        options += [answer for answer in take_options(g, seat) if answer - TAKE_FROM == g.hero_at[hero]]
    if can_swap(g, seat, hero):
        options.append(SWAP)
    return options


def deed_chosen(g: Runewars, seat: int, action: int, hero: int) -> None:
    if action == DONE:
        return
    if action == SWAP:
        g.then(duel_or_quest, hero)
        swap(g, seat, hero)
    elif DUEL <= action < DUEL + len(g.content.heroes):
        begin_duel(g, hero, action - DUEL)
    elif QUEST <= action < QUEST + len(g.content.quests):
        attempt(g, hero, action - QUEST)
    else:
        g.then(duel_or_quest, hero)
        take_from(g, seat, action - TAKE_FROM)


# --- quests (p.26) --------------------------------------------------------------------------------


def attempt(g: Runewars, hero: int, quest: int) -> None:
    """Reveal the quest and run its effect; it stays in hand unless completed (R16.11)."""
    seat, area = g.hero_seat[hero], g.hero_at[hero]
    reveal_quest(g, seat, quest)
    g.emit(ev.QUEST_TRIED, seat, hero, quest)
    g.quest[Q_CARD] = quest
    g.quest[Q_DONE] = 0
    g.then(attempt_over, seat, hero, quest)
    block = g.content.quest_block[quest]
    start(
        g,
        block,
        seat,
        OF_QUEST * 256 + quest,
        hero=hero,
        area=area,
        opponent=that_player(g, quest, seat, area),
    )


def that_player(g: Runewars, quest: int, seat: int, area: int) -> int:
    """Return the other player a quest refers to: the owner of the home realm, or who controls the area."""
    place = g.content.quest_place[quest]
    other = g.home_seat[area] if place is not None and place.home == 1 else g.control(area)
    return other if other != seat else -1


def reveal_quest(g: Runewars, seat: int, quest: int) -> None:
    code = quest_code(g, seat, quest)
    if not code & ALL:
        g.quests[seat] = tuple(sorted((*without(g.quests[seat], code), code | ALL)))
        g.own_news()


def quest_code(g: Runewars, seat: int, quest: int) -> int:
    for code in g.quests[seat]:
        if code >> KNOWERS == quest:
            return code
    return -1


def completed(g: Runewars) -> None:
    """Mark the quest as completed: it has given a reward."""
    g.quest[Q_DONE] = 1


def attempt_over(g: Runewars, seat: int, hero: int, quest: int) -> None:
    """R16.10: a completed quest is discarded and a new one drawn."""
    done = g.quest[Q_DONE]
    g.quest[Q_CARD] = -1
    g.quest[Q_DONE] = 0
    if done and quest_code(g, seat, quest) >= 0:
        g.quests[seat] = without(g.quests[seat], quest_code(g, seat, quest))
        g.quest_discard.append(quest)
        g.emit(ev.QUEST_DONE, seat, hero, quest)
        g.checkpoint("quest_done")
        draw_quests(g, seat, 1)


def duel_won(g: Runewars, hero: int) -> None:
    """Ask for quests that are revealed after a won duel, if a hidden or revealed quest in hand might be
    one."""
    for code in g.quests[g.hero_seat[hero]]:
        if not code & ALL or g.content.quest_timings[code >> KNOWERS] >> DUEL_WON & 1:
            g.ask(g.hero_seat[hero], AFTER_DUEL, hero)
            return


def after_duel_options(g: Runewars, seat: int, hero: int) -> list[int]:
    fitting = [
        code >> KNOWERS for code in g.quests[seat] if g.content.quest_timings[code >> KNOWERS] >> DUEL_WON & 1
    ]
    return [DONE, *(QUEST + quest for quest in fitting)]


def after_duel_chosen(g: Runewars, seat: int, action: int, hero: int) -> None:
    if action != DONE:
        attempt(g, hero, action - QUEST)


HERO_DEED: Final = Prompt("hero-deed", deed_options, deed_chosen, continues=True, passes=DONE)
AFTER_DUEL: Final = Prompt("quest-after-duel", after_duel_options, after_duel_chosen, passes=DONE)
