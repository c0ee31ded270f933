"""The interface between the terminal's `Table` and each game: its screen."""

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

    def numbered(self, asked: Any) -> list[tuple[int, Any]]:
        """Return the answers in the order of the list, with their numbers."""
        ...

    def opens(self, answer: Any) -> bool:
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

    def label(self, asked: Any, answer: Any) -> str: ...

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

    def help(self, asked: Any, command: str, example: str) -> None: ...

    def hint(self, asked: Any, advice: list[Advice]) -> list[RenderableType]: ...

    def reason(self, refusal: Refusal) -> Text: ...

    def not_offered(self, game: Any, seat: int) -> list[Text]: ...

    def example(self, asked: Any) -> str:
        """Return words, without the seat, that answer the question."""
        ...

    def doubt(self, game: Any, seat: int, answer: Any) -> str:
        """Return the request for confirmation of this answer; "" for most answers."""
        ...

    def doubt_typed(self, game: Any, seat: int, actions: Sequence[int]) -> str:
        """The same for a sentence in words."""
        ...


def screen_of(
    rules: Rules,
    console: Console,
    texts: Texts,
    seats: Sequence[str] = (),
    you: str = "",
    events: list[tuple[int, ...]] | None = None,
) -> GameScreen:
    """Return the screen of a game, by its rules."""
    at = seats.index(you) if you else -1
    if rules.name == "runewars":
        from meadhall.runewars.own_packs import pack_of
        from meadhall.terminal.runewars.screen import RunewarsScreen

        return RunewarsScreen(console, texts, seats, at, [] if events is None else events, pack_of(rules))
    from meadhall.terminal.bloodrage.screen import BloodRageScreen

    return BloodRageScreen(console, texts, seats, at, [] if events is None else events)
