"""Checks the proof of a finished game of Dos Españas with nothing but Python. docs/fair-play.md says how a game's
chance is made and what each line here is good for; `python check_proof.py --help` what may be told besides.
"""

import argparse
import hashlib
import hmac
import json
import re
import sys

SIDES = {"nationalist", "republican"}
CHANGED = "the server changed its secret, or who gives numbers: they do not fit its commitment"


def must(true, why: str) -> None:
    """End with what is wrong unless it is true."""
    if not true:
        sys.exit(f"NOT PROVED: {why}")


def check(proof: dict, commitment=None, number=None, givers=None) -> str:
    """Go through a proof, and return the digest of its draws; the rest is what you know yourself."""
    fair = proof["fair"]
    must(fair, "nothing says what the seed was made of")
    must(proof["format"] == "dosespanas-proof 1", "this is no proof that this checker knows")
    check_seed(fair, proof["seed"])
    numbers = fair["numbers"]
    must(commitment in (None, fair["commitment"]), "the commitment is not the one you were shown")
    must(number is None or number in numbers.values(), "your number is not among those the seed was made of")
    must(not givers or set(givers) == set(numbers), f"the numbers are those of {', '.join(numbers)}")
    digest = check_draws(proof)
    old = fair["construction"] == "dosespanas-seed 1"
    must(old or digest == fair["draws"], "the draws, or what they were for, are not those of the record")
    who = " ".join(sorted(numbers))
    must(givers, f"say who played: --givers {who}, if each of these was a person (both: two at one screen)")
    return digest


def check_seed(fair: dict, seed: str) -> None:
    """The server was bound to its secret (and from version 2 on to who gives numbers), and so the seed was made."""
    version = {"dosespanas-seed 1": 1, "dosespanas-seed 2": 2}.get(fair["construction"])
    must(version, "the seed was made in a way that this checker does not know")
    must(re.fullmatch("[0-9a-z]{1,64}", fair["id"]), "the game has no proper id")
    numbers = sorted(fair["numbers"].items())
    givers = {giver for giver, _ in numbers}
    must(givers, "nobody added a number: the server chose the dice alone")
    must(givers == {"both"} or givers <= SIDES, "there are numbers of somebody who has none to give")
    for digits in (fair["secret"], *dict(numbers).values()):
        must(re.fullmatch("[0-9a-f]{64}", digits), "the secret or a number is not one of 64 hexadecimal digits")
    bound = "".join(f"giver {giver}\n" for giver, _ in numbers) if version == 2 else ""
    bound += f"corrections {fair['corrections']}\n" if "corrections" in fair else ""
    text = f"dosespanas-commitment {version}\ngame {fair['id']}\n{bound}secret {fair['secret']}\n"
    must(hashlib.sha256(text.encode()).hexdigest() == fair["commitment"], CHANGED)
    text = f"dosespanas-seed {version}\ngame {fair['id']}\n" + "".join(f"{giver} {one}\n" for giver, one in numbers)
    made = hmac.digest(bytes.fromhex(fair["secret"]), text.encode(), "sha256").hex()
    must(made[:32] == seed, "the seed was not made of the secret and the players' numbers")


def check_draws(proof: dict) -> str:
    """Every draw follows from the seed at its place, and none is left out; return their digest."""
    seed, used, last = bytes.fromhex(proof["seed"]), 0, proof["begins"] - 1
    head = [f"{name} {proof[name]}\n" for name in ("game", "begins", "used")]
    head.append(f"chain {proof['fair'].get('chain', '')}\n")
    head += [f"record {proof['fair']['record']}\n"] if "record" in proof["fair"] else []
    digest = hashlib.sha256("".join(["dosespanas-draws 1\n", *head]).encode())

    def below(n: int) -> int:  # bytes of the stream; those that would favour low values are skipped
        nonlocal used
        must(1 <= n <= 256, "a draw from nothing or from too much")
        while True:
            block, place = divmod(used, 64)
            byte = hashlib.blake2b(block.to_bytes(8, "big"), key=seed).digest()[place]
            used += 1
            if byte < 256 - 256 % n:
                return byte % n

    for draw in proof["draws"]:
        must(draw["at"] == used, f"something was left out before byte {draw['at']}")
        must(draw["choice"] >= last, f"choice {draw['choice']} comes after choice {last}")
        last = draw["choice"]
        if "die" in draw:
            must(draw["die"] == below(6) + 1, f"a die of choice {last} was changed")
        elif "pick" in draw:
            must(draw["pick"] == below(len(draw["items"])), f"a draw of choice {last} was changed")
        else:
            order = list(draw["items"])
            for i in range(len(order) - 1, 0, -1):
                j = below(i + 1)
                order[i], order[j] = order[j], order[i]
            must(draw["order"] == order, f"a pile of choice {last} was stacked")
        line = json.dumps(draw, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest.update(f"{line}\n".encode())
    must(proof["used"] == used, "something was left out at the end")
    must(proof["draws"], "there is no die, draw or shuffle in it")
    return digest.hexdigest()


def check_record(proof: dict, record: str, seen=None) -> None:
    """The record beside the proof is of the same game, and no line of it was written anew; seen: 57:9c4f…"""
    fair, chain, seeds = proof["fair"], [], []
    must("chain" in fair, "this old kind of proof is bound to no record: check it without --record")
    lines = [line for line in record.splitlines() if line]
    tags = [re.fullmatch(r'\[(\w+) (".*")\]', line) for line in lines]
    named = {tag[1]: json.loads(tag[2]) for tag in tags if tag}
    must(len(named) == sum(tag is not None for tag in tags), "a tag stands twice in the record")
    must(json.loads(named.get("Chance", "null")) == fair, "the record is not that of the proof")
    bound = [fair["corrections"]] if "corrections" in fair else []
    corrections = [named["Corrections"].encode()] if "Corrections" in named else []
    made = [hashlib.sha256(one).hexdigest() for one in corrections]
    must(made == bound, "the record has other corrections to the data")

    def link(before: str, line: str) -> str:
        return hmac.digest(bytes.fromhex(fair["secret"]), f"{before}\n{line}\n".encode(), "sha256").hex()

    chain.append(link("dosespanas-chain 1", f"game {fair['id']}"))
    for line, tag in zip(lines, tags, strict=True):
        must(tag or line.startswith(f"{len(chain)} "), f"a line is missing or too much before: {line[:60]}")
        if re.match(r"\d+ [NR] ", line):
            chain.append(link(chain[-1], line))
        elif again := re.match(r"\d+ \* re(?:seed|deal) (\w+)$", line):
            chain[-1] = link(chain[-1], line)
            seeds.append((len(chain) - 1, again[1]))
        elif not ("record" in fair and re.match(r"\d+ \* (failed|player) ", line)):
            must(tag and len(chain) == 1, f"the proof does not cover a line of the record: {line[:60]}")
    must(chain[-1] == fair["chain"], "lines of the record were written anew")
    rest = "".join(f"{line}\n" for line in record.split("\n") if line and not line.startswith("[Chance "))
    whole = hashlib.sha256(rest.encode()).hexdigest()
    must(fair.get("record", whole) == whole, "tags or lines of the record were written anew")
    begins, seed = (seeds or [(0, named["Seed"])])[-1]
    same = (named["Game"], begins, seed) == (proof["game"], proof["begins"], proof["seed"])
    must(same, "the game or the seed of the record is another")
    choice, _, value = (seen or f"0:{chain[0]}").partition(":")
    must(chain[int(choice) : int(choice) + 1] == [value], f"lines before choice {choice} were written anew")


def main() -> None:
    """Read what there is to be checked, and say whether it is proved."""
    parser = argparse.ArgumentParser(description="Check the proof of a finished game of Dos Españas.")
    parser.add_argument("proof", help="the file proof.json")
    parser.add_argument("commitment", nargs="?", help="what the page showed you when the game began")
    parser.add_argument("--number", help="the number that your page added")
    who = ["both", *sorted(SIDES)]
    parser.add_argument("--givers", nargs="+", choices=who, help="who played; both: at one screen")
    parser.add_argument("--record", help="the record of the game, to see whether its lines were written anew")
    parser.add_argument("--chain", help="what its chain was at a choice, as the page showed it: 57:9c4f...")
    given = parser.parse_args()
    must(given.record or not given.chain, "--chain needs the --record")
    try:
        with open(given.proof, encoding="utf-8") as file:
            proof = json.load(file)
        digest = check(proof, given.commitment, given.number, given.givers)
        if given.record:
            with open(given.record, encoding="utf-8-sig") as file:
                check_record(proof, file.read(), given.chain)
    except OSError as error:
        sys.exit(f"NOT PROVED: {error.filename} cannot be read: {error.strerror}")
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        sys.exit(f"NOT PROVED: {given.proof} is no proof of Dos Españas, or not all of it is there")
    fair = proof["fair"]
    print("Proved:", len(proof["draws"]), "dice, draws and shuffles.")
    print("Given by:", *sorted(fair["numbers"]), "- it is no proof if one of these was not a person.")
    print("Commitment:", fair["commitment"], "" if given.commitment else "- compare it with what you were shown.")
    print("Draws:", digest, "- the other player's proof and record say the same.")


if __name__ == "__main__":
    main()
