"""A record that cannot be opened names its line and the reason, whatever it holds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.kernel.match import Match
from meadhall.kernel.record import BadRecord, replay, write
from meadhall.kernel.rng import Rng
from tests.kernel.table import GAMES, random_answer
from tests.kernel.tiny import Options
from tests.kernel.tiny_steps import new

pytestmark = pytest.mark.both_forms


def short_game() -> str:
    """A whole game of one round, 2 seats."""
    match, rng = Match(new(2, 7, Options(rounds=1)), 7), Rng.seeded(4)
    while not match.game.over:
        match.play(*random_answer(match.game, rng))
    return write(match)


TEXT = short_game()
LINES = TEXT.splitlines()
FIRST = LINES.index("") + 2  # the number of the first sentence's line


def bad(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(text, GAMES)
    return caught.value


def line_of(key: str) -> int:
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(key))


def with_line(key: str, line: str) -> str:
    """The record with the line that begins so replaced."""
    number = line_of(key)
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def without_line(key: str) -> str:
    return "\n".join(line for line in LINES if not line.startswith(key)) + "\n"


def test_the_record_itself_is_good() -> None:
    assert replay(TEXT, GAMES).game.over


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# nothing\n", "meadhall\n", "meadhall 0\n", "hall 1\n", "\x00"]
)
def test_what_is_no_record(text: str) -> None:
    assert bad(text).code == "not_a_record"


@pytest.mark.parametrize(
    ("key", "line", "code"),
    [
        ("meadhall", "meadhall 99", "newer_format"),
        ("game", "game", "bad_header"),
        ("game", "game chess", "unknown_game"),
        ("rules", "rules 3", "newer_rules"),
        ("pack", "pack 0123456789ab", "other_pack"),
        ("option rounds", "option rounds", "bad_header"),
        ("option rounds", "option rounds 1 2", "bad_header"),
        ("option rounds", "seed 7", "bad_header"),
    ],
)
def test_a_bad_header_names_its_line(key: str, line: str, code: str) -> None:
    found = bad(with_line(key, line))
    number = line_of("seed") if line == "seed 7" else line_of(key)
    assert (found.code, found.line) == (code, number)


@pytest.mark.parametrize(
    ("key", "line", "code"),
    [
        ("rules", "rules one", "bad_number"),
        ("seed", "seed -7", "bad_seed"),
        ("seed", "seed ٧", "bad_seed"),
        ("seed", "seed " + "9" * 101, "seed_too_long"),
        ("option rounds", "option rounds true", "bad_option"),
        ("option rounds", "option rounds 1000", "bad_option"),
        ("option rounds", "option rounds none", "bad_option"),
        ("option reactions", "option reactions 1", "bad_option"),
        ("option reactions", "option krakens true", "unknown_option"),
        ("option reactions", "option rounds 2", "bad_header"),
        ("seats", "seats gannet", "bad_seat_count"),
        ("seats", "seats gannet kraken", "unknown_seat"),
        ("seats", "seats gannet gannet", "seat_twice"),
    ],
)
def test_a_bad_value_in_the_header_names_its_line(key: str, line: str, code: str) -> None:
    found = bad(with_line(key, line))
    assert (found.code, found.line) == (code, line_of(key))


@pytest.mark.parametrize("key", ["game", "rules", "seed", "seats"])
def test_a_header_with_a_line_missing(key: str) -> None:
    found = bad(without_line(key))
    assert (found.code, found.params) == ("header_missing", {"word": key})


def test_the_line_is_named_though_comments_come_before_it() -> None:
    found = bad("# mine\n\n" + with_line("game", "game chess"))
    assert (found.code, found.line, found.text) == ("unknown_game", 4, "chess")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("gannet", "no_answer"),
        ("kraken keep fish", "unknown_seat"),
        ("gannet swim", "unknown_word"),
        ("gannet bid 1", "not_an_answer"),
        ("gannet order sail", "not_an_answer"),
        ("()", "empty_line"),
    ],
)
def test_a_bad_sentence_names_its_line(line: str, code: str) -> None:
    text = "\n".join([*LINES[: FIRST - 1], line, *LINES[FIRST:]])
    found = bad(text)
    assert (found.code, found.line, found.text) == (code, FIRST, line)
    said = str(found)
    assert said.startswith(f"line {FIRST}: ") and said.endswith(line) and code not in said


@pytest.mark.parametrize(
    "line", ["kraken (keep fish)", "gannet (atlantis)", "(atlantis)", "gannet (place ness)"]
)
def test_an_automatic_answer_that_nobody_gave(line: str) -> None:
    text = "\n".join([*LINES[: FIRST - 1], line, *LINES[FIRST - 1 :]])
    assert bad(text).line == FIRST


def test_a_sentence_too_many() -> None:
    found = bad("\n".join([*LINES[:-1], "gannet stay"]))
    assert (found.code, found.line) == ("game_over", len(LINES))


def test_a_sentence_too_few() -> None:
    last = max(n for n, line in enumerate(LINES[:-1]) if "(" not in line)
    found = bad("\n".join([*LINES[:last], LINES[-1]]))
    assert (found.code, found.line) == ("other_end", last + 1)


def test_another_end() -> None:
    found = bad("\n".join([*LINES[:-1], "end " + "0" * 32]))
    assert (found.code, found.line) == ("other_end", len(LINES))


@pytest.mark.parametrize("line", ["end", "end 12", LINES[-1] + " 12"])
def test_half_an_end(line: str) -> None:
    assert bad("\n".join([*LINES[:-1], line])).line == len(LINES)


def test_lines_after_the_end() -> None:
    found = bad(TEXT + "gannet stay\n")
    assert (found.code, found.line) == ("after_the_end", len(LINES) + 1)


def test_another_seed_is_another_game() -> None:
    assert bad(with_line("seed", "seed 8")).line >= FIRST


# --- anything at all ---------------------------------------------------------------------------------


def opens_or_says_why(text: str) -> None:
    found = None
    try:
        replay(text, GAMES)
    except BadRecord as bad_record:
        found = bad_record
    assert found is None or (found.code and 1 <= found.line <= max(1, len(text.splitlines())))


@pytest.mark.parametrize("cut", range(0, len(TEXT), 7))
def test_a_record_cut_short_opens_or_says_why(cut: int) -> None:
    opens_or_says_why(TEXT[:cut])


def test_a_record_cut_between_lines_is_a_running_game() -> None:
    for end in range(FIRST - 1, len(LINES)):
        match = replay("\n".join(LINES[:end]) + "\n", GAMES)
        assert write(match).splitlines()[:end] == LINES[:end]


@given(st.binary(max_size=400))
@settings(max_examples=150)
def test_random_bytes(noise: bytes) -> None:
    opens_or_says_why(noise.decode("latin-1"))


@given(st.text(max_size=200))
@settings(max_examples=150)
def test_random_text_below_a_good_header(noise: str) -> None:
    opens_or_says_why("\n".join(LINES[: FIRST - 1]) + "\n" + noise)


@given(
    st.lists(st.sampled_from([*" ".join(LINES).replace("(", "").split(), "(", ")", "\n", "#"]), max_size=40)
)
@settings(max_examples=150)
def test_random_words_of_a_record(words: list[str]) -> None:
    opens_or_says_why("\n".join(LINES[: FIRST - 1]) + "\n" + " ".join(words))


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 8), st.text(max_size=6))
@settings(max_examples=200)
def test_a_damaged_record(start: int, length: int, patch: str) -> None:
    opens_or_says_why(TEXT[:start] + patch + TEXT[start + length :])


@given(st.permutations(range(len(LINES))))
@settings(max_examples=100)
def test_a_shuffled_record(order: list[int]) -> None:
    opens_or_says_why("\n".join(LINES[n] for n in order))
