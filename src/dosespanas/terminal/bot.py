"""Somebody else's program at the table: it reads JSON lines and answers with JSON lines (`docs/bots.md`).

It is a process of its own for each game, asked what its seat may see and may do, and nothing else. Whatever it does
besides answering in time (`BotFailed` says what) costs it that game and nothing more.
"""

import hashlib
import json
import os
import queue
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from threading import Thread
from typing import IO, Any, Final

from dosespanas.kernel.action import Outcome
from dosespanas.kernel.chance import SEED_BYTES
from dosespanas.kernel.errors import UnknownOption
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import Choice, Legal, Player, make

PREFIX: Final = "bot:"
"""What the name of an opponent begins with whose rest is the command of a program."""
PROTOCOL: Final = 1
SECONDS: Final = 300.0
"""How long a program may think in a game."""
LONGEST: Final = 65_536
"""Bytes of an answer at most."""
FAREWELL: Final = 1.0
"""Seconds that a program has to end once its game is over."""
REMEMBERED: Final = 2000
"""Bytes of its standard error that are kept, to say what it ended with."""
LINE: Final = 300
"""Signs of the last line of that which are told at most."""


class BotFailed(Exception):
    """A program did not answer as it should."""


class Bot:
    """A program in one seat of one game: started at its first choice, ended by `close`."""

    def __init__(self, command: str, seed: int, seconds: float = SECONDS) -> None:
        """`command`: as a shell's line would be split; no shell reads it. Raises UnknownOption for none."""
        try:
            self.command = shlex.split(command, posix=os.name == "posix")
        except ValueError as error:
            raise unusable(command, str(error)) from None
        if not self.command:
            raise unusable(command, "no program is named")
        self.seed = seed
        self.given = self.left = seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.answers: queue.Queue[bytes] = queue.Queue(2)
        """Lines it wrote; an empty one is the end. It writes no further than somebody reads."""
        self.questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.errors = b""
        self.threads: list[Thread] = []

    def choose(self, observation: Any, legal: Legal) -> Choice:
        """Return what the program chooses; raises BotFailed."""
        if self.process is None:
            self.begin(observation)
        if not self.answers.empty():
            raise BotFailed(self.ending() if self.answers.queue[0] == b"" else "it wrote without being asked")
        choice, left = observation["choice"], round(self.left, 3)
        told = self.asked({"ask": "choose", "choice": choice, "left": left, "observation": observation, "legal": legal})
        action = told.get("action") if isinstance(told, dict) else None
        if not isinstance(action, str):
            raise BotFailed(f'its answer is no object with an "action": {shortened(told)}')
        if told.get("choice") != choice:
            raise BotFailed(f"it was asked choice {choice}, and answered {shortened(told.get('choice'))}")
        return action, None

    def begin(self, observation: Any) -> None:
        """Start the program, and tell it what is played, for whom, and a seed of its own; raises BotFailed."""
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BotFailed(f"it cannot be started: {error}") from None
        pipes = self.process.stdin, self.process.stdout, self.process.stderr
        assert all(pipes)
        works = self.write, self.read, self.listen
        self.threads = [Thread(target=work, args=(pipe,), daemon=True) for work, pipe in zip(works, pipes, strict=True)]
        for thread in self.threads:
            thread.start()
        told = {name: observation[name] for name in ("game", "data", "scenario", "options")}
        self.say({"ask": "begin", "protocol": PROTOCOL, **told, "side": observation["viewer"], "seed": self.seed})

    def asked(self, question: dict[str, Any]) -> Any:
        """Return its answer to a question; the time until then is its own."""
        began = time.monotonic()
        self.say(question)
        try:
            line = self.answers.get(timeout=max(0.0, self.left))
        except queue.Empty:
            raise BotFailed(f"it thought for longer than the {self.given:g} seconds of a game") from None
        self.left -= time.monotonic() - began
        if not line:
            raise BotFailed(self.ending())
        if len(line) > LONGEST:
            raise BotFailed(f"its line is longer than {LONGEST} bytes")
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailed(f"its line is no JSON: {shortened(line.decode(errors='replace').strip())}") from None

    def say(self, message: dict[str, Any]) -> None:
        """Send it a line."""
        self.questions.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def ending(self) -> str:
        """Say how the program ended, with the last line of its standard error."""
        assert self.process is not None
        try:
            how = f"it ended with exit code {self.process.wait(FAREWELL)}"
        except subprocess.TimeoutExpired:
            how = "it closed its output"
        self.threads[-1].join(FAREWELL)
        last = self.errors.decode(errors="replace").strip().rpartition("\n")[2]
        return f"{how}: {shortened(last, LINE)}" if last else how

    def close(self, outcome: Outcome | None = None) -> None:
        """Tell the program how the game ended, wait for it a moment, and end it with all it has started."""
        if self.process is None:
            return
        if outcome is not None:
            winner = None if outcome.winner is None else SIDE_NAMES[outcome.winner]
            self.say({"ask": "end", "winner": winner, "reason": outcome.reason})
            self.questions.put(b"")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL)
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        self.questions.put(b"")
        until = time.monotonic() + FAREWELL
        while any(thread.is_alive() for thread in self.threads) and time.monotonic() < until:
            with suppress(queue.Empty):
                self.answers.get(timeout=0.01)

    def write(self, pipe: IO[bytes]) -> None:
        """Hand it what is said, until it is gone or nothing more is."""
        with suppress(OSError), pipe:
            while line := self.questions.get():
                pipe.write(line)
                pipe.flush()

    def read(self, pipe: IO[bytes]) -> None:
        """Take its lines; one that is too long is the last."""
        with pipe:
            while line := pipe.readline(LONGEST + 1):
                self.answers.put(line)
                if len(line) > LONGEST:
                    break
        self.answers.put(b"")

    def listen(self, pipe: IO[bytes]) -> None:
        """Keep the end of what it writes to its standard error."""
        with pipe:
            while some := os.read(pipe.fileno(), REMEMBERED):
                self.errors = (self.errors + some)[-REMEMBERED:]


def sealed_seed(secret: str, number: int, nationalist: str, republican: str) -> str:
    """Return the seed (32 hex digits) of a game of a match: who knows the number cannot tell it without the secret.

    Nor does one game tell that of another, sides swapped: who has seen one has not seen the next.
    """
    text = f"{number}\n{nationalist}\n{republican}".encode()
    return hashlib.blake2b(text, digest_size=SEED_BYTES, key=bytes.fromhex(secret)).hexdigest()


def unusable(command: str, why: str) -> UnknownOption:
    """Return what is raised for a command that names no program."""
    path = PREFIX + command
    return UnknownOption("error-no-such-path", f"{path!r} cannot be used: {why}", path=repr(path), why=why)


def shortened(told: object, most: int = 60) -> str:
    """Return what a program said, or its beginning."""
    text = told if isinstance(told, str) else json.dumps(told)
    return repr(text if len(text) <= most else text[:most] + "…")


def is_bot(name: str) -> bool:
    """Tell whether the name of an opponent is a program's."""
    return name.startswith(PREFIX)


def seated(name: str, seed: int, game: str, seconds: float = SECONDS) -> Player:
    """Return an opponent of a game by name or import path, or the program whose command follows `bot:`.

    Only a command line names programs: no server asks this. Raises UnknownOption.
    """
    return Bot(name.removeprefix(PREFIX), seed, seconds) if is_bot(name) else make(name, seed, game)
