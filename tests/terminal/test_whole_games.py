"""Whole games in the terminal client, in both languages, with complete translations."""

import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.rng import Rng
from meadhall.locale import Texts
from tests.many import soaked
from tests.terminal.scripted import Script, begin


def numbers(seed: int, n: int = 3000) -> str:
    """What somebody types who knows nothing: numbers, some of them wrong."""
    rng = Rng.seeded(seed)
    return "".join(f"{1 + rng.below(9)}\n" for _ in range(n))


def played(save: Path, language: str, seats: int, bots: str) -> subprocess.CompletedProcess[str]:
    """The command itself, with all that somebody types."""
    words = f"--language {language} --seats {seats} --seed 5 --bots {bots} --save {save}"
    return subprocess.run(
        [sys.executable, "-m", "meadhall", "play", "bloodrage", *words.split()],
        input=numbers(seats),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize(
    ("language", "seats", "bots"),
    [
        ("en", 2, "careful"),
        pytest.param("uk", 3, "careful", marks=pytest.mark.slow),
        pytest.param("uk", 4, "jarl@6", marks=pytest.mark.slow),
    ],
)
def test_the_command_plays_to_the_end(language: str, seats: int, bots: str, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    done = played(save, language, seats, bots)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    texts = Texts(language)
    assert texts("ui-final-title") in done.stdout
    assert str(save) in done.stdout.replace("\n", "")
    assert "⟨" not in done.stdout
    text = save.read_text("utf-8")
    assert meadhall.replay(text).game.over
    assert f"# bots {' '.join([bots] * (seats - 1))}\n" in text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "seed"),
    [
        ("en", 0),
        ("uk", 1),
        ("en", 2),
        *soaked((language, seed) for language in ("en", "uk") for seed in range(3, 12)),
    ],
)
def test_many_games(language: str, seed: int, tmp_path: Path) -> None:
    seats = 2 + seed % 3
    code, match, shown = begin(tmp_path / "g.txt", Script(), seed=seed, seats=seats, language=language)
    assert code == 0
    assert match.game.over
    assert "⟨" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 100


def test_two_cards_a_pass_with_two_players(tmp_path: Path) -> None:
    _, match, _ = begin(tmp_path / "g.txt", Script(limit=3), seats=2)
    again = meadhall.replay((tmp_path / "g.txt").read_text("utf-8"))
    assert again.game.fingerprint() == match.game.fingerprint()
