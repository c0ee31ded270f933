"""The three Ages and their six phases (p.12), and the end of an Age (p.22)."""

from __future__ import annotations

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.action_phase import action_phase
from meadhall.bloodrage.board import PROVINCES
from meadhall.bloodrage.discard import discard_phase
from meadhall.bloodrage.gods_gifts import gods_gifts
from meadhall.bloodrage.quests import quest_phase
from meadhall.bloodrage.ragnarok import ragnarok_phase, release_valhalla
from meadhall.bloodrage.scoring import final_scoring
from meadhall.bloodrage.state import GODS_GIFTS, VALHALLA_PHASE, BloodRage, left_of
from meadhall.kernel.prompt import Step

# In the order of the phases' numbers (state.py).
PHASES: list[Step] = [
    gods_gifts,
    action_phase,
    discard_phase,
    quest_phase,
    ragnarok_phase,
    release_valhalla,
]


def play_age(g: BloodRage) -> None:
    """p.12: push the six phases in order."""
    g.emit(ev.AGE_BEGINS, g.age)
    play_from(g, GODS_GIFTS)


def play_from(g: BloodRage, phase: int) -> None:
    """Push the rest of an Age from one phase on."""
    g.then(end_of_age)
    for later in range(VALHALLA_PHASE, phase - 1, -1):
        g.then(PHASES[later])


def end_of_age(g: BloodRage) -> None:
    """p.22: turn the tokens back, pass the first-player token to the left; after Age 3 the game ends."""
    for province in range(PROVINCES):
        g.pillaged[province] = 0
    if g.age == 3:
        g.then(final_scoring)
        return
    g.first = left_of(g, g.first)
    g.emit(ev.FIRST_PLAYER, g.first)
    g.age += 1
    g.then(play_age)
