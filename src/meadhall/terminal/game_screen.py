"""What the terminal's `Table` needs of each game: its screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from meadhall.bots import Advice, Fault
from meadhall.kernel.refusal import Refusal
from meadhall.kernel.rules import Rules
from meadhall.locale import Texts
from meadhall.registry import load, plugins
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.output import Output
from meadhall.terminal.wishes import Wishes


class Story(Protocol):
    """How many events of a game you have read, and what went wrong with bots."""

    read: int

    def fault(self, fault: Fault) -> None: ...


@dataclass(frozen=True)
class Bundle:
    """A choice that is several answers, given one after the other."""

    label: str
    actions: tuple[int, ...]


class Speech(Protocol):
    """What the words mean that somebody types."""

    def plain(self, line: str) -> list[str]:
        """The words of the notation as they are typed, without the seat."""
        ...

    def readings(self, line: str) -> Iterator[list[str]]:
        """The words of the notation that may be meant by names on the screen, the likeliest first."""
        ...


class GameScreen(Protocol):
    """One game at one person's table: everything it shows comes from that seat's view."""

    out: Any  # a Output
    story: Any  # a Story
    spoken: Any  # a Speech

    def news(self, game: Any) -> list[list[Text]]:
        """What has happened since you last looked, in pages."""
        ...

    def log(self, game: Any) -> list[Text]: ...

    def thinks(self, seat: str) -> str: ...

    def numbered(self, asked: Any) -> list[tuple[int, Any]]:
        """The answers in the order of the list, with the numbers that choose them."""
        ...

    def opens(self, answer: Any) -> bool:
        """Whether this choice is no answer but lists more of them; they are listed from now on."""
        ...

    def bundles(self, game: Any, seat: int) -> list[Bundle]:
        """Choices that are several answers at once; they come after the answers."""
        ...

    def expanded(self, game: Any, words: list[str]) -> list[int] | None:
        """The answers of words of which some stand for several answers; None: none does. Raises Refused."""
        ...

    def spans(self, game: Any) -> Mapping[str, tuple[int, ...]]:
        """For how long something can be declined at the open question: `turn`, `season`, and which it is now.

        Empty: nothing can be declined there.
        """
        ...

    def label(self, asked: Any, answer: Any) -> str: ...

    def below(self, view: Any) -> list[RenderableType]:
        """The question, the numbered answers, the keys."""
        ...

    def scene(self, view: Any, room: int) -> list[RenderableType]:
        """The part of the table that the question is about, in so many lines if it can be done."""
        ...

    def board(self, view: Any) -> list[RenderableType]: ...

    def cards(self, view: Any) -> None: ...

    def ending(self, view: Any) -> None: ...

    def replayed(self, view: Any) -> None:
        """Where a record leads."""
        ...

    def help(self, asked: Any, command: str, example: str) -> None: ...

    def hint(self, asked: Any, advice: list[Advice]) -> list[RenderableType]: ...

    def reason(self, refusal: Refusal) -> Text: ...

    def not_offered(self, game: Any, seat: int) -> list[Text]: ...

    def example(self, asked: Any) -> str:
        """Words, without the seat, that fit what is asked."""
        ...

    def doubt(self, game: Any, seat: int, answer: Any) -> str:
        """What is asked once more before this answer counts; "" for most."""
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
