"""Builds the compiled form of Meadhall with mypyc, out of tree, in build/fast.

The sources are copied there first: a stale .so beside an edited .py would silently win. Whoever wants the
compiled form puts build/fast first on PYTHONPATH. This file owns the list of what is compiled.

    python tools/compile.py          bring build/fast up to date
    python tools/compile.py --quick  the same, for tests: what has to be compiled is optimised less
    python tools/compile.py --list   print the modules that are compiled
    python tools/compile.py --can    exit 0 if this machine can compile, else say why not and exit 3
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "meadhall"
FAST = ROOT / "build" / "fast"
TARGET = FAST / "meadhall"
STAMP = FAST / "stamp"
CANNOT = 3

GAMES = sorted(file.parent.name for file in SOURCE.glob("*/plugin.py"))
COMPILED = (
    "kernel/**/*.py",
    *(f"{game}/**/*.py" for game in GAMES),
    *(f"bots/{game}/*.py" for game in GAMES),
    "server/tables/broadcast.py",
    "server/tables/live_game.py",
    "server/tables/view_parts.py",
    "bots/evaluator.py",
    "bots/rollout.py",
    "bots/look_ahead.py",
    "bots/search.py",
)
READ = {"__init__.py", "registry.py", "kernel", *GAMES, "bots", "server"}
OPT_OUT = "# not compiled:"

# The compiler's levels of optimisation. Both forms are made of the same C.
BEST, QUICK = "3", "1"

# One C file a module, two compilers at a time, no debugging symbols. All modules are one extension, and
# setuptools would hand all its files to the compiler, one after the other. mypyc does not touch a file of C
# that stays the same: what was compiled of it stays, unless a header changed.
SETUP = """\
from multiprocessing.pool import ThreadPool
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # before distutils: it brings its own
from distutils.ccompiler import CCompiler

one_after_the_other = CCompiler.compile


def written(file):
    return Path(file).stat().st_mtime if Path(file).exists() else 0


def two_at_a_time(self, sources, output_dir=None, **named):
    objects = self.object_filenames(sources, output_dir=output_dir)
    headers = max(map(written, Path("build").glob("*.h")))
    pairs = zip(sources, objects, strict=True)
    changed = [file for file, built in pairs if written(built) <= max(written(file), headers)]
    with ThreadPool(2) as pool:
        one = lambda file: one_after_the_other(self, [file], output_dir=output_dir, **named)
        pool.map(one, changed, chunksize=1)
    return objects


CCompiler.compile = two_at_a_time
setup(
    name="meadhall_fast",
    ext_modules=mypycify({files!r}, opt_level="{level}", debug_level="0", multi_file=True),
)
"""
OPT_OUT_LINES = 30

# Its own configuration, or mypy would climb to pyproject.toml and read src/ in place of the copy.
MYPY_INI = "[mypy]\nstrict = True\n"


def opted_out(file: Path) -> bool:
    """Whether the file says near its top, with a reason, that it is not compiled."""
    with file.open(encoding="utf-8") as lines:
        for _, line in zip(range(OPT_OUT_LINES), lines, strict=False):
            if line.startswith(OPT_OUT):
                if not line.removeprefix(OPT_OUT).strip():
                    raise SystemExit(f"{file}: `{OPT_OUT}` needs a reason")
                return True
    return False


def compiled_files() -> list[str]:
    """What is compiled, as paths relative to src/meadhall."""
    found = {file for pattern in COMPILED for file in SOURCE.glob(pattern)}
    return sorted(
        file.relative_to(SOURCE).as_posix()
        for file in found
        if file.name != "__init__.py" and not opted_out(file)
    )


def compiled_modules() -> list[str]:
    return ["meadhall." + file.removesuffix(".py").replace("/", ".") for file in compiled_files()]


def form() -> tuple[str, str]:
    """Which form an import in this process gets, "pure" or "compiled" or "mixed", and from where."""
    package = find_spec("meadhall")
    where = str(Path(package.origin).parent) if package and package.origin else "nowhere"
    kinds = set()
    for module in compiled_modules():
        spec = find_spec(module)
        kinds.add("pure" if spec is None or str(spec.origin).endswith(".py") else "compiled")
    return (kinds.pop() if len(kinds) == 1 else "mixed" if kinds else "pure"), where


def why_not() -> str | None:
    """What is missing on this machine for compiling, in a sentence; None if nothing is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ('{compiler}' was not found; on Debian or Ubuntu: apt-get install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no C headers of Python (on Debian or Ubuntu: apt-get install python3-dev)"
    return None


def mirror() -> None:
    """Make the copy equal to the sources; what did not change keeps its date, what was built stays."""
    here = {
        file.relative_to(SOURCE)
        for file in SOURCE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    for file in here:
        old, new = TARGET / file, (SOURCE / file).read_bytes()
        if not old.exists() or old.read_bytes() != new:
            old.parent.mkdir(parents=True, exist_ok=True)
            old.write_bytes(new)
    for old in list(TARGET.rglob("*")):
        if old.is_file() and old.suffix != ".so" and old.relative_to(TARGET) not in here:
            old.unlink()


def fingerprint(files: list[str]) -> str:
    """Changes when anything that mypyc reads or depends on changes."""
    digest = hashlib.sha256(repr((sys.version, version("mypy"), MYPY_INI, files)).encode())
    # Not only the compiled files: mypyc also reads the types of the modules they import.
    for file in sorted(SOURCE.rglob("*.py")):
        if file.relative_to(SOURCE).parts[0] in READ:
            digest.update(str(file.relative_to(SOURCE)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def build(level: str) -> int:
    """Bring build/fast up to date. What is better optimised than `level` asks for will do, too."""
    files = compiled_files()
    if not files:
        print("compiled form: nothing to compile")
        return 0
    if reason := why_not():
        print(f"The compiled form cannot be built: {reason}. The pure Python form works without it.")
        return CANNOT
    mirror()
    mark = fingerprint(files)
    if STAMP.exists() and STAMP.read_text() in {f"{mark} {level}", f"{mark} {BEST}"}:
        print(f"compiled form: up to date ({len(files)} modules in build/fast)")
        return 0
    STAMP.unlink(missing_ok=True)
    for built in FAST.rglob("*.so"):
        built.unlink()
    (FAST / "mypy.ini").write_text(MYPY_INI)
    print(f"compiled form: compiling {len(files)} modules with mypyc ...", flush=True)
    start = time.monotonic()
    paths = [f"meadhall/{file}" for file in files]
    (FAST / "setup.py").write_text(SETUP.format(files=["--config-file=mypy.ini", *paths], level=level))
    # Objects of another compiler of ours, or of another level, are others.
    objects = f"build/objects-{sys.implementation.cache_tag}-mypyc-{version('mypy')}-O{level}"
    command = [sys.executable, "setup.py", "build_ext", "--inplace", "--build-temp", objects]
    done = subprocess.run(command, cwd=FAST, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout)
        print("compiled form: mypyc failed, see above")
        return 1
    STAMP.write_text(f"{mark} {level}")
    print(f"compiled form: built in {time.monotonic() - start:.0f} s, in build/fast")
    return 0


def main(arguments: list[str]) -> int:
    if arguments == ["--list"]:
        print("\n".join(compiled_modules()))
        return 0
    if arguments == ["--can"]:
        reason = why_not()
        if reason:
            print(reason)
        return CANNOT if reason else 0
    if arguments not in ([], ["--quick"]):
        print(__doc__)
        return 2
    return build(QUICK if arguments else BEST)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
