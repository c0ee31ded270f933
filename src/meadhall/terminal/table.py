"""The main loop of the terminal: bots play, events are shown, the player decides, until the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.notation import NOT_AN_ANSWER, UNFINISHED, read_sentence
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.terminal import saves
from meadhall.terminal.declined import Declined, Spans
from meadhall.terminal.game_screen import GameScreen, Speech, Story
from meadhall.terminal.hints import Adviser
from meadhall.terminal.keyboard import SAME_KEY, WORDS, Keyboard, Leave
from meadhall.terminal.opponents import Opponents
from meadhall.terminal.output import Output
from meadhall.terminal.packs import say_whose
from meadhall.terminal.resume_command import command, go_on
from meadhall.terminal.thinking import thinking
from meadhall.terminal.typed_words import (
    broken_off,
    continuations,
    failing,
    folded,
    spoken_words,
    with_nearest,
)

# Refusals of notation that may be words of the screen, or the end of an answer.
MAY_MEAN_MORE = ("unknown_word", "no_value", "no_answer", NOT_AN_ANSWER)


@dataclass(frozen=True)
class Meaning:
    """A sentence in notation and its answers, or why it is refused."""

    words: list[str]
    actions: list[int]
    refusal: Refusal | None


class Table:
    """The game of one player. Everything shown comes from that seat's view."""

    def __init__(
        self, match: Match[Game], seating: saves.Seating, screen: GameScreen, keyboard: Keyboard, path: Path
    ) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.out: Output = screen.out
        self.keyboard = keyboard
        self.path = path
        self.story: Story = screen.story
        self.you = match.game.seat_names().index(seating.you)
        self.bots = Opponents(seating.bots, len(match.game.seat_names()), self.you, match.seed)
        self.adviser = Adviser(self.you, match.seed)
        self.spoken: Speech = screen.spoken
        self.declined = Declined()
        self._trouble = ""
        self._keys: dict[str, Callable[[], object]] = {
            "u": self.undo,
            "l": self.tell_all,
            "c": self.cards,
            "b": self.show_board,
            "h": self.hint,
            "?": self.help,
            "??": self.why_not,
            "s": lambda: self.save(aloud=True),
        }

    @property
    def game(self) -> Any:
        return self.match.game

    @property
    def view(self) -> Any:
        return self.game.view(self.you)

    # --- the main loop --------------------------------------------------------------

    def run(self) -> int:
        """Run until the end or until the player leaves; return the exit code."""
        try:
            with self.keyboard.listening():
                self.save()
                while not self.game.over:
                    if not self.others():
                        self.decide()
                self.save()
                self.end()
                return 0
        except Leave as leaving:
            self.leave()
            return leaving.code

    def others(self) -> bool:
        """Give one answer of a bot, or a forced one. Returns False if the player must decide."""
        for seat in self.game.waiting():
            legal = self.game.legal(seat)
            if len(legal) == 1:
                self.play(seat, legal[0], automatic=True)
                return True
            if seat == self.you and self.passes_by_itself():
                self.pass_window()
                return True
            if seat != self.you:
                self.play(seat, self.ask_bot(seat))
                return True
        return False

    def ask_bot(self, seat: int) -> int:
        with thinking(self.out, self.keyboard, self.screen.thinks(self.game.seat_names()[seat])):
            answer = self.bots.answer(self.game, seat)
        if (fault := self.bots.fault(seat)) is not None:
            self.story.fault(fault)
        return answer

    def play(self, seat: int, action: int, *, automatic: bool = False) -> None:
        self.match.play(seat, action, automatic=automatic)

    def must_decide(self) -> bool:
        """Whether the open question has more than one answer and was not declined."""
        return len(self.game.legal(self.you)) > 1 and not self.passes_by_itself()

    # --- the player's decision ----------------------------------------------------------------------

    def decide(self) -> None:
        """Show the question, then read lines until one is an answer."""
        *pages, last = self.screen.news(self.game)
        for page in pages:
            self.out.put("", *page)
            if self.keyboard.terminal:
                self.keyboard.read(self.out.texts("ui-pause") + " ")
        self.show(["", *last])
        while True:
            line = self.keyboard.read()
            if self.obey(line):
                self.save()
                return

    def obey(self, line: str) -> bool:
        """Handle a typed line. Returns True if something was answered or undone."""
        key = WORDS.get(line.lower(), line.lower()).translate(SAME_KEY)
        asked = self.view.ask
        assert asked is not None
        if key == "q":
            raise Leave
        if key in self._keys:
            return bool(self._keys[key]())
        if (declined := self.decline_in_words(line)) is not None:
            return declined
        if line.startswith("?"):
            self.why(line[1:].strip())
        elif not line:
            self.show()
        elif line.isascii() and line.isdigit():
            return self.by_number(line)
        else:
            return self.sentence(line)
        return False

    def by_number(self, line: str) -> bool:
        """Handle a number: one of the answers, or one of the choices after them."""
        answer = self.answer_of(line)
        if answer is not None and self.screen.opens(answer):
            self.show()
            return False
        if answer is not None:
            return self.give(line, [answer.action], self.screen.doubt(self.game, self.you, answer))
        more = {str(number): choose for number, _, choose in self.more_choices()}
        if choose := more.get(_number(line)):
            return choose()
        self.out.say("ui-bad-choice", "yellow")
        return False

    def answer_of(self, line: str) -> Any:
        """Return the answer of this number; None if there is none."""
        asked = self.view.ask
        assert asked is not None
        return {str(number): answer for number, answer in self.screen.numbered(asked)}.get(_number(line))

    def more_choices(self) -> list[tuple[int, str, Callable[[], bool]]]:
        """Return the choices after the answers: several answers at once, and declining questions."""
        asked = self.view.ask
        assert asked is not None
        choices = [
            (bundle.label, partial(self.give, "", bundle.actions, ""))
            for bundle in self.screen.bundles(self.game, self.you)
        ]
        now = self.screen.spans(self.game)
        left = self.not_declined(now)
        if left:
            said = {answer.action: self.screen.label(asked, answer) for answer in asked.answers}
            what = ", ".join(said[action] for action in left)
            for span in now:
                label = self.out.texts("ui-decline", what=what, span=span)
                choices.append((label, partial(self.decline, left, span)))
        first = 1 + max(number for number, _ in self.screen.numbered(asked))
        return [(number, label, choose) for number, (label, choose) in enumerate(choices, first)]

    def give(self, line: str, actions: Sequence[int], doubt: str) -> bool:
        """Answer. Some answers need confirmation; repeating the same line confirms."""
        if doubt:
            self.out.put(Text(doubt, "bold yellow"))
            said = self.keyboard.read()
            meant = folded(said)
            if meant in ("", "n", "no", folded(self.out.texts("ui-no"))):
                self.show()
                return False
            if meant not in (folded(line), "y", "yes", folded(self.out.texts("ui-yes"))):
                return self.obey(said)
        for action in actions:
            self.play(self.you, action)
        return True

    # --- declined questions -------------------------------------------------------------------

    def not_declined(self, now: Spans) -> list[int]:
        """Return what can be played in the open window and was not declined; empty if it is not a window."""
        if not now:
            return []
        passes = self.game.asks[self.game.ask_of(self.you)][1].passes
        legal = self.game.legal(self.you)
        return [action for action in legal if action != passes and not self.declined.holds(action, now)]

    def passes_by_itself(self) -> bool:
        """Whether everything that can be played in the open window was declined."""
        now = self.screen.spans(self.game)
        return bool(now) and not self.not_declined(now)

    def decline(self, actions: Sequence[int], span: str) -> bool:
        """Do not ask about these answers any more in this turn or season. Others are still asked about."""
        now = self.screen.spans(self.game)
        self.declined.add(actions, span, now)
        self.out.say("ui-declined", "green", span=span)
        if self.not_declined(now):
            self.show()
            return False
        self.pass_window()
        return True

    def pass_window(self) -> None:
        """Pass the open window."""
        self.play(self.you, self.game.asks[self.game.ask_of(self.you)][1].passes)

    def decline_in_words(self, line: str) -> bool | None:
        """`not this turn`, `ambush not this season`, `ask again`; None if the line is none of these."""
        said = folded(line)
        if said in spoken_words(self.out.texts("ui-words-ask-again")):
            self.out.say("ui-asked-again" if self.declined.clear() else "ui-nothing-declined", "green")
            return False
        now = self.screen.spans(self.game)
        for span in now:
            for words in spoken_words(self.out.texts(f"ui-words-not-{span}")):
                if said == words:
                    return self.decline(self.not_declined(now), span)
                if said.endswith(f" {words}"):
                    meaning = self.understood(line[: -len(words)].strip())
                    if meaning.refusal is None and len(meaning.actions) == 1:
                        return self.decline(meaning.actions, span)
        return None

    # --- sentences -------------------------------------------------------------------------------

    def sentence(self, line: str) -> bool:
        """Handle a sentence: an answer, or a whole action, in notation."""
        meaning = self.understood(line)
        if meaning.refusal is not None:
            self.out.put(*self.refused(meaning.words, meaning.refusal))
            return False
        return self.give(line, meaning.actions, self.screen.doubt_typed(self.game, self.you, meaning.actions))

    def understood(self, line: str) -> Meaning:
        """Return the meaning of the words, as notation or as names on the screen; a legal one if there is
        one."""
        plain = self.meaning(self.spoken.plain(line))
        if plain.refusal is None or plain.refusal.code not in MAY_MEAN_MORE:
            return plain
        refused = []
        for words in self.spoken.readings(line):
            for meant in (words, self.completed(words)):
                if meant and meant != plain.words:
                    found = self.meaning(meant)
                    if found.refusal is None:
                        return found
                    refused.append(found)
        if plain.refusal.code == NOT_AN_ANSWER or not refused:
            return plain
        return refused[0]

    def meaning(self, words: list[str]) -> Meaning:
        try:
            actions = self.screen.expanded(self.game, words)
            if actions is None:
                _, actions = read_sentence(self.game, " ".join([self.seating.you, *words, *self.goes_on()]))
        except Refused as refused:
            return Meaning(words, [], refused.refusal)
        return Meaning(words, actions, None)

    def goes_on(self) -> list[str]:
        """Return the mark of an unfinished sentence if one is being answered step by step.

        The next question is then asked, as after a number, and no default is added.
        """
        prompt = self.game.asks[self.game.ask_of(self.you)][1]
        return [UNFINISHED] if prompt.continues else []

    def completed(self, words: list[str]) -> list[str]:
        """Complete answers of which only the last words were typed, from the beginning of the sentence.

        `harvest` is `order harvest`, `2A all` is `activate 2A all`, `footman 2 knight 1` is
        `lose footman 2 lose knight 1`. Only where one legal answer ends so; returns [] if none does.
        """
        trial = self.game.copy()
        whole: list[str] = []
        while (found := _only_answer(trial, self.you, words)) is not None:
            action, n = found
            whole += trial.words(action)
            words = words[n:]
            mark = trial.mark
            trial.play(self.you, action)
            if trial.mark != mark:  # the sentence is over
                break
        return [*whole, *words] if whole else []

    def refused(self, words: list[str], refusal: Refusal) -> list[Text]:
        """Print why a sentence is refused, and at which word."""
        broken = broken_off(self.game, words, refusal)
        if broken is not None:
            known, unknown = broken
            code = "ui-why-unfit" if unknown else "ui-why-unfinished"
            line = Text(self.out.texts(code, known=known, word=unknown))
            if following := continuations(self.game, self.you, known):
                line.append(f" {self.out.texts('ui-why-following')}: {', '.join(following)}")
            return [line]
        said = self.screen.reason(with_nearest(self.game, self.you, refusal))
        if refusal.code == NOT_AN_ANSWER:
            what = failing(self.game, self.seating.you, words, refusal)
            said = Text(f"{self.out.texts('ui-quoted', line=what)}: ").append_text(said)
        return [said]

    def undo(self) -> bool:
        """Undo the player's last answer and the automatic answers after it."""
        if not self.match.can_undo(self.you):
            decided = any(seat == self.you for seat, *_ in self.game.trace)
            self.out.say("ui-nothing-to-undo" if decided else "ui-nothing-yet", "yellow")
            return False
        while self.match.can_undo(self.you):
            self.match.undo(self.you)
            if self.must_decide():
                break
        if not self.must_decide():  # a forced answer would be given again
            self.out.say("ui-nothing-to-undo", "yellow")
        else:
            self.out.say("ui-undone", "green")
        return True

    # --- showing ---------------------------------------------------------------------------

    def show(self, news: Sequence[RenderableType] = ()) -> None:
        """Show events, the game, the question and the choices, on one screen if possible."""
        view = self.view
        *below, keys = self.screen.below(view)
        below += [
            Text(f"{number:>2} ", "bold").append(said, "not bold") for number, said, _ in self.more_choices()
        ]
        below.append(keys)
        room = self.out.height - self.out.lines(*news, *below) - 1
        self.out.put(*news, *self.screen.scene(view, room), *below)

    def show_board(self) -> None:
        self.out.put(*self.screen.board(self.view))

    def cards(self) -> None:
        self.screen.cards(self.view)
        say_whose(self.out, self.game.rules)

    def tell_all(self) -> None:
        self.out.heading(self.out.texts("ui-log-title"))
        told = self.screen.log(self.game)
        self.out.put(*(told or [Text(self.out.texts("ui-log-empty"))]))

    def help(self) -> None:
        self.screen.help(self.view.ask, command(self.path), self.example())
        say_whose(self.out, self.game.rules)

    def hint(self) -> None:
        """Show the best choices. This does not change the game."""
        asked = self.view.ask
        assert asked is not None
        with thinking(self.out, self.keyboard, self.out.texts("ui-hint-thinks")):
            advice = self.adviser(self.game)
        self.out.put(*self.screen.hint(asked, advice))

    def why_not(self) -> None:
        """Show which answers are not in the list, and why."""
        self.out.put(*self.screen.not_offered(self.game, self.you))
        self.out.say("ui-why-ask", example=self.example())
        if line := self.keyboard.read("? "):
            self.why(line)

    def why(self, line: str) -> None:
        """Show why a sentence is not allowed."""
        asked = self.view.ask
        assert asked is not None
        if (answer := self.answer_of(line)) is not None:
            chosen = self.screen.label(asked, answer)
            self.out.say("ui-why-number", "green", choice=line, label=chosen)
            return
        meaning = self.understood(line)
        words, refusal = meaning.words, meaning.refusal
        if refusal is None:
            self.out.say("ui-why-fine", "green")
        elif broken_off(self.game, words, refusal) is not None:
            self.out.put(*self.refused(words, refusal))
        else:
            self.out.put(Text(self.out.texts("ui-why-no"), "yellow"), *self.refused(words, refusal))

    def example(self) -> str:
        """Return an example sentence that answers the question."""
        return f"{self.seating.you} {self.screen.example(self.view.ask)}"

    def end(self) -> None:
        for page in self.screen.news(self.game):
            self.out.put("", *page)
        self.out.put("")
        self.screen.ending(self.view)
        self.out.say("ui-saved", "dim", path=str(self.path))

    # --- saving ----------------------------------------------------------------------

    def save(self, aloud: bool = False) -> bool:
        """Save the game. An error is reported once and does not stop the game."""
        try:
            saves.write(self.path, self.match, self.seating)
        except OSError as trouble:
            why = trouble.strerror or type(trouble).__name__
            if aloud or why != self._trouble:
                self.out.say("err-cannot-write", "bold red", path=str(self.path), why=why)
            self._trouble = why
            return False
        self._trouble = ""
        if aloud:
            self.out.say("ui-saved", "green", path=str(self.path))
        return False

    def leave(self) -> None:
        self._trouble = ""  # so that an error is reported again
        self.save()
        if not self._trouble:
            saved = self.out.texts("ui-quit-saved", path=str(self.path))
            self.out.console.print(Text(saved, "green"), soft_wrap=True)
            go_on(self.out, self.path)


def _only_answer(game: Any, seat: int, words: list[str]) -> tuple[int, int] | None:
    """Return the only legal answer that ends like the first words, and their number; None if none does."""
    spelled = [(action, game.words(action)) for action in game.legal(seat)]
    for n in range(len(words), 0, -1):
        found = [action for action, each in spelled if len(each) > n and each[-n:] == tuple(words[:n])]
        if len(found) == 1:
            return found[0], n
    return None


def _number(line: str) -> str:
    """A number without the zeros before it; other lines as they are."""
    return line.lstrip("0") or "0" if line.isascii() and line.isdigit() else line
