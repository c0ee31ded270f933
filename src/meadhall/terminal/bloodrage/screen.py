"""The terminal screen of Blood Rage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from meadhall.bloodrage.view import View
from meadhall.bots import Advice
from meadhall.kernel.contract import Answer, Ask
from meadhall.kernel.refusal import Refusal
from meadhall.locale import Texts
from meadhall.terminal.bloodrage.board import board
from meadhall.terminal.bloodrage.cards import all_cards
from meadhall.terminal.bloodrage.choices import choices, label, ordered, question
from meadhall.terminal.bloodrage.clans import clans
from meadhall.terminal.bloodrage.event_log import EventLog
from meadhall.terminal.bloodrage.final import final
from meadhall.terminal.bloodrage.hints import hint_lines
from meadhall.terminal.bloodrage.scene import heading, scene
from meadhall.terminal.bloodrage.typed_words import TypedWords
from meadhall.terminal.bloodrage.why import not_offered
from meadhall.terminal.game_screen import Bundle
from meadhall.terminal.output import Output
from meadhall.terminal.why import reason


class BloodRageScreen:
    """See game_screen.GameScreen."""

    def __init__(
        self, console: Console, texts: Texts, seats: Sequence[str], you: int, events: list[tuple[int, ...]]
    ) -> None:
        self.out = Output(console, texts, seats)
        self.story = EventLog(events, you)
        self.spoken = TypedWords(texts, seats[you] if seats else "wolf")

    def news(self, game: Any) -> list[list[Text]]:
        return self.story.news(self.out, game)

    def log(self, game: Any) -> list[Text]:
        return self.story.all(self.out, game)

    def thinks(self, seat: str) -> str:
        return self.out.texts("ui-thinks", clan=seat)

    def numbered(self, asked: Ask) -> list[tuple[int, Answer]]:
        return list(enumerate(ordered(asked), 1))

    def bundles(self, game: Any, seat: int) -> list[Bundle]:
        return []

    def expanded(self, game: Any, words: list[str]) -> list[int] | None:
        return None

    def spans(self, game: Any) -> dict[str, tuple[int, ...]]:
        return {}

    def opens(self, answer: Answer) -> bool:
        return False

    def label(self, asked: Ask, answer: Answer) -> str:
        return label(self.out, asked.prompt, answer)

    def below(self, view: View) -> list[RenderableType]:
        asked = view.ask
        assert asked is not None
        keys = Text(self.out.texts("ui-choose"), "dim")
        return [question(self.out, asked, view), *choices(self.out, view, asked), keys]

    def scene(self, view: View, room: int) -> list[RenderableType]:
        assert view.ask is not None
        return scene(self.out, view, view.ask, room)

    def board(self, view: View) -> list[RenderableType]:
        return [heading(self.out, view), board(self.out, view), clans(self.out, view)]

    def cards(self, view: View) -> None:
        all_cards(self.out, view)

    def ending(self, view: View) -> None:
        self.out.put(board(self.out, view))
        final(self.out, view)

    def replayed(self, view: View) -> None:
        self.out.put(heading(self.out, view), board(self.out, view))
        if view.over:
            final(self.out, view)
        else:
            self.out.put(clans(self.out, view))

    def help(self, asked: Ask, command: str, example: str) -> None:
        self.out.say(f"prompt-{asked.prompt}.help")
        self.out.say("ui-help", command=command)
        self.out.say("ui-legend", example=example)

    def hint(self, asked: Ask, advice: list[Advice]) -> list[RenderableType]:
        return hint_lines(self.out, asked, advice)

    def reason(self, refusal: Refusal) -> Text:
        return reason(self.out, refusal, "bloodrage")

    def not_offered(self, game: Any, seat: int) -> list[Text]:
        return not_offered(self.out, game, seat)

    def example(self, asked: Ask | None) -> str:
        if asked is not None and asked.prompt != "turn":
            return ordered(asked)[0].words
        return "march gimle elvagar warrior 2"

    def doubt(self, game: Any, seat: int, answer: Answer) -> str:
        """Return a request to confirm passing by number, because all Rage is lost."""
        left = game.rage[seat]
        return self.out.texts("ui-ask-pass", n=left) if answer.verb == "pass" and left > 0 else ""

    def doubt_typed(self, game: Any, seat: int, actions: Sequence[int]) -> str:
        return ""
