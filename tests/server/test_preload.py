"""After its start the server needs no more files to play games."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAY = """
import resource, sys
from meadhall import games
from meadhall.server.preload import load_games

load_games()
rules = games()[sys.argv[1]]
game = rules.new(seats=2, seed=1)
game.events = []
resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
for number in range(200):
    if game.over:
        break
    seat = game.waiting()[0]
    game.view(seat), game.happened(seat)
    game.play(seat, game.legal(seat)[number % len(game.legal(seat))])
print("played")
"""


@pytest.mark.parametrize("game", ["bloodrage", "runewars"])
def test_no_file_is_opened_while_a_game_is_played(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", PLAY, game], capture_output=True, text=True)
    assert done.stdout.strip() == "played", done.stderr
