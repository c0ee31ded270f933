"""The order of the fair queue."""

from __future__ import annotations

from meadhall.server.fair_queue import FairQueue

KARL, KONUNG = 0.05, 2.0


def order(queue: FairQueue[str]) -> list[str]:
    found = []
    while (waiting := queue.pop()) is not None:
        found.append(waiting.item)
    return found


def test_a_quick_thought_does_not_wait_behind_many_long_ones_of_another_address() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(12):
        queue.push(f"konung {table}", KONUNG, ("here", f"table {table}"))
    begun = queue.pop()
    queue.push("karl", KARL, ("there", "table"))
    assert begun is not None and begun.item == "konung 0"
    assert order(queue)[:2] == ["karl", "konung 1"]


def test_addresses_share_by_cost_and_not_by_number_of_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(40):
        queue.push("many", 1.0, ("many", str(number)))
        queue.push("one", 1.0, ("one", "table"))
        queue.push("quick", 0.25, ("quick", "table"))
    first = [queue.pop() for _ in range(60)]
    taken = [waiting.item for waiting in first if waiting is not None]
    assert (taken.count("many"), taken.count("one"), taken.count("quick")) == (10, 10, 40)


def test_tables_of_an_address_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.push(f"a{number}", 1.0, ("here", "a"))
    queue.push("b0", 1.0, ("here", "b"))
    queue.push("b1", 1.0, ("here", "b"))
    assert order(queue) == ["a0", "b0", "a1", "b1", "a2"]


def test_nobody_saves_up_turns_by_having_nothing_to_think_about() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push("late", 1.0, ("late", "table"))
    assert order(queue) == ["late"]
    for number in range(10):
        queue.push(f"busy {number}", 1.0, ("busy", "table"))
    for _ in range(5):
        queue.pop()
    for number in range(3):
        queue.push(f"late {number}", 1.0, ("late", "table"))
    assert order(queue)[:5] == ["late 0", "busy 5", "late 1", "busy 6", "late 2"]


def test_nobody_gains_by_asking_for_one_thought_at_a_time() -> None:
    """Whoever has just been served waits for the others, though nothing of theirs was left in the queue."""
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.push(f"patient {number}", 1.0, ("patient", "table"))
    found = []
    for _ in range(4):
        queue.push("eager", 1.0, ("eager", "table"))
        waiting = queue.pop()
        assert waiting is not None
        found.append(waiting.item)
        queue.remove("eager", ("eager", "table"))
    assert found == ["patient 0", "eager", "patient 1", "eager"]


def test_what_is_taken_out_is_gone_and_leaves_nothing_behind() -> None:
    queue: FairQueue[str] = FairQueue()
    things = [(f"thing {number}", (f"address {number % 7}", f"table {number}")) for number in range(100)]
    for thing, names in things:
        queue.push(thing, 1.0, names)
    for thing, names in things[:-1]:
        assert queue.remove(thing, names)
        assert not queue.remove(thing, names)
    assert len(queue) == 1 and order(queue) == ["thing 99"]
    assert len(queue) == 0 and not queue._queues and not queue._order
