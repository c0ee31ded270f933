"""Information a player needs for decisions in Runewars, found by playing without prior knowledge."""

import io
from dataclasses import replace

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from meadhall import runewars
from meadhall.bots import Advice
from meadhall.kernel.contract import Answer, Ask, Ref
from meadhall.locale import Texts, languages
from meadhall.runewars.view import Battle, Duel, Duellist, Fighter, Offered, Side, View
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.runewars.at_table import ask_map
from meadhall.terminal.runewars.cards import all_cards
from meadhall.terminal.runewars.choices import area_numbers, choices
from meadhall.terminal.runewars.hexmap import hexmap
from meadhall.terminal.runewars.pieces import pieces
from meadhall.terminal.runewars.players import dials, players
from meadhall.terminal.runewars.scene import happening, scene
from meadhall.terminal.runewars.screen import RunewarsScreen
from tests.terminal.runewars_script import asked_of

SEATS = runewars.RULES.seat_names[:4]


def screen_of(width: int = 100, height: int = 40, language: str = "en") -> RunewarsScreen:
    console = Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        highlight=False,
    )
    return RunewarsScreen(console, Texts(language), SEATS, 0, [])


def read(screen: RunewarsScreen, *things: RenderableType) -> str:
    """What is shown, in one line."""
    screen.out.put(*things)
    stream = screen.out.console.file
    assert isinstance(stream, io.StringIO)
    return " ".join(stream.getvalue().split())


def built_until(prompt: str, seats: int = 4, seed: int = 11) -> View:
    """A map that is built by hand, when this is asked."""
    game = runewars.new(seats, seed)
    while True:
        seat = game.waiting()[0]
        view: View = game.view(seat)
        assert view.ask is not None
        if view.ask.prompt == prompt:
            return view
        game.play(seat, game.legal(seat)[-1])


def in_play() -> View:
    game = runewars.new(4, 3, runewars.Options(random_map=True))
    while game.ask_of(0) < 0 or asked_of(game, 0).prompt != "choose-order":
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    return game.view(0)


def asking(prompt: str, *answers: Answer, **about: Ref) -> View:
    return replace(in_play(), ask=Ask(prompt, about, list(answers), []))


# --- the map ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("seed", range(6))
def test_the_map_of_four_players_fits_a_usual_screen(seed: int, width: int) -> None:
    view = runewars.new(4, seed, runewars.Options(random_map=True)).view(0)
    drawn = hexmap(screen_of(width).out, view)
    assert drawn is not None
    assert max(line.cell_len for line in drawn) <= width


@pytest.mark.parametrize("width", [80, 100])
def test_all_places_for_the_last_tile_stand_on_the_map(width: int) -> None:
    game = runewars.new(4, 11)
    last = None
    while game.phase == 0 and len(game.view(0).markers) == 0:
        seat = game.waiting()[0]
        view = game.view(seat)
        last = view if asked_of(game, seat).prompt == "tile-cell" else last
        game.play(seat, game.legal(seat)[len(game.legal(seat)) // 2])
    assert last is not None and last.ask is not None
    drawn = hexmap(screen_of(width).out, last)
    assert drawn is not None
    text = "\n".join(line.plain for line in drawn)
    assert all(f" {number} " in text for number in range(1, len(last.ask.answers) + 1))


@pytest.mark.parametrize("edge_of", [80, 100, 120])
def test_who_controls_an_area_and_its_number_are_never_cut(edge_of: int) -> None:
    view = in_play()
    answers = [Answer(i, "", "activate", [Ref("area", area.id)]) for i, area in enumerate(view.areas)]
    view = replace(view, ask=Ask("activate", {}, answers, []))
    assert view.ask is not None
    screen = screen_of(edge_of)
    drawn = hexmap(screen.out, view, area_numbers(view.ask))
    assert drawn is not None
    text = "\n".join(line.plain for line in drawn)
    for number, area in enumerate(view.areas, 1):
        if area.control is None:
            assert f"{screen.out.short_area(area.id)} {number}" in text
    assert text.count("■D") >= 3 and text.count("◆L") >= 3


def test_before_neutral_units_stand_there_the_map_shows_who_will() -> None:
    view = built_until("setup-dragon-rune")
    assert not any(area.units for area in view.areas)
    text = "\n".join(line.plain for line in hexmap(screen_of().out, view) or [])
    assert "2Gi" in text and " C " in text


def test_the_tiles_one_may_lay_are_drawn_with_what_they_print() -> None:
    view = built_until("lay-tile")
    assert view.ask is not None
    screen = screen_of()
    text = "\n".join(line.plain for line in pieces(screen.out, view))
    for number, answer in enumerate(view.ask.answers, 1):
        assert f"{number} {screen.label(view.ask, answer)}" in text
        assert f"{answer.id_of('piece')}".removeprefix("tile-") + "A" in text
    shown = scene(screen.out, view, view.ask, 40, {})
    assert any(isinstance(part, Text) and "map tile" in part.plain for part in shown)


@pytest.mark.parametrize("prompt", ["tile-turn", "home-turn"])
def test_each_way_to_turn_a_piece_is_drawn(prompt: str) -> None:
    turns = [Answer(n, "", "turned", [Ref("rotation", n=60 * n)]) for n in range(6)]
    about = {"piece": Ref("piece", "tile-5")} if prompt == "tile-turn" else {}
    lines = pieces(screen_of(200).out, asking(prompt, *turns, **about))
    names = ["5A", "5B", "5C", "5D"] if about else ["DaqA", "DaqB", "DaqC"]
    text = "\n".join(line.plain for line in lines)
    assert all(text.count(name) == 6 for name in names)
    assert "6 Turned by 300°" in text


# --- numbers and texts ------------------------------------------------------------------------------------


def test_what_a_city_gives_is_said_with_how_many() -> None:
    view = in_play()
    area = next(area for area in view.areas if area.city is not None)
    assert area.city is not None
    benefit, n = next(iter(area.city.benefits.items()))
    take = Answer(0, "", "take", [Ref("benefit", benefit)])
    view = replace(view, ask=Ask("city-benefit", {"area": Ref("area", area.id)}, [take], []))
    assert view.ask is not None
    screen = screen_of()
    assert f"1 {n} × " in read(screen, *choices(screen.out, view, view.ask))


def test_a_hero_who_may_join_shows_his_numbers_once() -> None:
    view = asking("enlist-hero", Answer(0, "", "enlist", [Ref("hero", "silhouette")]), Answer(1, "", "no"))
    view = replace(view, offered=Offered("hero", ["silhouette"]), heroes=[])
    assert view.ask is not None
    screen = screen_of(80, 24)
    told = read(screen, *happening(screen.out, view), *choices(screen.out, view, view.ask))
    assert "good, strength 2, agility 4, wisdom 2, ♥3/3" in told
    assert told.count("Unseen Eyes") == 1


def test_the_hero_a_question_is_about_is_shown() -> None:
    view = asking(
        "hero-action", Answer(0, "", "train", [Ref("attribute", "wisdom")]), hero=Ref("hero", "silhouette")
    )
    view = replace(view, heroes=[])
    assert view.ask is not None
    screen = screen_of()
    told = read(screen, *scene(screen.out, view, view.ask, 40, {}))
    assert "Silhouette (good, strength 2, agility 4, wisdom 2, ♥3/3): Unseen Eyes." in told


def test_dials_of_everybody_are_shown_where_the_card_says_whose_is_meant() -> None:
    view = asking("choose-thing", Answer(0, "", "resource", [Ref("resource", "food")]))
    assert view.ask is not None
    screen = screen_of()
    told = read(screen, *choices(screen.out, view, view.ask))
    for player in view.players:
        assert f"{screen.out.mark(player.id).plain} {player.dials['food'].value}" in told
    assert "Footman" not in told


def test_units_that_are_between_two_areas_are_shown() -> None:
    view = replace(asking("fight-or-talk", area=Ref("area", "1B")), arriving={"daqan-footman": 2})
    screen = screen_of()
    assert "Arriving: 2 × Footman" in read(screen, *happening(screen.out, view))


def test_a_dial_says_what_counts_now_and_what_comes_next() -> None:
    screen = screen_of(80)
    assert "Food 3: 3 × Footman → 4 influence, 5–8 Footman" in read(screen, dials(screen.out, in_play()))


def test_orders_played_are_told_on_narrow_screens_too() -> None:
    view = in_play()
    you = replace(view.players[0], face_up=["mobilize", "rally-support"])
    screen = screen_of(80)
    told = read(screen, players(screen.out, replace(view, players=[you, *view.players[1:]])))
    assert "Played: Mobilize (#2), Rally Support (#6)" in told


def test_short_orders_say_in_words_whether_they_have_supremacy() -> None:
    view = in_play()
    assert view.ask is not None
    screen = screen_of(80, 24)
    told = read(screen, *choices(screen.out, view, view.ask))
    assert "7 Acquire Power (#7) · with supremacy" in told
    assert "8 Fortify (#8) · without supremacy" in told
    assert Texts("en")("rw-ui-orders-brief") in told


def test_a_duel_shows_health_and_a_battle_shapes() -> None:
    view = in_play()
    hero = view.heroes[0]
    hurt = replace(view, heroes=[replace(hero, damage=1)])
    sides = [
        Duellist(hero.seat, hero.id, [], [], 0),
        Duellist(None, None, [Fighter("giant", 1, False, 0, 5)], [], 0),
    ]
    screen = screen_of()
    told = read(screen, *happening(screen.out, replace(hurt, duel=Duel("1A", 1, sides))))
    assert f"♥{hero.health - 1}/{hero.health}" in told
    one = Side("daqan", "daqan", [Fighter("daqan-knight", 2, False, 0, 2)], {}, None, [], 2, [])
    other = Side(None, "latari", [Fighter("giant", 1, False, 0, 5)], {}, None, [], 1, [])
    told = read(screen, *happening(screen.out, replace(view, battle=Battle("1A", 1, one, other))))
    assert "■ 2 × Knight" in told and "⬢ Giant" in told


def test_the_season_card_is_read_out_when_it_comes_and_among_the_cards() -> None:
    game = runewars.new(2, 7, runewars.Options(random_map=True))
    screen = screen_of()
    game.events = screen.story.events
    while game.ask_of(0) < 0 or asked_of(game, 0).prompt != "choose-order":
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    card = game.view(0).season_card or ""
    text = " ".join(screen.out.name("seasoncard", card, "text").split())
    *_, news = screen.news(game)
    assert text in read(screen, *news)
    again = screen_of()
    all_cards(again.out, game.view(0))
    assert text in read(again)


# --- hints, questions before a game -----------------------------------------------------------------------


def test_a_hint_that_knows_no_difference_says_so() -> None:
    answers = [Answer(i, "", "at", [Ref("cell", f"{i},0")]) for i in range(4)]
    advice = [Advice(i, (0.25, 0.25, 0.25, 0.25), 0.0, ()) for i in range(3)]
    screen = screen_of()
    told = read(
        screen, *screen.hint(Ask("tile-cell", {"piece": Ref("piece", "tile-1")}, answers, []), advice)
    )
    assert told == Texts("en")("rw-ui-hint-equal")


@pytest.mark.parametrize("language", languages())
def test_a_wrong_answer_before_the_game_promises_no_help(language: str) -> None:
    """There is none yet."""
    screen = screen_of(language=language)
    keyboard = Keyboard(screen.out.console, io.StringIO("?\n\n"))
    assert ask_map(screen.out, keyboard)
    told = read(screen)
    assert " ".join(Texts(language)("ui-bad-answer").split()) in told
    assert "?" not in Texts(language)("ui-bad-answer")
