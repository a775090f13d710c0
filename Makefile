# The two commands of every day: `make play` and `make test`. Everything is installed into .venv.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
NPM := cd web && ../tools/node.sh npm
# One more than cores are usual: tests of the server and of the page wait often.
JOBS ?= 3
# Of `make test-long`.
PART ?= 1/1
PAGE := src/dosespanas/server/page/index.html
SOURCES := $(shell find src/dosespanas -type f -not -path '*/page/*' -not -name '*.pyc' -not -name '*.so')
# What the page knows of the server's words is made of these; it lies in three folders, of which the first stands for all.
TYPES := web/src/kit/server/schema.d.ts
SHAPES := $(shell find src/dosespanas/server src/dosespanas/kernel -name '*.py') $(wildcard src/dosespanas/*/shapes.py)
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name 'schema.*')
# Tests that play, search, or serve those who do: on compiled rules where there is a compiler, which are the same
# (`same-games`). None of them replaces a part of what is compiled: its callers there would not notice.
PLAYED := $(addprefix tests/, \
	$(addprefix espana1936/,test_golden.py test_many_games.py test_players.py test_properties.py \
		test_proposals.py test_refusals.py test_tuned.py board/test_fog_secrets.py naval/test_naval_properties.py odds) \
	$(addprefix gce/,test_golden.py test_kept.py test_many_games.py test_planner.py test_players.py \
		test_tuned.py movement/test_duty_hope.py movement/test_reach_reference.py supply/test_supply_reference.py) \
	analysis browser chronicle datafiles env kernel/test_positions.py players server \
	$(addprefix terminal/,espana1936 gce test_app.py test_executors.py test_judging.py test_ladder.py test_machines.py test_play.py) \
	test_copies.py test_games.py test_looking.py test_reseed.py test_sample.py test_secrets.py test_shapes.py)
# The rules as they are tested: compiled if there is a compiler.
TESTED = $$(test -e build/quick/compiled && echo build/quick || echo src)
# Hundreds of processes read the same sources: a machine that forbids Python to keep what it made of them (some do for
# small images) would make it anew in each, a third more time.
unexport PYTHONDONTWRITEBYTECODE
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j2
STATIC_PIP := --quiet --disable-pip-version-check --no-input

.PHONY: coverage quick play site wheel types test test-long check-python check-web unit-tests same-games played-tests bench bench-server openspiel openspiel-suite balance compiled docs lock clean

## make play: build what is missing, start the server and open the page; the rules are compiled beside the game
play:
	@$(SIDE_BY_SIDE) $(BIN)/dosespanas
	@$(BIN)/python tools/compile.py --install
	@$(BIN)/python tools/compile.py --beside & exec $(BIN)/dosespanas serve $(PLAY)

## make quick: ruff, types and the tests beside what has changed, in under a minute
quick: .venv/test.stamp web/node_modules/.package-lock.json
	@$(BIN)/python tools/quick.py $(SINCE)

## make test: everything that must hold before a change is kept; a quarter of an hour on two cores
test:
	@$(SIDE_BY_SIDE) unit-tests played-tests check-python check-web

## make wheel: the whole game in one file in dist/, compiled for this machine's Python; pip installs it anywhere like it
wheel: .venv/play.stamp $(PAGE)
	PYTHONPATH=src $(BIN)/python tools/openapi.py --page
	$(BIN)/python tools/compile.py
	DOSESPANAS_COMPILED=build/compiled $(BIN)/pip wheel $(STATIC_PIP) --no-build-isolation --no-deps -w dist .
	@ls dist/*.whl

## make test-long: the tests too slow for every day, by thousands of games, on compiled rules (JOBS=4 for more processes),
## with what share is done; also in Firefox (Debian's firefox-esr, installed if it may). PART=2/4: the second quarter
test-long: same-games $(PAGE)
	CHROMIUM="$$(tools/browser.sh chromium)" FIREFOX="$$(tools/browser.sh firefox)" \
		$(BIN)/pytest -o pythonpath=". $(TESTED)" -m "long or attack" --part=$(PART) -n $(JOBS) --dist worksteal \
		--timeout=7200 --durations=30

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Dos Españas needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python cannot make a venv (on Debian: apt-get install python3-venv)."; exit 1; }

.venv/play.stamp: requirements.lock | .venv/bin/python
	$(BIN)/pip install $(STATIC_PIP) -r requirements.lock
	@touch $@

.venv/test.stamp: requirements-test.lock | .venv/bin/python
	$(BIN)/pip install $(STATIC_PIP) -r requirements-test.lock
	@touch $@ .venv/play.stamp

.venv/docs.stamp: requirements-docs.lock | .venv/bin/python
	$(BIN)/pip install $(STATIC_PIP) -r requirements-docs.lock
	@touch $@

# The tests read src/ and stay on pure Python; only the installed copy is compiled.
$(BIN)/dosespanas: .venv/play.stamp $(PAGE) $(SOURCES) pyproject.toml tools/wheel_hook.py
	$(BIN)/pip install $(STATIC_PIP) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | .venv/bin/python
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(WEB_SOURCES)
	$(NPM) run build
	@touch $@

check-python: .venv/test.stamp
	$(BIN)/ruff check
	$(BIN)/mypy

check-web: $(TYPES)
	$(NPM) run check
	$(NPM) test

## make types: the page's types of what the server says, made anew after a change of the server or of a game's shapes
types: $(TYPES)

$(TYPES): $(SHAPES) tools/openapi.py .venv/test.stamp web/node_modules/.package-lock.json
	PYTHONPATH=src $(BIN)/python tools/openapi.py
	$(NPM) run types
	@touch $@

# What pytest makes of the tests' own code is made once in a clone, and not in each of its processes; later each makes
# what has changed.
.cache/collected: | .venv/test.stamp
	@$(BIN)/pytest --collect-only -q >/dev/null || true
	@mkdir -p $(@D) && touch $@

unit-tests: .venv/test.stamp .cache/collected
	$(BIN)/pytest -m "not long" $(PLAYED:%=--ignore=%) -n 2 --dist worksteal --timeout=600 --durations=15

## make coverage: the same tests, counting which lines of every package they come to (takes twice as long)
coverage: .venv/test.stamp $(PAGE)
	CHROMIUM="$$(tools/browser.sh chromium)" $(BIN)/pytest -m "not long" -n $(JOBS) --dist worksteal --timeout=600 \
		--cov=dosespanas --cov-report=term:skip-covered

## make same-games: the same seeds give the same games on both builds (where there is a compiler)
same-games: .venv/test.stamp
	$(BIN)/python tools/compile.py --quick
	$(BIN)/python tools/same_games.py src build/quick

## make played-tests: the tests that play and those of the server and the page, on compiled rules if there is a compiler
played-tests: same-games $(PAGE)
	CHROMIUM="$$(tools/browser.sh chromium)" \
		$(BIN)/pytest -o pythonpath=". $(TESTED)" $(PLAYED) \
		tests/test_pickling.py -m "not long" -n $(JOBS) --dist worksteal --timeout=600 --durations=40

## make compiled: a compiled copy of the package in build/compiled
compiled: .venv/test.stamp
	$(BIN)/python tools/compile.py --must

## make bench: how fast it is: the rules pure and compiled, beside python-chess; the server beside one that writes rows
bench: .venv/test.stamp
	$(BIN)/python tools/compile.py
	$(BIN)/python bench/bench.py
	$(BIN)/python bench/server.py --quick --only "50 games"

## make bench-server: how many choices a second the server takes, and what a crowd costs it
bench-server: compiled
	$(BIN)/python bench/server.py

## make openspiel: OpenSpiel's own search against the planner (MATCH="--level tuned --games 20" for another match)
openspiel: compiled
	PYTHONPATH=build/compiled $(BIN)/python studies/openspiel_match.py $(MATCH)

## make openspiel-suite: OpenSpiel's own tests of the games it knows, and its search on them
openspiel-suite: compiled
	PYTHONPATH=build/compiled $(BIN)/python studies/openspiel_suite.py

## make balance: who wins when an opponent plays itself, every scenario and variant (BALANCE="--level planner --games 40")
balance: compiled
	PYTHONPATH=build/compiled $(BIN)/python studies/balance.py $(BALANCE)

## make docs: the documentation as a site in site/; its notebook is run on the way
docs: .venv/docs.stamp
	PYTHONPATH="$(CURDIR)/src" $(BIN)/mkdocs build --strict --quiet
	@echo "Open site/index.html"

## make site: both games for a browser alone, as files for any static host, in dist/site (with the documentation if it is made)
site: .venv/play.stamp $(TYPES)
	$(NPM) run site
	PYTHONPATH=src $(BIN)/python tools/site.py

## make lock: work out the exact versions again (needs uv)
lock:
	tools/lock.sh

clean:
	rm -rf build site .cache web/dist src/dosespanas/server/page .mypy_cache .ruff_cache .pytest_cache .coverage
