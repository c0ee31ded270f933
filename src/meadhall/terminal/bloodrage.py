"""Blood Rage at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from meadhall.bloodrage.view import Answer, Ask, View
from meadhall.bots import Advice
from meadhall.kernel.refusal import Refusal
from meadhall.locale import Texts
from meadhall.terminal import why
from meadhall.terminal.board import board
from meadhall.terminal.cards import all_cards
from meadhall.terminal.choices import choices, label, ordered, question
from meadhall.terminal.chronicle import Chronicle
from meadhall.terminal.clans import clans
from meadhall.terminal.final import final
from meadhall.terminal.hints import told
from meadhall.terminal.pen import Pen
from meadhall.terminal.scene import heading, scene
from meadhall.terminal.spoken import Spoken


class BloodRageFace:
    """See face.Face."""

    def __init__(
        self, console: Console, texts: Texts, seats: Sequence[str], you: int, events: list[tuple[int, ...]]
    ) -> None:
        self.pen = Pen(console, texts, seats)
        self.story = Chronicle(events, you)
        self.spoken = Spoken(texts, seats[you] if seats else "wolf")

    def news(self, game: Any) -> list[list[Text]]:
        return self.story.news(self.pen, game)

    def log(self, game: Any) -> list[Text]:
        return self.story.all(self.pen, game)

    def thinks(self, seat: str) -> str:
        return self.pen.texts("ui-thinks", clan=seat)

    def ordered(self, asked: Ask) -> list[Answer]:
        return ordered(asked)

    def label(self, asked: Ask, answer: Answer) -> str:
        return label(self.pen, asked.prompt, answer)

    def below(self, view: View) -> list[RenderableType]:
        asked = view.ask
        assert asked is not None
        keys = Text(self.pen.texts("ui-choose"), "dim")
        return [question(self.pen, asked, view), *choices(self.pen, view, asked), keys]

    def scene(self, view: View, room: int) -> list[RenderableType]:
        assert view.ask is not None
        return scene(self.pen, view, view.ask, room)

    def board(self, view: View) -> list[RenderableType]:
        return [heading(self.pen, view), board(self.pen, view), clans(self.pen, view)]

    def cards(self, view: View) -> None:
        all_cards(self.pen, view)

    def ending(self, view: View) -> None:
        self.pen.put(board(self.pen, view))
        final(self.pen, view)

    def replayed(self, view: View) -> None:
        self.pen.put(heading(self.pen, view), board(self.pen, view))
        if view.over:
            final(self.pen, view)
        else:
            self.pen.put(clans(self.pen, view))

    def help(self, asked: Ask, command: str, example: str) -> None:
        self.pen.say(f"prompt-{asked.prompt}.help")
        self.pen.say("ui-help", command=command)
        self.pen.say("ui-legend", example=example)

    def hint(self, asked: Ask, advice: list[Advice]) -> list[RenderableType]:
        return told(self.pen, asked, advice)

    def reason(self, refusal: Refusal) -> Text:
        return why.reason(self.pen, refusal)

    def not_offered(self, game: Any, seat: int) -> list[Text]:
        return why.not_offered(self.pen, game, seat)

    def example(self, asked: Ask | None) -> str:
        if asked is not None and asked.prompt != "turn":
            return ordered(asked)[0].words
        return "march gimle elvagar warrior 2"

    def doubt(self, game: Any, seat: int, answer: Answer) -> str:
        """Passing by number is asked about once: Rage given up is gone."""
        left = game.rage[seat]
        return self.pen.texts("ui-ask-pass", n=left) if answer.verb == "pass" and left > 0 else ""
