"""Forged proofs and records, by kind: both checkers refuse each of them, whatever else in it was made to fit."""

import json
import random
import re
import runpy
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

import dosespanas
from dosespanas.fairness_proof import CheckerKnowledge, digest, problems, prove, read_chain, record_digest, rewritten
from dosespanas.kernel import fair_chance
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.record import chain_of, read_record
from dosespanas.kernel.side import Side

CHECKER = Path(__file__).parent.parent / "docs/check_proof.py"
CHECKS = runpy.run_path(str(CHECKER))
SECRET, OTHER = "5e" * 32, "6f" * 32
OWN, THEIRS = "1a" * 32, "2b" * 32
APART = {"nationalist": OWN, "republican": THEIRS}
SEEN = 25
"""The choice whose chain the player was shown."""


class Case(NamedTuple):
    """What a player is handed at the end, and what he knows himself."""

    proof: dict[str, Any]
    record: str
    givers: Sequence[str]
    commitment: str
    chain: str
    number: str = OWN


def tagged(record: str, fair: dict[str, Any]) -> str:
    """Put what a seed was made of into a record."""
    bare = "".join(line for line in record.splitlines(True) if not line.startswith("[Chance "))
    tag = f"[Chance {json.dumps(json.dumps(fair, sort_keys=True), ensure_ascii=False)}]\n"
    return bare.replace("\n\n", f"\n{tag}\n", 1)


def played(numbers: dict[str, str], game: str = "espana1936", version: int = 2, failed: bool = False) -> Case:
    """Play a game whose seed is made of these numbers; its player knows all that is true of it."""
    made = dosespanas.new_game(game, seed=fair_chance.seed_of("abc", SECRET, numbers, version))
    rng = random.Random(3)
    for n in range(250):
        if failed and n == 30:
            made.hand_over(Side.REPUBLICAN, "casual", True)
            made.hand_over(Side.REPUBLICAN, "scripted", False)
        made.apply(rng.choice(made.legal_actions()))
    text = made.record()
    proof = prove(text, told=fair_chance.fairness("abc", SECRET, numbers, version))
    chain = chain_of(text, "abc", SECRET)
    commitment = fair_chance.commitment("abc", SECRET, numbers, version)
    return Case(proof, tagged(text, proof["fair"]), list(numbers), commitment, f"{SEEN}:{chain[SEEN]}")


HONEST: dict[str, Callable[[], Case]] = {
    "apart": lambda: played(APART),
    "against the computer": lambda: played({"nationalist": OWN}),
    "at one screen": lambda: played({"both": OWN}),
    "the computer failed": lambda: played({"nationalist": OWN}, failed=True),
    "hexes": lambda: played(APART, "gce"),
}


@cache
def honest_case(name: str) -> Case:
    """Return a case in which nothing is forged; it is shared and not to be changed."""
    return HONEST[name]()


def says(case: Case, *known: str) -> str:
    """Return what the checker says of a case to somebody who tells it these things."""
    given = {
        "commitment": [case.commitment],
        "number": ["--number", case.number],
        "givers": ["--givers", *case.givers],
        "record": ["--record", "{folder}/record.txt"],
        "chain": ["--chain", case.chain],
    }
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "proof.json").write_text(json.dumps(case.proof), encoding="utf-8")
        (Path(folder) / "record.txt").write_text(case.record, encoding="utf-8", newline="")
        asked = [one.replace("{folder}", folder) for name in known for one in given[name]]
        with patch.object(sys, "argv", ["check_proof.py", f"{folder}/proof.json", *asked]):
            said = StringIO()
            try:
                with redirect_stdout(said):
                    CHECKS["main"]()
            except SystemExit as ended:
                return str(ended)
    return said.getvalue()


ALL = ("commitment", "number", "givers", "record", "chain")


def verified(case: Case) -> bool:
    """Return whether `dosespanas verify` believes a case that its player tells all he knows."""
    known = CheckerKnowledge(case.commitment, case.number, case.givers, read_chain(case.chain))
    try:
        found = prove(case.record)
        return not problems(found, known) + rewritten(case.record, found["fair"], known)
    except (DosEspanasError, ValueError):
        return False


@pytest.mark.parametrize("name", HONEST)
def test_what_is_honest_is_proved(name: str) -> None:
    case = honest_case(name)
    assert says(case, *ALL).startswith("Proved: ") and verified(case)
    assert says(case, "givers").startswith("Proved: ")
    assert problems(case.proof, CheckerKnowledge(givers=case.givers)) == []


@pytest.mark.parametrize("known", [(), ("number",), ("commitment",), ("commitment", "number", "record", "chain")])
@pytest.mark.parametrize("name", HONEST)
def test_nothing_is_proved_to_who_does_not_say_who_played(name: str, known: tuple[str, ...]) -> None:
    """A number may be that of the computer's seat, or one for two persons: the server's own then."""
    case = honest_case(name)
    said = says(case, *known)
    assert said.startswith(f"NOT PROVED: say who played: --givers {' '.join(sorted(case.givers))}"), said
    assert problems(case.proof, CheckerKnowledge(case.commitment, case.number)) == ["error-proof-who"]


Forger = Callable[[Case], Case]


def in_fair(**values: Any) -> Forger:
    return lambda case: case._replace(proof=case.proof | {"fair": case.proof["fair"] | values})


def in_proof(**values: Any) -> Forger:
    return lambda case: case._replace(proof=case.proof | values)


def in_draws(change: Callable[[list[dict[str, Any]]], object]) -> Forger:
    def forge(case: Case) -> Case:
        proof = json.loads(json.dumps(case.proof))
        change(proof["draws"])
        return case._replace(proof=proof)

    return forge


def fitted(case: Case) -> Case:
    """Make everything in a forged proof fit that its server can make fit: the digests, and the tag of the record."""
    chain = chain_of(case.record, "abc", SECRET)
    fair = case.proof["fair"] | {"chain": chain[-1], "record": record_digest(case.record)}
    proof = case.proof | {"fair": fair}
    fair["draws"] = digest(proof)
    return case._replace(proof=proof, record=tagged(case.record, fair))


def numbered(**numbers: str) -> Forger:
    """A game that was really played with these numbers, shown to somebody of another one."""

    def forge(case: Case) -> Case:
        other = played(numbers)
        return other._replace(givers=case.givers, number=case.number)

    return forge


def in_record(pattern: str, to: str) -> Forger:
    def forge(case: Case) -> Case:
        record, count = re.subn(pattern, to, case.record, count=1, flags=re.M)
        assert count == 1, pattern
        return case._replace(record=record)

    return forge


def then(*forgers: Forger) -> Forger:
    def forge(case: Case) -> Case:
        for one in forgers:
            case = one(case)
        return case

    return forge


def rolled(draws: list[dict[str, Any]]) -> None:
    die = [draw for draw in draws if "die" in draw][-1]
    die["die"] = die["die"] % 6 + 1


RULES = r"\g<0>\n31 * rules 0.9.9 0123456789abcdef {}"
LINE_30 = r"^30 [NR] .*$"
PROOFS: dict[str, Forger] = {
    "a die": in_draws(rolled),
    "a pile": in_draws(lambda draws: draws[0]["order"].reverse()),
    "the rule of a draw": in_draws(lambda draws: draws[-1].update(rule="CBT-01")),
    "the choice of a draw": in_draws(lambda draws: draws[-1].update(choice=draws[-1]["choice"] + 1)),
    "choices that go back": in_draws(lambda draws: draws[-1].update(choice=-2)),
    "a draw left out": in_draws(lambda draws: draws.pop(len(draws) // 2)),
    "the first draw left out": in_draws(lambda draws: draws.pop(0)),
    "the last draw left out": in_draws(lambda draws: draws.pop()),
    "a draw twice": in_draws(lambda draws: draws.append(dict(draws[-1]))),
    "draws in another order": in_draws(lambda draws: draws.insert(0, draws.pop())),
    "no draws": in_proof(draws=[], used=0),
    "the seed": in_proof(seed="00" * 16),
    "where it begins": in_proof(begins=-1),
    "how much was used": in_proof(used=1),
    "another game": in_proof(game="chess"),
    "another format": in_proof(format="proof"),
    "nothing to check": in_proof(fair=None),
    "the digest of the draws": in_fair(draws="00" * 32),
    "the chain": in_fair(chain="00" * 32),
    "the digest of the record": in_fair(record="00" * 32),
    "the commitment": in_fair(commitment="00" * 32),
    "the secret": in_fair(secret="00" * 32),
    "the id": in_fair(id="abd"),
    "a line in the id": in_fair(id="abc\ngiver both"),
    "corrections": in_fair(corrections="00" * 32),
    "an old construction": in_fair(construction="dosespanas-seed 1"),
    "an unknown construction": in_fair(construction="dosespanas-seed 3"),
    "a number": in_fair(numbers=APART | {"republican": "00" * 32}),
    "a number of 63 digits": in_fair(numbers=APART | {"republican": "2b" * 31 + "2"}),
    "a number in capitals": in_fair(numbers=APART | {"republican": "2B" * 32}),
    "a number too much": in_fair(numbers=APART | {"both": "00" * 32}),
    "a number too few": in_fair(numbers={"nationalist": OWN}),
    "no numbers": in_fair(numbers={}),
    "numbers exchanged": in_fair(numbers={"nationalist": THEIRS, "republican": OWN}),
}
PROOFS |= {
    f"{name}, and all digests made anew": then(PROOFS[name], fitted)
    for name in ("a die", "a pile", "no draws", "the secret", "a number", "no numbers", "corrections")
}
"""What is changed in the proof."""
RECORDS: dict[str, Forger] = {
    "a planted line of other rules": in_record(LINE_30, RULES),
    "a planted line of who failed": in_record(LINE_30, r"\g<0>\n31 * failed R casual"),
    "a planted line of who played on": in_record(LINE_30, r"\g<0>\n31 * player R person"),
    "a planted seed": in_record(LINE_30, r"\g<0>\n31 * reseed " + "0f" * 16),
    "a planted deal": in_record(LINE_30, r"\g<0>\n31 * redeal " + "0f" * 16),
    "a planted line of no kind": in_record(LINE_30, r"\g<0>\n31 * pause N"),
    "a planted line that is indented": in_record(LINE_30, r"\g<0>\n 31 * failed R casual"),
    "a planted line behind a sign that shows nothing": in_record(LINE_30, r"\g<0>\n" + "\u200b31 * failed R casual"),
    "a planted line behind another end of line": in_record(LINE_30, "\\g<0>\u202831 * failed R casual"),
    "a planted tag among the lines": in_record(LINE_30, r'\g<0>\n[Resigned "republican"]'),
    "an action": in_record(LINE_30, "30 N done-2"),
    "whose action it was": in_record(r"^(30) [NR]", r"\1 X"),
    "an action left out": in_record(LINE_30 + r"\n", ""),
    "an action too much": in_record(LINE_30, r"\g<0>\n\g<0>"),
    "the last action left out": in_record(r"^250 .*\n", ""),
    "who gave up": in_record(r"^\[Seed ", '[Resigned "republican"]\n\\g<0>'),
    "whose time was up": in_record(r"^\[Seed ", '[OutOfTime "republican"]\n\\g<0>'),
    "the seed of the record": in_record(r'^\[Seed "..', '[Seed "00'),
    "the end of the record": in_record(r'^\[Hash "....', '[Hash "0000'),
    "the scenario": in_record(r'^\[Scenario "1936"', '[Scenario "1938"'),
    "the options": in_record(r"^\[Options .*$", r'[Options "{\\"fog\\": true}"]'),
    "the game of the record": in_record(r'^\[Game "\w+"', '[Game "gce"'),
    "corrections in the record": in_record(r"^\[Seed ", '[Corrections "{}"]\n\\g<0>'),
    "a tag twice": in_record(r"^\[Seed .*\]$", r"\g<0>\n\g<0>"),
    "no tag of its chance": in_record(r"^\[Chance .*\n", ""),
    "two tags of its chance": in_record(r"^\[Chance .*$", r"\g<0>\n\g<0>"),
}
"""What is changed in the record."""
RECORDS |= {
    f"{name}, and all digests made anew": then(RECORDS[name], fitted)
    for name in (
        "a planted line of other rules",
        "a planted seed",
        "a planted line of no kind",
        "a planted line behind a sign that shows nothing",
        "a planted tag among the lines",
        "whose action it was",
        "an action left out",
        "an action too much",
        "the seed of the record",
        "the game of the record",
        "corrections in the record",
        "a tag twice",
    )
}
RECORDS["an action before the chain was seen, and all digests made anew"] = then(
    in_record(r"^20 ([NR]) .*$", r"20 \1 done-2"), fitted
)
GAMES: dict[str, tuple[str, Forger]] = {
    "the computer's seat bound as a giver": ("against the computer", numbered(nationalist=OWN, republican=OTHER)),
    "two persons bound as both": ("apart", numbered(both=OWN)),
    "one of two persons bound": ("apart", numbered(nationalist=OWN)),
    "both bound as one of two": ("at one screen", numbered(nationalist=OWN)),
    "both bound as two": ("at one screen", numbered(nationalist=OWN, republican=OTHER)),
    "my number left out": ("apart", numbered(nationalist=OTHER, republican=THEIRS)),
    "numbers of nobody": ("apart", numbered(nationalist=OTHER, republican=OTHER)),
    "no number at all": ("against the computer", numbered()),
}
"""Whole games that were bound, and played, otherwise than the player was told: everything in them fits."""


@pytest.mark.parametrize("name", PROOFS)
def test_a_forged_proof_is_refused(name: str) -> None:
    case = PROOFS[name](honest_case("apart"))
    assert says(case, *ALL).startswith("NOT PROVED: "), name
    assert says(case, "commitment", "number", "givers").startswith("NOT PROVED: "), name


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("honest", ["apart", "the computer failed"])
def test_a_forged_record_is_refused(name: str, honest: str) -> None:
    case = RECORDS[name](honest_case(honest))
    assert says(case, *ALL).startswith("NOT PROVED: "), name
    assert not verified(case), name


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_bound_otherwise_is_refused(name: str) -> None:
    kind, forge = GAMES[name]
    case = forge(honest_case(kind))
    assert says(case, *ALL).startswith("NOT PROVED: ") and not verified(case)
    assert says(case, "commitment", "number").startswith("NOT PROVED: "), "what is not told is no proof"


def test_what_a_server_can_make_fit_shows_in_the_digest() -> None:
    """Tags and lines of who played on are bound by nothing that was shown before the end: both players compare."""
    honest = honest_case("apart")
    for name in ("who gave up", "a planted line of who played on"):
        case = then(RECORDS[name], fitted)(honest)
        assert case.proof["fair"]["draws"] != honest.proof["fair"]["draws"], name
        assert f"Draws: {case.proof['fair']['draws']}" in says(case, *ALL)


def test_a_proof_of_0_4_0_holds_where_it_covers_every_line() -> None:
    """It had no digest of the record."""

    def earlier(case: Case) -> Case:
        fair = {name: value for name, value in case.proof["fair"].items() if name != "record"}
        fair["draws"] = digest(case.proof | {"fair": fair})
        return case._replace(proof=case.proof | {"fair": fair}, record=tagged(case.record, fair))

    case = earlier(honest_case("apart"))
    assert says(case, *ALL).startswith("Proved: ") and verified(case)
    assert read_record(case.record).fairness == case.proof["fair"]
    said = says(earlier(honest_case("the computer failed")), *ALL)
    assert said == "NOT PROVED: the proof does not cover a line of the record: 31 * failed R casual"
    assert not verified(earlier(honest_case("the computer failed")))


def test_there_are_forgeries_of_every_kind() -> None:
    assert len(PROOFS) + len(RECORDS) + len(GAMES) >= 52
