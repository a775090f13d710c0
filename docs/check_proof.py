"""Checks the proof of a game of Dos Españas with nothing but Python: python check_proof.py proof.json [commitment]

docs/fair-play.md says what each line is good for. Give the commitment you were shown when the game began.
"""

import hashlib
import hmac
import json
import sys


def must(true: bool, why: str) -> None:
    """End with what is wrong unless it is true."""
    if not true:
        sys.exit(f"NOT PROVED: {why}")


def check(proof: dict, seen: str | None = None) -> int:
    """Go through a proof and return how many draws it lists; `seen` is the commitment shown at the start."""
    fair, seed = proof["fair"], bytes.fromhex(proof["seed"])
    must(fair is not None, "the record does not say what the seed was made of")
    text = f"dosespanas-commitment 1\ngame {fair['id']}\nsecret {fair['secret']}\n"
    commitment = hashlib.sha256(text.encode()).hexdigest()
    must(commitment == fair["commitment"] == (seen or commitment), "the server changed its secret")
    text = f"dosespanas-seed 1\ngame {fair['id']}\n"
    text += "".join(f"{giver} {number}\n" for giver, number in sorted(fair["numbers"].items()))
    made = hmac.digest(bytes.fromhex(fair["secret"]), text.encode(), "sha256")
    must(made[:16] == seed, "the seed was not made of the secret and the players' numbers")
    used = 0

    def below(n: int) -> int:  # bytes of the stream; those that would favour low values are skipped
        nonlocal used
        while True:
            block, place = divmod(used, 64)
            byte = hashlib.blake2b(block.to_bytes(8, "big"), key=seed).digest()[place]
            used += 1
            if byte < 256 - 256 % n:
                return byte % n

    for draw in proof["draws"]:
        must(draw["at"] == used, f"something was left out before byte {draw['at']}")
        if "die" in draw:
            must(draw["die"] == below(6) + 1, f"a die of choice {draw['choice']} was changed")
        elif "pick" in draw:
            must(draw["pick"] == below(len(draw["items"])), f"a draw of choice {draw['choice']} was changed")
        else:
            order = list(draw["items"])
            for i in range(len(order) - 1, 0, -1):
                j = below(i + 1)
                order[i], order[j] = order[j], order[i]
            must(draw["order"] == order, f"a pile of choice {draw['choice']} was stacked")
    must(proof["used"] == used, "something was left out at the end")
    return len(proof["draws"])


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print("Proved:", check(json.load(file), *sys.argv[2:3]), "dice, draws and shuffles.")
