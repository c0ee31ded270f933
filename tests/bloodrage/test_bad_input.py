"""Bad input gets a typed error with a code, and changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall import bloodrage
from meadhall.bloodrage import BloodRage
from meadhall.bloodrage.actions import ACTIONS, WORDS
from meadhall.bloodrage.positions import BadPosition
from meadhall.kernel import record
from meadhall.kernel.match import Match
from meadhall.kernel.record import BadRecord
from meadhall.kernel.refusal import Refused
from tests.bloodrage.laws import Lot

VOCABULARY = sorted(
    {word for words in WORDS for word in words} | {"wolf", "raven", "serpent", "bear", "7", "x"}
)


def some_position(seed: int, answers: int) -> BloodRage:
    g, lot = bloodrage.new(seats=2 + seed % 3, seed=seed), Lot(seed)
    for _ in range(answers):
        if not g.over:
            g.play(*lot.choose(g))
    return g


@settings(max_examples=150)
@given(st.integers(0, 60), st.integers(0, 260), st.integers(-5, 6), st.integers(-10, ACTIONS + 10))
def test_forged_answers_are_refused_and_change_nothing(
    seed: int, answers: int, seat: int, action: int
) -> None:
    g = some_position(seed, answers)
    before, legal = g.fingerprint(), g.legal(seat) if 0 <= seat < g.seats else []
    try:
        g.copy().play(seat, action)
        assert action in legal
    except Refused as refused:
        assert action not in legal
        assert refused.code and refused.refusal == g.why_not(seat, action)
        with pytest.raises(Refused):
            g.play(seat, action)
    assert g.fingerprint() == before


@settings(max_examples=150)
@given(
    st.integers(0, 60),
    st.integers(0, 260),
    st.lists(st.sampled_from(VOCABULARY), max_size=7).map(" ".join) | st.text(max_size=40),
)
def test_malformed_sentences_are_refused_and_change_nothing(seed: int, answers: int, line: str) -> None:
    g = some_position(seed, answers)
    before, refusal = g.fingerprint(), g.why(line)
    assert g.fingerprint() == before
    if refusal is not None:
        with pytest.raises(Refused) as refused:
            g.do(line)
        assert refused.value.refusal == refusal
        assert g.fingerprint() == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "empty_line"),
        ("ram pass", "unknown_seat"),
        ("wolf", "no_answer"),
        ("wolf dance", "unknown_word"),
        ("raven pass", "not_asked"),
        ("wolf invade troll", "not_your_figure"),
        ("wolf invade warrior yggdrasil", "no_invading_yggdrasil"),
        ("wolf invade ship gimle", "ships_need_a_fjord"),
        ("wolf invade warrior gimle pass", "sentence_over"),
        ("wolf quest quest-alfheim", "not_in_hand"),
        ("wolf upgrade tyrs-bash", "not_an_upgrade"),
        ("wolf pillage fjord-ne", "not_a_province"),
        ("wolf reveal tyrs-bash", "not_an_answer"),
    ],
)
def test_each_mistake_has_its_own_code(line: str, code: str) -> None:
    g = bloodrage.parse("destroyed muspelheim\nturn wolf\nwolf hand tyrs-bash")
    before, refusal = g.fingerprint(), g.why(line)
    assert refusal is not None and refusal.code == code
    with pytest.raises(Refused):
        g.do(line)
    assert g.fingerprint() == before


POSITION = """
seats wolf raven serpent
age 2
turn raven
destroyed elvagar horgr myrkulor
doom myrkulor andlang utgard
wolf at gimle warrior 2 leader
wolf hand tyrs-crush quest-alfheim@1
raven at fjord-ne ship
"""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("colour red", "unknown_word"),
        ("age 4", "line_twice"),
        ("wolf at gimle warrior 9", "bad_number"),
        ("wolf at gimle warrior 3", "villages_full"),
        ("wolf at horgr warrior", "destroyed"),
        ("wolf at gimle ship", "ships_need_a_fjord"),
        ("wolf at fjord-ne warrior", "fjords_are_for_ships"),
        ("wolf at gimle troll", "monster_without_card"),
        ("wolf at narnia warrior", "unknown_place"),
        ("wolf at gimle dragon", "unknown_figure"),
        ("raven at fjord-nw ship", "not_enough_figures"),
        ("raven hand tyrs-crush tyrs-crush", "too_many_cards"),
        ("raven hand odins-judgement", "card_of_a_later_age"),
        ("raven hand thors-domain", "card_not_in_deck"),
        ("raven hand excalibur", "unknown_card"),
        ("raven sheet tyrs-bash", "not_an_upgrade"),
        ("raven sheet lord-of-axes lord-of-hammers", "no_free_slot"),
        ("raven quests tyrs-bash", "not_a_quest"),
        ("raven steps 1 2", "bad_steps"),
        ("raven rage 100", "bad_number"),
        ("raven", "no_value"),
        ("raven glory 3 4", "extra_words"),
        ("raven known troll 1.0", "bad_knowledge"),
        ("raven saw 1.1 troll tyrs-bash kept troll", "bad_knowledge"),
        ("raven shed 2 troll", "not_discarded_yet"),
        ("raven at gimle", "no_value"),
        ("raven earned battle", "no_value"),
        ("raven rage 0", "no_rage"),
        ("raven passed", "has_passed"),
        ("bear rage 3", "unknown_word"),
        ("phase draft", "bad_phase"),
        ("token gimle gold", "bad_token"),
        ("pillaged horgr", "destroyed"),
        ("seed -1", "bad_seed"),
        ("option luck true", "unknown_option"),
        ("option pass_is_final maybe", "bad_option"),
        ("first ram", "unknown_seat"),
        ("what-if yes", "bad_what_if"),
    ],
)
def test_a_bad_position_says_which_line_and_why(line: str, code: str) -> None:
    bloodrage.parse(POSITION)
    with pytest.raises(BadPosition) as bad:
        bloodrage.parse(POSITION + line + "\n")
    assert bad.value.code == code
    assert bad.value.text.split()[0] == line.split()[0] or code in ("too_many_cards", "no_rage", "has_passed")


@settings(max_examples=200)
@given(
    st.text(max_size=200)
    | st.lists(st.sampled_from([*VOCABULARY, "at", "hand", "\n"]), max_size=30).map(" ".join)
)
def test_any_text_is_a_position_or_a_typed_error(text: str) -> None:
    try:
        game = bloodrage.parse(text)
        assert game.text()
    except BadPosition as bad:
        assert bad.code and bad.line >= 1


def finished() -> str:
    match, lot = Match(bloodrage.new(seats=2, seed=4), 4), Lot(4)
    while not match.game.over:
        match.play(*lot.choose(match.game))
    return record.write(match)


FINISHED = finished()


@settings(max_examples=60)
@given(st.data())
def test_a_damaged_record_opens_the_same_or_names_a_line(data: st.DataObject) -> None:
    lines = FINISHED.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    change = data.draw(st.sampled_from(["drop", "twice", "swap", "junk"]))
    if change == "drop":
        del lines[at]
    elif change == "twice":
        lines.insert(at, lines[at])
    elif change == "junk":
        lines[at] = data.draw(st.text(min_size=1, max_size=30))
    else:
        lines[at - 1], lines[at] = lines[at], lines[at - 1]
    try:
        meadhall.replay("\n".join(lines))
    except BadRecord as bad:
        assert bad.code and bad.line >= 1
