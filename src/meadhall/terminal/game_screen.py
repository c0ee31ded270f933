"""The interface between the terminal's `Table` and each game: its screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from meadhall.bots import Advice, Fault
from meadhall.kernel.contract import Answer, Ask
from meadhall.kernel.refusal import Refusal
from meadhall.kernel.rules import Rules
from meadhall.locale import Texts
from meadhall.registry import load, plugins
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.output import Output
from meadhall.terminal.wishes import Wishes


class Story(Protocol):
    """The events of a game that were shown, and faults of bots."""

    read: int

    def fault(self, fault: Fault) -> None: ...


@dataclass(frozen=True)
class Bundle:
    """A choice that stands for several answers, given one after the other."""

    label: str
    actions: tuple[int, ...]


class Speech(Protocol):
    """The meaning of typed words."""

    def plain(self, line: str) -> list[str]:
        """Return the words as typed in notation, without the seat."""
        ...

    def readings(self, line: str) -> Iterator[list[str]]:
        """Return the possible meanings of names on the screen in notation, the likeliest first."""
        ...


class GameScreen(Protocol):
    """The screen of one game for one player: everything it shows comes from that seat's view."""

    out: Any  # a Output
    story: Any  # a Story
    spoken: Any  # a Speech

    def news(self, game: Any) -> list[list[Text]]:
        """Return the events since the last call, in pages."""
        ...

    def log(self, game: Any) -> list[Text]: ...

    def thinks(self, seat: str) -> str: ...

    def numbered(self, asked: Ask) -> list[tuple[int, Answer]]:
        """Return the answers in the order of the list, with their numbers."""
        ...

    def opens(self, answer: Answer) -> bool:
        """Whether this choice is not an answer but lists more answers; they are listed from now on."""
        ...

    def bundles(self, game: Any, seat: int) -> list[Bundle]:
        """Return choices that stand for several answers; they come after the answers."""
        ...

    def expanded(self, game: Any, words: list[str]) -> list[int] | None:
        """Return the answers of words that stand for several answers; None: there are none.

        Raises Refused.
        """
        ...

    def spans(self, game: Any) -> Mapping[str, tuple[int, ...]]:
        """For how long something can be declined at the open question: `turn`, `season`, and which it is now.

        Empty: nothing can be declined there.
        """
        ...

    def label(self, asked: Ask, answer: Answer) -> str: ...

    def below(self, view: Any) -> list[RenderableType]:
        """Return the question, the numbered answers and the keys."""
        ...

    def scene(self, view: Any, room: int) -> list[RenderableType]:
        """Return what the question is about, in so many lines if possible."""
        ...

    def board(self, view: Any) -> list[RenderableType]: ...

    def cards(self, view: Any) -> None: ...

    def ending(self, view: Any) -> None: ...

    def replayed(self, view: Any) -> None:
        """Print the final state of a replayed record."""
        ...

    def help(self, asked: Ask, command: str, example: str) -> None: ...

    def hint(self, asked: Ask, advice: list[Advice]) -> list[RenderableType]: ...

    def reason(self, refusal: Refusal) -> Text: ...

    def not_offered(self, game: Any, seat: int) -> list[Text]: ...

    def example(self, asked: Ask | None) -> str:
        """Return words, without the seat, that answer the question."""
        ...

    def doubt(self, game: Any, seat: int, answer: Answer) -> str:
        """Return the request for confirmation of this answer; "" for most answers."""
        ...

    def doubt_typed(self, game: Any, seat: int, actions: Sequence[int]) -> str:
        """The same for a sentence in words."""
        ...


class TerminalGame(Protocol):
    """One game in the terminal: `GamePlugin.terminal` names an object or module with these."""

    TITLE: str  # the message with the title of the game

    def screen(
        self,
        rules: Rules,
        console: Console,
        texts: Texts,
        seats: Sequence[str],
        you: int,
        events: list[tuple[int, ...]],
    ) -> GameScreen:
        """`you`: the number of your seat; -1 if you have none."""
        ...

    def ask(self, wishes: Wishes, out: Output, keyboard: Keyboard) -> None:
        """Ask what the flags left open before a new game."""
        ...

    def standing(self, texts: Texts, you: str, view: Any) -> str:
        """Whose game it is, and how far it has got."""
        ...


def terminal_game(game: str) -> TerminalGame | None:
    """A game in the terminal; None: it cannot be played there."""
    path = plugins()[game].terminal
    found: TerminalGame | None = load(path) if path else None
    return found


class NoScreen(Exception):
    """The game cannot be played or shown in the terminal."""


def screen_of(
    rules: Rules,
    console: Console,
    texts: Texts,
    seats: Sequence[str] = (),
    you: str = "",
    events: list[tuple[int, ...]] | None = None,
) -> GameScreen:
    """The screen of a game, by its rules; raises NoScreen."""
    game = terminal_game(rules.name)
    if game is None:
        raise NoScreen(rules.name)
    at = seats.index(you) if you else -1
    return game.screen(rules, console, texts, seats, at, [] if events is None else events)
