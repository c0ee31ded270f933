"""Seats: taken, left, played by a bot, shared on one device, and rematches."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from tests.server.browser import (
    ME,
    OPEN_SEAT,
    PERSON,
    THRALL,
    Browser,
    Table,
    answer_of,
    nearly_over,
    two_people,
)
from tests.server.client import Client, Closed, run
from tests.server.running import Server

DICE = random.Random(4)


async def bye(client: Client) -> str:
    """Wait until the server closes the connection; returns the code of its last message."""
    with pytest.raises(Closed) as closed:
        await client.until(lambda: False)
    assert closed.value.said["type"] == "bye", closed.value.said
    code: str = closed.value.said["code"]
    return code


def seat_of(info: object, name: str) -> dict[str, object]:
    assert isinstance(info, dict)
    seat: dict[str, object] = next(seat for seat in info["seats"] if seat["seat"] == name)
    return seat


# --- sitting down ---------------------------------------------------------------------------------


def test_a_table_has_seats_of_every_kind_and_begins_when_all_are_taken(server: Server) -> None:
    async def play() -> None:
        host, friend, stranger = Browser(server), Browser(server), Browser(server)
        table = await host.make(ME, OPEN_SEAT, PERSON, THRALL, name="Friday")
        info = await host.get(table.path)
        assert [(seat["seat"], seat["kind"]) for seat in info["seats"]] == [
            ("wolf", "person"),
            ("raven", "open"),
            ("serpent", "person"),
            ("bear", "bot"),
        ]
        assert (info["status"], info["yours"], info["host"], info["name"]) == (
            "open",
            ["wolf"],
            True,
            "Friday",
        )
        seen = await stranger.get(table.path)
        assert (seen["yours"], seen["host"]) == ([], False)

        line = await host.sit(table)
        assert line.table["status"] == "open" and line.number == -1
        taken = await stranger.post(table.seat("raven", "take"), {"display": "Una"})
        assert taken["yours"] == ["raven"] and taken["status"] == "open"
        followed = await friend.follow(table.tokens["serpent"], display="Olena")
        assert followed.pop("token").startswith("mh_")
        assert followed == {"table": table.id, "seat": "serpent", "host": False}
        await line.until(lambda: line.number >= 0)
        assert line.table["status"] == "playing"
        assert [seat["display"] for seat in line.table["seats"]] == ["", "Una", "Olena", ""]

    run(play())


def test_of_many_who_want_an_open_seat_one_gets_it(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, OPEN_SEAT, PERSON)
        people = [Browser(server) for _ in range(6)]
        answers = await asyncio.gather(
            *(
                person.web.post(table.seat("raven", "take"), json={"display": f"guest {i}"})
                for i, person in enumerate(people)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
        assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"seat_taken"}
        winner = next(i for i, answer in enumerate(answers) if answer.status_code == 200)
        info = await host.get(table.path)
        assert seat_of(info, "raven")["display"] == f"guest {winner}"
        for i, person in enumerate(people):
            assert (await person.get(table.path))["yours"] == (["raven"] if i == winner else [])

    run(play())


def test_who_takes_an_open_seat_cannot_be_thrown_out_by_an_old_link(server: Server) -> None:
    async def play() -> None:
        host, guest, thief = Browser(server), Browser(server), Browser(server)
        table = await host.make(ME, OPEN_SEAT, PERSON)
        await guest.post(table.seat("raven", "take"), {"display": "Una"})
        link = {"token": table.tokens["raven"]}
        assert await thief.refused("/api/links/follow", link) == (404, "no_such_link")
        assert (await guest.get(table.path))["yours"] == ["raven"]

    run(play())


def test_seats_that_are_not_open_are_not_for_taking(server: Server) -> None:
    async def play() -> None:
        host, stranger = Browser(server), Browser(server)
        table = await host.make(ME, PERSON, THRALL)
        for name in ("wolf", "raven", "serpent"):
            refusal = await stranger.refused(table.seat(name, "take"), {"display": "X"})
            assert refusal == (409, "seat_taken")
        assert await stranger.refused(table.seat("dragon", "take"), {"display": "X"}) == (409, "unknown_seat")

    run(play())


def test_the_host_begins_and_bots_sit_where_nobody_does(server: Server) -> None:
    async def play() -> None:
        host, guest = Browser(server), Browser(server)
        table = await host.make(ME, OPEN_SEAT, PERSON, PERSON)
        await guest.follow(table.tokens["bear"])
        assert await guest.refused(f"{table.path}/start", {}) == (403, "only_the_host")
        assert await host.refused(f"{table.path}/start", {"level": "giant"}) == (409, "unknown_bot")
        info = await host.post(f"{table.path}/start", {"level": "thrall"})
        assert info["status"] == "playing"
        assert [(seat["kind"], seat["level"]) for seat in info["seats"]] == [
            ("person", None),
            ("bot", "thrall"),
            ("person", "thrall"),  # a bot until its owner comes
            ("person", None),
        ]
        assert await host.refused(f"{table.path}/start", {}) == (409, "already_begun")
        late = Browser(server)
        await late.follow(table.tokens["serpent"])
        assert seat_of(await late.get(table.path), "serpent")["level"] is None

    run(play())


# --- links ----------------------------------------------------------------------------------------


def test_a_link_opened_on_a_second_device_takes_the_seat_along(server: Server) -> None:
    async def play() -> None:
        table, _, laptop, _, line = await two_people(server)
        phone = Browser(server)
        await phone.follow(table.tokens["raven"])
        assert await bye(line) == "seat_moved"
        assert (await laptop.get(table.path))["yours"] == []
        on_phone = await phone.sit(table)
        assert on_phone.table["you"] == "raven"
        assert (await on_phone.move(answer_of(on_phone)))["type"] == "done"

    run(play())


def test_a_renewed_link_voids_the_old_one_and_whoever_sits_there_stays(server: Server) -> None:
    async def play() -> None:
        table, _, raven, _, by_cookie = await two_people(server)
        by_token = await table.sit("raven")
        stranger = Browser(server)
        assert await stranger.refused(table.seat("raven", "new-link")) == (403, "not_your_seat")
        token = (await raven.post(table.seat("raven", "new-link")))["token"]
        assert await stranger.refused("/api/links/follow", {"token": table.tokens["raven"]}) == (
            404,
            "no_such_link",
        )
        # Who sits there stays, until somebody opens the new link.
        assert (await by_cookie.move(answer_of(by_cookie)))["type"] == "done"
        assert (await by_token.ask(type="ping"))["type"] == "pong"
        assert (await raven.get(table.path))["yours"] == ["raven"]
        assert (await stranger.follow(token))["seat"] == "raven"

    run(play())


def test_the_hosts_link_makes_a_host_and_the_spectators_link_a_spectator(server: Server) -> None:
    async def play() -> None:
        table, host, _, _, _ = await two_people(server)
        other = Browser(server)
        assert await other.refused(table.path + "/start", {}) == (403, "only_the_host")
        assert await other.refused("/api/links/follow", {"token": table.host}) == (404, "no_such_link")
        assert await other.follow(table.spectator, table=table.id) == {
            "table": table.id,
            "seat": None,
            "host": False,
            "token": None,
        }
        assert (await other.follow(table.host, table=table.id))["host"] is True
        assert (await other.get(table.path))["host"] is True
        assert (await host.get(table.path))["host"] is False

    run(play())


def test_the_link_of_a_bots_seat_shows_nothing_until_somebody_sits_there(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, THRALL)
        with pytest.raises(Closed) as closed:
            await table.sit("raven")
        assert closed.value.said["code"] == "follow_first"
        spy = {"authorization": f"Bearer {table.tokens['raven']}"}
        assert (await Browser(server).web.get(f"{table.path}/log?seat=raven", headers=spy)).status_code == 403
        assert await host.refused(table.seat("raven", "leave")) == (409, "no_person_there")
        await Browser(server).follow(table.tokens["raven"], display="Una")  # everybody is notified
        assert (await table.sit("raven")).table["you"] == "raven"
        assert seat_of(await host.get(table.path), "raven")["display"] == "Una"

    run(play())


# --- getting up -----------------------------------------------------------------------------------


def test_who_leaves_before_the_game_frees_the_seat(server: Server) -> None:
    async def play() -> None:
        host, guest, other = Browser(server), Browser(server), Browser(server)
        table = await host.make(ME, PERSON, PERSON)
        await guest.follow(table.tokens["raven"], display="Una")
        line = await guest.sit(table)
        info = await guest.post(table.seat("raven", "leave"))
        assert info["yours"] == [] and seat_of(info, "raven")["kind"] == "open"
        assert seat_of(info, "raven")["display"] == ""
        assert await bye(line) == "not_your_seat"
        assert await guest.refused(table.seat("raven", "leave")) == (403, "not_your_seat")
        taken = await other.post(table.seat("raven", "take"), {"display": "Olena"})
        assert taken["yours"] == ["raven"]

    run(play())


def test_who_leaves_a_game_is_played_on_for_by_a_bot_and_may_come_back(server: Server) -> None:
    async def play() -> None:
        wolf, raven = Browser(server), Browser(server)
        table = await wolf.import_record(nearly_over(missing=4), seats=[ME, PERSON])
        await raven.follow(table.tokens["raven"], display="Una")
        line = await wolf.sit(table)
        info = await raven.post(table.seat("raven", "leave"))
        assert seat_of(info, "raven") == {
            "seat": "raven",
            "kind": "person",
            "level": "karl",
            "display": "Una",
            "standing_in": True,
            "here": False,
        }
        await line.play(DICE.choice)
        assert line.table["status"] == "over"
        assert (await raven.follow(table.tokens["raven"]))["seat"] == "raven"
        info = await raven.get(table.path)
        assert info["yours"] == ["raven"] and not seat_of(info, "raven")["standing_in"]

    run(play())


def test_a_bot_stands_in_for_oneself_or_for_somebody_who_is_gone(server: Server) -> None:
    async def play() -> None:
        table, host, raven, wolf_line, raven_line = await two_people(server)
        stand_in = table.seat("raven", "stand-in")
        assert await Browser(server).refused(stand_in, {}) == (403, "not_your_seat")
        assert await raven.refused(table.seat("wolf", "stand-in"), {}) == (403, "not_your_seat")
        assert await host.refused(stand_in, {}) == (409, "still_here")
        assert await host.refused(stand_in, {"level": "giant"}) == (409, "unknown_bot")

        await wolf_line.until(lambda: bool(seat_of(wolf_line.table, "raven")["here"]))
        await raven_line.leave()
        await wolf_line.until(lambda: not seat_of(wolf_line.table, "raven")["here"])
        info = await host.post(stand_in, {"level": "thrall"})
        assert seat_of(info, "raven")["standing_in"] and seat_of(info, "raven")["level"] == "thrall"
        await wolf_line.until(lambda: any(m["type"] == "notice" for m in wolf_line.received))
        notice = next(m for m in wolf_line.received if m["type"] == "notice")
        assert (notice["code"], notice["params"]) == ("bot_took_over", {"seat": "raven", "level": "thrall"})

        back = await raven.sit(table)
        if back.must_answer():
            assert (await back.move(answer_of(back)))["code"] in ("bot_plays", "stale")
        assert await host.refused(table.seat("raven", "take-back")) == (403, "not_your_seat")
        info = await raven.post(table.seat("raven", "take-back"))
        assert not seat_of(info, "raven")["standing_in"]
        await back.until(lambda: back.received[-1].get("code") == "person_is_back")

    run(play())


# --- the host decides -----------------------------------------------------------------------------


def test_a_bot_is_replaced_by_a_person_in_the_middle_of_a_game(server: Server) -> None:
    async def play() -> None:
        host, friend = Browser(server), Browser(server)
        table = await host.make(ME, THRALL)
        line = await host.sit(table)
        await line.move(answer_of(line))
        assert await friend.refused(table.seat("raven", "replace"), {"kind": "person"}) == (
            403,
            "only_the_host",
        )
        token = (await host.post(table.seat("raven", "replace"), {"kind": "person"}))["token"]
        # Nobody waits for a person who has yet to come: a bot plays on.
        assert seat_of(await host.get(table.path), "raven")["standing_in"]
        assert await friend.refused("/api/links/follow", {"token": table.tokens["raven"]}) == (
            404,
            "no_such_link",
        )
        await friend.follow(token, display="Una")
        theirs = await friend.sit(table)
        assert theirs.table["you"] == "raven" and theirs.view["seat"] == "raven"
        assert seat_of(theirs.table, "raven")["level"] is None
        await asyncio.gather(line.until(lambda: line.must_answer() or theirs.must_answer()))
        mover = line if line.must_answer() else theirs
        assert (await mover.move(answer_of(mover)))["type"] == "done"

    run(play())


def test_a_person_who_is_replaced_sees_nothing_more(server: Server) -> None:
    async def play() -> None:
        table, host, raven, wolf_line, raven_line = await two_people(server)
        await host.post(table.seat("raven", "replace"), {"kind": "bot", "level": "thrall"})
        assert await bye(raven_line) == "not_your_seat"
        assert await raven.refused(f"{table.path}/log?seat=raven", method="GET") == (403, "not_your_seat")
        assert (await raven.get("/api/mine")) == []
        with pytest.raises(Closed) as closed:
            await raven.sit(table)
        assert closed.value.said["code"] == "may_not_watch"
        while wolf_line.must_answer():
            await wolf_line.move(answer_of(wolf_line))
        await wolf_line.until(lambda: wolf_line.moment > 2)  # the bot plays

    run(play())


def test_a_seat_made_free_in_a_game_is_open_to_anybody(server: Server) -> None:
    async def play() -> None:
        table, host, _, _, line = await two_people(server)
        assert await host.refused(table.seat("raven", "replace"), {"kind": "bot"}) == (409, "unknown_bot")
        await host.post(table.seat("raven", "replace"), {"kind": "open"})
        assert await bye(line) == "not_your_seat"
        guest = Browser(server)
        info = await guest.post(table.seat("raven", "take"), {"display": "Una"})
        assert info["yours"] == ["raven"] and not seat_of(info, "raven")["standing_in"]

    run(play())


# --- several seats on one device ------------------------------------------------------------------


def secrets_of(client: Client) -> set[str]:
    return {card["id"] for card in client.view["pack"] + client.view["hand"]}


def test_two_at_one_device_see_only_through_the_eyes_that_look(server: Server) -> None:
    async def play() -> None:
        both = Browser(server)
        table = await both.make(ME, ME)
        line = await both.sit(table, seat="wolf")
        assert line.table["yours"] == ["wolf", "raven"] and line.table["you"] == "wolf"
        assert line.view["seat"] == "wolf"
        mine = secrets_of(line)
        assert (await line.move(answer_of(line)))["type"] == "done"
        before = "".join(line.raw)
        del line.raw[:]
        await line.ask(type="look", seat="raven")
        assert line.table["you"] == "raven" and line.view["seat"] == "raven"
        theirs = secrets_of(line)
        assert mine and theirs and not mine & theirs
        assert not any(json.dumps(card) in before for card in theirs)
        assert not any(json.dumps(card) in "".join(line.raw) for card in mine)
        assert (await line.move(answer_of(line)))["type"] == "done"

        refused = await line.ask(type="look", seat="dragon")
        assert refused["code"] == "unknown_seat" and line.table["you"] == "raven"

    run(play())


def test_nobody_looks_through_a_seat_that_is_not_theirs(server: Server) -> None:
    async def play() -> None:
        _, _, _, wolf, raven = await two_people(server)
        refused = await wolf.ask(type="look", seat="raven")
        assert (refused["type"], refused["code"]) == ("refused", "not_your_seat")
        assert (await wolf.move(answer_of(wolf)))["type"] == "done"
        assert not any(json.dumps(card) in "".join(wolf.raw) for card in secrets_of(raven))

    run(play())


def test_two_at_one_device_with_delayed_spectators(server: Server) -> None:
    async def play() -> None:
        both = Browser(server)
        table = await both.make(ME, ME, spectator_delay=3600)
        line = await both.sit(table)  # which of the two is not said: as a spectator at first
        assert line.table["you"] is None and line.view["pack"] == []
        await line.ask(type="look", seat="raven")
        assert (await line.move(answer_of(line)))["type"] == "done"
        await line.until(lambda: line.number > 0)  # and sees at once what it did
        assert line.view["seat"] == "raven"

    run(play())


# --- once more ------------------------------------------------------------------------------------


async def finished(server: Server, **settings: object) -> tuple[Table, list[Browser], list[Client]]:
    """A game of two people that has just ended."""
    wolf, raven = Browser(server), Browser(server)
    table = await wolf.import_record(nearly_over(missing=2), seats=[ME, PERSON], **settings)
    await raven.follow(table.tokens["raven"], display="Una")
    lines = [await wolf.sit(table), await raven.sit(table)]
    await asyncio.gather(*(line.play(DICE.choice) for line in lines))
    return table, [wolf, raven], lines


def test_a_rematch_is_one_table_for_everybody_with_their_seats(server: Server) -> None:
    async def play() -> None:
        table, people, lines = await finished(server)
        stranger = Browser(server)
        assert await stranger.refused(f"{table.path}/rematch") == (403, "only_players")
        first, second = await asyncio.gather(*(person.post(f"{table.path}/rematch") for person in people))
        third = await people[1].post(f"{table.path}/rematch")
        assert first["id"] == second["id"] == third["id"] != table.id
        for person, seat in zip(people, ("wolf", "raven"), strict=True):
            info = await person.get(f"/api/tables/{first['id']}")
            assert info["yours"] == [seat] and info["status"] == "playing"
            assert seat_of(info, "raven")["display"] == "Una"
        wolf, raven = lines
        await wolf.until(lambda: wolf.table["rematch"] == first["id"])
        await raven.until(lambda: raven.table["rematch"] == first["id"])
        mine = await people[0].get("/api/mine")
        assert sum(1 for info in mine if info["forked_from"] is None) == 1, "the table that lost the race"

    run(play())


def test_no_rematch_before_the_end(server: Server) -> None:
    async def play() -> None:
        table, host, _, _, _ = await two_people(server)
        assert await host.refused(f"{table.path}/rematch") == (409, "not_over")

    run(play())


def test_a_rematch_is_locked_as_the_table_was(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(
            THRALL, THRALL, listed=True, password="sesame", options={"first_game": "true"}
        )
        watching = await host.sit(table)
        await watching.until(lambda: watching.table["status"] == "over")
        info = await host.post(f"{table.path}/rematch")
        assert info["locked"] and info["listed"] and info["id"] != table.id

    run(play())
