"""Serves the built page: its files, and `index.html` for the addresses the page itself reads."""

from pathlib import Path

from fastapi import APIRouter
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.status import HTTP_404_NOT_FOUND
from starlette.types import Scope

from dosespanas.server.http.doors import door
from dosespanas.server.http.kept_answers import KeptAnswers
from dosespanas.server.operations.quotas import KEPT

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Dos Españas</title>
<h1>The page is not built</h1>
<p>The server runs, but this installation came without the page: it was made from the sources alone. In the project's
folder <code>make play</code> builds the page and starts the game; <code>make wheel</code> packs all of it into one file
that pip installs anywhere. The terminal needs no page: <code>dosespanas play</code>.</p>
<p lang="es">El servidor funciona, pero esta instalación vino sin la página: se hizo solo con las fuentes. En la
carpeta del proyecto, <code>make play</code> construye la página y abre el juego; <code>make wheel</code> lo empaqueta
todo en un archivo que pip instala en cualquier parte. La terminal no necesita página: <code>dosespanas play</code>.</p>
<p lang="fr">Le serveur tourne, mais cette installation est venue sans la page : elle ne vient que des sources. Dans le
dossier du projet, <code>make play</code> construit la page et ouvre le jeu ; <code>make wheel</code> met le tout dans
un fichier que pip installe partout. Le terminal n’a pas besoin de page : <code>dosespanas play</code>.</p>
<p lang="pl">Serwer działa, ale ta instalacja nie ma strony: powstała z samych źródeł. W folderze projektu
<code>make play</code> buduje stronę i otwiera grę; <code>make wheel</code> pakuje całość do jednego pliku, który pip
zainstaluje wszędzie. Terminal nie potrzebuje strony: <code>dosespanas play</code>.</p>
</html>
"""


LARGEST_KEPT = 2_000_000
"""Bytes of a file of the page that is kept in memory."""


class PageFiles(StaticFiles):
    """The files of the page. Those whose name holds a digest may be kept by the browser for ever."""

    async def check_config(self) -> None:
        """Accept a folder that is not there: the page may be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file; to a person where none is the page, which says so; raises HTTPException 404."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            page = Path(str(self.directory)) / "index.html"
            reads = "text/html" in Headers(scope=scope).get("accept", "")
            if missing.status_code != HTTP_404_NOT_FOUND or not reads or path.startswith("api") or not page.is_file():
                raise
            return FileResponse(page, HTTP_404_NOT_FOUND, {"Cache-Control": "no-cache"})
        if isinstance(response, FileResponse):
            response = await self._kept(response, scope)
        lasting = path.replace("\\", "/").startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response

    async def _kept(self, response: FileResponse, scope: Scope) -> Response:
        """Return a file that is asked for as a whole and not large from what is kept of it."""
        about = response.stat_result
        whole = scope["method"] == "GET" and "range" not in Headers(scope=scope)
        if not whole or about is None or about.st_size > LARGEST_KEPT:
            return response
        kept: KeptAnswers = scope["app"].state.kept
        path, kind = Path(str(response.path)), response.headers["content-type"]
        key = (str(path), about.st_mtime_ns, about.st_size)
        return await kept.answer(Request(scope), key, path.read_bytes, kind)


ADDRESSES = """
/account /messages/{handle} /messages /person/{handle} /cup/{id} /cups /ratings /privacy /room /analysis/{game}
/analysis /my /puzzles/{game} /puzzles /workshop/{game} /new/{game} /new /g/{game} /
"""
"""Those at which the page stands."""


def page_routes(folder: Path) -> APIRouter:
    """Return the routes of the page in a folder; without a page there, one that says how to build it."""
    router = APIRouter(include_in_schema=False)

    @door(KEPT, "anybody", "public")
    def index() -> Response:
        file = folder / "index.html"
        if not file.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return FileResponse(file, headers={"Cache-Control": "no-cache"})

    for path in ADDRESSES.split():
        router.add_api_route(path, index, methods=["GET", "HEAD"])
    return router


def page_files(folder: Path) -> PageFiles:
    """Return the application that serves the page's own files."""
    return door(KEPT, "anybody", "public")(PageFiles(directory=folder, check_dir=False))
