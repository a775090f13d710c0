import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const server = process.env["DOSESPANAS_SERVER"] ?? "http://127.0.0.1:8936";

/** What the page says when it cannot get its words: one message of each catalogue, by language. */
const locale = new URL("../src/dosespanas/locale/", import.meta.url);
const offline = Object.fromEntries(
  readdirSync(locale).map((language) => {
    const page = readFileSync(new URL(`${language}/page.ftl`, locale), "utf-8");
    return [language, /^page-offline = (.*)$/m.exec(page)?.[1] ?? ""];
  }),
);

export default defineConfig({
  plugins: [svelte()],
  define: { OFFLINE: JSON.stringify(offline) },
  build: {
    outDir: "../src/dosespanas/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
