"""The terminal screen of Runewars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from meadhall.bots import Advice
from meadhall.kernel.contract import Answer, Ask
from meadhall.kernel.notation import NOT_AN_ANSWER
from meadhall.kernel.refusal import Refusal
from meadhall.locale import Texts
from meadhall.runewars.pack import Pack
from meadhall.runewars.view import View
from meadhall.runewars.viewing.asked import answer as taken_apart
from meadhall.terminal.game_screen import Bundle
from meadhall.terminal.runewars.all_of import bundles, expanded
from meadhall.terminal.runewars.areas import areas
from meadhall.terminal.runewars.cards import all_cards
from meadhall.terminal.runewars.choices import area_numbers, choices
from meadhall.terminal.runewars.event_log import EventLog
from meadhall.terminal.runewars.final import final
from meadhall.terminal.runewars.listing import opens
from meadhall.terminal.runewars.numbers import numbered, ordered
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.players import players
from meadhall.terminal.runewars.scene import board, happening, heading, own_titles, scene
from meadhall.terminal.runewars.typed_words import ALL, TypedWords
from meadhall.terminal.runewars.windows import doubt, spans
from meadhall.terminal.runewars.words import label, question


class RunewarsScreen:
    """See game_screen.GameScreen."""

    def __init__(
        self,
        console: Console,
        texts: Texts,
        seats: Sequence[str],
        you: int,
        events: list[tuple[int, ...]],
        pack: Pack | None = None,
    ) -> None:
        self.out = RunewarsOutput(console, texts, seats, pack)
        self.story = EventLog(events, you)
        self.spoken = TypedWords(self.out, seats[you] if seats else "")
        self._asked: Ask | None = None  # the last question shown
        self._view: View | None = None
        self._opened: Ask | None = None  # the question whose answers are all listed

    def news(self, game: Any) -> list[list[Text]]:
        return self.story.news(self.out, game)

    def log(self, game: Any) -> list[Text]:
        return self.story.all(self.out, game)

    def thinks(self, seat: str) -> str:
        return self.out.texts("rw-ui-thinks", seat=self.out.value("seat", seat))

    def numbered(self, asked: Ask) -> list[tuple[int, Answer]]:
        return numbered(asked, self._view_of(asked), self._is_open(asked))

    def opens(self, answer: Answer) -> bool:
        if opens(answer):
            self._opened = self._asked
        return opens(answer)

    def _view_of(self, asked: Ask) -> View | None:
        """Return the view that was last shown, if it belongs to this question."""
        return self._view if self._view is not None and self._view.ask == asked else None

    def _is_open(self, asked: Ask) -> bool:
        return self._opened is not None and self._opened == asked

    def bundles(self, game: Any, seat: int) -> list[Bundle]:
        return bundles(self.out, game, seat)

    def expanded(self, game: Any, words: list[str]) -> list[int] | None:
        return expanded(game, self.spoken.seat, words) if ALL in words else None

    def spans(self, game: Any) -> Mapping[str, tuple[int, ...]]:
        return spans(game, game.seat_names().index(self.spoken.seat))

    def label(self, asked: Ask, answer: Answer) -> str:
        return label(self.out, asked, answer, self._view)

    def below(self, view: View) -> list[RenderableType]:
        assert view.ask is not None
        self._asked, self._view = view.ask, view
        keys = Text(self.out.texts("rw-ui-choose"), "dim")
        opened = self._is_open(view.ask)
        return [question(self.out, view.ask), *choices(self.out, view, view.ask, opened), keys]

    def scene(self, view: View, room: int) -> list[RenderableType]:
        assert view.ask is not None
        numbers = area_numbers(view.ask, view, self._is_open(view.ask))
        return scene(self.out, view, view.ask, room, numbers)

    def board(self, view: View) -> list[RenderableType]:
        under_way = happening(self.out, view)
        top = heading(self.out, view)
        return [
            top,
            *own_titles(self.out, view),
            board(self.out, view),
            areas(self.out, view),
            players(self.out, view),
            *under_way,
        ]

    def cards(self, view: View) -> None:
        all_cards(self.out, view)

    def ending(self, view: View) -> None:
        self.out.put(board(self.out, view), players(self.out, view), *own_titles(self.out, view))
        final(self.out, view)

    def replayed(self, view: View) -> None:
        self.out.put(heading(self.out, view), board(self.out, view), players(self.out, view))
        if view.over:
            final(self.out, view)

    def help(self, asked: Ask, command: str, example: str) -> None:
        self.out.say(f"rw-prompt-{asked.prompt}.help", **_numbers(asked))
        self.out.say("rw-ui-help", command=command)
        self.out.say("rw-ui-legend", example=example)

    def hint(self, asked: Ask, advice: list[Advice]) -> list[RenderableType]:
        if not {choice.action for choice in advice} <= {answer.action for _, answer in self.numbered(asked)}:
            self._opened = asked  # some of them are not listed yet
        choices = {answer.action: (n, answer) for n, answer in self.numbered(asked)}
        table = self.out.grid("", "", header=False)
        for choice in advice:
            if choice.action in choices:
                number, answer = choices[choice.action]
                line = Text(self.label(asked, answer), "bold")
                percent = round(100 * choice.places[0])
                line.append(f" · {self.out.texts('rw-ui-hint-prospects', percent=percent)}", "not bold cyan")
                if why := self._reasons(choice):
                    line.append(f"\n{why}", "not bold")
                table.add_row(Text(f"{number:>2}", "bold"), line)
        if not table.rows:
            return [Text(self.out.texts("ui-hint-none"), "yellow")]
        if all(choice.places == advice[0].places and not self._reasons(choice) for choice in advice):
            return [Text(self.out.texts("rw-ui-hint-equal"), "yellow")]
        return [Text(self.out.texts("ui-hint-title"), "bold"), table]

    def _reasons(self, choice: Advice) -> str:
        """Return short phrases; reasons without a message are left out."""
        said = [(f"rw-reason-{r.id.removeprefix('rw-')}", r.params) for r in choice.reasons]
        return "; ".join(
            self.out.texts(m, **self.out.values(params)) for m, params in said if self.out.texts.has(m)
        )

    def reason(self, refusal: Refusal) -> Text:
        """Return a refusal as text, with the page of the rulebook if it names one."""
        if refusal.code == NOT_AN_ANSWER and self._asked is not None:
            return Text(self.out.texts("rw-ui-not-now", question=question(self.out, self._asked).plain))
        own = f"rw-refusal-{refusal.code}"
        texts = self.out.texts
        has_own = texts.has(own)
        params = self.out.values(refusal.params)
        line = Text(texts(own, **params) if has_own else texts.refusal(refusal.code, **params))
        if refusal.rule:
            page = refusal.rule.removeprefix("p.")
            where = texts("rw-rule-page", page=page) if page != refusal.rule else texts("rw-rule-card")
            line.append(f" ({where})", "dim")
        return line

    def not_offered(self, game: Any, seat: int) -> list[Text]:
        """Return answers that you might expect among the choices: one example for each reason."""
        if self._asked is None:
            return []
        lines: dict[str, Text] = {}
        for action in range(len(game.rules.words)):
            refusal = game.why_not(seat, action)
            if refusal is None or refusal.code == NOT_AN_ANSWER or refusal.code in lines:
                continue
            said = label(self.out, self._asked, taken_apart(game, action), self._view)
            lines[refusal.code] = Text("• ").append(said, "bold").append(": ")
            lines[refusal.code].append_text(self.reason(refusal))
        return list(lines.values())

    def example(self, asked: Ask | None) -> str:
        return ordered(asked, self._view_of(asked))[0].words if asked is not None else "done"

    def doubt(self, game: Any, seat: int, answer: Answer) -> str:
        return doubt(self.out, game, seat, [answer.action])

    def doubt_typed(self, game: Any, seat: int, actions: Sequence[int]) -> str:
        return doubt(self.out, game, seat, actions)


def _numbers(asked: Ask) -> dict[str, str | int]:
    return {name: ref.n for name, ref in asked.about.items() if ref.n is not None}
