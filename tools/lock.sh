#!/bin/sh
# Works out the exact versions and hashes in requirements*.lock again from pyproject.toml. Needs uv; nothing else does.
set -eu
cd "$(dirname "$0")/.."
compile() {
    uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --no-strip-extras --generate-hashes \
        pyproject.toml "$@"
}
compile --group build --extra server -o requirements.lock
compile --group build --group dev --extra server --extra postgres --extra accounts --extra report --extra rl -c requirements.lock -o requirements-test.lock
compile --group docs --extra server --extra rl -c requirements-test.lock -o requirements-docs.lock
# what a server may have besides, to be installed beside requirements.lock: PostgreSQL's driver; accounts, mail and push
for extra in postgres accounts; do
    python3 -c 'import sys, tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"][sys.argv[1]], sep="\n")' $extra |
        uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --no-strip-extras \
            --generate-hashes -c requirements-test.lock -o requirements-$extra.lock -
done
