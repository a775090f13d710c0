"""A report as a page of HTML: one file with all that it needs, to be read on a screen and printed on A4."""

from html import escape

from dosespanas.chronicle.document import Block, Paragraph, Picture, Report, Section, Table

STYLE = """
:root { color-scheme: light; --ink: #23201b; --faint: #5d574c; --line: #b9af9b; --paper: #fffdf8 }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 52rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, "Times New Roman", serif }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .3rem }
h2 { font-size: 1.35rem; margin: 2.2rem 0 .5rem; border-bottom: 1px solid var(--line) }
h3 { font-size: 1.1rem; margin: 1.4rem 0 .3rem }
p { margin: .35rem 0 }
.about { color: var(--faint) }
.quiet { color: var(--faint); font-size: .95rem; border-left: 3px solid var(--line); padding-left: .7rem }
figure { margin: .7rem 0 }
figure svg { display: block; width: 100%; height: auto; max-height: 90vh }
.beside { display: flex; flex-wrap: wrap; gap: 0 1.4rem }
.beside > div { flex: 1 1 14rem }
.beside > figure { flex: 0 1 30rem }
figcaption { color: var(--faint); font-size: .875rem; margin-top: .2rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .9rem; margin: .6rem 0 }
caption { text-align: left; font-weight: bold; padding: .2rem 0 }
th, td { padding: .2rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
.figures :is(td, thead th):nth-child(n + 3) { text-align: right; font-variant-numeric: tabular-nums }
.figures tr:last-child { font-weight: bold }
.figures { font-size: .8rem }
.figures :is(th, td) { padding: .2rem .3rem; overflow-wrap: break-word; hyphens: auto }
@media (min-width: 44rem) {
  .figures { table-layout: fixed }
  .figures thead { font-size: .7rem }
  .figures thead th:first-child { width: 4.4rem }
}
nav ol { columns: 2; padding-left: 1.3rem; margin: 1rem 0 }
a { color: inherit }
@media (max-width: 30rem) { nav ol { columns: 1 } }
@page { size: A4; margin: 18mm 16mm 20mm; @bottom-center { content: counter(page); font: 9pt Georgia, serif } }
@media print {
  body { max-width: none; padding: 0; background: none; font-size: 10.5pt }
  nav { display: none }
  h2, h3 { break-after: avoid }
  .together, figure, tr { break-inside: avoid }
  .beside > figure { flex-basis: 9.4cm }
  figure svg { max-height: 22cm }
  .scroll { overflow: visible }
  table { font-size: 8.5pt }
}
"""


def as_html(report: Report) -> str:
    """Return a report as a whole page."""
    chapters = [section.heading for section in report.sections if section.chapter]
    contents = "".join(f'<li><a href="#c{n}">{escape(heading)}</a></li>' for n, heading in enumerate(chapters))
    about = "".join(f"<p>{escape(line)}</p>" for line in report.about)
    parts: list[str] = []
    chapter = 0
    for section in report.sections:
        parts.append(_section(section, f"c{chapter}" if section.chapter else ""))
        chapter += section.chapter
    return (
        f'<!doctype html>\n<html lang="{escape(report.language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(report.title)} · {escape(report.foot)}'
        f"</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{escape(report.title)}</h1>\n"
        f'<div class="about">{about}</div>\n</header>\n<nav><ol>{contents}</ol></nav>\n<main>\n'
        f"{''.join(parts)}</main>\n</body>\n</html>\n"
    )


def _section(section: Section, name: str) -> str:
    level = "h2" if section.chapter else "h3"
    named = f' id="{name}"' if name else ""
    kept = ' class="together"' if section.together else ""
    blocks = [_block(block) for block in section.blocks]
    body = "".join(blocks)
    if section.beside:
        body = f"<div class=beside>\n<div>\n{''.join(blocks[:-1])}</div>\n{blocks[-1]}</div>\n"
    return f"<section{named}{kept}>\n<{level}>{escape(section.heading)}</{level}>\n{body}</section>\n"


def _block(block: Block) -> str:
    if isinstance(block, Paragraph):
        lead = f"<b>{escape(block.lead)}</b> " if block.lead else ""
        return f"<p{' class=quiet' if block.quiet else ''}>{lead}{escape(block.text)}</p>\n"
    if isinstance(block, Picture):
        caption = "" if block.titled else f"<figcaption>{escape(block.caption)}</figcaption>"
        return f"<figure>{block.svg}{caption}</figure>\n"
    return _table(block)


def _table(table: Table) -> str:
    heads = "".join(f'<th scope="col">{escape(text)}</th>' for text in table.headings)
    rows = []
    for first, *others in table.rows:
        cells = "".join(f"<td>{escape(text)}</td>" for text in others)
        rows.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    kind = " class=figures" if table.figures else ""
    caption = f"<caption>{escape(table.title)}</caption>" if table.title else ""
    return (
        f"<div class=scroll><table{kind}>{caption}<thead><tr>{heads}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>\n"
    )
