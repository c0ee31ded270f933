"""What the terminal of Runewars says before a decision: numbers of orders, supremacy, reach, odds, losses."""

import io
import random
from collections.abc import Iterator
from dataclasses import replace
from math import comb
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from meadhall import runewars
from meadhall.kernel.contract import Answer, Ask, Ref
from meadhall.locale import Texts, languages
from meadhall.runewars.events import Event
from meadhall.runewars.loading import house_content
from meadhall.runewars.view import (
    Battle,
    Dial,
    Draw,
    FateCard,
    Fighter,
    Planned,
    Side,
    Stronghold,
    Units,
    View,
)
from meadhall.terminal.runewars.cards import all_cards
from meadhall.terminal.runewars.choices import area_numbers, choices
from meadhall.terminal.runewars.event_log import tell
from meadhall.terminal.runewars.fate_odds import best_destinies, fate_left, percentages
from meadhall.terminal.runewars.numbers import numbered
from meadhall.terminal.runewars.pieces import pieces
from meadhall.terminal.runewars.players import players
from meadhall.terminal.runewars.scene import battle, scene
from meadhall.terminal.runewars.screen import RunewarsScreen
from tests.terminal.runewars_script import Script, asked_of, go_on
from tests.terminal.runewars_script import begin as sit_down

SEATS = runewars.RULES.seat_names[:4]


def screen_of(width: int = 120, height: int = 60, language: str = "en") -> RunewarsScreen:
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


def asked_in_play(*prompts: str, random_map: bool = True) -> Iterator[tuple[runewars.Runewars, int]]:
    """Random games, at each moment when one of these is asked."""
    for seed in range(30):
        game = runewars.new(4, seed, runewars.Options(random_map=random_map))
        chance = random.Random(seed)
        while not game.over:
            seat = game.waiting()[0]
            if game.asks[game.ask_of(seat)][1].name in prompts:
                yield game, seat
            game.play(seat, chance.choice(game.legal(seat)))


def view_at(*prompts: str) -> View:
    game, seat = next(asked_in_play(*prompts))
    return game.view(seat)


@pytest.fixture(scope="module")
def in_play() -> View:
    """Daqan chooses the first order."""
    game = runewars.new(4, 3, runewars.Options(random_map=True))
    while game.ask_of(0) < 0 or asked_of(game, 0).prompt != "choose-order":
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    return game.view(0)


def asking(view: View, prompt: str, *answers: Answer, **about: Ref) -> View:
    return replace(view, ask=Ask(prompt, about, list(answers), []))


def choosing(screen: RunewarsScreen, view: View) -> str:
    assert view.ask is not None
    return read(screen, *choices(screen.out, view, view.ask))


def showing(screen: RunewarsScreen, view: View) -> str:
    assert view.ask is not None
    return read(screen, *scene(screen.out, view, view.ask, 60, {}))


# --- orders ------------------------------------------------------------------------------------------------


def test_an_order_shows_its_number_in_choices_sheets_cards_questions_and_the_log(in_play: View) -> None:
    assert "Harvest (#4)" in choosing(screen_of(), in_play)
    you = replace(in_play.players[0], order="fortify", face_up=["mobilize", "fortify"])
    screen = screen_of()
    sheets = read(screen, players(screen.out, replace(in_play, players=[you, *in_play.players[1:]])))
    assert "Fortify (#8)" in sheets and "Mobilize (#2)" in sheets
    screen = screen_of()
    all_cards(screen.out, in_play)
    assert "Rally Support (#6)" in read(screen)
    screen = screen_of()
    asked = asking(in_play, "activate", Answer(0, "", "done"), order=Ref("order", "conquer"))
    assert "Conquer (#3): which area" in read(screen, *screen.below(asked))
    shown = Event("order_revealed", {"seat": "daqan", "order": "recruit"})
    assert "Recruit (#5)" in read(screen, *tell(screen.out, [shown]))


@pytest.mark.parametrize("language", languages())
def test_every_order_has_its_number_in_every_language(language: str) -> None:
    out = screen_of(language=language).out
    for number, order in enumerate(house_content().orders[1:], 1):
        assert out.name("order", order) in out.order(order)
        assert str(number) in out.order(order)


def test_an_order_says_in_words_whether_it_would_have_supremacy_and_what_that_gives(in_play: View) -> None:
    told = choosing(screen_of(), in_play)
    assert "supremacy: do it again with a different resource" in told
    assert "this order has no supremacy bonus" in told
    you = replace(in_play.players[0], face_up=["recruit"])
    told = choosing(screen_of(), replace(in_play, players=[you, *in_play.players[1:]]))
    assert told.count("no supremacy: Recruit (#5) of this year is higher") == 4
    assert "★" not in told


def test_your_supremacy_is_told_with_what_it_gives() -> None:
    screen = screen_of()
    gained = Event("supremacy", {"seat": "daqan", "order": "conquer"})
    told = read(screen, *tell(screen.out, [gained], you="daqan"))
    assert "the supremacy bonus of Conquer (#3): in the battle the enemy stronghold counts 3 less." in told


# --- activation --------------------------------------------------------------------------------------------


def test_reachable_areas_come_first_and_the_rest_behind_one_choice() -> None:
    view = view_at("activate")
    assert view.ask is not None
    closed = [answer for _, answer in numbered(view.ask, view)]
    listed = {area for answer in closed if (area := answer.id_of("area")) is not None}
    assert listed == set(view.reachable) < {answer.id_of("area") for answer in view.ask.answers}
    assert [answer.verb for answer in closed[-2:]] == ["more", "done"]
    assert area_numbers(view.ask, view).keys() == listed
    opened = [answer for _, answer in numbered(view.ask, view, opened=True)]
    assert sorted(opened, key=lambda a: a.action) == sorted(view.ask.answers, key=lambda a: a.action)
    assert {answer.id_of("area") for answer in opened[: len(listed)]} == listed
    hidden = len(view.ask.answers) - len(closed) + 1
    assert f"List {hidden} more areas, which none of your figures can reach" in choosing(screen_of(), view)


def test_what_can_be_reached_is_what_figures_could_move_from_somewhere() -> None:
    game, seat = next(asked_in_play("activate"))
    for answer in asked_of(game, seat).answers:
        if answer.verb == "activate":
            after = game.copy()
            after.play(seat, answer.action)
            moves = [a.verb for a in asked_of(after, seat).answers] if after.ask_of(seat) >= 0 else []
            area = answer.id_of("area")
            assert ("from" in moves) == (area in game.view(seat).reachable), area


def test_the_choice_that_lists_more_is_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    sit_down(path, Script(until="activate"), seats=2, random_map=True)
    before = path.read_text("utf-8")
    view = go_on(path, Script(limit=0))[1].game.view(1)
    assert isinstance(view, View) and view.ask is not None
    reached = len(view.reachable)
    script = Script(first=[str(reached + 1)], limit=1)
    _, _, told = go_on(path, script)
    assert script.prompts == ["activate", "activate"]
    assert path.read_text("utf-8") == before
    hidden = [area for a in view.ask.answers if (area := a.id_of("area")) not in view.reachable]
    on_tiles = [area for area in hidden if area is not None and "-" not in area]
    assert on_tiles and all(f"Activate {area}" in told for area in on_tiles)


# --- diplomacy and fate ------------------------------------------------------------------------------------


def test_odds_are_those_of_cards_nobody_has_seen() -> None:
    """Exactly: the cards of the house set less those that lie open, whatever their order in the deck."""
    game, seat = next(asked_in_play("diplomacy-influence"))
    view = game.view(seat)
    deck, discard = fate_left(house_content(), view)
    assert sum(deck) == view.piles.fate and sum(discard) == len(view.piles.fate_discard)
    for drawn in range(1, min(6, sum(deck)) + 1):
        gold, silver, red = best_destinies(deck, discard, drawn)
        all_red = comb(deck[2], drawn) / comb(sum(deck), drawn)
        no_gold = comb(deck[1] + deck[2], drawn) / comb(sum(deck), drawn)
        assert (gold, silver, red) == pytest.approx((1 - no_gold, no_gold - all_red, all_red))
    game.fate.reverse()
    assert fate_left(house_content(), game.view(seat)) == (deck, discard)


def test_odds_when_the_deck_runs_out_count_the_discard_pile_too() -> None:
    assert best_destinies((0, 0, 2), (1, 0, 0), 3) == [1.0, 0.0, 0.0]
    assert best_destinies((0, 1, 0), (0, 0, 1), 2) == [0.0, 1.0, 0.0]
    assert best_destinies((0, 0, 1), (0, 0, 0), 6) == [0.0, 0.0, 1.0]


@pytest.mark.parametrize("chances", [[1 / 3] * 3, [0.005, 0.005, 0.99], [1.0, 0.0, 0.0]])
def test_percentages_add_up(chances: list[float]) -> None:
    assert sum(percentages(chances)) == 100


def test_diplomacy_says_what_each_destiny_means_and_how_likely_it_is() -> None:
    view = view_at("diplomacy-influence")
    told = showing(screen_of(), view)
    assert "◆gold: they become your allies" in told
    assert "◆silver: they retreat, routed" in told
    assert "◆red: you fight or retreat" in told
    assert view.ask is not None
    cards = fate_left(house_content(), view)
    told = choosing(screen_of(), view)
    for answer in view.ask.answers:
        n = answer.n_of("number")
        assert n is not None
        ally, retreat, fight = percentages(best_destinies(*cards, n))
        assert f"allies {ally}%, they retreat {retreat}%, you fight or retreat {fight}%" in told


def test_fate_cards_with_the_same_destiny_are_one_choice(in_play: View) -> None:
    cards = [FateCard(str(i), destiny, {}) for i, destiny in enumerate(("red", "gold", "red", "red"), 1)]
    keep = [Answer(i, f"keep {i}", "keep", [Ref("fate", str(i))]) for i in range(1, 5)]
    view = replace(asking(in_play, "keep-fate", *keep), draw=Draw("daqan", cards), arriving={"giant": 1})
    assert view.ask is not None
    assert [answer.id_of("fate") for _, answer in numbered(view.ask, view)] == ["1", "2"]
    told = choosing(screen_of(), view)
    assert "◆red ×3 · you fight or retreat" in told
    assert "◆gold · they become your allies" in told


def test_fate_cards_in_a_battle_are_equal_if_their_symbol_for_the_group_is(in_play: View) -> None:
    cards = [
        FateCard("1", "red", {"rectangle": "damage:1", "circle": "rout:1"}),
        FateCard("2", "gold", {"rectangle": "damage:1"}),
        FateCard("3", "gold", {"circle": "damage:2"}),
    ]
    one = Side("daqan", "daqan", [Fighter("daqan-knight", 2, False, 0, 2)], {}, "daqan-knight", cards, 2, [])
    other = Side(None, "latari", [Fighter("giant", 1, False, 0, 5)], {}, None, [], 1, [])
    drop = [Answer(i, f"drop {i}", "drop", [Ref("fate", str(i))]) for i in range(1, 4)]
    view = replace(asking(in_play, "assist-drop", *drop), battle=Battle("1A", 3, one, other))
    assert view.ask is not None
    assert [answer.id_of("fate") for _, answer in numbered(view.ask, view)] == ["1", "3"]
    told = choosing(screen_of(), view)
    assert "■ damage ×2" in told and "■ miss" in told


def moving_against(view: View, neutral: int, coming: int, influence: int = 3) -> View:
    """Daqan's knights go against giants, one answer for each number of footmen more."""
    place = next(area for area in view.areas if area.control is None)
    there = replace(place, units=[Units("giant", None, neutral, 0)])
    plan = [Planned("daqan-a", place.id, "daqan-knight", None, coming)] if coming else []
    more = [Answer(n, f"daqan-footman {n}", "units", [Ref("units", "daqan-footman", n)]) for n in (1, 2, 3)]
    return replace(
        asking(view, "move-which", *more, area=Ref("area", place.id), order=Ref("order", "conquer")),
        areas=[there if area.id == place.id else area for area in view.areas],
        players=[replace(view.players[0], influence=influence), *view.players[1:]],
        plan=plan,
    )


def test_too_many_units_for_diplomacy_are_told_before_they_move(in_play: View) -> None:
    view = moving_against(in_play, neutral=4, coming=2)
    assert "If more than 4 units of yours go, there can be no diplomacy" in showing(screen_of(), view)
    told = choosing(screen_of(), view)
    assert "3 3 × Footman · too many for diplomacy" in told and told.count("too many") == 1
    too_many = moving_against(in_play, neutral=4, coming=5)
    assert "there can be no diplomacy: you must fight" in showing(screen_of(), too_many)
    broke = moving_against(in_play, neutral=4, coming=2, influence=0)
    assert "You have no influence for diplomacy" in showing(screen_of(), broke)


# --- battles -----------------------------------------------------------------------------------------------


def test_a_battle_is_shown_row_by_row_with_the_symbols_that_count(in_play: View) -> None:
    cards = [FateCard("1", "red", {"rectangle": "damage:2", "circle": "rout:1"}), FateCard("2", "gold", {})]
    line = [Fighter("daqan-knight", 2, False, 0, 2), Fighter("daqan-bowman", 1, True, 0, 1)]
    one = Side("daqan", "daqan", line, {}, "daqan-knight", cards, 2, [])
    other = Side(None, "latari", [Fighter("giant", 1, False, 2, 5)], {}, None, [], 1, [])
    initiatives = {unit.id: unit.initiative for unit in in_play.types}
    fight = Battle("1A", initiatives["daqan-knight"], one, other)
    screen = screen_of()
    screen.out.put(*battle(screen.out, replace(in_play, battle=fight)))
    stream = screen.out.console.file
    assert isinstance(stream, io.StringIO)
    rows = [" ".join(row.split()) for row in stream.getvalue().splitlines()]
    numbers = sorted({initiatives[unit] for unit in ("daqan-knight", "daqan-bowman", "giant")})
    heads = [next(i for i, row in enumerate(rows[1:]) if f"initiative {n} " in row) for n in numbers]
    assert heads == sorted(heads), "in the order in which they fight"
    assert f"► initiative {initiatives['daqan-knight']} ■ 2 × Knight" in " ".join(rows)
    assert "Bowman (routed)" in " ".join(rows) and "⬢ Giant (damage 2/5)" in " ".join(rows)
    assert "Knight: ■ damage 2 | ■ miss" in " ".join(rows)


def test_a_battle_of_others_is_told_row_by_row_with_the_symbols_that_count() -> None:
    """From events alone: whoever only watches reads the same."""
    game, _ = next(asked_in_play("battle-group", "battle-damage", "battle-rout"))
    names = game.content.type_name
    fate = house_content().names["fate"]
    symbols = house_content().symbols
    card = next(i for i in range(len(fate)) if symbols[i][0] == 1 and symbols[i][1] == 1)
    kind = next(kind for kind in range(len(names)) if house_content().shape[kind] == 0)
    events = [
        Event("battle_begins", {"attacker": "latari", "defender": "uthuk", "area": "1A"}),
        Event("battle_round", {"number": 2}),
        Event("battle_group", {"seat": "latari", "type": names[kind], "number": 1}),
        Event("fate_drawn", {"seat": "latari", "cards": fate[card]}),
        Event("damaged", {"area": "1A", "type": "giant", "number": 1}),
    ]
    screen = screen_of()
    lines = tell(screen.out, events)
    told = read(screen, *lines)
    unit = screen.out.name("unit", names[kind])
    assert "Initiative 2." in told
    assert f"Latari: 1 × {unit}. Latari draws fate: ▲ damage." in told
    assert "• Giant: 1 damage." in told
    assert len(lines) == 4, "the row, each group and what follows begin a line"


def test_every_group_that_draws_in_a_battle_is_told() -> None:
    for seed in range(20):
        game = runewars.new(2, seed, runewars.Options(random_map=True))
        game.events = []
        chance = random.Random(seed)
        while not game.over:
            seat = game.waiting()[0]
            game.play(seat, chance.choice(game.legal(seat)))
        kinds = [event.kind for event in game.happened(None)]
        if "battle_group" in kinds:
            break
    after = [kinds[i + 1] for i, kind in enumerate(kinds) if kind == "battle_group"]
    assert after and set(after) == {"fate_drawn"}


# --- developments, titles, recruits, homes, winter ---------------------------------------------------------


def test_a_development_taken_from_elsewhere_is_named(in_play: View) -> None:
    number = house_content().names["development"].index("daqan-resources")
    count = house_content().development_count[number]
    own = [area for area in in_play.areas if area.control == "daqan"][:count]
    built = {
        area.id: replace(area, development="daqan-resources", stronghold=Stronghold("daqan", False, 5))
        for area in own
    }
    view = replace(in_play, areas=[built.get(area.id, area) for area in in_play.areas])
    build = Answer(0, "", "develop", [Ref("development", "daqan-resources")])
    screen = screen_of()
    where = " / ".join(screen.out.area(area.id) for area in own)
    told = choosing(screen, asking(view, "which-development", build, area=Ref("area", "1A")))
    assert f"all tokens are in use: the one in {where} is moved here" in told
    assert "in use" not in choosing(
        screen_of(), asking(in_play, "which-development", build, area=Ref("area", "1A"))
    )
    away = asking(view, "tear-down", Answer(0, "", "from", [Ref("area", own[0].id)]), area=Ref("area", "1A"))
    assert "Give up the one in Daqan A · Resources" in choosing(screen_of(), away)


@pytest.mark.parametrize("prompt", ["choose-order", "move-which", "hero-action", "battle-damage"])
@pytest.mark.parametrize("height", [24, 60])
def test_your_titles_are_on_every_screen(in_play: View, prompt: str, height: int) -> None:
    title = replace(in_play.titles[0], seat="daqan", influence=4)
    view = replace(asking(in_play, prompt), titles=[title, *in_play.titles[1:]])
    if prompt == "battle-damage":
        one = Side("daqan", "daqan", [Fighter("daqan-knight", 2, False, 0, 2)], {}, None, [], 2, [])
        view = replace(view, battle=Battle("1A", 1, one, replace(one, seat=None, played_by="latari")))
    screen = screen_of(80, height)
    name = screen.out.name("title", title.id)
    assert view.ask is not None
    told = read(screen, *scene(screen.out, view, view.ask, height - 10, {}))
    assert told.count(f"Your titles: {name} (Influence 4)") == 1


def test_recruit_lists_the_units_of_a_dial_and_nothing_else(in_play: View) -> None:
    dial = Dial(4, [None] * 9, {"daqan-footman": 3, "influence": 1})
    empty = Dial(1, [None] * 9, {"tactics": 1})
    you = replace(in_play.players[0], dials={"food": dial, "wood": empty, "ore": dial})
    recruit = [Answer(i, f"dial {name}", "dial", [Ref("resource", name)]) for i, name in enumerate(you.dials)]
    view = asking(
        replace(in_play, players=[you, *in_play.players[1:]]),
        "recruit-dial",
        *recruit,
        number=Ref("number", n=1),
    )
    told = choosing(screen_of(), view)
    assert "Food · 4 · 3 × Footman" in told and "influence" not in told
    assert "Wood" not in told and "List the dials that give no units" in told
    nothing = replace(you, dials=dict.fromkeys(you.dials, empty))
    told = choosing(screen_of(), replace(view, players=[nothing, *in_play.players[1:]]))
    assert told.count("no units") == 3, "if no dial gives any, all are listed"


@pytest.mark.parametrize("prompt", ["choose-marker", "home-cell", "home-turn"])
def test_a_home_realm_is_drawn_while_it_is_laid(prompt: str) -> None:
    game, seat = next(asked_in_play(prompt, random_map=False))
    view = game.view(seat)
    screen = screen_of()
    drawn = "\n".join(line.plain for line in pieces(screen.out, view))
    home = f"{view.seat}-a"
    assert screen.out.short_area(home) in drawn
    assert screen.out.short_area(home) in showing(screen, view)


def hungry(view: View, season: str, phase: str, prompt: str) -> View:
    """Daqan has food 2; three units stand in Daqan A."""
    you = replace(view.players[0], winter_limit=2)
    fed = [replace(player, winter_limit=8) for player in view.players[1:]]
    areas = [
        replace(area, units=[Units("daqan-knight", "daqan", 2, 1)] if area.id == "daqan-a" else [])
        for area in view.areas
    ]
    view = replace(view, season=season, phase=phase, players=[you, *fed], areas=areas)
    return asking(view, prompt)


def test_winter_says_who_starves_before_anybody_chooses(in_play: View) -> None:
    view = hungry(in_play, "winter", "season-card", "make-bid")
    told = showing(screen_of(), view)
    assert "■D food 2: Daqan A 3 → 2" in told
    assert "food 8" not in told


def test_an_order_of_fall_is_chosen_with_winter_in_sight(in_play: View) -> None:
    assert "Daqan A 3 → 2" in showing(screen_of(), hungry(in_play, "fall", "orders", "choose-order"))
    assert "Daqan A 3 → 2" not in showing(screen_of(), hungry(in_play, "spring", "orders", "choose-order"))


def test_the_winter_limit_of_a_view_is_the_one_that_is_applied() -> None:
    for game, seat in asked_in_play("lose-units"):
        view, most = game.view(seat), asked_of(game, seat).about["number"].n
        if view.season == "winter" and view.phase == "season-card" and most != 8:
            player = next(player for player in view.players if player.id == view.seat)
            assert most == player.winter_limit
            break
