"""Positions as text: the text of a position parses to the same position."""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from meadhall.bloodrage.board import PLACE_NAME, PROVINCES
from meadhall.bloodrage.positions import BadPosition
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
    quests = "wolf quests quest-alfheim\n" if phase == "quest" else ""
    g = bloodrage.parse(f"age 3\nphase {phase}\n{quests}wolf at gimle leader")
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


@pytest.mark.rule("ruling 10")
def test_a_low_limit_of_rage_cuts_nothing_and_reads_back() -> None:
    """`rage_cap` limits what is gained: a position above it is a position."""
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


# --- passing, contradictions, what-if --------------------------------------------------------------


def test_a_clan_that_has_passed_has_no_rage_unless_the_position_says_so() -> None:
    assert bloodrage.parse("turn wolf\nraven passed").rage == [6, 0, 6, 6]
    assert bloodrage.parse("turn wolf\nraven passed\nraven steps 3 1 1").rage == [6, 0, 6, 6]
    assert bloodrage.parse("turn wolf\nraven rage 2\nraven passed").rage == [6, 2, 6, 6]


SECOND_LINES = [
    ("wolf glory 3", "wolf glory 4"),
    ("wolf rage 3", "wolf rage 3"),
    ("wolf steps 1 2 3", "wolf steps 3 2 1"),
    ("wolf steps 1 2 3", "wolf steps axes 2"),
    ("wolf steps axes 2", "wolf steps axes 3"),
    ("raven passed", "raven passed"),
    ("raven sheet troll\nraven shown troll", "raven shown none"),
    ("raven earned battle 3", "raven earned quest 3"),
]


@pytest.mark.parametrize(("first", "second"), SECOND_LINES)
@pytest.mark.parametrize("head", ["", "what-if yes\n"])
def test_a_line_given_twice_is_refused(head: str, first: str, second: str) -> None:
    bloodrage.parse(f"{head}turn wolf\n{first}")
    with pytest.raises(BadPosition) as bad:
        bloodrage.parse(f"{head}turn wolf\n{first}\n{second}")
    assert (bad.value.code, bad.value.text) == ("line_twice", second)


def test_each_stat_may_have_a_line_of_its_own() -> None:
    g = bloodrage.parse("turn wolf\nwolf steps axes 2\nwolf steps horns 3")
    assert g.steps[::4] == [0, 1, 2]


ALL = " ".join(PLACE_NAME[:PROVINCES])
CONTRADICTIONS = [
    ("age 2\nphase scoring", "scoring_too_early", "phase scoring"),
    ("destroyed none", "destroyed_count", "destroyed none"),
    ("seats wolf raven\ndestroyed gimle horgr", "destroyed_count", "destroyed gimle horgr"),
    ("age 2\nphase valhalla\ndestroyed gimle horgr", "destroyed_count", "destroyed gimle horgr"),
    (
        "age 2\ndoom gimle horgr utgard\ndestroyed elvagar myrkulor",
        "doomed_not_destroyed",
        "destroyed elvagar myrkulor",
    ),
    ("age 2\ndoom gimle horgr utgard\nwolf at gimle leader", "destroyed", "wolf at gimle leader"),
    (
        "phase valhalla\ndoom gimle horgr utgard\nwolf at fjord-nw ship",
        "figures_after_ragnarok",
        "wolf at fjord-nw ship",
    ),
    (
        f"destroyed gimle\npillaged {ALL.replace(' gimle', '')}",
        "everything_pillaged",
        f"pillaged {ALL.replace(' gimle', '')}",
    ),
    ("phase quest\nraven hand tyrs-smite\nwolf hand troll tyrs-bash", "hand_after_discard", None),
    ("age 3\nphase quest\nwolf hand troll", "hand_after_discard", "wolf hand troll"),
    ("phase ragnarok\nwolf quests quest-alfheim", "quests_after_quest_phase", "wolf quests quest-alfheim"),
]


@pytest.mark.parametrize(("text", "code", "line"), CONTRADICTIONS)
def test_a_position_that_contradicts_the_rules_is_refused(text: str, code: str, line: str | None) -> None:
    with pytest.raises(BadPosition) as bad:
        bloodrage.parse(text)
    assert bad.value.code == code
    assert bad.value.text == (line or text.splitlines()[-1])


@pytest.mark.parametrize(("text", "code", "line"), CONTRADICTIONS)
def test_a_first_line_what_if_allows_contradictions(text: str, code: str, line: str | None) -> None:
    g = bloodrage.parse(f"# an experiment\nwhat-if yes\n{text}")
    printed = g.text()
    assert printed.startswith("what-if yes\n")
    assert bloodrage.parse(printed).fingerprint() == g.fingerprint()
    assert bloodrage.parse(printed).text() == printed


@pytest.mark.parametrize("text", ["turn wolf\nwhat-if yes", "what-if no", "what-if", "what-if yes please"])
def test_what_if_stands_in_the_first_line_or_nowhere(text: str) -> None:
    with pytest.raises(BadPosition) as bad:
        bloodrage.parse(text)
    assert bad.value.code == "bad_what_if"


def test_what_may_be_left_out_by_what_if_is_not_printed() -> None:
    assert "what-if" not in bloodrage.parse("what-if yes\nturn wolf").text()


# --- who gets no turn --------------------------------------------------------------------------------


def test_a_clan_without_a_turn_hears_why() -> None:
    g = bloodrage.parse("turn wolf\nraven passed\nserpent rage 0")
    for line, code, rule in (
        ("raven pass", "has_passed", "passing"),
        ("serpent pass", "no_rage", "no-rage"),
        ("bear pass", "not_asked", ""),
    ):
        refusal = g.why(line)
        assert refusal is not None and (refusal.code, refusal.rule) == (code, rule)


def test_in_a_battle_a_clan_that_has_passed_waits_like_others() -> None:
    g = bloodrage.parse("turn wolf\nwolf at gimle leader\nraven at yggdrasil leader\nbear passed")
    g.do("wolf pillage gimle")
    refusal = g.why("bear pass")
    assert refusal is not None and refusal.code == "not_asked"
    assert refusal.params["waiting"] == "raven"
