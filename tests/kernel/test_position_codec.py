"""A position that was encoded and decoded is the same position."""

import pytest

from meadhall.kernel.position import Position
from meadhall.kernel.position_codec import attributes, decode_position, encode_position, prompt_named
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.rng import Rng
from tests.kernel import tiny_steps
from tests.kernel.table import SEAT_COUNTS, sampled, view_bytes
from tests.kernel.tiny import Skerries

pytestmark = pytest.mark.both_forms


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_what_was_wrapped_comes_out(seats: int) -> None:
    for n, game in enumerate(sampled(seats, games=10, every=5)):
        for seat in range(seats):
            there = Position(game, seat, Rng.seeded(n))
            here = decode_position(encode_position(there))
            assert (here.seat, here.legal, here.view) == (there.seat, there.legal, there.view)
            assert here.game == "skerries" and here.words(0) == there.words(0)
            for k in range(3):
                mine, theirs = here.sample(Rng.seeded(k)), there.sample(Rng.seeded(k))
                assert mine.fingerprint() == theirs.fingerprint()
                assert mine.asks == theirs.asks and mine.stack == theirs.stack, "the very same objects"
                assert (mine.mark, mine.spoke_seat, mine.spoke_mark) == (
                    theirs.mark,
                    theirs.spoke_seat,
                    theirs.spoke_mark,
                )


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_what_came_out_plays_on(seats: int) -> None:
    for n, game in enumerate(sampled(seats, games=5, every=9)):
        there = Position(game, 0, Rng.seeded(n))
        mine, theirs = (
            decode_position(encode_position(there)).sample(Rng.seeded(n)),
            there.sample(Rng.seeded(n)),
        )
        while not theirs.over:
            seat = theirs.waiting()[0]
            action = theirs.legal(seat)[-1]
            mine.play(seat, action)
            theirs.play(seat, action)
        assert mine.fingerprint() == theirs.fingerprint()


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_parcel_is_the_same_in_every_world_the_seat_cannot_tell_apart(seats: int) -> None:
    """It contains no hidden information."""
    for n, game in enumerate(sampled(seats, games=10, every=11)):
        for seat in range(seats):
            here = decode_position(encode_position(Position(game, seat, Rng.seeded(n))))
            there = decode_position(
                encode_position(Position(game.redeal(seat, Rng.seeded(n + 99)), seat, Rng.seeded(n)))
            )
            for name in attributes(Skerries):
                if name != "rng":
                    assert getattr(here._standin, name) == getattr(there._standin, name), name
            assert here._standin.fingerprint() == there._standin.fingerprint()
            assert view_bytes(here._standin, seat) == view_bytes(game, seat)


def test_every_prompt_is_found_by_its_name() -> None:
    prompts = [value for value in vars(tiny_steps).values() if isinstance(value, Prompt)]
    assert len(prompts) > 5
    for prompt in prompts:
        assert prompt_named(prompt.answered.__module__, prompt.name) is prompt
    with pytest.raises(LookupError, match="no prompt nonsense"):
        prompt_named(tiny_steps.__name__, "nonsense")
