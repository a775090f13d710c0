"""A report as a PDF, by Typst: an extra, since its library is large (`pip install dosespanas[report]`)."""

import json
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from dosespanas.chronicle.document import Block, Paragraph, Picture, Report
from dosespanas.kernel.errors import DosEspanasError

TEMPLATE: Final = Path(__file__).with_name("report.typ")


def as_pdf(report: Report) -> bytes:
    """Return a report as a PDF on A4; raises DosEspanasError where Typst is not installed."""
    if find_spec("typst") is None:
        text = "a PDF is made by Typst, which is not installed: pip install 'dosespanas[report]'"
        raise DosEspanasError("error-no-typst", text)
    with TemporaryDirectory() as folder:
        return _made(report, Path(folder))


def _made(report: Report, folder: Path) -> bytes:
    """Return the PDF, made in a folder of its own."""
    import typst

    told: dict[str, Any] = {
        "language": report.language,
        "title": report.title,
        "about": report.about,
        "foot": report.foot,
        "sections": [
            {
                "heading": section.heading,
                "chapter": section.chapter,
                "together": section.together,
                "beside": section.beside,
                "blocks": [_block(block, folder) for block in section.blocks],
            }
            for section in report.sections
        ],
    }
    (folder / "report.json").write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    main = folder / TEMPLATE.name
    main.write_bytes(TEMPLATE.read_bytes())
    return typst.compile(main, root=folder, ignore_system_fonts=True)


def _block(block: Block, folder: Path) -> dict[str, Any]:
    """Return a block as the template takes it; a picture becomes a file of its own."""
    if isinstance(block, Paragraph):
        return {"kind": "paragraph", "lead": block.lead, "text": block.text, "quiet": block.quiet}
    if isinstance(block, Picture):
        name = f"picture-{len(list(folder.iterdir()))}.svg"
        (folder / name).write_text(block.svg, encoding="utf-8")
        return {"kind": "picture", "file": name, "caption": block.caption, "titled": block.titled}
    return {
        "kind": "table",
        "title": block.title,
        "headings": list(block.headings),
        "rows": [list(row) for row in block.rows],
        "figures": block.figures,
    }
