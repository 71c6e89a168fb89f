import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/kontor/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8017", ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
