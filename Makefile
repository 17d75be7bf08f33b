# make play    set up, build, start a game
# make test    set up, run all tests
# make check   lint and types          make bench, make bench-server, make bench-page   speed, beside the peers and the aims
# make soak    long random runs        make clean   forget everything built
# make web     only the page           make screenshots   take the pictures of docs/ anew
# make types   write the page's types anew, from the server's messages and the titles' views
# make coverage   which lines the tests reach (build/coverage)      make docs   the site with the API reference (build/site)
# make hooks   let git check before it commits           make release-check   do version, changelog and tag agree?
# make strength   play the published ladders, an hour or more; it resumes (docs/strength.md); JOBS=8 for more processes
# make calibration   measure whether predicted chances come true (docs/teacher.md)
# make lock    take newer versions of what Signoria and its tests need (constraints.txt)

PYTHON ?= python3
JOBS ?= 2
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
ifeq ($(OS)$(shell uname),Windows_NT)
$(error On Windows run make in the shell of Git or MSYS2; without make: pip install . and then signoria)
endif
SOURCES := $(shell $(PYTHON) compiled.py 2>/dev/null)

WEB := $(shell find web src/signoria/locales -type f -not -path '*/node_modules/*' -not -name '*.test.ts')
PIP := $(BIN)/python -m pip install -q -c constraints.txt
# Traced code is slow: the long games of tests/titles are left out.
COVERED := tests/engine tests/rules tests/table tests/hub tests/bots tests/arena tests/teacher tests/cli tests/locales tests/server
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent

.PHONY: play test check screenshots bench bench-server bench-page soak build web types lock clean
.PHONY: strength calibration check-page coverage hooks release-check docs

play: build
	@$(BIN)/signoria play

test: .venv/dev .venv/e2e .venv/nginx build check
	$(NPM) test
	$(BIN)/python -m pytest -n 2 --dist worksteal -q -m "not soak" --ignore tests/e2e --ignore tests/packaging
	$(BIN)/python -m pytest -q -o faulthandler_timeout=1200 tests/packaging # apart: one build for all of them
	$(BIN)/python -m pytest -n 2 --dist worksteal -q -m "not soak" tests/e2e # apart: the browser's driver keeps an event loop running

check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@$(MAKE) --no-print-directory check-page

check-page: .venv/web
	$(NPM) run format:check
	$(NPM) run lint
	$(NPM) run check

coverage: .venv/dev .venv/compiled
	SIGNORIA_INTERPRETED=1 $(BIN)/python -m pytest -n 2 -q -m "not soak" --cov --cov-report=html --cov-report=term:skip-covered \
		--deselect tests/cli/test_commands.py::test_the_same_seed_gives_the_same_result_on_any_number_of_processes $(COVERED)

hooks: .venv/dev
	$(BIN)/pre-commit install

release-check: .venv/dev
	@$(BIN)/python tools/release_check.py

docs: .venv/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

screenshots: .venv/e2e build
	$(BIN)/python -m tests.e2e.pictures

strength: build
	@for plan in docs/strength/*.toml; do title=$$(basename $$plan .toml); echo "The ladder of $$title"; \
		$(BIN)/signoria ladder $$title --plan $$plan --out docs/strength/$$title.json --page docs/strength.md --jobs $(JOBS) || exit; done

calibration: build
	@$(BIN)/signoria calibrate condottiere --games 2000 --bots captain --seed 1 --keep --docs docs --jobs $(JOBS)
	@$(BIN)/signoria calibrate virtu --games 600 --bots captain --seed 2 --keep --docs docs --jobs $(JOBS)

soak: .venv/dev .venv/e2e build
	$(BIN)/python -m pytest -n 2 -q -m soak -o faulthandler_timeout=3600 --ignore tests/e2e
	$(BIN)/python -m pytest -n 2 -q -m soak -o faulthandler_timeout=3600 tests/e2e

bench: .venv/bench build
	$(BIN)/python benchmarks/condottiere.py
	$(BIN)/python benchmarks/virtu.py
	$(BIN)/python benchmarks/bots.py

bench-server: .venv/dev .venv/web build
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python benchmarks/server.py

bench-page: .venv/e2e build
	PYTHONPATH=. $(BIN)/python benchmarks/page.py

build: .venv/compiled web

web: src/signoria/server/static/index.html

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Signoria needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up .venv (once, a minute)"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --upgrade pip
	@touch $@

.venv/ready: .venv/made pyproject.toml constraints.txt
	@echo "Installing what Signoria needs"
	@$(PIP) --group build
	@SIGNORIA_INTERPRETED=1 $(PIP) --no-build-isolation -e .
	@touch $@

.venv/dev: .venv/ready
	@echo "Installing what the tests need"
	@$(PIP) --group dev
	@touch $@

.venv/docs: .venv/dev
	@echo "Installing what the site is built with"
	@$(PIP) --group docs
	@touch $@

.venv/bench: .venv/dev
	@echo "Installing the peers of the benchmark"
	@$(PIP) --group bench
	@touch $@

.venv/compiled: .venv/ready setup.py compiled.py $(wildcard src/signoria/titles/*/title.toml) $(SOURCES)
	@echo "Compiling the rules (half a minute)"
	@$(BIN)/python setup.py -q build_ext --inplace > .venv/compile.log 2>&1 || { cat .venv/compile.log; exit 1; }
	@grep '^signoria:' .venv/compile.log || true
	@touch $@

.venv/web: .venv/made web/package-lock.json
	@echo "Fetching what the page is built with"
	@$(PIP) --group web
	@$(NPM) install --no-save --no-audit --no-fund # not ci: the lock may lack another platform's optional binaries
	@touch $@

.venv/e2e: .venv/dev .venv/web tests/e2e/package-lock.json
	@echo "Fetching a browser for the tests"
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix tests/e2e --silent install --no-save --no-audit --no-fund
	@$(BIN)/node tests/e2e/unpack.mjs .venv/chromium
	@touch $@

.venv/nginx: .venv/dev
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || (echo "Fetching nginx for the tests" && mkdir -p $@ && cd $@ && \
		apt-get download -q nginx && dpkg -x nginx_*.deb .) || echo "No nginx could be fetched: install it for the tests"
	@mkdir -p $@ && touch $@

src/signoria/server/static/index.html: .venv/web $(WEB)
	@echo "Building the page"
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python build_page.py
	@touch $@

types: .venv/ready
	$(BIN)/python -m signoria.server.typescript web/src

lock: .venv/made
	@$(BIN)/python -m pip install -q --group lock
	@$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --no-annotate --no-emit-index-url \
		--custom-compile-command "make lock" --group dev --group docs --group web --group bench --group map -o constraints.txt pyproject.toml

clean:
	rm -rf .venv build src/*.egg-info src/signoria/_compiled.json src/signoria/server/static web/node_modules tests/e2e/node_modules
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
