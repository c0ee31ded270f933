"""The Rage that an answer costs."""

from __future__ import annotations

from meadhall.bloodrage.actions import (
    BRING,
    CHALLENGE,
    INVADE,
    KEEP,
    MARCH,
    PILLAGE,
    PROTECT,
    RECALL,
    REPLACE,
    TAKE,
    UPGRADE,
    WARRIORS,
)
from meadhall.bloodrage.aftermath import PROWESS_COST
from meadhall.bloodrage.destroy import PROTECTION_COST
from meadhall.bloodrage.invade import DOMAIN_COST, RECALL_COST, invade_cost
from meadhall.bloodrage.march import MARCH_COST
from meadhall.bloodrage.pillage import CHALLENGE_COST
from meadhall.bloodrage.state import BloodRage
from meadhall.bloodrage.upgrade import upgrade_cost


def rage_cost(g: BloodRage, seat: int, prompt: str, action: int) -> int:
    """Return the Rage that is paid when this answer is given, before anything else happens.

    An action is paid for with its first answer (`march gimle`), and the answers that complete the sentence
    cost nothing. Passing costs nothing: Rage that is left is lost, not paid.
    """
    if action < INVADE:
        return 0
    if action < RECALL:
        return invade_cost(g, seat, action - INVADE) if prompt == "turn" else 0  # free after an Upgrade
    if action < WARRIORS:
        return RECALL_COST if action < MARCH else MARCH_COST
    if PILLAGE <= action < CHALLENGE:
        return DOMAIN_COST if prompt == "thors-domain" else 0
    if CHALLENGE <= action < BRING:
        return CHALLENGE_COST
    if PROTECT <= action < KEEP:
        return PROTECTION_COST
    if UPGRADE <= action < REPLACE:
        return upgrade_cost(g, seat, action - UPGRADE)
    return PROWESS_COST if action >= TAKE else 0
