"""What a notice says, in the reader's language: a line for a lock screen or a chat, and all of it for a mail."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from html import escape
from typing import NamedTuple

from dosespanas.catalogue import Catalogue
from dosespanas.stories.digest import DigestLine

KINDS = (
    *("turn", "over", "joined", "begin", "offer", "rules", "changed", "clock", "late", "regent", "pause", "holiday"),
    *("deadline", "invited", "words", "remind", "former", "rematch", "declined", "back", "agreed", "refused"),
    *("written", "news", "channel"),
)
"""What may be told: it is one's turn; a game is over; an invitation was taken up; a game that was arranged waits to be
opened; the other side offers to stop; one is asked to go on by other rules; the game goes on by other rules; time runs
low; that of the other side is up; a computer opponent plays on for one; the other side offers a pause, or is on
holiday; the game must soon have ended; somebody challenges one; something was said at one's table; a game still waits;
the other side has closed its account; the other side offers a rematch, or has declined one; it asks for a
take-back, has agreed to one, or has refused one; somebody wrote to one away from any table; something else of a game;
a test of the channel."""

NAMED = (
    *("invited", "words", "offer", "late", "pause", "holiday", "rematch", "declined", "back", "agreed", "refused"),
    "written",
)
"""Those that say what another person does: by name, where there is one."""


@dataclass(frozen=True)
class Scene:
    """How a game stands, in words, as one seat may know it."""

    title: str
    """Which game it is: `España 1936`."""
    about: str
    """Which of those: scenario, name, turn."""
    asked: str = ""
    """What its seat is asked, or how the game ended."""
    events: Sequence[DigestLine] = ()
    """What happened since the seat looked last: its beginning and its end."""
    picture: bytes | None = None
    """The map as PNG."""
    other: str = ""
    """The name of the other person, if they have one: for the reader alone."""
    lasting: str = ""
    """Which of those, without what changes: scenario, name."""
    said: Sequence[str] = ()
    """What the other person said at the table that the seat has not read: for a mail alone."""
    says: str = ""
    """The message of its headline where that is not its kind's."""
    then: str = ""
    """What may follow, or followed: what the other side may do once the time is up, who has won."""


class Later(NamedTuple):
    """What is not to be told yet."""

    at: int
    """When to look again; milliseconds since 1970, UTC."""


class Item(NamedTuple):
    """One notice, with the scene of its game if it is of one."""

    kind: str
    game: str | None
    scene: Scene | None


@dataclass(frozen=True)
class PublicNotice:
    """What goes to a push service or a webhook: nothing in it is more than everybody may know of the games."""

    title: str
    body: str
    url: str
    tag: str
    """Of the same tag only the latest is shown."""
    items: Sequence[Item] = ()


@dataclass(frozen=True)
class Mail:
    """What goes into a mail."""

    subject: str
    text: str
    html: str
    pictures: Sequence[tuple[str, bytes]] = field(default=())
    """The name by which the HTML shows it, and the PNG."""


def clean(text: str) -> str:
    """Return a text that somebody wrote as one line without control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def address_of(address: str, *items: Item) -> str:
    """Return where what is told can be seen: a game, the waiting room, messages; of several, one's games."""
    if len(items) == 1 and items[0].game:
        return f"{address}/g/{items[0].game}"
    pages = {"invited": "room", "written": "messages"}
    found = {pages.get(item.kind, "my") for item in items}
    return f"{address}/{found.pop() if len(found) == 1 else 'my'}"


def about_of(words: Catalogue, item: Item) -> str:
    """Return which game a notice is of, and against whom."""
    if item.scene is None:
        return ""
    other = item.scene.other if item.game is not None else ""
    return item.scene.about + (f" · {words.text('notice-against', name=other)}" if other else "")


def unnamed(items: Sequence[Item]) -> list[Item]:
    """Return notices without the names of persons, for a place where others read along."""
    return [one._replace(scene=one.scene and replace(one.scene, other="")) for one in items]


URGENT = ("over", "deadline", "clock", "late", "turn", "remind")
"""What is told first of a game of which several things are to be told."""


def of_games(items: Sequence[Item]) -> list[list[Item]]:
    """Return notices by game, what is urgent first: of each game one tells how it stands once."""
    found: dict[object, list[Item]] = {}
    for n, item in enumerate(items):
        found.setdefault(item.game or n, []).append(item)
    last = len(URGENT)
    return [
        sorted(some, key=lambda one: URGENT.index(one.kind) if one.kind in URGENT else last) for some in found.values()
    ]


def headline(words: Catalogue, items: Sequence[Item]) -> str:
    """Return what is told in one line."""
    if len(of_games(items)) == 1:
        return sentence(words, of_games(items)[0][0])
    if len(items) > 1:
        turns = all(item.kind == "turn" for item in items)
        return words.text("notice-turns" if turns else "notice-several", count=len(items))
    return sentence(words, items[0])


def sentence(words: Catalogue, item: Item) -> str:
    """Return the line of one notice."""
    title = item.scene.title if item.scene else ""
    if item.kind in NAMED and item.scene and item.scene.other:
        return words.text(f"notice-{item.kind}-by", game=title, name=item.scene.other)
    return words.text((item.scene and item.scene.says) or f"notice-{item.kind}", game=title)


def message(words: Catalogue, items: Sequence[Item], address: str) -> PublicNotice:
    """Return what is told in short."""
    if len(of_games(items)) == 1:
        only, *others = of_games(items)[0]
        lines = [about_of(words, only) or words.text("notice-open"), *(sentence(words, one) for one in others)]
        url = address_of(address, only)
        return PublicNotice(headline(words, items), "\n".join(lines), url, only.game or only.kind, items)
    lines = [" – ".join(filter(None, (sentence(words, item), about_of(words, item)))) for item in items]
    return PublicNotice(headline(words, items), "\n".join(lines), address_of(address, *items), "several", items)


def thread_subject(words: Catalogue, item: Item) -> str:
    """Return the subject of all mails of a game: they stand together by it, and say in their first line what is new."""
    scene = item.scene
    if scene is None or item.game is None or not scene.lasting:
        about = about_of(words, item)
        return sentence(words, item) + (f" ({about})" if about else "")
    against = f" · {words.text('notice-against', name=scene.other)}" if scene.other else ""
    return f"{scene.title}: {scene.lasting}{against}"


def mail(words: Catalogue, items: Sequence[Item], address: str, stop: str) -> Mail:
    """Return what is told by mail; `stop`: where these mails are stopped."""
    games = of_games(items)
    subject = thread_subject(words, games[0][0]) if len(games) == 1 else headline(words, items)
    text: list[str] = []
    html: list[str] = []
    pictures: list[tuple[str, bytes]] = []
    for n, (item, *others) in enumerate(games):
        scene, url, about = item.scene, address_of(address, item), about_of(words, item)
        text += [sentence(words, item) + (f" ({about})" if about else "")]
        html += [f'<h2 style="{_HEAD}">{escape(sentence(words, item))}</h2>']
        if scene is not None:
            html += [f'<p style="{_FAINT}">{escape(about)}</p>'] if about else []
            text += [sentence(words, one) for one in others]
            html += [f"<p>{escape(sentence(words, one))}</p>" for one in others]
            for line in filter(None, (scene.then, scene.asked)):
                text += ["", line]
                html += [f"<p>{escape(line)}</p>"]
            if scene.said:
                by = words.text("notice-said", name=scene.other or "none")
                text += ["", by, *(f"- {line}" for line in scene.said)]
                html += [f"<p>{escape(by)}</p><ul>{''.join(f'<li>{escape(line)}</li>' for line in scene.said)}</ul>"]
            if scene.events:
                since = words.text("notice-since")
                text += ["", since]
                for line, within in scene.events:
                    text += [f"- {line}", *(f"  - {one}" for one in within)]
                told = "".join(f"<li>{escape(line)}{_listed(within)}</li>" for line, within in scene.events)
                html += [f"<p>{escape(since)}</p><ul>{told}</ul>"]
            if scene.picture is not None:
                pictures.append((f"map{n}", scene.picture))
                shown = escape(words.text("notice-map"), True)
                html += [f'<p><img src="cid:map{n}" alt="{shown}" width="640" style="max-width:100%;height:auto"></p>']
        text += ["", f"{words.text('notice-open')} – {url}", "", ""]
        html += [f'<p><a href="{escape(url, True)}">{escape(words.text("notice-open"))}</a></p>']
    why, choose, end = (words.text(f"notice-mail-{name}") for name in ("why", "choose", "stop"))
    account = f"{address}/account"
    text += ["--", why, f"{choose} – {account}", f"{end} – {stop}", ""]
    links = f'<a href="{escape(account, True)}">{escape(choose)}</a> · <a href="{escape(stop, True)}">{escape(end)}</a>'
    html += [f'<hr><p style="{_FAINT}">{escape(why)}<br>{links}</p>']
    whole = f'<!doctype html><html lang="{words.language}"><body style="{_BODY}">{"".join(html)}</body></html>\n'
    return Mail(clean(subject), "\n".join(text), whole, pictures)


def _listed(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(one)}</li>' for one in lines)}</ul>" if lines else ""


_BODY = "font-family:Georgia,serif;color:#23201b;background:#ffffff;max-width:40em;margin:0 auto;padding:1em"
_HEAD = "font-size:1.25em;margin:0.5em 0 0"
_FAINT = "color:#6d665a;margin:0.25em 0 1em"
