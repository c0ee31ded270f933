"""Tasks in several processes: each is done once; a dead or failing process is reported."""

import os
import signal

import pytest

from meadhall.arena.processes import WorkerLost, in_processes

pytestmark = pytest.mark.slow


def double(task: int) -> int:
    if task == -1:
        os.kill(os.getpid(), signal.SIGKILL)
    if task == -2:
        raise ValueError("minus two")
    return task * 2


@pytest.mark.parametrize("workers", [1, 3])
def test_every_task_is_done_once(workers: int) -> None:
    for tasks in ([], [5], [1, 2, 3, 4, 5, 6, 7]):
        assert sorted(in_processes(double, iter(tasks), workers)) == [(n, n * 2) for n in tasks]


def test_a_process_that_dies_or_raises_is_noticed() -> None:
    with pytest.raises(WorkerLost):
        list(in_processes(double, [1, 2, -1, 3], 2))
    with pytest.raises(ValueError, match="minus two"):
        list(in_processes(double, [1, 2, -2, 3], 2))
