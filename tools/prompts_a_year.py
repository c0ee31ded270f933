"""How often a person is asked something in a year of Runewars in the terminal.

    python -m tools.prompts_a_year
    PYTHONPATH=/path/to/other/src python tools/prompts_a_year.py     # another version of the package

A person made of a script plays against bots: they place all units together, move everybody who can come, pass
the windows for cards, and choose everything else as a bot does. They type either numbers of the list only or
whole sentences, each time the shortest that this version of the table offers. The lines typed are counted.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console

from meadhall import runewars
from meadhall.bots import Seat, player
from meadhall.kernel.match import Match
from meadhall.kernel.rng import Rng
from meadhall.locale import Texts
from meadhall.terminal import saves
from meadhall.terminal.keyboard import Keyboard, Leave
from meadhall.terminal.table import Table

try:
    from meadhall.terminal.game_screen import screen_of
except ImportError:  # older versions of the package
    from meadhall.terminal.face import face_of as screen_of  # type: ignore[import-not-found,no-redef]

WINDOWS = {"my-turn", "play-tactics", "use-reward"}
TOGETHER = {"move-from", "move-which", "strategize-which", "setup-units", "deploy"}
SET_UP = 0


class Person:
    """The scripted player; see the module docstring."""

    def __init__(self, sentences: bool, years: int, bot: str) -> None:
        self.table: Any = None
        self.sentences = sentences
        self.years = years
        self.bot = Seat(player(bot))
        self.typed: Counter[tuple[int, str]] = Counter()  # lines, by year and question
        self.last = ("", "")  # where the game stood, and what was typed

    def readline(self) -> str:
        game, you = self.table.game, self.table.you
        view = game.view(you)
        year = SET_UP if view.phase == "setup" else view.year
        if year > self.years:
            raise Leave
        self.typed[year, view.ask.prompt] += 1
        stand = game.fingerprint()
        if stand != self.last[0]:
            line = self.line(game, you, view)
        elif self.last[1] != "yes":
            line = "yes"  # asked once more
        else:
            raise RuntimeError(f"what was typed is no answer to {view.ask}")
        self.last = (stand, line)
        return f"{line}\n"

    def line(self, game: Any, you: int, view: Any) -> str:
        asked = view.ask
        able = hasattr(self.table, "more_choices")
        if able and asked.prompt in WINDOWS:
            return "not this season"
        if able and asked.prompt in TOGETHER and (number := self.together(game, you)):
            return number
        if self.sentences:
            return " ".join(self.sentence(game, you))
        wish = self.wish(game, you)
        if able:
            numbers = {answer.action: number for number, answer in self.table.screen.numbered(asked)}
        else:
            face = getattr(self.table, "screen", None) or self.table.face
            numbers = {answer.action: number for number, answer in enumerate(face.ordered(asked), 1)}
        return str(numbers[wish]) if wish in numbers else " ".join(game.words(wish))

    def together(self, game: Any, you: int) -> str:
        """Return the choice that stands for most answers."""
        choices = [
            (len(choose.args[1]), number)
            for number, _, choose in self.table.more_choices()
            if choose.func == self.table.give
        ]
        return str(max(choices)[1]) if choices else ""

    def sentence(self, game: Any, you: int) -> list[str]:
        """Return all answers up to the end of the sentence."""
        trial = game.copy()
        trial.by_hand = True
        words: list[str] = []
        while True:
            wish = self.wish(trial, you)
            words += trial.words(wish)
            mark = trial.undo_mark
            trial.play(you, wish)
            index = trial.ask_of(you)
            if trial.undo_mark != mark or index < 0 or not trial.asks[index][1].continues:
                return words

    def wish(self, game: Any, you: int) -> int:
        """Return the player's next answer."""
        prompt = game.asks[game.ask_of(you)][1]
        legal = game.legal(you)
        if prompt.name in WINDOWS:
            return int(next(action for action in legal if game.words(action) == ("done",)))
        if prompt.name == "move-from":
            return int(legal[1] if len(legal) > 1 else legal[0])
        if prompt.name in TOGETHER:
            spelled = [game.words(action) for action in legal]
            most = [i for i, words in enumerate(spelled) if words[0] == spelled[0][0]]
            return int(legal[most[-1] if len(spelled[0]) > 1 and spelled[0][-1].isdecimal() else 0])
        if prompt.name in ("setup-place-units", "deploy-where"):
            return int(legal[0])
        return int(self.bot.answer(game, you, Rng.seeded(len(game.words(legal[0])) + len(legal))))


def played(seed: int, seats: int, years: int, sentences: bool, bot: str) -> Person:
    match = Match(runewars.new(seats, seed, runewars.Options(random_map=True)), seed)
    match.game.events = []
    names = match.game.seat_names()
    console = Console(file=io.StringIO(), width=120, highlight=False)
    seating = saves.Seating(names[1], ("careful",), "en")
    screen = screen_of(match.game.rules, console, Texts("en"), names, names[1], match.game.events)
    person = Person(sentences, years, bot)
    with tempfile.TemporaryDirectory() as folder:
        table = Table(match, seating, screen, Keyboard(console, person), Path(folder) / "g.txt")
        person.table = table
        table.run()
    return person


def main() -> None:
    parser = argparse.ArgumentParser(
        description="How often a person is asked something in a year of Runewars."
    )
    parser.add_argument("--seeds", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--years", type=int, default=3)
    parser.add_argument("--bot", default="careful", help="who makes the other choices")
    parser.add_argument("--questions", action="store_true", help="how often each question was asked")
    args = parser.parse_args()
    for sentences in (False, True):
        print("whole sentences" if sentences else "numbers")
        whole: Counter[str] = Counter()
        means = []
        for seed in args.seeds:
            person = played(seed, args.seats, args.years, sentences, args.bot)
            by_year: Counter[int] = Counter()
            for (year, prompt), n in person.typed.items():
                by_year[year] += n
                if year != SET_UP:
                    whole[prompt] += n
            years = [by_year[year] for year in sorted(by_year) if year != SET_UP]
            means += years
            print(f"  seed {seed}: set-up {by_year[SET_UP]}, years {' '.join(map(str, years))}")
        print(f"  mean of a year: {sum(means) / len(means):.1f}")
        if args.questions:
            print("  " + ", ".join(f"{prompt} {n}" for prompt, n in whole.most_common()))


if __name__ == "__main__":
    main()
