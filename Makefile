# Two commands matter: `make play` and `make test`. All they need is Python 3.11+ and this file.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: help play test check bench screenshots lock clean
help:  ## say what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/'

.venv/installed: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; set PYTHON=/path/to/it.")'
	@echo 'Installing what is needed into .venv, this once: it takes a minute or two.'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

play: .venv/installed  ## play in the browser; with DISCORD_TOKEN in .env: run the bot on Discord
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qsE '^ *DISCORD_TOKEN *= *"?[^ "]' .env; \
	then exec $(BIN)/python -m bot; else exec $(BIN)/python -m playground; fi

test: check  ## everything that must hold before a commit
	$(BIN)/python -m pytest -n 2 --dist worksteal

check: .venv/installed  ## style, types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/installed  ## measure, and print JSON lines
	$(BIN)/python -m benchmarks

screenshots: .venv/installed  ## take the pictures of docs/ anew
	$(BIN)/python -m tests.playground.screenshots

lock: .venv/installed  ## write the lock files anew from pyproject.toml
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --extra dev pyproject.toml -o requirements-dev.txt

clean:  ## remove what the commands above made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
