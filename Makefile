# Everything a newcomer needs: `make play` and `make test`. Each sets up what it lacks.

PYTHON ?= python3
TORCH  ?= torch
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: help setup play test lint site docs tables shots bench examples lock clean

help: ## Show what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

setup: $(READY) ## Install everything into .venv and compile the rules if a C compiler is there
	@$(BIN)/python tools/compile_rules.py --if-stale
	@$(BIN)/python tools/build_page.py
	@$(BIN)/python tools/pack_browser.py

$(READY): requirements-dev.lock pyproject.toml
	@$(PYTHON) tools/check_python.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python requirements-dev.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

play: setup ## Play in the browser (`kontor play` for the terminal)
	@$(BIN)/kontor serve --open

lint: setup ## Check style, types and the arrows between packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/make_page_types.py --check
	$(BIN)/python tools/make_page_fixtures.py --check
	PYTHONPATH=. $(BIN)/python tools/make_tables.py --check
	cd web && npm run --silent check && npm run --silent lint

test: setup lint ## Run every check and test, on plain and on compiled rules
	@$(BIN)/python tools/test_servers.py
	@$(BIN)/python tools/chromium.py
	cd web && npm run --silent test
	@# What fails is tried once more by itself: tests with real servers share the machine with others.
	KONTOR_PLAIN=1 $(BIN)/pytest -n auto || KONTOR_PLAIN=1 $(BIN)/pytest --last-failed
	@if $(BIN)/python tools/compile_rules.py --are-compiled; then \
	    set -x; $(BIN)/pytest -n auto tests/core tests/rules tests/properties tests/records; \
	fi

site: setup ## Write Kontor as a folder for any host of files, into site/
	@$(BIN)/kontor site site

shots: setup ## Take pictures of every main screen, into shots/
	@$(BIN)/python tools/chromium.py
	@$(BIN)/python -m tools.shots

docs: setup ## Build the site of documents, with the games to play, into build/docs
	@$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python .venv-docs
	@$(BIN)/uv pip sync --quiet --python .venv-docs/bin/python requirements-docs.lock
	@export NO_MKDOCS_2_WARNING=1 KONTOR_HOME="$$($(BIN)/python tools/stage_docs.py)" && \
	    .venv-docs/bin/mkdocs build --strict --quiet
	@$(BIN)/kontor site build/docs/play

tables: $(READY) ## Write the tables of the documents from results/
	@PYTHONPATH=. $(BIN)/python tools/make_tables.py

bench: setup ## Measure the rules beside their peers
	@$(BIN)/python -m benchmarks.rules $(BENCH)

examples: setup ## Run every example in full, with PyTorch in .venv-examples
	@$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python .venv-examples
	@$(BIN)/uv pip install --quiet --python .venv-examples -r requirements-dev.lock
	@$(BIN)/uv pip install --quiet --python .venv-examples sb3-contrib $(TORCH)
	@$(BIN)/uv pip install --quiet --python .venv-examples --no-deps --no-build-isolation --editable .
	.venv-examples/bin/python -m pytest -q tests/test_examples.py
	set -e; for name in maskable_ppo self_play ppo_jax openspiel_mcts openspiel_cfr; do \
	    echo $$name; .venv-examples/bin/python examples/$$name.py; done

lock: ## Write the lock files anew
	$(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --quiet \
	    --all-extras --group dev pyproject.toml -o requirements-dev.lock
	$(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --quiet \
	    benchmarks/requirements-peers.in -o benchmarks/requirements-peers.lock
	$(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --quiet \
	    --group docs -o requirements-docs.lock

clean: ## Remove what make made
	rm -rf $(VENV) .venv-peers .venv-examples .venv-docs build dist web/node_modules src/kontor/server/page shots
	find src -name '*.so' -delete
