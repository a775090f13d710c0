import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const server = process.env["DOSESPANAS_SERVER"] ?? "http://127.0.0.1:8936";

/** One message of each catalogue, by language. */
const locale = new URL("../src/dosespanas/locale/", import.meta.url);
const told = (key: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(locale).map((language) => {
      const page = readFileSync(new URL(`${language}/page.ftl`, locale), "utf-8");
      return [language, new RegExp(`^${key} = (.*)$`, "m").exec(page)?.[1] ?? ""];
    }),
  );
/** What the page says when it cannot get its words. */
const offline = told("page-offline");

/** The page that `public/sw.js` keeps: shown where the server is not reached, in all languages, and whole in one file. */
function keptPage(): string {
  const retry = told("page-retry");
  const said = Object.entries(told("page-unreached")).map(([language, text]) => `<p lang="${language}">${text} <a href="">${retry[language]}</a></p>`);
  return `<!doctype html>
<html lang="en" style="font-family: system-ui, sans-serif; line-height: 1.4">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Dos Españas</title>
<body style="max-width: 34rem; margin: 3rem auto; padding: 0 1.5rem">
<h1>Dos Españas</h1>
${said.join("\n")}
</html>
`;
}

/** What the front page of the site says, in all languages: it is read before the table has come. */
const frontPage = (): string =>
  JSON.stringify(
    Object.fromEntries(
      readdirSync(locale).map((language) => [
        language,
        Object.fromEntries([...readFileSync(new URL(`${language}/site.ftl`, locale), "utf-8").matchAll(/^(site-[\w-]+) = (.*)$/gm)].map(([, key, text]) => [key, text])),
      ]),
    ),
  ).replaceAll("<", "\\u003c");

export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [
    svelte(),
    {
      name: "front-page",
      transformIndexHtml: (html) => html.replace(/(<script id="said"[^>]*>)/, `$1${frontPage()}`),
    },
    {
      name: "kept-page",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "offline.html", source: keptPage() });
      },
    },
  ],
  define: { OFFLINE: JSON.stringify(offline) },
  build: {
    outDir: mode === "site" ? "../build/site-page" : "../src/dosespanas/server/page",
    emptyOutDir: true,
    ...(mode === "site" ? { rollupOptions: { input: "site.html" } } : {}),
    assetsInlineLimit: 0,
  },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
}));
