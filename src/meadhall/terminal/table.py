"""Sitting at the table: the others play, you are shown what happened, you decide; until the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from meadhall.kernel.match import Match
from meadhall.kernel.notation import NOT_AN_ANSWER, read_sentence
from meadhall.kernel.refusal import Refusal
from meadhall.terminal import saves
from meadhall.terminal.face import Face, Speech, Story
from meadhall.terminal.going_on import command, go_on
from meadhall.terminal.hints import Adviser
from meadhall.terminal.keyboard import SAME_KEY, WORDS, Keyboard, Leave
from meadhall.terminal.opponents import Opponents
from meadhall.terminal.packs import say_whose
from meadhall.terminal.pen import Pen
from meadhall.terminal.spoken import broken_off, continuations, failing, folded
from meadhall.terminal.thinking import thinking


class Table:
    """One person's table. Everything shown comes from that seat's view."""

    def __init__(
        self, match: Match, seating: saves.Seating, face: Face, keyboard: Keyboard, path: Path
    ) -> None:
        self.match = match
        self.seating = seating
        self.face = face
        self.pen: Pen = face.pen
        self.keyboard = keyboard
        self.path = path
        self.story: Story = face.story
        self.you = match.game.seat_names().index(seating.you)
        self.bots = Opponents(seating.bots, len(match.game.seat_names()), self.you, match.seed)
        self.adviser = Adviser(self.you, match.seed)
        self.spoken: Speech = face.spoken
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
            if seat != self.you:
                self.play(seat, self.ask_bot(seat))
                return True
        return False

    def ask_bot(self, seat: int) -> int:
        with thinking(self.pen, self.keyboard, self.face.thinks(self.game.seat_names()[seat])):
            answer = self.bots.answer(self.game, seat)
        if (fault := self.bots.fault(seat)) is not None:
            self.story.fault(fault)
        return answer

    def play(self, seat: int, action: int, *, automatic: bool = False) -> None:
        self.match.play(seat, action, automatic=automatic)

    # --- you decide ----------------------------------------------------------------------

    def decide(self) -> None:
        """Show what you need to know, then read until it is an answer."""
        *pages, last = self.face.news(self.game)
        for page in pages:
            self.pen.put("", *page)
            if self.keyboard.terminal:
                self.keyboard.read(self.pen.texts("ui-pause") + " ")
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
        if line.startswith("?"):
            self.why(line[1:].strip())
        elif not line:
            self.show()
        elif line.isascii() and line.isdigit():
            if len(line) < 5 and 1 <= int(line) <= len(asked.answers):
                return self.choose(line, self.face.ordered(asked)[int(line) - 1])
            self.pen.say("ui-bad-choice", "yellow")
        else:
            return self.sentence(line)
        return False

    def choose(self, line: str, answer: Any) -> bool:
        """One of the numbers. What cannot be meant lightly is asked about once."""
        if doubt := self.face.doubt(self.game, self.you, answer):
            self.pen.put(Text(doubt, "bold yellow"))
            said = self.keyboard.read()
            meant = folded(said)
            if meant in ("", "n", "no", folded(self.pen.texts("ui-no"))):
                self.show()
                return False
            if meant not in (line, "y", "yes", folded(self.pen.texts("ui-yes"))):
                return self.obey(said)
        self.play(self.you, answer.action)
        return True

    def sentence(self, line: str) -> bool:
        """An answer, or a whole action, in notation."""
        words, refusal = self.understood(line)
        if refusal is not None:
            self.pen.put(*self.refused(words, refusal))
            return False
        _, answers = read_sentence(self.game, " ".join([self.seating.you, *words]))
        for action in answers:
            self.play(self.you, action)
        return True

    def understood(self, line: str) -> tuple[list[str], Refusal | None]:
        """The words, and why they are refused: taken as typed, or else as names on the screen."""
        words = self.spoken.plain(line)
        refusal: Refusal | None = self.game.why(" ".join([self.seating.you, *words]))
        if refusal is not None and refusal.code in ("unknown_word", "no_answer"):
            meant = self.spoken.translated(line)
            if meant and meant != words:
                return meant, self.game.why(" ".join([self.seating.you, *meant]))
        return words, refusal

    def refused(self, words: list[str], refusal: Refusal) -> list[Text]:
        """Why, and at which word."""
        broken = broken_off(self.game, words, refusal)
        if broken is not None:
            known, unknown = broken
            code = "ui-why-unfit" if unknown else "ui-why-unfinished"
            line = Text(self.pen.texts(code, known=known, word=unknown))
            if following := continuations(self.game, self.you, known):
                line.append(f" {self.pen.texts('ui-why-following')}: {', '.join(following)}")
            return [line]
        said = self.face.reason(refusal)
        if refusal.code == NOT_AN_ANSWER:
            what = failing(self.game, self.seating.you, words, refusal)
            said = Text(f"{self.pen.texts('ui-quoted', line=what)}: ").append_text(said)
        return [said]

    def undo(self) -> bool:
        """Take your last answer back, with all that followed from it by itself."""
        if not self.match.can_undo(self.you):
            decided = any(seat == self.you for seat, *_ in self.game.trace)
            self.pen.say("ui-nothing-to-undo" if decided else "ui-nothing-yet", "yellow")
            return False
        while self.match.can_undo(self.you):
            self.match.undo(self.you)
            if len(self.game.legal(self.you)) > 1:
                break
        if len(self.game.legal(self.you)) < 2:  # it would only happen again
            self.pen.say("ui-nothing-to-undo", "yellow")
        else:
            self.pen.say("ui-undone", "green")
        return True

    # --- showing ---------------------------------------------------------------------------

    def show(self, news: Sequence[RenderableType] = ()) -> None:
        """What happened, the table, the question, the choices: on one screen if it can be done."""
        view = self.view
        below = self.face.below(view)
        room = self.pen.height - self.pen.lines(*news, *below) - 1
        self.pen.put(*news, *self.face.scene(view, room), *below)

    def show_board(self) -> None:
        self.pen.put(*self.face.board(self.view))

    def cards(self) -> None:
        self.face.cards(self.view)
        say_whose(self.pen, self.game.rules)

    def tell_all(self) -> None:
        self.pen.heading(self.pen.texts("ui-log-title"))
        told = self.face.log(self.game)
        self.pen.put(*(told or [Text(self.pen.texts("ui-log-empty"))]))

    def help(self) -> None:
        self.face.help(self.view.ask, command(self.path), self.example())
        say_whose(self.pen, self.game.rules)

    def hint(self) -> None:
        """The best few choices. Thinking about the game does not change it."""
        asked = self.view.ask
        assert asked is not None
        with thinking(self.pen, self.keyboard, self.pen.texts("ui-hint-thinks")):
            advice = self.adviser(self.game)
        self.pen.put(*self.face.hint(asked, advice))

    def why_not(self) -> None:
        """What one might miss in the list, and why it is not there; then anything else."""
        self.pen.put(*self.face.not_offered(self.game, self.you))
        self.pen.say("ui-why-ask", example=self.example())
        if line := self.keyboard.read("? "):
            self.why(line)

    def why(self, line: str) -> None:
        """Why something is not offered."""
        asked = self.view.ask
        assert asked is not None
        if line.isascii() and line.isdigit() and len(line) < 5 and 1 <= int(line) <= len(asked.answers):
            chosen = self.face.label(asked, self.face.ordered(asked)[int(line) - 1])
            self.pen.say("ui-why-number", "green", choice=line, label=chosen)
            return
        words, refusal = self.understood(line)
        if refusal is None:
            self.pen.say("ui-why-fine", "green")
        elif broken_off(self.game, words, refusal) is not None:
            self.pen.put(*self.refused(words, refusal))
        else:
            self.pen.put(Text(self.pen.texts("ui-why-no"), "yellow"), *self.refused(words, refusal))

    def example(self) -> str:
        """A sentence of yours that fits what is asked."""
        return f"{self.seating.you} {self.face.example(self.view.ask)}"

    def end(self) -> None:
        for page in self.face.news(self.game):
            self.pen.put("", *page)
        self.pen.put("")
        self.face.ending(self.view)
        self.pen.say("ui-saved", "dim", path=str(self.path))

    # --- nothing is lost ----------------------------------------------------------------------

    def save(self, aloud: bool = False) -> bool:
        """Write the game down. A full disk is said once, and does not stop the game."""
        try:
            saves.write(self.path, self.match, self.seating)
        except OSError as trouble:
            why = trouble.strerror or type(trouble).__name__
            if aloud or why != self._trouble:
                self.pen.say("err-cannot-write", "bold red", path=str(self.path), why=why)
            self._trouble = why
            return False
        self._trouble = ""
        if aloud:
            self.pen.say("ui-saved", "green", path=str(self.path))
        return False

    def leave(self) -> None:
        self._trouble = ""  # if there is any, now is the time to say it again
        self.save()
        if not self._trouble:
            saved = self.pen.texts("ui-quit-saved", path=str(self.path))
            self.pen.console.print(Text(saved, "green"), soft_wrap=True)
            go_on(self.pen, self.path)
