"""Windows that are passed automatically for a seat; the other seats are not told."""

from __future__ import annotations

from tests.server.browser import ME, PERSON, Browser, Table, until
from tests.server.client import Client, Json, run
from tests.server.running import Server

WINDOW = "late-card"


async def in_the_window(server: Server) -> tuple[Table, Client, Client]:
    """Raven may add a card to a battle, and has one; after that wolf may, and has none."""
    wolf, raven = Browser(server), Browser(server)
    seats = [ME, PERSON]
    table = await wolf.import_record(until("raven add heimdalls-eye"), seats=seats)
    await wolf.follow(table.tokens["wolf"])
    await raven.follow(table.tokens["raven"])
    return table, await wolf.sit(table), await raven.sit(table)


def asked(client: Client) -> list[str]:
    return [one["seat"] for one in client.view["asked"] if not one["answered"]]


async def passing(client: Client, *prompts: str) -> Json:
    return await client.ask(type="passing", prompts=list(prompts))


def test_a_window_is_passed_though_there_is_something_to_play(server: Server) -> None:
    async def play() -> None:
        _, wolf, raven = await in_the_window(server)
        assert raven.view["ask"]["prompt"] == WINDOW and len(raven.view["ask"]["answers"]) == 2
        assert (await passing(raven, WINDOW))["type"] == "done"
        await raven.until(lambda: asked(raven) == ["wolf"])
        await wolf.until(wolf.must_answer)
        assert wolf.view["ask"]["prompt"] == WINDOW
        # Only one answer, and it is waited for.
        assert [one["words"] for one in wolf.view["ask"]["answers"]] == ["decline"]
        assert (await wolf.move(wolf.view["ask"]["answers"][0]["action"]))["type"] == "done"

    run(play())


def test_what_is_passed_is_kept_and_told_to_its_seat_alone(server: Server) -> None:
    async def play() -> None:
        table, wolf, raven = await in_the_window(server)
        spectator = await table.watch()
        assert wolf.table["windows"] == [WINDOW] and wolf.table["passing"] == []
        assert (await passing(wolf, WINDOW, WINDOW))["type"] == "done"
        assert wolf.table["passing"] == [WINDOW]
        again = await table.sit("wolf")
        assert again.table["passing"] == [WINDOW]
        for other in (raven, spectator):
            assert (await other.ask(type="ping"))["type"] == "pong"
            assert not any(one["passing"] for one in other.received if one["type"] == "table")
        assert (await passing(wolf))["type"] == "done"
        assert wolf.table["passing"] == []

    run(play())


def test_what_is_no_window_is_refused_and_changes_nothing(server: Server) -> None:
    async def play() -> None:
        table, wolf, _ = await in_the_window(server)
        await passing(wolf, WINDOW)
        for word in ("turn", "play-tactics", "", "late-card late-card"):
            said = await passing(wolf, WINDOW, word)
            assert (said["type"], said["code"]) == ("refused", "unknown_window")
            assert said["params"] == {"word": word, "windows": WINDOW}
        said = await wolf.ask(type="passing", prompts=[WINDOW] * 41)
        assert said["code"] == "bad_message"
        assert wolf.table["passing"] == [WINDOW]
        spectator = await table.watch()
        assert (await passing(spectator, WINDOW))["code"] == "only_players"

    run(play())


def test_it_can_be_set_before_the_game_and_goes_with_the_person(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, PERSON)
        wolf = await host.sit(table)
        assert (await passing(wolf, WINDOW))["type"] == "done"
        await host.post(table.seat("wolf", "leave"))
        await host.post(table.seat("wolf", "take"), {"display": "Olha"})
        assert (await host.sit(table)).table["passing"] == []

    run(play())
