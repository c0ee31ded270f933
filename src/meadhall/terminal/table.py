"""Sitting at the table: the others play, you are shown what happened, you decide; until the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from meadhall.kernel.match import Match
from meadhall.kernel.notation import NOT_AN_ANSWER, read_sentence
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
from meadhall.terminal.typed_words import broken_off, continuations, failing, folded, spoken_words


@dataclass(frozen=True)
class Meaning:
    """A sentence in words of the notation, and its answers; or why it is refused."""

    words: list[str]
    actions: list[int]
    refusal: Refusal | None


class Table:
    """One person's table. Everything shown comes from that seat's view."""

    def __init__(
        self, match: Match, seating: saves.Seating, screen: GameScreen, keyboard: Keyboard, path: Path
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

    # --- the game goes on --------------------------------------------------------------

    def run(self) -> int:
        """Until the end or until you leave; the exit code."""
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
        """One answer of somebody else, or one that leaves no choice. False: it is up to you."""
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
        """Whether there is more than one answer to your open question, and you want to be asked."""
        return len(self.game.legal(self.you)) > 1 and not self.passes_by_itself()

    # --- you decide ----------------------------------------------------------------------

    def decide(self) -> None:
        """Show what you need to know, then read until it is an answer."""
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
        """What you typed. True when something was decided (or taken back)."""
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
        """One of the answers, or one of the choices after them."""
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
        """The answer of this number; None if there is none."""
        asked = self.view.ask
        assert asked is not None
        return {str(number): answer for number, answer in self.screen.numbered(asked)}.get(_number(line))

    def more_choices(self) -> list[tuple[int, str, Callable[[], bool]]]:
        """The choices after the answers: several answers at once, and what is not to be asked again."""
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
        """Answer. What cannot be meant lightly is asked about once; the same line again confirms it."""
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

    # --- not to be asked again -------------------------------------------------------------------

    def not_declined(self, now: Spans) -> list[int]:
        """What may be played in the open window and was not declined; nothing if it is no such window."""
        if not now:
            return []
        passes = self.game.asks[self.game.ask_of(self.you)][1].passes
        legal = self.game.legal(self.you)
        return [action for action in legal if action != passes and not self.declined.holds(action, now)]

    def passes_by_itself(self) -> bool:
        """Whether all that may be played in the open window was declined."""
        now = self.screen.spans(self.game)
        return bool(now) and not self.not_declined(now)

    def decline(self, actions: Sequence[int], span: str) -> bool:
        """Do not ask about these any more in this turn or season. Other things are still asked about."""
        now = self.screen.spans(self.game)
        self.declined.add(actions, span, now)
        self.out.say("ui-declined", "green", span=span)
        if self.not_declined(now):
            self.show()
            return False
        self.pass_window()
        return True

    def pass_window(self) -> None:
        """As if you had passed it yourself."""
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
        """An answer, or a whole action, in notation."""
        meaning = self.understood(line)
        if meaning.refusal is not None:
            self.out.put(*self.refused(meaning.words, meaning.refusal))
            return False
        return self.give(line, meaning.actions, self.screen.doubt_typed(self.game, self.you, meaning.actions))

    def understood(self, line: str) -> Meaning:
        """What the words mean, as typed or as names on the screen; an allowed meaning if there is one."""
        plain = self.meaning(self.spoken.plain(line))
        if plain.refusal is None or plain.refusal.code not in ("unknown_word", "no_value", "no_answer"):
            return plain
        others = []
        for words in self.spoken.readings(line):
            for meant in (words, self.whole_answer(words)):
                if meant and meant != plain.words:
                    others.append(self.meaning(meant))
                    if others[-1].refusal is None:
                        return others[-1]
        return others[0] if others else plain

    def meaning(self, words: list[str]) -> Meaning:
        try:
            actions = self.screen.expanded(self.game, words)
            if actions is None:
                _, actions = read_sentence(self.game, " ".join([self.seating.you, *words]))
        except Refused as refused:
            return Meaning(words, [], refused.refusal)
        return Meaning(words, actions, None)

    def whole_answer(self, words: list[str]) -> list[str]:
        """The words of the only answer that ends like this: `harvest` is `order harvest`; else nothing."""
        spelled = [self.game.words(action) for action in self.game.legal(self.you)]
        found = [each for each in spelled if len(each) > len(words) and each[-len(words) :] == tuple(words)]
        return list(found[0]) if words and len(found) == 1 else []

    def refused(self, words: list[str], refusal: Refusal) -> list[Text]:
        """Why, and at which word."""
        broken = broken_off(self.game, words, refusal)
        if broken is not None:
            known, unknown = broken
            code = "ui-why-unfit" if unknown else "ui-why-unfinished"
            line = Text(self.out.texts(code, known=known, word=unknown))
            if following := continuations(self.game, self.you, known):
                line.append(f" {self.out.texts('ui-why-following')}: {', '.join(following)}")
            return [line]
        said = self.screen.reason(refusal)
        if refusal.code == NOT_AN_ANSWER:
            what = failing(self.game, self.seating.you, words, refusal)
            said = Text(f"{self.out.texts('ui-quoted', line=what)}: ").append_text(said)
        return [said]

    def undo(self) -> bool:
        """Take your last answer back, with all that followed from it by itself."""
        if not self.match.can_undo(self.you):
            decided = any(seat == self.you for seat, *_ in self.game.trace)
            self.out.say("ui-nothing-to-undo" if decided else "ui-nothing-yet", "yellow")
            return False
        while self.match.can_undo(self.you):
            self.match.undo(self.you)
            if self.must_decide():
                break
        if not self.must_decide():  # it would only happen again
            self.out.say("ui-nothing-to-undo", "yellow")
        else:
            self.out.say("ui-undone", "green")
        return True

    # --- showing ---------------------------------------------------------------------------

    def show(self, news: Sequence[RenderableType] = ()) -> None:
        """What happened, the table, the question, the choices: on one screen if it can be done."""
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
        """The best few choices. Thinking about the game does not change it."""
        asked = self.view.ask
        assert asked is not None
        with thinking(self.out, self.keyboard, self.out.texts("ui-hint-thinks")):
            advice = self.adviser(self.game)
        self.out.put(*self.screen.hint(asked, advice))

    def why_not(self) -> None:
        """What one might miss in the list, and why it is not there; then anything else."""
        self.out.put(*self.screen.not_offered(self.game, self.you))
        self.out.say("ui-why-ask", example=self.example())
        if line := self.keyboard.read("? "):
            self.why(line)

    def why(self, line: str) -> None:
        """Why something is not offered."""
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
        """A sentence of yours that fits what is asked."""
        return f"{self.seating.you} {self.screen.example(self.view.ask)}"

    def end(self) -> None:
        for page in self.screen.news(self.game):
            self.out.put("", *page)
        self.out.put("")
        self.screen.ending(self.view)
        self.out.say("ui-saved", "dim", path=str(self.path))

    # --- nothing is lost ----------------------------------------------------------------------

    def save(self, aloud: bool = False) -> bool:
        """Write the game down. A full disk is said once, and does not stop the game."""
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
        self._trouble = ""  # if there is any, now is the time to say it again
        self.save()
        if not self._trouble:
            saved = self.out.texts("ui-quit-saved", path=str(self.path))
            self.out.console.print(Text(saved, "green"), soft_wrap=True)
            go_on(self.out, self.path)


def _number(line: str) -> str:
    """A number without the zeros before it; other lines as they are."""
    return line.lstrip("0") or "0" if line.isascii() and line.isdigit() else line
