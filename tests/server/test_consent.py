"""A take-back needs the consent of everybody who holds a seat, and no answer is a no."""

from __future__ import annotations

from meadhall.server.messages import Clock
from meadhall.server.tables.proposal import Proposal, ends_at, waits_for
from tests.server.browser import ME, PERSON, THRALL, Browser, Table, answer_of
from tests.server.client import Client, Json, run
from tests.server.running import Server
from tests.server.store.samples import NOW, a_table, some_seats

DAY = 86_400_000


def notices(client: Client) -> list[str]:
    return [one["code"] for one in client.received if one["type"] == "notice"]


async def one_draft(*lines: Client) -> Json:
    """Everybody keeps a card and hands the others on; the pack that the first one saw before."""
    before: Json = lines[0].view["pack"]
    for line in lines:
        assert (await line.move(answer_of(line)))["type"] == "done"
    for line in lines:
        await line.until(lambda line=line: len(line.view["pack"]) < len(before))  # type: ignore[misc]  # a default of a lambda
    return before


async def three_people(server: Server) -> tuple[Table, list[Browser], list[Client], Json]:
    """At the second question: wolf, who is the host, raven and serpent."""
    people = [Browser(server) for _ in range(3)]
    table = await people[0].make(ME, PERSON, PERSON)
    for browser, name in zip(people[1:], ("raven", "serpent"), strict=True):
        await browser.follow(table.tokens[name])
    lines = [await browser.sit(table) for browser in people]
    return table, people, lines, await one_draft(*lines)


def test_somebody_a_bot_stands_in_for_is_asked_and_may_answer(server: Server) -> None:
    async def play() -> None:
        table, (host, _, away), (wolf, raven, serpent), before = await three_people(server)
        await serpent.leave()
        await wolf.until(lambda: not wolf.table["seats"][2]["here"])
        await host.post(table.seat("serpent", "stand-in"), {"level": "thrall"})
        assert (await wolf.ask(type="propose"))["type"] == "done"
        await raven.until(lambda: raven.table["proposal"] is not None)
        assert raven.table["proposal"]["waits"] == ["raven", "serpent"]
        assert (await raven.ask(type="consent", yes=True))["type"] == "done"
        back = await away.sit(table)
        assert back.table["seats"][2]["standing_in"] and back.table["proposal"]["waits"] == ["serpent"]
        assert "went_back" not in notices(raven)
        assert (await back.ask(type="consent", yes=True))["type"] == "done"
        await wolf.until(lambda: "went_back" in notices(wolf))
        assert wolf.view["pack"] == before

    run(play())


def test_who_gave_up_the_seat_for_good_has_no_say(server: Server) -> None:
    async def play() -> None:
        table, (_, _, gone), (wolf, raven, _), before = await three_people(server)
        await wolf.ask(type="propose")
        await raven.until(lambda: raven.table["proposal"] is not None)
        await gone.post(table.seat("serpent", "leave"))
        await raven.until(lambda: raven.table["proposal"]["waits"] == ["raven"])
        assert (await raven.ask(type="consent", yes=True))["type"] == "done"
        await wolf.until(lambda: "went_back" in notices(wolf))
        assert wolf.view["pack"] == before

    run(play())


def test_who_sits_down_while_others_agree_is_asked_too(server: Server) -> None:
    async def play() -> None:
        host, guest, late = Browser(server), Browser(server), Browser(server)
        table = await host.make(ME, PERSON, PERSON, THRALL)
        await guest.follow(table.tokens["raven"])
        await host.post(f"{table.path}/start", {"level": "thrall"})  # nobody has come for serpent
        wolf, raven = await host.sit(table), await guest.sit(table)
        before = await one_draft(wolf, raven)
        await wolf.ask(type="propose")
        await raven.until(lambda: raven.table["proposal"] is not None)
        assert raven.table["proposal"]["waits"] == ["raven"]
        await late.follow(table.tokens["serpent"])
        await raven.until(lambda: raven.table["proposal"]["waits"] == ["raven", "serpent"])
        assert (await raven.ask(type="consent", yes=True))["type"] == "done"
        serpent = await late.sit(table)
        assert "went_back" not in notices(raven) and serpent.table["proposal"]["waits"] == ["serpent"]
        assert (await serpent.ask(type="consent", yes=True))["type"] == "done"
        await wolf.until(lambda: wolf.view["pack"] == before)

    run(play())


def test_no_answer_in_time_is_a_no(impatient_server: Server) -> None:
    async def play() -> None:
        _, _, (wolf, raven, _), _ = await three_people(impatient_server)
        assert (await wolf.ask(type="propose"))["type"] == "done"
        for line in (wolf, raven):
            await line.until(lambda line=line: "wish_expired" in notices(line))  # type: ignore[misc]  # a default of a lambda
            assert line.table["proposal"] is None
        assert (await raven.ask(type="consent", yes=True))["code"] == "nothing_wished"
        assert (await wolf.ask(type="propose"))["type"] == "done"  # one may ask again

    run(play())


def test_how_long_an_answer_is_waited_for() -> None:
    table = a_table(updated_at=NOW - 5)
    for clock, span in (
        (Clock(), DAY),
        (Clock("decision", 30), 30_000),
        (Clock("bank", 1800, 10), 1_800_000),
        (Clock("decision", 10 * 86400), DAY),
    ):
        assert ends_at(Proposal(0, 3, at=NOW), table, clock) == NOW + span
        assert ends_at(Proposal(0, 3), table, clock) == NOW - 5 + span  # stored by an earlier version


def test_a_yes_is_the_persons_who_gave_it() -> None:
    seats = some_seats(kind="person", client="c")
    proposal = Proposal(0, 3, agreed={1: "c", 2: "another, who held the seat before"})
    assert waits_for(proposal, seats) == [2, 3]
    assert waits_for(Proposal(0, 3, waits=[3]), seats) == [3]  # stored by an earlier version
