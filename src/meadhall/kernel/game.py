"""The base class of a game in play: plain data, a stack of steps, open asks."""

from __future__ import annotations

import hashlib
from typing import Any, Self

from mypy_extensions import mypyc_attr

from meadhall.kernel.checkpoints import Checkpoint
from meadhall.kernel.contract import View
from meadhall.kernel.prompt import Ask, Frame, Prompt, Step
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rng import Rng
from meadhall.kernel.rules import Rules

# Marks of an answer in the trace.
CONTINUES = 1  # same sentence as the answer before it
AUTOMATIC = 2  # given by the kernel: forced by public facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Subclasses add their data and the methods that raise NotImplementedError here."""

    __slots__ = (
        "asks",
        "by_hand",
        "checkpoints",
        "events",
        "given",
        "mark",
        "offers",
        "over",
        "rng",
        "spoke_mark",
        "spoke_seat",
        "stack",
        "trace",
    )

    def __init__(self, rng: Rng | None = None) -> None:
        """`rng` is None for an empty game that `copy` fills (in compiled classes `__new__` runs `__init__`
        too)."""
        if rng is None:
            return
        self.rng = rng
        self.stack: list[Frame] = []
        self.asks: list[Ask] = []
        # Answers given to simultaneous asks while other seats have not answered yet; parallel to `asks`.
        self.given: list[tuple[int, ...]] = []
        self.mark = 0
        self.over = False
        # True: `run` stops at forced answers, too, because sentences are read part by part.
        self.by_hand = False
        # None in simulations; otherwise lists that answers, events and checkpoints are appended to.
        self.events: list[tuple[int, ...]] | None = None
        self.checkpoints: list[Checkpoint] | None = None
        self.trace: list[tuple[int, int, int]] | None = None
        # The last seat that answered, and the undo mark then: they decide whether the next answer continues
        # the sentence.
        self.spoke_seat = -1
        self.spoke_mark = -1
        # Legal answers to the open asks, as far as they were computed.
        self.offers: dict[int, list[int]] = {}

    # --- what a game defines -------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The Rules this game is played by (kernel.rules)."""
        raise NotImplementedError

    def seat_names(self) -> tuple[str, ...]:
        """The seats, clockwise, by name."""
        raise NotImplementedError

    def made_with(self) -> object:
        """Return the options that the game was made with."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent game in the same state, without lists of events, checkpoints and answers."""
        raise NotImplementedError

    def data(self) -> tuple[object, ...]:
        """Return all state that the game adds to the kernel's, as nested tuples, lists and ints."""
        raise NotImplementedError

    def explain(self, seat: int, prompt: Prompt, args: tuple[int, ...], action: int) -> Refusal | None:
        """Return the rule that forbids this answer, if any.

        Independent of `options`; tests compare the two.
        """
        raise NotImplementedError

    def explain_not_asked(self, seat: int) -> Refusal | None:
        """Return why a seat is not asked anything, if there is a reason other than that others are asked."""
        return None

    # A viewer is a seat by number or by name, or None for a spectator: see `viewer`.

    def view(self, seat: int | str | None = None) -> View:
        """Return everything that this seat, or a spectator, may know."""
        raise NotImplementedError

    def own_view(self, seat: int | str | None = None) -> dict[str, Any]:
        """Return the fields of `view(seat)` that are not the same for all viewers."""
        raise NotImplementedError

    # A view in parts, for callers that send a view after every move. A part is computed from its key alone.
    # As long as the key is unchanged, so is the part. A game may divide its view into smaller parts.

    def public_keys(self) -> list[tuple[Any, ...]]:
        """Return the keys of the parts that are the same for all viewers: always as many, in the same
        order."""
        own = self.own_view(None)
        return [field for field in vars(self.view(None)).items() if field[0] not in own]

    def own_keys(self, seat: int | str | None = None) -> list[tuple[Any, ...]]:
        """Return the keys of the parts that differ between viewers, for this seat or a spectator."""
        return list(self.own_view(seat).items())

    def part(self, key: tuple[Any, ...]) -> tuple[str, Any]:
        """Return the name and the value of a part, computed from its key alone."""
        name, value = key
        return name, value

    def happened(self, seat: int | str | None = None) -> list[Any]:
        """Return the events so far as this seat, or a spectator, may know them. Set `events` to [] before."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> Self:
        """Return a copy in which everything that the seat (-1: a spectator) does not know is dealt again.

        An implementation must clear `offers` in the copy: they were computed from the hidden cards.
        """
        raise NotImplementedError

    def words(self, action: int) -> tuple[str, ...]:
        """Return the notation of an answer in the current state."""
        return self.rules.words[action]

    @property
    def scores(self) -> list[int]:
        raise NotImplementedError

    # --- seats -----------------------------------------------------------------------

    def check_seat(self, seat: int) -> None:
        """Raise Refused if there is no such seat. Called by public methods only, not by internal ones."""
        if type(seat) is not int or not 0 <= seat < len(self.seat_names()):
            raise Refused(Refusal("no_such_seat"))

    def check_redealt(self, seat: int) -> None:
        """As `check_seat`, for `redeal`: -1 is a spectator."""
        if type(seat) is not int or seat != -1:
            self.check_seat(seat)

    def viewer(self, seat: int | str | None) -> int | None:
        """Return the number of a seat given by number or name; None for a spectator. Raises Refused."""
        if isinstance(seat, str):
            names = self.seat_names()
            if seat not in names:
                raise Refused(Refusal("unknown_seat", {"word": seat, "seats": " ".join(names)}))
            return names.index(seat)
        if seat is not None:
            self.check_seat(seat)
        return seat

    # --- steps and asks --------------------------------------------------------

    def then(self, step: Step, *args: int) -> None:
        """Push a step onto the stack: it runs before everything that was pushed earlier."""
        self.stack.append((step, args))

    def ask(self, seat: int, prompt: Prompt, *args: int) -> None:
        """Open an ask. Asks that are open at the same time are simultaneous; open them in seat order."""
        self.asks.append((seat, prompt, args))
        self.given.append(())

    def ask_among(self, options: list[int], seat: int, prompt: Prompt, *args: int) -> None:
        """Open an ask whose legal answers the caller has already computed."""
        self.offers[len(self.asks)] = options
        self.asks.append((seat, prompt, args))
        self.given.append(())

    def emit(self, *event: int) -> None:
        """Append an event: its code, then its parameters."""
        if self.events is not None:
            self.events.append(event)

    def checkpoint(self, code: str) -> None:
        """Keep a copy of what stands now, if clients show what happens between two asks.

        Called where a group of events ends, in a step that has asked nobody yet. Whether it is called must
        depend on public facts only.
        """
        if self.checkpoints is not None:
            self.checkpoints.append(Checkpoint(code, self.copy(), len(self.events or ())))

    def new_information(self) -> None:
        """Mark that a seat has learnt something: undo does not go back beyond this point."""
        self.mark += 1

    def own_news(self) -> None:
        """The answering seat reveals something of its own: undo stops here, but its sentence continues."""
        self.mark += 1
        self.spoke_mark = self.mark

    def run(self) -> None:
        """Run steps until a seat must decide or the stack is empty."""
        stack = self.stack
        asks = self.asks
        while True:
            while not asks:
                if not stack:
                    self.over = True
                    return
                step, args = stack.pop()
                step(self, *args)
            seat, prompt, args = asks[0]
            if not prompt.forced or len(asks) > 1 or self.by_hand or len(self.offer(0)) != 1:
                return
            action = self.offers.pop(0)[0]
            asks.clear()
            self.given.clear()
            self.settle(seat, prompt, action, args, AUTOMATIC)

    def settle(self, seat: int, prompt: Prompt, action: int, args: tuple[int, ...], flags: int) -> None:
        """Apply an answer."""
        if self.trace is not None:
            if prompt.continues and seat == self.spoke_seat and self.mark == self.spoke_mark:
                flags |= CONTINUES
            self.trace.append((seat, action, flags))
        self.spoke_seat = seat
        self.spoke_mark = self.mark
        prompt.answered(self, seat, action, *args)

    # --- the contract ------------------------------------------------------------

    def ask_of(self, seat: int) -> int:
        """The index of the seat's open ask, or -1."""
        for index, ask in enumerate(self.asks):
            if ask[0] == seat:
                return index
        return -1

    def waiting(self) -> list[int]:
        """The seats that still have to answer."""
        asks = self.asks
        if len(asks) == 1 and not self.given[0]:
            return [asks[0][0]]
        seats: list[int] = []
        for index, ask in enumerate(asks):
            if len(self.given[index]) < ask[1].need:
                seats.append(ask[0])
        return seats

    def offer(self, index: int) -> list[int]:
        """Return the legal answers to one open ask. The caller must not change the list."""
        known = self.offers.get(index)
        if known is not None:
            return known
        seat, prompt, args = self.asks[index]
        options: list[int]
        if prompt.need == 1:
            options = prompt.options(self, seat, *args)
        else:
            given = self.given[index]
            # If all answers of the ask were given, a new answer replaces them, beginning with the first.
            options = prompt.options(self, seat, given if len(given) < prompt.need else (), *args)
        self.offers[index] = options
        return options

    def legal(self, seat: int) -> list[int]:
        """Return every legal answer to the seat's open ask; empty if it is not asked anything."""
        asks = self.asks
        index = 0 if asks and asks[0][0] == seat else self.ask_of(seat)
        if index < 0:
            self.check_seat(seat)
            return []
        return self.offer(index)[:]

    def play(self, seat: int, action: int) -> None:
        """Answer an open ask. Raises Refused and changes nothing if the answer is not legal."""
        asks = self.asks
        index = 0 if asks and asks[0][0] == seat else self.ask_of(seat)
        if index < 0 or type(action) is not int or action not in self.offer(index):
            refusal = self.why_not(seat, action)
            raise Refused(refusal if refusal is not None else Refusal("not_legal"))
        _, prompt, args = asks[index]
        if len(asks) == 1 and prompt.need == 1:
            asks.clear()
            self.given.clear()
            self.offers.clear()
            self.settle(seat, prompt, action, args, 0)
        else:
            given = self.given[index]
            self.given[index] = (*given, action) if len(given) < prompt.need else (action,)
            self.offers.pop(index, None)
            if self.waiting():
                return
            self.settle_together()
        self.run()
        # Another seat must act, or the game is over: undo stops here.
        if len(asks) != 1 or asks[0][0] != seat:
            self.mark += 1

    def settle_together(self) -> None:
        """Apply all simultaneous answers, in seat order."""
        asks, given = self.asks[:], self.given[:]
        self.asks.clear()
        self.given.clear()
        self.offers.clear()
        self.new_information()
        for i in range(len(asks)):
            seat, prompt, args = asks[i]
            for action in given[i]:
                # Neither these answers nor the next one continue a sentence.
                self.spoke_seat = -1
                self.settle(seat, prompt, action, args, 0)
        self.spoke_seat = -1

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Return None if the answer is legal, otherwise the rule that forbids it."""
        names = self.seat_names()
        if type(seat) is not int or not 0 <= seat < len(names):
            return Refusal("no_such_seat")
        if self.over:
            return Refusal("game_over")
        index = self.ask_of(seat)
        if index < 0:
            refusal = self.explain_not_asked(seat)
            if refusal is not None:
                return refusal
            waiting = " ".join(names[other] for other in self.waiting())
            return Refusal("not_asked", {"seat": names[seat], "waiting": waiting})
        if type(action) is not int or not 0 <= action < len(self.rules.words):
            return Refusal("no_such_action")
        _, prompt, args = self.asks[index]
        if prompt.need > 1:
            # Answers that were already given to this ask are no longer among the options.
            return None if action in self.offer(index) else self.explain(seat, prompt, args, action)
        return self.explain(seat, prompt, args, action)

    def do(self, line: str) -> None:
        """Play a sentence: `wolf march gimle elvagar warrior 2`. All of it or nothing."""
        from meadhall.kernel.notation import do

        do(self, line)

    def actions(self, name: str) -> list[str]:
        """The legal answers of a seat in notation."""
        from meadhall.kernel.notation import actions

        return actions(self, name)

    def why(self, line: str) -> Refusal | None:
        """Return why a sentence is not allowed, or None."""
        from meadhall.kernel.notation import why

        return why(self, line)

    @property
    def undo_mark(self) -> int:
        """Changes whenever new information appears or another seat must act."""
        return self.mark

    @property
    def ranking(self) -> list[int]:
        """Return each seat's place, 1 for the winner; equal scores share a place."""
        scores = self.scores
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def answer_again(self, seat: int, rng: Rng) -> None:
        """For `redeal`: choose new secret answers for other seats.

        That they answered is public, the answer is not.
        """
        for i in range(len(self.asks)):
            if self.asks[i][0] == seat:
                continue
            need = self.asks[i][1].need
            given = len(self.given[i])
            self.given[i] = ()
            if given == need:
                for _ in range(need):
                    self.offers.pop(i, None)
                    options = self.offer(i)
                    self.given[i] = (*self.given[i], options[rng.below(len(options))])
                self.offers.pop(i, None)

    # --- copies and fingerprints ------------------------------------------------------------------

    def copy_kernel(self, other: Game) -> None:
        """Copy the kernel's state into a new game that was made without __init__."""
        other.rng = self.rng.copy()
        other.stack = self.stack[:]
        other.asks = self.asks[:]
        other.given = self.given[:]
        other.mark = self.mark
        other.over = self.over
        other.by_hand = False
        other.events = None
        other.checkpoints = None
        other.trace = None
        other.spoke_seat = self.spoke_seat
        other.spoke_mark = self.spoke_mark
        other.offers = self.offers.copy()

    def state(self) -> tuple[object, ...]:
        """Return the complete state of the game, with steps and prompts by name.

        Undo and sentence marks are not included: they depend on how the state was reached.
        """
        return (
            self.data(),
            [(step.__name__, args) for step, args in self.stack],
            [(seat, prompt.name, args) for seat, prompt, args in self.asks],
            self.given,
            self.rng.words,
            self.over,
        )

    def fingerprint(self) -> str:
        """Return a hash of the state: equal games have equal fingerprints on every machine."""
        return hashlib.blake2b(repr(self.state()).encode(), digest_size=16).hexdigest()
