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

# A PYTHONPATH from outside could slip in another meadhall; the compiled form is put there by name, below.
unexport PYTHONPATH
# Python keeps what it has compiled: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal web screens test check lint bench bench-server balance fast soak train clean lock

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile | expand -t 21

play: $(VENV)/.stamp web  ## open the house, and the table in your browser
	@$(VENV)/bin/meadhall serve --open

terminal: $(VENV)/.stamp  ## sit down at the table in the terminal
	@$(VENV)/bin/meadhall play

web: $(PAGE)  ## build the page from web/

screens: $(VENV)/.stamp-dev web  ## pictures of every screen, in both sizes and themes, into build/screens
	@tools/chromium.sh
	@$(PY) -m tools.screens

test: lint web  ## everything: lint, all tests in pure Python, chosen tests compiled
	@tools/chromium.sh
	MEADHALL_FORM=pure $(PY) -m pytest -n 2
	@if why=$$($(PY) tools/compile.py --can); then $(MAKE) --no-print-directory test-compiled; \
	else echo "compiled form skipped: $$why"; fi

.PHONY: test-compiled
test-compiled: fast
	MEADHALL_FORM=compiled PYTHONPATH=$(FAST) $(PY) -m pytest -n 2 -m both_forms

check: lint  ## lint and the fast tests, for every commit
	MEADHALL_FORM=pure $(PY) -m pytest -n 2 -m "not slow"

lint: $(VENV)/.stamp-dev $(NODES)  ## style, types, and who may import whom
	@$(MAKE) --no-print-directory -j2 lint-python lint-web

.PHONY: lint-python lint-web
lint-python:
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(PY) -m tools.web_types --check
	$(PY) -m tools.pack_schema --check

lint-web:
	cd web && ../tools/node.sh npm run --silent check

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

soak: $(VENV)/.stamp-dev  ## 100,000 random games, 200 servers killed; takes long, run by hand
	@if $(PY) tools/compile.py; then PYTHONPATH=$(FAST) $(PY) -m tests.soak; else $(PY) -m tests.soak; fi
	@$(PY) -m tests.server.soak --kills 200

# TRAIN="--rounds 2 --games 500" hands more to the script.
train: $(VENV)/.stamp-dev  ## fit the strongest bots' weights to the outcomes of games; takes long
	@if $(PY) tools/compile.py; then PYTHONPATH=$(FAST) $(PY) -m tools.train $(TRAIN); \
	else $(PY) -m tools.train $(TRAIN); fi

clean:  ## remove everything that was built or installed
	rm -rf $(VENV) build dist web/node_modules src/meadhall/server/page/built .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The newest versions that fit pyproject.toml, in a fresh environment, written down for everybody.
lock:  ## renew constraints.txt
	rm -rf build/lock
	tools/venv.sh $(PYTHON) build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install --upgrade -e '.[dev,node]'
	( echo "# Made by 'make lock'. Every pip install in the Makefile keeps to these versions."; \
	  build/lock/bin/python -m pip freeze --all --exclude-editable --exclude pip ) > build/lock/constraints.txt
	mv build/lock/constraints.txt constraints.txt
	rm -rf build/lock

$(PY):
	@tools/venv.sh $(PYTHON) $(VENV)

# Without build isolation, or pip would fetch the newest hatchling whatever constraints.txt says.
$(VENV)/.stamp: pyproject.toml constraints.txt | $(PY)
	@echo "Installing Meadhall into $(VENV) ..."
	@$(PIP) install -c constraints.txt hatchling editables
	@$(PIP) install -c constraints.txt --no-build-isolation -e '.[server]'
	@touch $@

$(VENV)/.stamp-dev: $(VENV)/.stamp
	@echo "Installing the tools for developers ..."
	@$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

# Not `npm ci`: it wants the bundler's binaries for all other systems in the lock, too, and not every mirror has them.
# What the lock names is installed in just these versions all the same.
$(NODES): web/package.json web/package-lock.json | $(PY)
	@echo "Installing what the page is built with ..."
	@cd web && ../tools/node.sh npm install --no-save --silent
	@touch $@

$(PAGE): $(NODES) $(shell find web/src web/plugins web/public web/*.* src/meadhall/locale -type f)
	@echo "Building the page ..."
	@cd web && ../tools/node.sh npm run --silent build -- --logLevel warn

# catanatron is a yardstick only: it gets an environment of its own and is never imported by Meadhall.
$(PEER)/.stamp: benchmarks/catanatron-constraints.txt
	@echo "Installing catanatron, to compare with, into $(PEER) ..."
	@rm -rf $(PEER)
	@tools/venv.sh $(PYTHON) $(PEER)
	@$(PEER)/bin/python -m pip --disable-pip-version-check --quiet install -c $< catanatron
	@touch $@
