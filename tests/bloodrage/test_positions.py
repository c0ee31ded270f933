"""Positions in words: what is printed parses to the same position."""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from meadhall.bloodrage.board import PLACE_NAME
from meadhall.kernel.refusal import Refused
from tests.bloodrage.laws import Lot, check_laws


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 4])
def test_every_turn_prints_to_text_that_parses_to_the_same_position(seats: int, seed: int) -> None:
    g = bloodrage.new(seats=seats, seed=seed, options=bloodrage.Options(first_game=seed == 4))
    lot, printed = Lot(seed), 0
    while not g.over:
        try:
            text = g.text()
        except Refused as refused:
            assert refused.code == "not_at_rest"
        else:
            again = bloodrage.parse(text)
            assert again.fingerprint() == g.fingerprint()
            assert again.text() == text
            printed += 1
        g.play(*lot.choose(g))
    assert printed > 10


@pytest.mark.parametrize("phase", ["quest", "ragnarok", "valhalla", "scoring"])
def test_the_start_of_a_phase_rests_until_it_is_run(phase: str) -> None:
    g = bloodrage.parse(
        f"age 3\nphase {phase}\nwolf quests quest-alfheim\nwolf at gimle leader\ndestroyed none"
    )
    assert not g.asks and not g.over
    again = bloodrage.parse(g.text())
    assert again.fingerprint() == g.fingerprint()
    g.run()
    assert g.asks or g.over


def test_what_is_left_out_takes_the_value_of_a_fresh_game() -> None:
    g = bloodrage.parse("turn bear")
    check_laws(g)
    fresh = bloodrage.new(seats=4, seed=0)
    assert (g.glory, g.rage, g.steps) == (fresh.glory, fresh.rage, fresh.steps)
    assert (g.here, g.at) == (fresh.here, fresh.at)
    assert (g.tokens, g.doom, g.destroyed, g.first) == (
        fresh.tokens,
        fresh.doom,
        fresh.destroyed,
        fresh.first,
    )
    assert g.waiting() == [3]


def test_a_written_province_is_never_destroyed_by_lot() -> None:
    """Given figures in a province, whatever the seed, then the lot destroys others."""
    for seed in range(40):
        for age in (1, 2, 3):
            figures = "wolf at gimle leader\nraven at horgr leader"
            g = bloodrage.parse(f"seats wolf raven\nseed {seed}\nage {age}\n{figures}")
            check_laws(g)


def test_a_low_limit_of_rage_cuts_nothing_and_reads_back() -> None:
    """`rage_cap` limits what is gained (ruling 10): a position above it is a position."""
    g = bloodrage.parse("option rage_cap 3\nturn wolf")
    assert g.rage == [6, 6, 6, 6]
    assert bloodrage.parse(g.text()).fingerprint() == g.fingerprint()


def test_provinces_still_doomed_cannot_be_destroyed_already() -> None:
    for line in ("doom gimle horgr utgard\ndestroyed gimle", "destroyed " + " ".join(PLACE_NAME[:8])):
        with pytest.raises(Refused) as refused:
            bloodrage.parse(line)
        assert refused.value.code == "bad_doom"


def test_a_position_can_be_played_on_to_the_end() -> None:
    g = bloodrage.parse(
        "age 2\nturn wolf\nwolf hand tyrs-crush valkyrie\nraven hand quest-yggdrasil\nbear rage 2"
    )
    lot = Lot(7)
    while not g.over:
        check_laws(g)
        g.play(*lot.choose(g))


def test_a_hand_written_position_can_be_dealt_again() -> None:
    """Without sightings of the draft, others' cards may be anything the seat does not see."""
    g = bloodrage.parse(
        "turn wolf\nwolf hand troll\nraven hand tyrs-bash\nraven quests quest-manheim\ndiscard tyrs-smite"
    )
    lot = Lot(1)
    hands = set()
    for _ in range(40):
        h = g.redeal(0, lot.rng)
        check_laws(h)
        assert h.hands[0] == g.hands[0] and len(h.hands[1]) == 1
        hands.add(h.hands[1])
    assert len(hands) > 5
