import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["DOSESPANAS_SERVER"] ?? "http://127.0.0.1:8936";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/dosespanas/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
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
