# The two commands of a newcomer: `make play` and `make test`. `make help` lists the rest.
# PYTHON chooses the interpreter that makes .venv:  make play PYTHON=python3.12

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What is given to `make play` after the program's name:  make play ARGS="--language fr --open"
ARGS ?=
# Three, as tests also wait; in the order of the files: those with few tests, which take longest, would come last.
PYTEST ?= -n 3 --dist loadfile --no-loadscope-reorder

# What an installer has to say is shown where it fails; else it would bury the address of the page.
FAILED := { printf '%s\n' "$$told" >&2; exit 1; }

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Compiled modules are kept, also where the machine says no: each of the tests' processes would compile all again.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play test check format lock audit bench soak pictures film clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile

play: $(VENV)/.play ## the playground in your browser; with DISCORD_TOKEN or DISCORD_TOKEN_FILE, the real bot
	@$(BIN)/python bot.py $(ARGS)

test: $(VENV)/.dev ## all tests
	$(BIN)/python -m pytest $(PYTEST)

check: $(VENV)/.dev ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/lint-imports

format: $(VENV)/.dev ## put the code in the house format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(VENV)/.python ## the hashes of what the image installs, after a change of requirements.txt
	$(BIN)/python deploy/lock.py

audit: $(VENV)/.python ## the bill of materials, sbom.json, and known weaknesses of what the bot needs; needs PyPI
	$(PYTHON) -m venv $(VENV)/audit && $(VENV)/audit/bin/pip install --quiet cyclonedx-bom pip-audit
	$(VENV)/audit/bin/cyclonedx-py requirements requirements.lock --pyproject pyproject.toml --output-reproducible -o sbom.json
# Strict: where PyPI, or a mirror, knows nothing of a package, that is no good news.
	$(VENV)/audit/bin/pip-audit --strict --disable-pip --require-hashes -r requirements.lock

bench: $(VENV)/.dev ## every number of bench/; those with a floor are ratios to it, measured in the same run
	@broken=0; for module in bench/[a-z]*.py bench/crowds/[a-z]*.py bench/storage/[a-z]*.py bench/upkeep/[a-z]*.py \
	  bench/shards/[a-z]*.py bench/tournaments/[a-z]*.py; do \
	  name=$$(echo "$${module%.py}" | tr / .); \
	  if grep -q '__main__' "$$module"; then $(BIN)/python -m "$$name" $(ARGS) || broken=1; fi; \
	done; exit $$broken

soak: $(VENV)/.dev ## the long runs that make test leaves out
	$(BIN)/python -m pytest $(PYTEST) -m soak
	DEDALE_TEST_ENGINE=postgresql $(BIN)/python -m pytest $(PYTEST) tests/cogs tests/journeys tests/test_every_game.py
	CONFORMANCE_GAMES=20 $(BIN)/python -m pytest $(PYTEST) tests/engine/core/test_contract.py

pictures: $(VENV)/.dev ## draw the pictures of the README anew
	$(BIN)/python -m render docs/pictures

film: $(VENV)/.dev ## record the playground for the README anew: a screenshot and one turn; needs Chromium
	$(BIN)/python -m docs.record_pictures

clean: ## remove the virtual environment and caches
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "dedale needs Python 3.11 or newer; $(PYTHON) is not. Choose one: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; \
	  exit 1; }
# Debian ships venv without ensurepip: there the interpreter's own pip puts one into the new environment.
	@echo "Preparing $(VENV): once, for a minute or two."
	@told=$$({ $(PYTHON) -m venv $(VENV) || { \
	  $(PYTHON) -m venv --clear --without-pip $(VENV) && \
	  $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; }; } 2>&1) || $(FAILED)
	@touch $@

$(VENV)/.play: constraints.txt requirements.txt requirements-play.txt | $(VENV)/.python
	@told=$$($(BIN)/python -m pip install --quiet -r requirements-play.txt 2>&1) || $(FAILED)
	@touch $@

$(VENV)/.dev: constraints.txt requirements.txt requirements-play.txt requirements-postgresql.txt requirements-metrics.txt requirements-dev.txt | $(VENV)/.python
	@told=$$($(BIN)/python -m pip install --quiet -r requirements-dev.txt 2>&1) || $(FAILED)
	@touch $(VENV)/.play $@
