"""Notation: every answer has words, in both directions; a sentence is played as a whole or not at all."""

import pytest

from meadhall.kernel.game import CONTINUES
from meadhall.kernel.match import Match
from meadhall.kernel.notation import actions, do, read_sentence, seat_of, sentence, why
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rules import indexed
from tests.kernel.table import SEAT_COUNTS, at_orders, at_turn_of, positions, prompts, sampled
from tests.kernel.tiny import ADD, BID, CARDS, DONE, LOAD, LOOK, ORDER, SAIL, STAY, TO, WORDS, Skerries
from tests.kernel.tiny_steps import give_order, look_options, order_options

pytestmark = pytest.mark.both_forms

FISH, CALM, GALE, STORM = range(len(CARDS))


def code_of(game: Skerries, line: str) -> str:
    """The code of a refused line; `why` and `do` must agree, and nothing may change."""
    before = game.fingerprint()
    refusal = why(game, line)
    assert refusal is not None
    with pytest.raises(Refused) as caught:
        do(game, line)
    assert caught.value.refusal == refusal
    assert game.fingerprint() == before
    return refusal.code


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_legal_answer_is_spelled_and_read_back(seats: int) -> None:
    for game in sampled(seats, games=40, every=4):
        for seat, name in enumerate(game.names):
            legal = game.legal(seat)
            assert actions(game, name) == [sentence(game, name, action) for action in legal]
            for action in legal:
                line = sentence(game, name, action)
                assert why(game, line) is None
                found, answers = read_sentence(game, line)
                assert (found, answers[0]) == (seat, action)


def test_random_games_spell_the_whole_table() -> None:
    spelled = {
        action
        for seats in SEAT_COUNTS
        for seed in range(40 * (seats - 1))
        for game in positions(seats, seed, rounds=9)
        for seat in range(seats)
        for action in game.legal(seat)
    }
    never = {WORDS[action] for action in set(range(len(WORDS))) - spelled}
    assert never == {("add", "fish")}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_what_is_not_legal_is_refused_for_the_same_reason_in_words(seats: int) -> None:
    for game in sampled(seats, games=10, every=11, first=100):
        for seat, name in enumerate(game.names):
            for action in set(range(len(WORDS))) - set(game.legal(seat)):
                refusal = game.why_not(seat, action)
                assert refusal is not None
                assert why(game, sentence(game, name, action)) == refusal


def test_all_words_differ() -> None:
    assert len(set(WORDS)) == len(WORDS)


# --- sentences of several answers -----------------------------------------------------------------


def test_a_sentence_plays_several_answers() -> None:
    game = at_turn_of("sail", voe="2 1", ness="/1 0")
    do(game, "gannet sail voe stack skiff longship done")
    assert (game.count(2, 0, 0), game.count(2, 0, 1), game.count(1, 0, 0)) == (1, 1, 1)
    assert prompts(game)[0][1] == "make-bid"


def test_a_default_is_understood_when_a_sentence_ends_without_it() -> None:
    short, long = (at_turn_of("sail", voe="2 1", ness="/1 0") for _ in range(2))
    do(short, "gannet sail voe stack skiff")
    do(long, "gannet sail voe stack skiff done")
    assert short.fingerprint() == long.fingerprint()
    assert read_sentence(at_turn_of("sail", voe="2 1"), "gannet sail voe stack skiff") == (
        0,
        [SAIL + 1, TO + 2, LOAD, DONE],
    )


def test_without_a_default_the_rest_is_asked() -> None:
    game = at_turn_of("sail", voe="2 1", ness="/1 0")
    do(game, "gannet sail voe")
    assert prompts(game) == [(0, "sail-to")]
    do(game, "gannet stack")
    assert prompts(game) == [(0, "load-ship")], "done is no answer before anything is loaded"


def test_dots_leave_a_sentence_open() -> None:
    game = at_turn_of("sail", voe="2 1", ness="/1 0")
    do(game, "gannet sail voe stack skiff ...")
    assert prompts(game) == [(0, "load-ship")]
    do(game, "gannet longship")
    assert (game.count(2, 0, 0), game.count(2, 0, 1)) == (1, 1)
    assert prompts(game)[0][1] == "make-bid"


def test_forced_parts_need_no_words() -> None:
    game = at_turn_of("sail", holm="2 1", ness="/1 0")
    do(game, "gannet sail holm skiff")
    assert game.count(1, 0, 0) == 1


@pytest.mark.parametrize("line", ["gannet sail holm voe skiff", "gannet sail holm voe skiff done"])
def test_forced_parts_may_be_said(line: str) -> None:
    """Given a target that is the only one: whether a player names it must not matter."""
    said, unsaid = (at_turn_of("sail", holm="2 1", ness="/1 0") for _ in range(2))
    do(said, line)
    do(unsaid, "gannet sail holm skiff")
    assert said.fingerprint() == unsaid.fingerprint()


@pytest.mark.parametrize("fleet", ["1 0", "2 0", "2 1"])
def test_a_sentence_means_the_same_whatever_is_forced(fleet: str) -> None:
    """One skiff is one skiff, whether it is the only one, one of its kind only, or one of several kinds."""
    game = at_turn_of("sail", holm=fleet, ness="/1 0")
    do(game, "gannet sail holm voe skiff")
    assert (game.count(1, 0, 0), game.count(1, 0, 1)) == (1, 0)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("gannet sail voe ness", "too_far"),
        ("gannet sail ness", "no_ships_there"),
        ("gannet sail voe stack done", "load_something"),
        ("gannet sail voe stack longship longship", "none_left"),
        ("gannet sail voe stack skiff done done", "sentence_over"),
        ("gannet sail voe stack skiff done bid 1", "sentence_over"),
        ("gannet stay stay", "sentence_over"),
        ("gannet sail voe stack bid 1", "not_an_answer"),
        ("gannet sail voe atlantis", "unknown_word"),
        ("gannet sail voe stack skiff atlantis", "unknown_word"),
        ("gannet sail", "no_value"),
        ("puffin stay", "not_asked"),
    ],
)
def test_a_sentence_that_fails_anywhere_changes_nothing(line: str, code: str) -> None:
    game = at_turn_of("sail", voe="2 1", ness="/1 0")
    assert code_of(game, line) == code


def test_the_first_part_that_fails_gives_the_reason() -> None:
    game = at_turn_of("sail", voe="2 1", ness="/1 0")
    assert code_of(game, "gannet sail voe ness longship longship longship") == "too_far"


def test_a_sentence_does_not_reach_beyond_the_answers_of_all() -> None:
    game = at_orders()
    do(game, "gannet order sail")
    assert code_of(game, "puffin order sail stay") == "sentence_over"
    assert code_of(game, "gannet order sail order raid") == "sentence_over"


def test_an_answer_that_is_forced_among_open_ones_must_be_given() -> None:
    """Given a bid of a seat that has nothing: the kernel leaves it open, so the sentence gives it."""
    game = at_turn_of("trade")
    game.influence = [0, 3]
    game.offers.clear()
    assert read_sentence(game, "gannet bid 0") == (0, [BID])
    do(game, "gannet bid 0")
    assert game.waiting() == [1]


def test_an_open_answer_is_not_given_again_by_its_default() -> None:
    """Given a simultaneous ask with a default: once it is answered, the sentence is over."""
    asked = []

    def orders(g: Skerries, seat: int) -> list[int]:
        asked.append(seat)
        assert len(asked) < 50, "the default is given again and again"
        return order_options(g, seat)

    game = at_orders()
    prompt = Prompt("give-order", orders, give_order, continues=True, default=ORDER)
    game.asks[:] = [(0, prompt, ()), (1, prompt, ())]
    game.offers.clear()
    assert read_sentence(game, "gannet order trade") == (0, [ORDER + 3])


def test_a_sentence_does_not_reach_beyond_new_information() -> None:
    game = at_orders()
    game.lamp = 1
    do(game, "gannet order scout")
    do(game, "puffin order trade")
    game.trace = []
    game.asks[0] = (0, PEEK, ())
    assert code_of(game, "gannet look voe done") == "sentence_over"
    do(game, "gannet look voe")
    do(game, "gannet done")
    assert [flags & CONTINUES for _, _, flags in game.trace] == [0, 0]


def test_a_sentence_goes_on_after_what_the_seat_shows_itself() -> None:
    """Given a seat that shows something of its own: undo stops there, its sentence does not."""
    game = at_turn_of("scout")
    game.asks[0] = (0, SHOW, ())
    match = Match(game.copy(), seed=1)
    match.play(0, LOOK + 1)
    assert not match.can_undo(0)
    game.trace = []
    do(game, "gannet look voe done")
    assert [flags & CONTINUES for _, _, flags in game.trace[:2]] == [0, CONTINUES]


def show(g: Skerries, seat: int, action: int) -> None:
    g.own_news()
    g.ask(seat, MORE)


def peek(g: Skerries, seat: int, action: int) -> None:
    g.new_information()
    g.ask(seat, MORE)


def more_options(g: Skerries, seat: int) -> list[int]:
    return [DONE, STAY]


def no_more(g: Skerries, seat: int, action: int) -> None:
    pass


SHOW = Prompt("look-at", look_options, show)
PEEK = Prompt("look-at", look_options, peek)
MORE = Prompt("look-at", more_options, no_more, continues=True)


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "empty_line"),
        (" \t \n", "empty_line"),
        ("gannet", "no_answer"),
        ("gannet ...", "no_answer"),
        ("...", "unknown_seat"),
        ("kraken order sail", "unknown_seat"),
        ("tern order sail", "unknown_seat"),
        ("Gannet order sail", "unknown_seat"),
        ("gannet order", "no_value"),
        ("gannet order swim", "unknown_word"),
        ("gannet (order sail)", "unknown_word"),
    ],
)
def test_lines_that_are_no_sentences(line: str, code: str) -> None:
    assert code_of(at_orders(), line) == code


def test_a_refusal_names_the_word_and_the_seats_there_are() -> None:
    refusal = why(at_orders(), "kraken order sail")
    assert refusal is not None
    assert refusal.params == {"word": "kraken", "seats": "gannet puffin"}
    unknown = why(at_orders(), "gannet order swim")
    assert unknown is not None and unknown.params == {"word": "swim"}


def test_seats_by_name() -> None:
    game = at_orders(seats=3)
    assert [seat_of(game, name) for name in ("gannet", "puffin", "tern")] == [0, 1, 2]


def test_one_name_for_two_cards_means_the_legal_one() -> None:
    for hand in (GALE, STORM):
        game = at_turn_of("raid", voe="2 0 / 2 0")
        game.hands = [(hand,), (FISH,)]
        do(game, "gannet raid voe")
        assert read_sentence(game, "gannet add gale") == (0, [ADD + hand])


@pytest.mark.parametrize(("number", "card"), [(1, GALE), (2, STORM)])
def test_of_two_legal_cards_the_one_that_goes_by_that_name_now(number: int, card: int) -> None:
    game = at_turn_of("raid", voe="2 0 / 2 0")
    game.hands = [(GALE, STORM), (FISH,)]
    do(game, "gannet raid voe")
    game.round = number
    assert sentence(game, "gannet", ADD + card) == "gannet add gale"
    assert read_sentence(game, "gannet add gale") == (0, [ADD + card])


def test_a_full_name_means_that_card() -> None:
    game = at_turn_of("raid", voe="2 0 / 2 0")
    game.hands = [(GALE, STORM), (FISH,)]
    do(game, "gannet raid voe")
    assert read_sentence(game, "gannet add gale@2") == (0, [ADD + STORM])
    assert read_sentence(game, "gannet add gale@1") == (0, [ADD + GALE])
    assert game.why("gannet add fish") is not None


def test_answers_by_their_words() -> None:
    index, longest = indexed([("add", "gale@1"), ("add", "gale@2"), ("stay",)])
    assert index == {
        ("add", "gale@1"): [0],
        ("add", "gale@2"): [1],
        ("add", "gale"): [0, 1],
        ("stay",): [2],
    }
    assert longest == 2


def test_the_game_itself_takes_sentences() -> None:
    game = at_orders()
    assert game.actions("gannet")[0] == "gannet order sail"
    assert game.why("gannet order sail") is None
    game.do("gannet order sail")
    assert game.waiting() == [1]
