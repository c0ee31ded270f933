"""Replays, take-backs, records, forks, imports; and hints."""

from __future__ import annotations

import asyncio
import json
import random

from meadhall import replay
from tests.server.browser import (
    ME,
    PERSON,
    THRALL,
    Browser,
    Table,
    answer_of,
    nearly_over,
    record,
    two_people,
)
from tests.server.client import Client, Json, run
from tests.server.running import Server

NAME = "bloodrage-3-first-game-7"
SEATS = ("wolf", "raven", "serpent")
DICE = random.Random(5)


# --- out of a running game ------------------------------------------------------------------------


def test_ones_own_log_holds_no_seed_and_nobody_elses_secrets(server: Server) -> None:
    async def play() -> None:
        table, host, guest, wolf, raven = await two_people(server)
        theirs = {card["id"] for card in raven.view["pack"]}
        await wolf.move(answer_of(wolf))
        await raven.move(answer_of(raven))
        answer = await host.web.get(f"{table.path}/log", params={"seat": "wolf"})
        log = answer.json()
        assert (log["game"], log["seats"], log["seat"]) == ("bloodrage", ["wolf", "raven"], "wolf")
        assert "seed" not in answer.text
        assert not any(json.dumps(card) in answer.text for card in theirs)
        refused = await host.refused(f"{table.path}/log?seat=raven", method="GET")
        assert refused == (403, "not_your_seat")
        assert await Browser(server).refused(f"{table.path}/log", method="GET") == (403, "may_not_watch")
        for path in ("record", "moments/0?seat=raven", "story?seat=raven"):
            status, code = await host.refused(f"{table.path}/{path}", method="GET")
            assert code in ("not_over", "not_your_seat") and status in (403, 409)
        assert await host.refused(f"{table.path}/fork", {"moment": 0, "seats": [ME, ME]}) == (409, "not_over")
        assert (await guest.get(f"{table.path}/moments/0", seat="raven"))["view"]["seat"] == "raven"

    run(play())


# --- over -----------------------------------------------------------------------------------------


def test_a_record_comes_in_as_a_table_that_is_over_and_goes_out_the_same(server: Server) -> None:
    async def play() -> None:
        host, stranger = Browser(server), Browser(server)
        text = record(NAME)
        table = await host.import_record(text, name="An old one")
        info = await host.get(table.path)
        game = replay(text).game
        assert (info["status"], info["name"]) == ("over", "An old one")
        assert (info["scores"], info["ranking"]) == (game.scores, game.ranking)
        assert (await host.web.get(f"{table.path}/record")).text == text
        assert await stranger.refused(f"{table.path}/record", method="GET") == (403, "may_not_watch")
        # After the end everybody who may watch can request every seat's view.
        last = (await host.get(f"{table.path}/story"))[-1]["moment"]
        for seat in SEATS:
            start = await host.get(f"{table.path}/moments/0", seat=seat)
            assert start["view"]["seat"] == seat and start["view"]["hand"]
            end = await host.get(f"{table.path}/moments/{last}", seat=seat)
            assert end["view"]["over"] and end["moment"] == last
            story = await host.get(f"{table.path}/story", seat=seat, after=last - 3)
            assert [moment["moment"] for moment in story] == [last - 2, last - 1, last]
        assert not (await host.get(f"{table.path}/moments/0"))["view"]["hand"]
        line = await host.sit(table)
        assert line.view["over"] and line.table["status"] == "over"

    run(play())


def test_a_finished_record_is_over_whoever_is_to_sit_there(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.import_record(record(NAME), seats=[ME, PERSON, PERSON])
        assert (await host.get(table.path))["status"] == "over"

    run(play())


def test_an_unfinished_record_is_played_on(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.import_record(nearly_over(missing=1), seats=[ME, ME])
        raven = await host.sit(table, seat="raven")
        assert (await raven.ask(type="move", at=raven.number, line="raven pass"))["type"] == "done"
        await raven.until(lambda: bool(raven.view["over"]))
        assert (await host.web.get(f"{table.path}/record")).text == record("bloodrage-2-first-game-3")

    run(play())


def test_a_record_that_does_not_fit_is_refused_with_its_line(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        lines = record(NAME).splitlines()
        for wrong, code in (
            ("", "not_a_record"),
            ("\n".join(lines[:3]), "header_missing"),
            ("\n".join(lines).replace("end ", "end f"), "other_end"),
            ("\n".join([*lines[:-1], "wolf pillage gimle"]), None),
            ("\n".join(lines[:-1]).replace("seed 7", "seed x"), "bad_seed"),
            ("\n".join(lines).replace("rules 1", "rules 99"), "newer_rules"),
        ):
            answer = await host.web.post("/api/records", json={"record": wrong})
            assert answer.status_code == 422, answer.text
            assert answer.json()["params"]["line"] >= 1
            assert code is None or answer.json()["code"] == code
        wished = {"record": record(NAME), "seats": [ME]}
        assert await host.refused("/api/records", wished) == (409, "bad_seat_count")

    run(play())


def test_a_new_table_begins_at_a_moment_of_a_finished_game(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        old = await host.import_record(record(NAME))
        last = (await host.get(f"{old.path}/story"))[-1]["moment"]
        scene = await host.get(f"{old.path}/moments/{last - 4}", seat="wolf")
        request = {"moment": last - 4, "seats": [ME, THRALL, THRALL], "name": "What if?"}
        stranger = Browser(server)
        assert await stranger.refused(f"{old.path}/fork", request) == (403, "may_not_watch")
        assert await host.refused(f"{old.path}/fork", {**request, "seats": [ME]}) == (409, "bad_seat_count")
        made = await host.post(f"{old.path}/fork", request)
        line = await host.sit(Table(server, made))
        begun = await host.get(f"/api/tables/{made['id']}/moments/{last - 4}", seat="wolf")
        assert begun["view"] == scene["view"]
        assert line.table["forked_from"] == old.id and line.table["name"] == "What if?"
        await line.play(DICE.choice)
        assert line.table["status"] == "over"
        whole = await host.post(f"{old.path}/fork", {"moment": 10**6, "seats": [ME, THRALL, THRALL]})
        assert (await host.get(f"/api/tables/{whole['id']}"))["status"] == "over"

    run(play())


# --- back -----------------------------------------------------------------------------------------


def test_ones_last_answer_is_taken_back_at_once_while_nobody_knows_it(server: Server) -> None:
    async def play() -> None:
        _, _, _, wolf, raven = await two_people(server)
        before = wolf.view["ask"]
        refused = await wolf.ask(type="undo", at=wolf.number)
        assert refused["code"] == "nothing_to_undo"
        await wolf.move(answer_of(wolf))
        assert wolf.undo and wolf.view["ask"] != before
        undone = await wolf.ask(type="undo", at=wolf.number)
        assert undone["type"] == "done" and wolf.view["ask"] == before
        # Sent again after the connection was lost: recognized, and done once.
        again = await wolf.ask(type="undo", at=wolf.number - 1)
        assert again["again"] is True
        assert (await raven.ask(type="undo", at=raven.number))["code"] == "nothing_to_undo"
        # A secret choice can be changed until all are in.
        for number in (0, 0):
            await wolf.move(answer_of(wolf, number))
        assert not wolf.must_answer() and wolf.undo
        assert (await wolf.ask(type="undo", at=wolf.number))["type"] == "done"
        assert wolf.must_answer()

    run(play())


async def three_people(server: Server) -> tuple[list[Client], Json]:
    """At the second question: three people and a bot, and what wolf saw at the first."""
    people = [Browser(server) for _ in range(3)]
    table = await people[0].make(ME, PERSON, PERSON, THRALL)
    for browser, name in zip(people[1:], ("raven", "serpent"), strict=True):
        await browser.follow(table.tokens[name])
    lines = [await browser.sit(table) for browser in people]
    before = lines[0].view
    for line in lines:
        await line.move(answer_of(line))
    for line in lines:
        await smaller_pack(line)
    return lines, before


async def smaller_pack(line: Client) -> None:
    """Everybody has kept a card and handed the others on."""
    await line.until(lambda: len(line.view["pack"]) == 7)


def test_what_others_have_seen_is_taken_back_if_all_people_agree(server: Server) -> None:
    async def play() -> None:
        (wolf, raven, serpent), before = await three_people(server)
        assert (await raven.ask(type="consent", yes=True))["code"] == "nothing_wished"
        assert (await wolf.ask(type="undo", at=wolf.number))["code"] == "nothing_to_undo"
        # One no is enough.
        assert (await wolf.ask(type="propose"))["type"] == "done"
        await raven.until(lambda: raven.table["proposal"] is not None)
        assert raven.table["proposal"] == {"seat": "wolf", "waits": ["raven", "serpent"]}  # a bot has no say
        assert (await wolf.ask(type="consent", yes=True))["code"] == "nothing_wished"
        assert (await raven.ask(type="consent", yes=False))["type"] == "done"
        await wolf.until(lambda: wolf.received[-1].get("code") == "wish_declined")
        assert wolf.table["proposal"] is None and wolf.must_answer()
        # All must agree.
        number = wolf.number
        await wolf.ask(type="propose")
        await raven.ask(type="consent", yes=True)
        assert raven.table["proposal"] == {"seat": "wolf", "waits": ["serpent"]}
        assert (await raven.ask(type="consent", yes=True))["code"] == "nothing_wished"
        await serpent.ask(type="consent", yes=True)
        await wolf.until(lambda: wolf.received[-1].get("code") == "went_back")
        assert wolf.number > number and wolf.table["proposal"] is None
        assert wolf.view["pack"] == before["pack"] and wolf.must_answer()

    run(play())


def test_two_who_agree_at_once_are_both_heard(server: Server) -> None:
    async def play() -> None:
        (wolf, raven, serpent), before = await three_people(server)
        await wolf.ask(type="propose")
        await raven.until(lambda: raven.table["proposal"] is not None)
        await serpent.until(lambda: serpent.table["proposal"] is not None)
        said = await asyncio.gather(*(line.ask(type="consent", yes=True) for line in (raven, serpent)))
        assert [one["type"] for one in said] == ["done", "done"]
        await wolf.until(lambda: wolf.received[-1].get("code") == "went_back")
        assert wolf.view["pack"] == before["pack"]

    run(play())


def test_a_proposal_ends_when_somebody_acts(server: Server) -> None:
    async def play() -> None:
        (wolf, raven, _), _ = await three_people(server)
        await wolf.ask(type="propose")
        await raven.until(lambda: raven.table["proposal"] is not None)
        await raven.move(answer_of(raven))
        await raven.until(lambda: raven.table["proposal"] is None)
        assert (await raven.ask(type="consent", yes=True))["code"] == "nothing_wished"

    run(play())


def test_against_bots_one_goes_back_without_asking(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, THRALL)
        wolf = await host.sit(table)
        pack = wolf.view["pack"]
        for _ in range(2):
            await wolf.move(answer_of(wolf))
        await wolf.until(lambda: wolf.must_answer() and len(wolf.view["pack"]) < len(pack) - 1)
        assert (await wolf.ask(type="propose"))["type"] == "done"
        await wolf.until(lambda: wolf.view["pack"] == pack)
        assert [(await wolf.ask(type="propose"))["type"] for _ in range(4)][-1] == "refused"

    run(play())


# --- hints ----------------------------------------------------------------------------------------


def test_hints_where_the_table_allows_them(server: Server) -> None:
    async def play() -> None:
        (_, _, _, wolf, _), (table, _, _, strict, raven) = await asyncio.gather(
            two_people(server), two_people(server, hints=False)
        )
        hint = await wolf.ask(type="hint")
        assert hint["type"] == "hint" and hint["number"] == wolf.number
        answers = {answer["action"] for answer in wolf.view["ask"]["answers"]}
        assert hint["advice"] and {one["action"] for one in hint["advice"]} <= answers
        assert (await strict.ask(type="hint"))["code"] == "no_hints"
        assert (await (await table.watch()).ask(type="hint"))["code"] == "only_players"
        for _ in range(2):
            await wolf.move(answer_of(wolf))
        assert (await raven.ask(type="hint"))["code"] == "no_hints"

    run(play())
