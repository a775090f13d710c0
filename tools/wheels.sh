#!/bin/sh
# Wheels of a release in dist/: a pure one, which runs everywhere, and compiled ones.
#
#     tools/wheels.sh           the pure wheel, and the compiled one for this Python and this kind of machine
#     tools/wheels.sh pure      the pure wheel alone
#     tools/wheels.sh all       the pure wheel, and compiled ones by cibuildwheel for all that pyproject.toml lists:
#                               on Linux it needs Docker, on macOS and Windows the Python of python.org
set -eu
cd "$(dirname "$0")/.."
make .venv/play.stamp src/dosespanas/server/page/index.html
PYTHONPATH=src .venv/bin/python tools/openapi.py --page
.venv/bin/pip wheel --quiet --no-build-isolation --no-deps -w dist .
if [ "${1:-}" = all ]; then
	.venv/bin/python -m venv build/cibuildwheel
	build/cibuildwheel/bin/pip install --quiet "cibuildwheel>=3"
	build/cibuildwheel/bin/cibuildwheel --output-dir dist
elif [ "${1:-}" != pure ]; then
	make wheel
fi
ls dist/*.whl
