"""The contract of a game in play: plain data, a stack of steps, open asks."""

from __future__ import annotations

import hashlib
from typing import Any

from mypy_extensions import mypyc_attr

from meadhall.kernel.prompt import Ask, Frame, Prompt, Step
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rng import Rng

# Marks of an answer in the trace.
CONTINUES = 1  # same sentence as the answer before it
AUTOMATIC = 2  # given by the kernel: forced by public facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Subclasses add their data and the methods that raise NotImplementedError here."""

    __slots__ = (
        "asks",
        "by_hand",
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
        """Without a generator: blank, for `copy` to fill (compiled, `__new__` runs `__init__` too)."""
        if rng is None:
            return
        self.rng = rng
        self.stack: list[Frame] = []
        self.asks: list[Ask] = []
        # Answers to simultaneous asks while others are still out; parallel to `asks`.
        self.given: list[tuple[int, ...]] = []
        self.mark = 0
        self.over = False
        # Forced answers are waited for as well: sentences are read part by part.
        self.by_hand = False
        # Off in simulations: lists to append to when somebody listens.
        self.events: list[tuple[int, ...]] | None = None
        self.trace: list[tuple[int, int, int]] | None = None
        # Who answered last, and at which mark: does the next answer continue the sentence?
        self.spoke_seat = -1
        self.spoke_mark = -1
        # Legal answers already worked out for the open asks.
        self.offers: dict[int, list[int]] = {}

    # --- what a game defines -------------------------------------------------

    @property
    def rules(self) -> Any:
        """The Rules this game is played by (kernel.rules)."""
        raise NotImplementedError

    def seat_names(self) -> tuple[str, ...]:
        """The seats, clockwise, by name."""
        raise NotImplementedError

    def copy(self) -> Any:
        """An independent game in the same state; listeners and history stay behind."""
        raise NotImplementedError

    def data(self) -> tuple[object, ...]:
        """Everything the game adds to the kernel's state, as nested tuples, lists and ints."""
        raise NotImplementedError

    def explain(self, seat: int, prompt: Prompt, args: tuple[int, ...], action: int) -> Refusal | None:
        """Which rule forbids this answer, if any. Written apart from `options`: tests compare the two."""
        raise NotImplementedError

    def view(self, seat: int | None = None) -> Any:
        """What this seat, or a spectator, may know."""
        raise NotImplementedError

    def own_view(self, seat: int | None = None) -> dict[str, Any]:
        """The fields of `view(seat)` in which it differs from a spectator's: the rest is the same for all."""
        raise NotImplementedError

    # A view in parts, for whoever shows one after every move. A key says all that its part shows, and nothing
    # else: as long as it is equal to the one before, the part is. A game may divide its view more finely.

    def public_keys(self) -> list[tuple[Any, ...]]:
        """The keys of the parts that all see alike: always as many, in the same order."""
        own = self.own_view(None)
        return [field for field in vars(self.view(None)).items() if field[0] not in own]

    def own_keys(self, seat: int | None = None) -> list[tuple[Any, ...]]:
        """The keys of the parts in which a seat's view, or a spectator's, differs from others'."""
        return list(self.own_view(seat).items())

    def part(self, key: tuple[Any, ...]) -> tuple[str, Any]:
        """The name and the value of a part: from its key alone."""
        name, value = key
        return name, value

    def happened(self, seat: int | None = None) -> list[Any]:
        """The events told so far, as this seat, or a spectator, may know them; set `events` to [] first."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> Any:
        """A copy in which all that the seat (-1: a spectator) does not know is dealt again.

        Clear `offers` in it: answers worked out for other seats are the truth's.
        """
        raise NotImplementedError

    def words(self, action: int) -> tuple[str, ...]:
        """The notation of an answer, here and now."""
        words: tuple[str, ...] = self.rules.words[action]
        return words

    @property
    def scores(self) -> list[int]:
        raise NotImplementedError

    # --- steps and asks --------------------------------------------------------

    def then(self, step: Step, *args: int) -> None:
        """This step comes next (before everything pushed earlier)."""
        self.stack.append((step, args))

    def ask(self, seat: int, prompt: Prompt, *args: int) -> None:
        """Open an ask. Several at once are simultaneous; open them in seat order."""
        self.asks.append((seat, prompt, args))
        self.given.append(())

    def ask_among(self, options: list[int], seat: int, prompt: Prompt, *args: int) -> None:
        """Open an ask whose legal answers are known already: whether there are any had to be seen first."""
        self.offers[len(self.asks)] = options
        self.asks.append((seat, prompt, args))
        self.given.append(())

    def tell(self, *event: int) -> None:
        """Something happened; first its code, then its parameters."""
        if self.events is not None:
            self.events.append(event)

    def new_information(self) -> None:
        """Somebody has just learnt something: undo stops here."""
        self.mark += 1

    def own_news(self) -> None:
        """The seat that is answering shows something itself: undo stops here, its sentence goes on."""
        self.mark += 1
        self.spoke_mark = self.mark

    def run(self) -> None:
        """Run steps until somebody must decide, or nothing is left to do."""
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
        """An answer takes effect."""
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
        """The legal answers to one open ask. Not to be changed by the caller."""
        known = self.offers.get(index)
        if known is not None:
            return known
        seat, prompt, args = self.asks[index]
        options: list[int]
        if prompt.need == 1:
            options = prompt.options(self, seat, *args)
        else:
            given = self.given[index]
            # A full set of answers is replaced from its first one on.
            options = prompt.options(self, seat, given if len(given) < prompt.need else (), *args)
        self.offers[index] = options
        return options

    def legal(self, seat: int) -> list[int]:
        """Every legal answer to the seat's open ask; empty if it is not asked anything."""
        asks = self.asks
        index = 0 if asks and asks[0][0] == seat else self.ask_of(seat)
        return [] if index < 0 else self.offer(index)[:]

    def play(self, seat: int, action: int) -> None:
        """Answer an open ask. Trusts nobody: raises Refused and changes nothing if not legal."""
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
        # Another seat must act, or nobody any more: undo stops here.
        if len(asks) != 1 or asks[0][0] != seat:
            self.mark += 1

    def settle_together(self) -> None:
        """All simultaneous answers are in: they take effect in seat order."""
        asks, given = self.asks[:], self.given[:]
        self.asks.clear()
        self.given.clear()
        self.offers.clear()
        self.new_information()
        for i in range(len(asks)):
            seat, prompt, args = asks[i]
            for action in given[i]:
                # Neither they nor what follows continue a sentence.
                self.spoke_seat = -1
                self.settle(seat, prompt, action, args, 0)
        self.spoke_seat = -1

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None if the answer is legal, else the rule that forbids it."""
        if self.over:
            return Refusal("game_over")
        names = self.seat_names()
        if type(seat) is not int or not 0 <= seat < len(names):
            return Refusal("no_such_seat")
        index = self.ask_of(seat)
        if index < 0:
            waiting = " ".join(names[other] for other in self.waiting())
            return Refusal("not_asked", {"seat": names[seat], "waiting": waiting})
        if type(action) is not int or not 0 <= action < len(self.rules.words):
            return Refusal("no_such_action")
        _, prompt, args = self.asks[index]
        if prompt.need > 1:
            # What was already given in this set is gone from the options.
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
        """Why a sentence is not allowed, or None."""
        from meadhall.kernel.notation import why

        return why(self, line)

    @property
    def undo_mark(self) -> int:
        """Changes whenever new information appears or another seat must act."""
        return self.mark

    @property
    def ranking(self) -> list[int]:
        """Each seat's place, 1 for the winner; equal scores share a place."""
        scores = self.scores
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def answer_again(self, seat: int, rng: Rng) -> None:
        """For `redeal`: others' secret answers. That they are in is known, what they are is not."""
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

    # --- sameness ------------------------------------------------------------------

    def copy_kernel(self, other: Game) -> None:
        """Copy the kernel's part into a new game made without __init__."""
        other.rng = self.rng.copy()
        other.stack = self.stack[:]
        other.asks = self.asks[:]
        other.given = self.given[:]
        other.mark = self.mark
        other.over = self.over
        other.by_hand = False
        other.events = None
        other.trace = None
        other.spoke_seat = self.spoke_seat
        other.spoke_mark = self.spoke_mark
        other.offers = self.offers.copy()

    def state(self) -> tuple[object, ...]:
        """All that makes this game what it is, with steps and prompts by name.

        Marks of undo and of sentences are no part of it: they tell how one got here.
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
        """A hash of the state's bytes: equal games, equal fingerprints, everywhere."""
        return hashlib.blake2b(repr(self.state()).encode(), digest_size=16).hexdigest()
