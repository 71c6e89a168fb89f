import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { runnerImport, type Plugin, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";

type OutputBundle = Rolldown.OutputBundle;
const OUT = "../src/kontor/server/page";

/** What makes up a game's face; other parts of a game come when they are asked for. */
const FACE =
  /games\/(\w+)\/(?!card\.|Picture|paint|vocabulary|book|Plate|keys|lesson|Gallery|workshop)[\w/.-]+\.(?:svelte|ts|svg)/;

/** What makes up every table. */
const TABLE = /src\/(table|lib|ui)\/|src\/(games\/)?[^/]+$/;

/** Reads the catalogues while the page is built, so that no browser has to. */
const catalogues: Plugin = {
  name: "catalogues",
  transform(text, id) {
    if (!id.endsWith(".ftl")) return null;
    const body = JSON.stringify(new FluentResource(text).body);
    return { code: `export default JSON.parse(${JSON.stringify(body)});`, map: null };
  },
};

/** `?drawn`: the pictures that a module makes, as files; while one works on the page, as addresses. */
const drawn: Plugin = {
  name: "drawn",
  async load(id) {
    const [file, query] = id.split("?");
    if (!file || query !== "drawn") return null;
    if (this.environment.mode !== "build")
      return `import drawn from ${JSON.stringify(file)};
        const written = ([name, picture]) => [name, "data:image/svg+xml," + encodeURIComponent(picture)];
        export default Object.fromEntries(Object.entries(drawn).map(written));`;
    const { module } = await runnerImport<{ default: Record<string, string> }>(file);
    const addresses = Object.entries(module.default).map(([name, source]) => {
      const made = { type: "asset", name: `${name}.svg`, originalFileName: file, source } as const;
      const picture = this.emitFile(made);
      return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${picture}`;
    });
    return `export default { ${addresses.join(",")} };`;
  },
};

/** The file that a catalogue belongs to: what every page says, or all that a game's table says. */
function spoken(id: string): string | null {
  const [, language, name] = /locales\/(\w+)\/([\w-]+)\.ftl$/.exec(id) ?? [];
  if (!language || !name || /-learn$|^(bots|faults|review|page-review)$/.test(name)) return null;
  return /^(table|page)$|-page$/.test(name)
    ? `words-${language}`
    : `${name.replace(/-rules$/, "")}-${language}`;
}

/** Writes every text file once more, compressed, so that the server never has to. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle() {
    const most = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
      const text = readFileSync(join(OUT, name));
      writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(text, most));
      writeFileSync(join(OUT, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

/** Lets the browser read all of a table's program while it comes, not each part when it is needed. */
const eager: Plugin = {
  name: "eager",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk" && chunk.moduleIds.some((id) => FACE.test(id) || TABLE.test(id)))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

/** A file of the program and all that it cannot do without. */
function withImports(name: string, bundle: OutputBundle): string[] {
  const chunk = bundle[name];
  const imports = chunk?.type === "chunk" ? chunk.imports : [];
  return [name, ...imports.flatMap((file) => withImports(file, bundle))];
}

/** What a module is for: see `filesOf`. */
function purpose(id: string): string[] {
  const path = id.replace(/\?.*/, "");
  if (path.endsWith("table/Table.svelte")) return ["table"];
  const game = /games\/(\w+)\/(?:index\.ts|vocabulary\.json)$/.exec(path)?.[1];
  const words = spoken(path);
  if (words) return [words];
  return game ? [game.replaceAll("_", "-")] : [];
}

/** What a picture is for: a game in a light, unless it is for later. */
function litGame({ names, originalFileNames }: Rolldown.OutputAsset): string | null {
  const game = /games\/(\w+)\//.exec(originalFileNames[0] ?? "")?.[1]?.replaceAll("_", "-");
  const light = /(?<!-later)-(light|dark)\.svg$/.exec(names[0] ?? "")?.[1];
  return game && light ? `${game}-${light}` : null;
}

/**
 * The files of the table, a game, words, pictures: `table`, `GAME`, `words-LANGUAGE`,
 * `GAME-LANGUAGE`, `GAME-LIGHT`; `fonts`.
 */
function filesOf(bundle: OutputBundle): Record<string, string[]> {
  const fonts = Object.keys(bundle).filter((file) => /-latin-\d+-.*woff2$/.test(file));
  const files: Record<string, string[]> = { fonts: fonts.map((file) => `/${file}`) };
  for (const chunk of Object.values(bundle)) {
    const isChunk = chunk.type === "chunk";
    const needed = withImports(chunk.fileName, bundle).map((file) => `/${file}`);
    const names = isChunk ? chunk.moduleIds.flatMap(purpose) : [litGame(chunk) ?? []].flat();
    for (const name of new Set(names))
      files[name] = [...new Set([...(files[name] ?? []), ...needed])];
  }
  return files;
}

/** Writes `early.js` into the document, with the files that it may ask for. */
const early: Plugin = {
  name: "early",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const files = JSON.stringify(bundle ? filesOf(bundle) : {});
      const script = readFileSync("src/early.js", "utf8").replace('"FILES"', () => files);
      return html.replace("<!-- early.js -->", () => `<script>\n${script}</script>`);
    },
  },
};

/** Files find one another wherever the site lies; the document is found at many addresses. */
const rooted: Plugin = {
  name: "rooted",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replaceAll('"./', '"/'),
  },
};

export default defineConfig({
  base: "./",
  plugins: [svelte(), catalogues, drawn, early, rooted, eager, compressed],
  worker: { format: "es" },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files: over HTTP/1.1 a browser fetches six at a time.
        codeSplitting: {
          groups: [
            { name: "common", test: TABLE },
            { name: (id) => spoken(id), test: /\.ftl$/ },
            { name: (id) => FACE.exec(id)?.[1] ?? null, test: FACE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
