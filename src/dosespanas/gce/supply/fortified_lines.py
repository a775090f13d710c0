"""Republican fortified lines (13.16 to 13.19): incomplete until their turn, then intact, or never."""

from dosespanas.gce.board.state import ABORTED, CANCELLED, INCOMPLETE, INTACT, Board, hex_term
from dosespanas.kernel.side import NAT, REP


def open_turn(b: Board) -> None:
    """13.17-b: a line becomes intact when its turn begins; 7.14: without its worth if it has been betrayed before."""
    for line in range(len(b.lines)):
        if b.lines[line] == INCOMPLETE and b.data.lines[line].turn <= b.turn:
            betrayed = b.cups.goicoechea and b.data.lines[line].cancelled_by != ""
            _become(b, line, CANCELLED if betrayed else INTACT, "line-intact", "13.17-b", REP)


def enter(b: Board, hex_: int) -> None:
    """13.17-a: a Nationalist unit enters a hex: its line is aborted before its turn; A67: the hex is lost after it."""
    line = b.data.line_of[hex_]
    if line < 0:
        return
    if b.lines[line] == INCOMPLETE:
        _become(b, line, ABORTED, "line-aborted", "13.17-a", NAT)
    elif b.fort(hex_):
        b.destroyed.append(hex_)
        b.stale_all()
        b.tell("line", "A67", NAT, {"line": term(b, line), "what": "line-destroyed", "hex": hex_term(hex_)}, [])


def cancel(b: Board, chit: int) -> None:
    """7.14: a chit takes a line its worth for good; one that is not complete yet comes to be intact without it."""
    for line in range(len(b.lines)):
        if b.data.lines[line].cancelled_by == b.data.chits[chit].name and b.lines[line] in (INCOMPLETE, INTACT):
            state = CANCELLED if b.lines[line] == INTACT else INCOMPLETE
            _become(b, line, state, "line-cancelled", b.data.chits[chit].rule, NAT)


def _become(b: Board, line: int, state: int, what: str, rule: str, side: int) -> None:
    b.lines[line] = state
    b.stale_all()
    b.tell("line", rule, side, {"line": term(b, line), "what": what}, [])


def term(b: Board, line: int) -> str:
    """Return a line as a term of the message catalogue."""
    return "line:" + b.data.lines[line].name
