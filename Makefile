# Everything a newcomer needs: `make play` and `make test`. The rest is for those who change things.
# The first use of each target makes .venv and installs into it what is missing; nothing else is touched.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Formats and lints scripts and style sheets. One version, for each writes a little differently.
BIOME := 2.6.6
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test lint bench setup clean help

help:
	@echo "make play   open the table in your browser (sets everything up on first use)"
	@echo "make test   all tests"
	@echo "make lint   formatters, linters, type checker and the arrows between folders"
	@echo "make bench  speed of the engine, with other engines beside it"
	@echo "make setup  only set up .venv, with all that the other targets need"

play: $(VENV)/play.done
	@$(BIN)/wartable

test: $(VENV)/test.done
	@PYTHONHASHSEED=0 $(BIN)/python -m pytest -n auto --ignore tests/browser
	@PYTHONHASHSEED=0 $(BIN)/python -m pytest -n auto tests/browser  # apart: a running browser and other event loops don't mix
	@for game in $$($(BIN)/python -c 'from wartable.rulebook import with_pages; print(*with_pages())'); do $(BIN)/wartable rules $$game --check && $(BIN)/wartable cards $$game --check || exit 1; done

lint: $(VENV)/lint.done $(VENV)/biome-$(BIOME).done
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python -m tests.typed_share
	@$(BIN)/node $(BIN)/biome check --error-on-warnings
	@! grep -rnE --include='*.css' '.{121}' src || { echo "These lines of style sheets are longer than 120 characters."; exit 1; }
	@$(BIN)/lint-imports --no-cache

bench: $(VENV)/bench.done
	@$(BIN)/wartable bench --peers

setup: $(VENV)/play.done $(VENV)/test.done $(VENV)/lint.done $(VENV)/biome-$(BIOME).done

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || \
	  { echo "Wartable needs Python 3.11, 3.12 or 3.13; try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/play.done: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Wartable (once, under a minute) ..."
	@$(PIP) install --only-binary :all: "hatchling>=1.25" "editables>=0.5"
	@$(PIP) install --prefer-binary --no-build-isolation --editable .
	@touch $@

$(VENV)/%.done: pyproject.toml $(VENV)/play.done
	@echo "Installing what 'make $*' needs ..."
	@$(PIP) install --prefer-binary --no-build-isolation --editable ".[$*]"
	@touch $@

$(VENV)/biome-$(BIOME).done: | $(VENV)/lint.done
	@NODE_EXTRA_CA_CERTS="$${NODE_EXTRA_CA_CERTS:-$$SSL_CERT_FILE}" $(BIN)/npm install --silent --no-fund --no-audit --global --prefix $(VENV) @biomejs/biome@$(BIOME)
	@touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
