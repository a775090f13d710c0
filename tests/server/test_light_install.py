"""What only a hosted server needs may be missing (`dosespanas[server]`): one plays without, and is told what lacks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dosespanas
from dosespanas.server.errors import RequestProblem
from dosespanas.server.games.record_encryption import Seal
from dosespanas.server.storage import sealed_tokens
from dosespanas.server.storage.sealed_tokens import NeedsLibrary, NotOpened, SealedTokens

HIDDEN = (
    *("cryptography", "prometheus_client", "uvloop", "watchfiles", "yaml", "dotenv", "psycopg"),
    *("webauthn", "aiosmtplib", "http_ece", "py_vapid", "httpx", "email_validator", "resvg_py", "PIL", "jwt"),
)

PLAYED = """
import sys
sys.modules.update(dict.fromkeys({hidden!r}))  # as if they were not installed

import json, random, threading, time, urllib.request
import uvicorn
from dosespanas.server.app import create_app
from dosespanas.server.operations.settings import Settings
from dosespanas.server.run import uvicorn_config

settings = Settings(database_url={url!r})
app = create_app(settings)
server = uvicorn.Server(uvicorn_config(app, settings, "127.0.0.1", 0))
serving = threading.Thread(target=server.run, daemon=True)
serving.start()
while not server.started:
    time.sleep(0.01)
url = "http://127.0.0.1:%d" % server.servers[0].sockets[0].getsockname()[1]

def asked(path, secret="", body=None):
    headers = {{"Content-Type": "application/json", "Authorization": "Bearer " + secret}}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url + path, data, headers)) as answer:
        text = answer.read().decode()
        return json.loads(text) if text[0] == "{{" else text

seats = {{"nationalist": "person", "republican": "person"}}
made = asked("/api/games", body={{"game": "gce", "scenario": "1936", "seats": seats, "hotseat": True}})
secret, game = made["seats"]["nationalist"], "/api/games/" + made["id"]
view = asked(game + "/chance", secret, {{"number": "7" * 64}})
for _ in range(10):
    action = view["legal"][0]["action"]
    view = asked(game + "/actions", secret, {{"choice": view["choice"], "action": action}})
record = asked(game + "/record", secret)
again = asked("/api/records", body={{"record": record, "seats": seats, "hotseat": True}})
assert asked(game + "/resign", secret, {{}})["over"] and again["id"] != made["id"]
print(asked("/metrics"))
server.should_exit = True
serving.join()
assert not set({hidden!r}) & {{name for name, there in sys.modules.items() if there is not None}}
"""


def test_a_game_is_played_where_only_what_playing_needs_is_installed(tmp_path: Path) -> None:
    code = PLAYED.format(hidden=HIDDEN, url=f"sqlite:///{tmp_path / 'games.db'}")
    env = os.environ | {"PYTHONPATH": str(Path(dosespanas.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    assert "dosespanas[server]" in done.stdout, "the figures say what is missing"


def test_what_one_kind_sealed_is_opened_or_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    key, text = SealedTokens.new_key(), b"what is hidden"
    full = SealedTokens(key)
    by_library = full.close(text)
    sealed = Seal(key).close("g", '[Game "gce"]\n[Seed "1"]\n\n1 N end\n', (0,))
    monkeypatch.setattr(sealed_tokens, "fernet", None)
    light = SealedTokens(key)
    by_standard = light.close(text)
    assert by_library.startswith(sealed_tokens.FERNET) and not by_standard.startswith(sealed_tokens.FERNET)
    assert light.open(by_standard) == text and full.open(by_standard) == text, "who installs more opens what there was"
    assert full.open(by_library) == text
    with pytest.raises(NeedsLibrary):
        light.open(by_library)
    with pytest.raises(RequestProblem) as told:
        Seal(key).open(sealed)
    assert told.value.key == "error-sealed-by-library"
    for other in (SealedTokens(SealedTokens.new_key()), light):
        for token in (by_standard[:-4] + "AAAA", by_standard[:20], "", "!", "é"):
            with pytest.raises(NotOpened):
                other.open(token)
