"""The end of the game (p.23)."""

from __future__ import annotations

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.board import LEGEND
from meadhall.bloodrage.cards import BOARD_GLORY, CARD_TYPE
from meadhall.bloodrage.state import CLAN_SLOTS, SCORING, SLOTS, BloodRage, clockwise


def final_scoring(g: BloodRage) -> None:
    """p.23: Glory for legendary stats; Thor's Conquest for figures still on the board (ruling 100)."""
    g.phase = SCORING
    g.emit(ev.PHASE_BEGINS, SCORING)
    for seat in clockwise(g, g.first):
        for slot in CLAN_SLOTS:
            card = g.sheet[seat * SLOTS + slot]
            if card >= 0:
                g.gain_glory(seat, BOARD_GLORY[CARD_TYPE[card]] * g.board[seat], ev.FROM_CONQUEST)
        for stat in range(3):
            g.gain_glory(seat, LEGEND[g.steps[stat * 4 + seat]], ev.FROM_LEGEND)
    g.checkpoint("final_scoring")
    g.emit(ev.GAME_ENDS)
