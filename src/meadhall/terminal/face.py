"""How a game looks at the table: what `Table` asks of each game of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from meadhall.bots import Advice, Fault
from meadhall.kernel.refusal import Refusal
from meadhall.kernel.rules import Rules
from meadhall.locale import Texts


class Story(Protocol):
    """How many events of a game you have read, and what went wrong with bots."""

    read: int

    def fault(self, fault: Fault) -> None: ...


class Speech(Protocol):
    """What the words mean that somebody types."""

    def plain(self, line: str) -> list[str]:
        """The words of the notation as they are typed, without the seat."""
        ...

    def translated(self, line: str) -> list[str]:
        """The words of the notation that are meant by names on the screen."""
        ...


class Face(Protocol):
    """One game at one person's table: everything it shows comes from that seat's view."""

    pen: Any  # a Pen
    story: Any  # a Story
    spoken: Any  # a Speech

    def news(self, game: Any) -> list[list[Text]]:
        """What has happened since you last looked, in pages."""
        ...

    def log(self, game: Any) -> list[Text]: ...

    def thinks(self, seat: str) -> str: ...

    def ordered(self, asked: Any) -> list[Any]:
        """The answers in the order of their numbers."""
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


def face_of(
    rules: Rules,
    console: Console,
    texts: Texts,
    seats: Sequence[str] = (),
    you: str = "",
    events: list[tuple[int, ...]] | None = None,
) -> Face:
    """The face of a game, by its rules."""
    at = seats.index(you) if you else -1
    if rules.name == "runewars":
        from meadhall.runewars.bringing import pack_of
        from meadhall.terminal.runewars.face import RunewarsFace

        return RunewarsFace(console, texts, seats, at, [] if events is None else events, pack_of(rules))
    from meadhall.terminal.bloodrage import BloodRageFace

    return BloodRageFace(console, texts, seats, at, [] if events is None else events)
