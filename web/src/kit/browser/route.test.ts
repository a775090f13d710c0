import { expect, test } from "vitest";
import { analysisAddress, cupAddress, gameAddress, invitationAddress, newGameAddress, readRoute } from "./route";

test("addresses are read and written", () => {
  expect(readRoute(new URL("http://x/"))).toEqual({ at: "start" });
  expect(readRoute(new URL(`http://x${gameAddress("ab12", "s3cret_-")}`))).toEqual({
    at: "game",
    id: "ab12",
    seat: "s3cret_-",
  });
  expect(readRoute(new URL("http://x/g/ab12"))).toEqual({ at: "game", id: "ab12", seat: null });
  expect(readRoute(new URL("http://x/account"))).toEqual({ at: "account", link: null, stop: null, failed: null });
  expect(readRoute(new URL("http://x/account#problem=error-openid-back"))).toMatchObject({ failed: "error-openid-back" });
  expect(readRoute(new URL("http://x/account#problem=<b>"))).toMatchObject({ failed: null });
  expect(readRoute(new URL("http://x/account#link=s3cret_-."))).toEqual({ at: "account", link: "s3cret_-", stop: null, failed: null });
  expect(readRoute(new URL("http://x/analysis"))).toEqual({ at: "boards" });
  expect(readRoute(new URL("http://x/analysis/0a1b?at=12"))).toEqual({ at: "board", id: "0a1b", secret: null, node: 12 });
  expect(readRoute(new URL(`http://x${analysisAddress("0a1b", "s3cret_-", 7)}`))).toEqual({ at: "board", id: "0a1b", secret: "s3cret_-", node: 7 });
  expect(readRoute(new URL("http://x/new"))).toEqual({ at: "new", game: null, person: false });
  expect(readRoute(new URL(`http://x${newGameAddress("gce", true)}`))).toEqual({ at: "new", game: "gce", person: true });
  expect(readRoute(new URL("http://x/nowhere"))).toEqual({ at: "nowhere" });
  expect(readRoute(new URL("http://x/my"))).toEqual({ at: "results", page: "my", of: "" });
  expect(readRoute(new URL("http://x/privacy"))).toEqual({ at: "results", page: "privacy", of: "" });
  expect(readRoute(new URL("http://x/room"))).toEqual({ at: "results", page: "room", of: "" });
  expect(readRoute(new URL(`http://x${cupAddress("0a1b")}`))).toEqual({ at: "results", page: "cup", of: "0a1b" });
  expect(readRoute(new URL("http://x/person/jos%C3%A9"))).toEqual({ at: "results", page: "person", of: "josé" });
  for (const path of ["cup", "person/", "my/x", "room/x", "ratings/a/b", "cups/1"]) expect(readRoute(new URL(`http://x/${path}`))).toEqual({ at: "nowhere" });
});

test("a sign behind a link is no part of its secret", () => {
  for (const sign of [".", ")", ",", "%20", ">", "&x=1", "…", "%22", "."]) {
    const seat = readRoute(new URL(`http://x/g/ab12#seat=s3cret_-${sign}`));
    expect(seat).toEqual({ at: "game", id: "ab12", seat: "s3cret_-" });
    const invited = readRoute(new URL(`http://x${invitationAddress("ab12", "c0me-in")}${sign}`));
    expect(invited).toEqual({ at: "invited", id: "ab12", invitation: "c0me-in" });
  }
  expect(readRoute(new URL("http://x/g/ab12#seat=."))).toEqual({ at: "game", id: "ab12", seat: null });
});
