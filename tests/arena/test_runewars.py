"""Simulation, arena and balance count Runewars, too."""

import json
from itertools import permutations
from pathlib import Path

import pytest

from benchmarks import balance
from benchmarks.balance_report import Row, bars
from meadhall import games
from meadhall.arena.counting import counting_of
from meadhall.arena.games import play_games
from meadhall.arena.plan import Plan, bots_for
from meadhall.arena.tally import Tally
from meadhall.arena.tournament.game import play
from meadhall.arena.tournament.plan import Tournament
from meadhall.cli import main
from meadhall.locale import Texts, languages
from meadhall.runewars.loading import FACTIONS
from meadhall.runewars.rulebook import RULES

BY_LOT = (("random_map", "true"),)


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "runewars", RULES)
    monkeypatch.chdir(tmp_path)


def plan(count: int, *, seats: int = 4, seed: int = 1) -> Plan:
    return Plan("runewars", FACTIONS[:seats], bots_for(["random"], seats), count, seed, BY_LOT)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_counted_fits_together(seats: int) -> None:
    tally = play_games(plan(3, seats=seats), 0, 3)
    assert tally.games == 3 == sum(tally.wins.values())
    facts = tally.facts
    assert sum(facts["ends"][end]["games"] for end in facts["ends"]) == 3
    assert sum(sum(seasons.values()) for seasons in facts["years"].values()) == 3
    assert sum(row.get("winner", 0) for row in facts["held"].values()) == 3
    assert sum(row.get("others", 0) for row in facts["held"].values()) == 3 * (seats - 1)
    assert [facts["turns"][str(n)]["games"] for n in range(1, seats + 1)] == [3] * seats
    assert sum(row["won"] for row in facts["turns"].values()) == 3
    held = sum(int(n) * sum(columns.values()) for n, columns in facts["held"].items())
    assert held == sum(tally.glory.values())
    played = sum(counts[0] for counts in tally.cards.values())
    assert played == sum(facts["deeds"]["tactics"].values())
    for _, players, won in tally.cards.values():
        assert won <= players <= played
    if facts["ends"].keys() == {"last-year"} and "eliminated" not in facts["deeds"]:
        for season in ("spring", "summer", "fall", "winter"):
            assert sum(row.get(season, 0) for row in facts["orders"].values()) == 3 * 7 * seats


def test_parts_add_up_to_the_whole_and_the_words_of_the_file_are_its_own() -> None:
    whole, parts = play_games(plan(4), 0, 4), Tally(FACTIONS, "runewars")
    for start, stop in ((3, 4), (0, 3)):
        parts.add(play_games(plan(4), start, stop))
    assert parts.results() == whole.results()
    assert {"runes", "runes_by_source", "facts"} <= whole.results().keys()
    assert not {"glory", "glory_by_source"} & whole.results().keys()


def test_runes_by_year_are_those_received() -> None:
    line = play(Tournament("runewars", FACTIONS[:3], ("random",), 1, 7, BY_LOT), 0)
    assert json.loads(json.dumps(line)) == line
    tally = play_games(Plan("runewars", FACTIONS[:3], ("random",) * 3, 1, 7, BY_LOT), 0, 1)
    for seat, faction in enumerate(FACTIONS[:3]):
        assert set(line["runes"][seat]) == set(counting_of("runewars").parts)
        assert line["scores"][seat] <= 12
        assert tally.glory[faction] <= 12
    assert sum(line["facts"]["ends"]["last-year"].values()) == 1


@pytest.mark.parametrize("language", languages())
def test_all_words_are_there(language: str) -> None:
    texts, counting = Texts(language, strict=True), counting_of("runewars")
    for message, own in counting.words.items():
        assert texts.has(message) and texts.has(own), own
        assert texts.has(f"{message}.about") == texts.has(f"{own}.about"), own
    for table in counting.tables:
        assert texts(table.title)
        if table.shown != "rate":
            assert texts(f"{table.title}.about")
        for row in table.rows:
            assert texts(f"{table.row_kind}{row}")
        for column in table.columns:
            assert texts(f"{table.column_kind}{column}")
    for kind, names in (
        (counting.source_kind, counting.sources),
        (counting.part_kind, (*counting.parts, *counting.part_groups)),
        (counting.group_kind, tuple(counting.groups)),
        (counting.seat_kind, FACTIONS),
    ):
        for name in names:
            assert texts(f"{kind}{name}")


def test_the_commands_speak_of_runes(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--language", "en", "--seats", "2", "--games", "2", "--option", "random_map=true"]
    assert main(["simulate", "runewars", *flags, "--bots", "random", "--json", "found.json"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Content: the house set") and "\nTactics cards" in shown
    assert "How games end" in shown and "Glory" not in shown
    assert "⟨" not in shown
    assert json.loads(Path("found.json").read_text("utf-8"))["setup"]["pack"] == RULES.pack
    assert main(["arena", "runewars", *flags, "--bots", "random", "--out", "out"]) == 0
    assert "Dragon runes" in " ".join(capsys.readouterr().out.split())
    page = Path("out/report.html").read_text("utf-8")
    for wanted in ("Dragon runes by year", "Orders by season", "When games end", "Daqan"):
        assert wanted in page
    assert "Glory" not in page
    head = Path("out/games.csv").read_text("utf-8").splitlines()[0]
    assert "runes_year_7" in head and "from_objective" in head and "glory" not in head


def test_balance_goes_on_where_it_stopped_and_writes_its_report(capsys: pytest.CaptureFixture[str]) -> None:
    def run(games: int, out: str, *more: str) -> int:
        return balance.main(["--games", str(games), "--bots", "random", "--out", out, *more])

    assert run(2, "cut") == 0
    with Path("cut/games.jsonl").open("ab") as file:
        file.write(b'{"game":2,"se')  # whoever wrote it was cut short
    assert run(4, "cut", "--report", "docs/balance.md") == 0
    assert run(4, "whole") == 0
    assert Path("cut/games.jsonl").read_bytes() == Path("whole/games.jsonl").read_bytes()
    report = Path("docs/balance.md").read_text("utf-8")
    assert RULES.pack in report and "--seed 1" in report and "⟨" not in report
    for name in ("factions", "seats", "ends", "years", "sources", "orders"):
        svg = Path(f"docs/balance-{name}.svg").read_text("utf-8")
        assert svg.startswith("<svg ") and f"(balance-{name}.svg)" in report
    assert run(4, "cut", "--seed", "2") == 1
    assert "holds another tournament" in " ".join(capsys.readouterr().err.split())
    assert balance.main(["--games", "1", "--bots", "nobody", "--out", "no"]) == 1


def test_every_order_of_the_factions_is_played() -> None:
    assert set(balance.ORDERS) == set(permutations(FACTIONS))
    first = balance.play(balance.Balance(("random",) * 4, 30, 1), 25)
    assert first["factions"] == list(balance.ORDERS[1])
    assert sorted(first["ranking"])[0] == 1


def test_bars_are_to_one_scale() -> None:
    drawn = bars([Row("a < b", 0.5, "50%", (0.25, 1.0)), Row("head", -1, ""), Row("c", 1.0, "100%")], 0.25)
    assert "a &lt; b" in drawn and 'width="180.0"' in drawn and 'width="360.0"' in drawn
