"""Resource use of processes and of the machine, from /proc, to interpret results on a shared machine."""

from __future__ import annotations

import os
import resource
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

TICKS = os.sysconf("SC_CLK_TCK")
PROBES = 50
_CORES = os.sched_getaffinity(0)


def cpu_seconds(pid: int) -> float:
    """User and system time of all threads of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def keep_apart(server: int) -> None:
    """Pin the load generator to the last core and the server to all others."""
    cores = sorted(_CORES)
    if len(cores) > 1:
        for thread in Path(f"/proc/{server}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores[:-1])
        os.sched_setaffinity(0, cores[-1:])


def rss_kb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def children(pid: int) -> list[int]:
    """Processes that any thread of it started."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for started in lists for child in started.read_text().split()]


def _machine() -> tuple[int, int, int]:
    """Ticks of all cores since the start: all, idle, and stolen by other machines on the same hardware."""
    ticks = [int(word) for word in Path("/proc/stat").read_text().partition("\n")[0].split()[1:9]]
    return sum(ticks), ticks[3] + ticks[4], ticks[7]


@dataclass
class Spent:
    """Over a span of time. A process may take more than 100 % of a core: it has several threads."""

    seconds: float
    server_cpu: float  # % of a core
    generator_cpu: float
    others_cpu: float  # all other work on this machine
    steal: float  # % of the whole machine
    load_average: float


class Span:
    """From its making to `end`."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._began = self._now()

    def _now(self) -> tuple[float, float, float, tuple[int, int, int]]:
        return time.monotonic(), cpu_seconds(self._server), time.process_time(), _machine()

    def end(self) -> Spent:
        (t0, server0, ours0, machine0), (t1, server1, ours1, machine1) = self._began, self._now()
        total, idle, stolen = (after - before for before, after in zip(machine0, machine1, strict=True))
        seconds = max(t1 - t0, 1e-9)
        server, ours = (server1 - server0) / seconds * 100, (ours1 - ours0) / seconds * 100
        busy = (total - idle - stolen) / TICKS / seconds * 100
        return Spent(
            seconds=seconds,
            server_cpu=server,
            generator_cpu=ours,
            others_cpu=max(0.0, busy - server - ours),
            steal=stolen / max(total, 1) * 100,
            load_average=os.getloadavg()[0],
        )


def filesystem(folder: Path) -> str:
    """The kind of the filesystem a folder is on: /dev/shm would make every commit free."""
    here, kind = folder.resolve(), "unknown"
    longest = -1
    for line in Path("/proc/mounts").read_text().splitlines():
        mounted, found = Path(line.split()[1]), line.split()[2]
        if here.is_relative_to(mounted) and len(mounted.parts) > longest:
            longest, kind = len(mounted.parts), found
    return kind


def fsync_ms(folder: Path) -> float:
    """What it costs to make four kilobytes durable here, median."""
    took = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(PROBES):
            file.write(b"x" * 4096)
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - began)
    (folder / "probe").unlink()
    return median(took) * 1000


def yardstick_ms() -> float:
    """CPU time of a fixed piece of work: the same core is slower while its neighbours are busy."""
    took = []
    for _ in range(5):
        began, words = time.process_time(), dict[int, int]()
        for i in range(300_000):
            words[i & 1023] = words.get(i & 511, 0) + i
        took.append(time.process_time() - began)
    return median(took) * 1000


def raise_open_files() -> int:
    """Thousands of sockets need as many files; the server inherits the limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def be_nice(nice: int) -> None:
    """For this process and the server it will start."""
    os.setpriority(os.PRIO_PROCESS, 0, nice)
    group = Path("/proc/self/autogroup")
    if group.exists():  # Linux weighs sessions first; processes only within one
        group.write_text(str(nice))


def about(folder: Path) -> dict[str, object]:
    """What the numbers were measured on."""
    models = [
        line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")
    ]
    return {
        "processor": models[0].partition(":")[2].strip() if models else "unknown",
        "cores": os.cpu_count(),
        "folder": str(folder),
        "filesystem": filesystem(folder),
        "fdatasync_ms": round(fsync_ms(folder), 3),
        "yardstick_ms": round(yardstick_ms(), 1),
        "load_average": os.getloadavg(),
    }


def rounded(spent: Spent) -> dict[str, float]:
    return {name: round(value, 2) for name, value in asdict(spent).items()}
