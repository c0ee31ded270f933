"""Runewars at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from meadhall.bots import Advice
from meadhall.kernel.notation import NOT_AN_ANSWER
from meadhall.kernel.refusal import Refusal
from meadhall.locale import Texts
from meadhall.runewars.pack import Pack
from meadhall.runewars.view import Answer, Ask, View
from meadhall.runewars.viewing.asked import answer as taken_apart
from meadhall.terminal.runewars.areas import areas
from meadhall.terminal.runewars.cards import all_cards
from meadhall.terminal.runewars.choices import area_numbers, choices, ordered
from meadhall.terminal.runewars.chronicle import Chronicle
from meadhall.terminal.runewars.final import final
from meadhall.terminal.runewars.pen import RunePen
from meadhall.terminal.runewars.players import players
from meadhall.terminal.runewars.scene import board, happening, heading, scene
from meadhall.terminal.runewars.spoken import Spoken
from meadhall.terminal.runewars.words import label, question


class RunewarsFace:
    """See face.Face."""

    def __init__(
        self,
        console: Console,
        texts: Texts,
        seats: Sequence[str],
        you: int,
        events: list[tuple[int, ...]],
        pack: Pack | None = None,
    ) -> None:
        self.pen = RunePen(console, texts, seats, pack)
        self.story = Chronicle(events, you)
        self.spoken = Spoken(self.pen, seats[you] if seats else "")
        self._asked: Ask | None = None  # the last question shown
        self._view: View | None = None

    def news(self, game: Any) -> list[list[Text]]:
        return self.story.news(self.pen, game)

    def log(self, game: Any) -> list[Text]:
        return self.story.all(self.pen, game)

    def thinks(self, seat: str) -> str:
        return self.pen.texts("rw-ui-thinks", seat=self.pen.value("seat", seat))

    def ordered(self, asked: Ask) -> list[Answer]:
        return ordered(asked)

    def label(self, asked: Ask, answer: Answer) -> str:
        return label(self.pen, asked, answer, self._view)

    def below(self, view: View) -> list[RenderableType]:
        assert view.ask is not None
        self._asked, self._view = view.ask, view
        keys = Text(self.pen.texts("rw-ui-choose"), "dim")
        return [question(self.pen, view.ask), *choices(self.pen, view, view.ask), keys]

    def scene(self, view: View, room: int) -> list[RenderableType]:
        assert view.ask is not None
        return scene(self.pen, view, view.ask, room, area_numbers(view.ask))

    def board(self, view: View) -> list[RenderableType]:
        under_way = happening(self.pen, view)
        top = heading(self.pen, view)
        return [top, board(self.pen, view), areas(self.pen, view), players(self.pen, view), *under_way]

    def cards(self, view: View) -> None:
        all_cards(self.pen, view)

    def ending(self, view: View) -> None:
        self.pen.put(board(self.pen, view), players(self.pen, view))
        final(self.pen, view)

    def replayed(self, view: View) -> None:
        self.pen.put(heading(self.pen, view), board(self.pen, view), players(self.pen, view))
        if view.over:
            final(self.pen, view)

    def help(self, asked: Ask, command: str, example: str) -> None:
        self.pen.say(f"rw-prompt-{asked.prompt}.help", **_numbers(asked))
        self.pen.say("rw-ui-help", command=command)
        self.pen.say("rw-ui-legend", example=example)

    def hint(self, asked: Ask, advice: list[Advice]) -> list[RenderableType]:
        numbered = {answer.action: (n, answer) for n, answer in enumerate(ordered(asked), 1)}
        table = self.pen.grid("", "", header=False)
        for choice in advice:
            if choice.action in numbered:
                number, answer = numbered[choice.action]
                line = Text(self.label(asked, answer), "bold")
                percent = round(100 * choice.places[0])
                line.append(f" · {self.pen.texts('rw-ui-hint-prospects', percent=percent)}", "not bold cyan")
                if why := self._reasons(choice):
                    line.append(f"\n{why}", "not bold")
                table.add_row(Text(f"{number:>2}", "bold"), line)
        if not table.rows:
            return [Text(self.pen.texts("ui-hint-none"), "yellow")]
        if all(choice.places == advice[0].places and not self._reasons(choice) for choice in advice):
            return [Text(self.pen.texts("rw-ui-hint-equal"), "yellow")]
        return [Text(self.pen.texts("ui-hint-title"), "bold"), table]

    def _reasons(self, choice: Advice) -> str:
        """Short phrases; one that has no words yet is left out."""
        said = [(f"rw-reason-{r.id.removeprefix('rw-')}", r.params) for r in choice.reasons]
        return "; ".join(
            self.pen.texts(m, **self.pen.values(params)) for m, params in said if self.pen.texts.has(m)
        )

    def reason(self, refusal: Refusal) -> Text:
        """Why not, in words; the page of the rulebook if the refusal names it."""
        if refusal.code == NOT_AN_ANSWER and self._asked is not None:
            return Text(self.pen.texts("rw-ui-not-now", question=question(self.pen, self._asked).plain))
        own = f"rw-refusal-{refusal.code}"
        texts = self.pen.texts
        has_own = texts.has(own)
        params = self.pen.values(refusal.params)
        line = Text(texts(own, **params) if has_own else texts.refusal(refusal.code, **params))
        if refusal.rule:
            page = refusal.rule.removeprefix("p.")
            where = texts("rw-rule-page", page=page) if page != refusal.rule else texts("rw-rule-card")
            line.append(f" ({where})", "dim")
        return line

    def not_offered(self, game: Any, seat: int) -> list[Text]:
        """What one might have expected among the choices: of each reason one example."""
        if self._asked is None:
            return []
        lines: dict[str, Text] = {}
        for action in range(len(game.rules.words)):
            refusal = game.why_not(seat, action)
            if refusal is None or refusal.code == NOT_AN_ANSWER or refusal.code in lines:
                continue
            said = label(self.pen, self._asked, taken_apart(game, action), self._view)
            lines[refusal.code] = Text("• ").append(said, "bold").append(": ")
            lines[refusal.code].append_text(self.reason(refusal))
        return list(lines.values())

    def example(self, asked: Ask | None) -> str:
        return ordered(asked)[0].words if asked is not None else "done"

    def doubt(self, game: Any, seat: int, answer: Answer) -> str:
        return ""


def _numbers(asked: Ask) -> dict[str, str | int]:
    return {name: value for name, value in asked.about.items() if isinstance(value, int)}
