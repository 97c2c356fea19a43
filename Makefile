# Arbitro. `make run` and `make test` work from a bare checkout with Python ≥ 3.11, make and a C compiler.
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
UV := .tools/bin/uv
RUN := $(UV) run --no-sync
NODE_GROUP := $(if $(shell command -v npm),,--group node)
WORKERS ?= 2
# A browser test that fails is run once more, and named as RERUN: one to be mended, on a machine that may be busy.
AGAIN := --reruns 1 -rR

.PHONY: run test test-nightly test-faults test-peers lint format types imports web-check unit bench bench-peers bench-frames bench-first bench-lighthouse playthroughs weigh wheels pictures advisories sbom programs chromium sync lock clean

run: sync ## set everything up and serve the site
	$(RUN) arbitro serve --host $(HOST) --port $(PORT)

test: sync lint types imports web-check programs unit ## everything CI runs

sync: $(UV)
	@$(UV) sync --frozen --quiet $(NODE_GROUP)
	@$(RUN) python hatch_build.py
	@$(RUN) python -m scripts.docs_site
	@$(RUN) python -m arbitro.cli.missing_parts

$(UV):
	$(PYTHON) -m venv .tools
	.tools/bin/pip install --quiet --disable-pip-version-check uv==0.13.7

lint:
	$(RUN) ruff check
	$(RUN) ruff format --check

types:
	$(RUN) mypy

imports:
	$(RUN) lint-imports

web-check:
	scripts/npm ci-once
	scripts/npm run check

unit:
	$(RUN) pytest -n $(WORKERS) -m "not nightly and not peers and not faults and not browser"
	$(RUN) pytest -n $(WORKERS) -m "browser and not nightly and not peers and not faults" $(AGAIN)

test-nightly: sync ## the long properties and counts
	HYPOTHESIS_PROFILE=nightly $(RUN) pytest -n $(WORKERS) -m "not faults and not peers and not browser"
	$(RUN) pytest -n $(WORKERS) -m "browser and not faults and not peers" $(AGAIN)

test-faults: sync programs ## crashes, disks that fail, processes that are killed: at most 15 minutes
	$(RUN) pytest -n $(WORKERS) -m faults

test-peers: sync ## against GNU Backgammon, OpenSpiel and bgsage, installed apart in .peers
	scripts/peers $(UV)
	$(RUN) pytest -m peers tests/peers -p no:xdist

bench: sync ## what is measured against whom: benchmarks/README.md
	$(RUN) pytest benchmarks -p no:randomly -p no:xdist --benchmark-columns=median,iqr,ops,rounds

bench-frames: sync chromium ## how many frames of a break come late in headless Chromium: at most 1 in 100
	$(RUN) python benchmarks/frames.py

bench-first: sync chromium ## how soon a page has content when server and browser have just been started: at most 1 s
	$(RUN) python benchmarks/first_content.py

bench-lighthouse: sync chromium ## what Lighthouse, installed apart, gives the pages on which people arrive: at least 95 in all four
	scripts/lighthouse $(UV)
	$(RUN) python -m benchmarks.lighthouse

bench-play: sync chromium ## how soon one can play after the click on a cold page, and how soon a stroke moves
	$(RUN) python -m benchmarks.play_feel

bench-peers: sync ## the table beside pooltool and pymunk, backgammon and Swiss rounds beside their peers; each installed apart
	$(RUN) python benchmarks/table_peers.py
	$(RUN) python benchmarks/backgammon_beside_peers.py
	$(RUN) python benchmarks/lab_beside_peers.py
	$(RUN) python -m benchmarks.desk_beside_peers

playthroughs: sync ## write the golden playthroughs anew
	$(RUN) python -m tests.playthroughs.runner

wheels: sync ## the files of a release, in dist: wheels (PYTHONS="3.12 3.13" for others than this one's), source archive, bill of materials, checksums
	scripts/wheels $(UV) $(PYTHONS)

weigh: $(UV) ## what `pip install arbitro` and each extra weigh; builds the wheels where dist has none
	scripts/weigh $(UV)

advisories: sync ## ask for known weaknesses of everything in the lock files; says where it could not ask
	$(RUN) python -m scripts.advisories

sbom: sync ## the bill of materials of a release, as CycloneDX, in arbitro.cdx.json
	$(RUN) python -m scripts.sbom > arbitro.cdx.json

pictures: sync chromium ## take the pictures of the documentation anew
	$(RUN) python scripts/pictures
	$(RUN) python scripts/console-pictures
	$(RUN) python scripts/play-pictures
	$(RUN) python scripts/desk-pictures

programs:
	@scripts/programs chromium postgresql nginx caddy redis

chromium:
	@scripts/programs chromium

format: sync
	$(RUN) ruff check --fix
	$(RUN) ruff format

lock: $(UV) ## after changing dependencies
	$(UV) lock

clean:
	rm -rf .venv .tools web/node_modules src/arbitro/web/static/built
	find src -name '*.so' -delete
