"""A match, its log, and its record: replaying the text gives the same game."""

from dataclasses import replace

import pytest

from meadhall.kernel.game import Game
from meadhall.kernel.match import Entry, Match
from meadhall.kernel.record import BadRecord, fold, parse, replay, write
from meadhall.kernel.rng import Rng
from tests.kernel.table import GAMES, SEAT_COUNTS, random_answer
from tests.kernel.tiny import LOAD, ORDER, SAIL, TO, Options, Skerries
from tests.kernel.tiny_steps import RULES, new

pytestmark = pytest.mark.both_forms


def fresh(seats: int = 2, seed: int = 7) -> Match[Skerries]:
    return Match(new(seats, seed), seed)


def lit(seats: int = 2) -> Match[Skerries]:
    """A fresh match in which the lamp is with the first seat."""
    return next(match for match in (fresh(seats, seed) for seed in range(99)) if match.game.lamp == 0)


def played(seats: int, seed: int, answers: int = 10_000) -> Match[Skerries]:
    """A random match, with answers changed, taken back or given by the table now and then."""
    match, rng = fresh(seats, seed), Rng.seeded(seed + 500)
    while not match.game.over and answers:
        answers -= 1
        seat, action = random_answer(match.game, rng)
        match.play(seat, action, automatic=rng.below(6) == 0)
        if rng.below(4) == 0 and match.can_undo(seat):
            match.undo(seat)
        elif rng.below(4) == 0 and match.game.ask_of(seat) >= 0:
            legal = match.game.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
    return match


def keep(match: Match[Skerries]) -> None:
    """Everybody keeps the first two cards it may."""
    for seat in match.game.waiting():
        for _ in range(2):
            match.play(seat, match.game.legal(seat)[0])


def moves(match: Match[Game]) -> list[str]:
    """The record without its header and the cards kept."""
    return [line for line in fold(match) if " keep " not in line]


# --- writing ---------------------------------------------------------------------------------------


def test_the_header_says_what_is_played() -> None:
    match = Match(new(("skua", "gannet"), 99, Options(rounds=4, reactions=False)), 99)
    assert write(match).splitlines() == [
        "meadhall 1",
        "game skerries",
        "rules 2",
        "pack 5ke441e5",
        "option rounds 4",
        "option reactions false",
        "seed 99",
        "seats skua gannet",
        "",
    ]


def test_one_sentence_a_line() -> None:
    match = lit()
    keep(match)
    match.do("gannet order sail")
    match.do("puffin order sail")
    match.do("gannet sail voe stack skiff")
    match.do("puffin stay")
    assert moves(match) == [
        "gannet order sail",
        "puffin order sail",
        "gannet sail voe stack skiff done",
        "puffin stay",
    ]


def test_answers_of_the_kernel_stand_in_brackets() -> None:
    """Given a fleet at the end of the row: the only way, and that nothing is left, need not be asked."""
    match = lit(3)
    keep(match)
    match.do("gannet order sail")
    match.do("puffin order trade")
    match.do("tern order trade")
    match.do("gannet sail holm skiff skiff longship")
    assert moves(match)[3] == "gannet sail holm (voe) skiff skiff longship (done)"


def test_a_forced_answer_of_another_seat_has_a_line_of_its_own() -> None:
    match = fresh(2, seed=7)
    keep(match)
    for line in ("gannet order trade", "puffin order trade", "gannet bid 5", "puffin bid 0"):
        match.do(line)
    assert moves(match)[-1] == "gannet (place voe)"


def test_answers_given_by_the_table_stand_in_brackets() -> None:
    match = fresh()
    keep(match)
    match.play(0, match.game.legal(0)[3], automatic=True)
    match.play(1, match.game.legal(1)[3])
    assert moves(match) == ["(gannet order trade)", "puffin order trade"]
    assert match.log[-2].automatic and not match.log[-1].automatic


def test_a_seat_that_comes_back_in_time_answers_itself() -> None:
    match = fresh()
    keep(match)
    match.play(0, match.game.legal(0)[3], automatic=True)
    match.play(0, match.game.legal(0)[0])
    match.play(1, match.game.legal(1)[3])
    assert moves(match)[0] == "gannet order sail"


def test_an_answer_of_the_table_that_was_taken_back_leaves_the_seats_own() -> None:
    match = fresh()
    keep(match)
    match.do("gannet order sail")
    match.play(0, ORDER + 3, automatic=True)
    match.undo(0)
    match.do("puffin order trade")
    assert moves(match)[0] == "gannet order sail"


def test_what_the_kernel_adds_to_an_answer_of_the_table_is_read_back() -> None:
    match = lit(3)
    keep(match)
    for line in ("gannet order sail", "puffin order trade", "tern order trade"):
        match.do(line)
    match.play(0, SAIL, automatic=True)
    match.do("gannet skiff done")
    assert moves(match)[3] == "(gannet sail holm ...)"
    again = replay(write(match), GAMES)
    assert again.game.fingerprint() == match.game.fingerprint()
    assert write(again) == write(match)


def test_changed_answers_fold_to_the_last_one_in_seat_order() -> None:
    match = fresh(3)
    keep(match)
    for line in (
        "tern order raid",
        "puffin order sail",
        "tern order trade",
        "puffin order trade",
        "gannet order trade",
    ):
        match.do(line)
    assert moves(match) == ["gannet order trade", "puffin order trade", "tern order trade"]
    assert [entry.kind for entry in match.log[-5:]] == ["move", "move", "change", "change", "move"]


@pytest.mark.parametrize("arrival", [("gannet", "puffin"), ("puffin", "gannet")])
def test_no_sentence_continues_an_answer_given_together(arrival: tuple[str, str]) -> None:
    """Given a loser who was the last to react: what it loses is a sentence of its own."""
    match = lit()
    keep(match)
    for line in (
        "gannet order sail",
        "puffin order raid",
        "gannet sail voe stack skiff skiff longship",
        "puffin stay",
        "gannet bid 0",
        "puffin bid 0",
        "gannet order raid",
        "puffin order trade",
        "gannet raid stack",
        *(f"{name} decline" for name in arrival),
        "puffin lose skiff lose longship",
    ):
        match.do(line)
    assert moves(match)[-4:] == [
        "gannet raid stack (puffin)",
        "gannet decline",
        "puffin decline",
        "puffin lose skiff lose longship",
    ]
    assert write(replay(write(match), GAMES)) == write(match)


def test_what_was_taken_back_never_reaches_the_record() -> None:
    match = lit()
    keep(match)
    match.do("gannet order sail")
    match.do("puffin order trade")
    match.do("gannet sail voe stack")
    match.undo(0)
    match.undo(0)
    assert moves(match) == ["gannet order sail", "puffin order trade"]
    match.do("gannet sail voe holm skiff")
    assert moves(match)[-1] == "gannet sail voe holm skiff done"
    assert Entry("undo", 0) in match.log


def test_a_finished_game_is_sealed() -> None:
    match = played(2, seed=3)
    lines = write(match).splitlines()
    assert lines[-1] == f"end {match.game.fingerprint()}"
    assert not any(line.startswith("end") for line in write(played(2, seed=3, answers=12)).splitlines())


# --- reading ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_record_plays_the_same_game_again(seats: int) -> None:
    for seed in range(40):
        match = played(seats, seed)
        text = write(match)
        again = replay(text, GAMES)
        assert again.game.fingerprint() == match.game.fingerprint()
        assert write(again) == text


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_game_saved_anywhere_goes_on_where_it_was(seats: int) -> None:
    for seed in range(10):
        for answers in range(seed % 3, 60, 3):
            match = played(seats, seed, answers)
            again = replay(write(match), GAMES)
            assert again.game.fingerprint() == match.game.fingerprint()
            assert write(again) == write(match)


def test_a_game_saved_in_the_middle_of_a_sentence_goes_on_there() -> None:
    """Given a sentence that could end with its default: saving it does not end it."""
    match = lit()
    keep(match)
    match.do("gannet order sail")
    match.do("puffin order sail")
    for action in (SAIL + 1, TO + 2, LOAD):
        match.play(0, action)
        again = replay(write(match), GAMES)
        assert again.game.fingerprint() == match.game.fingerprint()


def test_an_unfinished_sentence_is_one_line_again_once_it_is_finished() -> None:
    match = lit()
    keep(match)
    match.do("gannet order sail")
    match.do("puffin order trade")
    match.do("gannet sail voe stack skiff ...")
    assert moves(match)[-1] == "gannet sail voe stack skiff ..."
    again = replay(write(match), GAMES)
    again.do("gannet longship done")
    assert moves(again)[2] == "gannet sail voe stack skiff longship done"


def test_a_log_is_gone_through_again() -> None:
    match = played(3, seed=5)
    again = fresh(3, seed=5)
    again.play_log(match.log)
    assert again.log == match.log
    assert write(again) == write(match)


def test_open_answers_survive_a_save() -> None:
    match = fresh(3)
    keep(match)
    match.do("tern order raid")
    match.do("gannet order sail")
    again = replay(write(match), GAMES)
    assert again.game.fingerprint() == match.game.fingerprint()
    assert again.game.waiting() == [1]
    again.do("puffin order trade")
    assert isinstance(again.game, Skerries)
    assert again.game.orders == [0, 3, 1]


def test_half_an_answer_survives_a_save() -> None:
    match = fresh(2)
    match.play(1, match.game.legal(1)[0])
    again = replay(write(match), GAMES)
    assert again.game.fingerprint() == match.game.fingerprint()
    assert again.game.given == match.game.given and len(again.game.given[1]) == 1
    assert isinstance(again.game, Skerries)
    assert again.game.view(None).answered == (False, False)


def test_an_open_answer_given_by_the_table_is_still_the_tables_after_a_save() -> None:
    match = fresh()
    keep(match)
    match.play(0, match.game.legal(0)[3], automatic=True)
    again = replay(write(match), GAMES)
    again.do("puffin order trade")
    assert moves(again) == ["(gannet order trade)", "puffin order trade"]


def test_comments_and_blank_lines_are_passed_over() -> None:
    text = write(played(2, seed=3))
    noisy = "# a game\n\n" + text.replace("\n", "   # so it was\n\n")
    assert replay(noisy, GAMES).game.fingerprint() == replay(text, GAMES).game.fingerprint()


def test_a_record_is_watched_line_by_line() -> None:
    text = write(played(2, seed=3))
    seen: list[str] = []
    replay(text, GAMES, lambda match: seen.append(match.game.fingerprint()))
    assert len(seen) == len(parse(text).sentences)
    assert seen[-1] == parse(text).end


def test_a_record_taken_apart() -> None:
    record = parse(write(played(2, seed=3)))
    assert (record.game, record.rules, record.pack, record.seed) == ("skerries", 2, "5ke441e5", 3)
    assert record.options == [("rounds", "3"), ("reactions", "true")]
    assert record.seats == ("gannet", "puffin")
    assert record.sentences[0][0] == 10


def test_a_record_goes_on_under_the_rules_it_began_with() -> None:
    match = Match(new(2, 3, version=1), 3)
    assert match.game.influence == [2, 2] and new(2, 3).influence == [3, 3]
    text = write(match)
    assert "\nrules 1\n" in text
    again = replay(text, GAMES)
    assert (again.version, again.game.rules.version) == (1, 1)
    anew = again.game.rules.new(2, 3)
    assert isinstance(anew, Skerries) and anew.influence == [2, 2]
    rng = Rng.seeded(4)
    while not again.game.over:
        seat = again.game.waiting()[0]
        legal = again.game.legal(seat)
        again.play(seat, legal[rng.below(len(legal))])
    whole = write(again)
    assert "\nrules 1\n" in whole
    assert write(replay(whole, GAMES)) == whole


@pytest.mark.parametrize(("version", "code"), [(0, "unknown_rules"), (3, "newer_rules")])
def test_rules_that_do_not_exist_are_refused(version: int, code: str) -> None:
    text = write(played(2, seed=3)).replace("rules 2", f"rules {version}")
    with pytest.raises(BadRecord) as caught:
        replay(text, GAMES)
    assert (caught.value.code, caught.value.line) == (code, 3)


def test_a_record_keeps_its_own_id_of_the_content() -> None:
    """Its tables had another id then, and play the same."""
    games = {"skerries": replace(RULES, older_packs=("01d541e5",))}
    text = write(played(2, seed=3)).replace("pack 5ke441e5", "pack 01d541e5")
    assert write(replay(text, games)) == text
    assert write(replay(text, games).copy()) == text
