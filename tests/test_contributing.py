"""Contributing: pre-commit and the workflow call what the Makefile and .ci/run call."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")


def recipe(target: str) -> list[str]:
    """The commands of a target, with the names of tools put in."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert found, target
    lines = [line.strip().lstrip("@") for line in found[1].splitlines()]
    return [line.replace("$(PY)", ".venv/bin/python").replace("$(VENV)", ".venv") for line in lines]


def test_pre_commit_calls_what_make_lint_calls() -> None:
    parts = re.findall(r"\blint-[a-z-]+", " ".join(recipe("lint")))
    called = [command for part in parts for command in recipe(part)]
    hooks = re.findall(
        r"^ +entry: (.+)$", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"), re.MULTILINE
    )
    assert called
    assert sorted(re.sub(r"^sh -c '(.+)'$", r"\1", hook) for hook in hooks) == sorted(called)


def test_the_workflow_runs_what_continuous_integration_runs() -> None:
    assert (ROOT / ".ci" / "run").exists()
    assert "run: bash .ci/run" in WORKFLOW


def test_the_workflow_names_folders_and_files_that_exist() -> None:
    named = set(re.findall(r"\b(?:tests|requirements)/[\w./-]+", WORKFLOW))
    assert {"tests/kernel", "requirements/dev.lock"} <= named
    assert not [path for path in named if not (ROOT / path).exists()]


def test_every_make_target_of_the_guide_exists() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    targets = set(re.findall(r"\bmake ([a-z][\w-]*)", " ".join(re.findall(r"`([^`\n]+)`", guide))))
    assert targets
    assert targets <= set(re.findall(r"^([a-z][\w-]*):(?!=)", MAKEFILE, re.MULTILINE))
