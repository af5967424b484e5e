import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { classNameOf } from '../../vite/class-names.ts';
import { listFiles } from '../../vite/service-worker.ts';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The web app as it is built, in a folder of its own; sizes in bytes as they travel. */
export class Pages {
  readonly #outputs: ReadonlyMap<string, Output>;
  /** Each file that a browser keeps to be able to play without a network. */
  readonly #kept: ReadonlyMap<string, Kept>;

  private constructor(outputs: readonly Output[], kept: ReadonlyMap<string, Kept>) {
    this.#outputs = new Map(outputs.map((output) => [output.fileName, output]));
    this.#kept = kept;
  }

  static async build(): Promise<Pages> {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const outDir = mkdtempSync(join(tmpdir(), 'oeillade-pages-'));
    try {
      const built = await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
      return new Pages((built as Rolldown.RolldownOutput).output, keptIn(outDir));
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  }

  /** These modules with all that they cannot do without. */
  script(modules: readonly string[]): number {
    return sum(this.#needed(modules).map(({ code }) => gzipSync(code).length));
  }

  /** All that is fetched with these modules, by the paths of the sources. */
  modules(modules: readonly string[]): string[] {
    return this.#needed(modules).flatMap(({ moduleIds }) => moduleIds);
  }

  /** What sources of this kind add to what is fetched with these modules, packed together. */
  share(modules: readonly string[], isOfKind: (source: string) => boolean): number {
    const written = this.#needed(modules).flatMap((chunk) =>
      Object.entries(chunk.modules).flatMap(([source, { code }]) => (isOfKind(source) && code ? [code] : [])),
    );
    return gzipSync(written.join('\n')).length;
  }

  /** And what the styles of these files add, told by the names that only theirs have. */
  shareOfStyles(modules: readonly string[], files: readonly string[]): number {
    const marks = files.map((file) => classNameOf('', file));
    const rules = this.#stylesOf(modules).flatMap((style) =>
      style.split('}').filter((rule) => marks.some((mark) => rule.includes(mark))),
    );
    return rules.length === 0 ? 0 : gzipSync(rules.join('}')).length;
  }

  /** What is fetched on its own of the sources in this folder. */
  pieces(folder: string): string[] {
    return [...this.#outputs.values()].flatMap((output) => {
      const id = output.type === 'chunk' ? output.facadeModuleId : null;
      return id?.includes(folder) ? [id] : [];
    });
  }

  styles(modules: readonly string[]): number {
    return sum(this.#stylesOf(modules).map((style) => gzipSync(style).length));
  }

  /** Files of script and style that the page itself names. */
  firstFiles(): number {
    return new Set(String(this.#asset('index.html')).match(/\/assets\/[^"]+/g)).size;
  }

  fonts(): number {
    const files = [...this.#outputs.keys()].filter((file) => file.endsWith('.woff2'));
    return sum(files.map((file) => this.#asset(file).length));
  }

  /** Those who play alone: tables, rules and bots, in a worker. */
  worker(): number {
    const found = new Set([...this.#kept.keys()].filter((file) => file.startsWith('/assets/worker-')));
    // A set that grows while it is read is read to its end.
    for (const file of found) {
      for (const [, name] of (this.#kept.get(file)?.text ?? '').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
        found.add(`/assets/${name}`);
    }
    return sum([...found].map((file) => this.#kept.get(file)?.size ?? 0));
  }

  /** All that is fetched, once, behind the first screen, so that the app works offline. */
  kept(): number {
    return sum([...this.#kept.values()].map(({ size }) => size));
  }

  #stylesOf(modules: readonly string[]): string[] {
    const files = this.#needed(modules).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return [...new Set(files)].map((file) => String(this.#asset(file)));
  }

  #needed(modules: readonly string[]): Rolldown.OutputChunk[] {
    const found = new Set<Rolldown.OutputChunk>();
    const add = (chunk: Rolldown.OutputChunk): void => {
      if (found.has(chunk)) return;
      found.add(chunk);
      for (const file of chunk.imports) add(this.#outputs.get(file) as Rolldown.OutputChunk);
    };
    for (const module of modules) add(this.#chunkOf(module));
    return [...found];
  }

  #chunkOf(module: string): Rolldown.OutputChunk {
    for (const output of this.#outputs.values()) {
      if (output.type !== 'chunk') continue;
      if (output.facadeModuleId?.endsWith(module)) return output;
      // The page itself is one file with all that it imports.
      if (module.endsWith('.html') && output.moduleIds.some((id) => id.endsWith(module))) return output;
    }
    throw new Error(`${module} is not fetched on its own any more: say anew what a page is made of.`);
  }

  #asset(file: string): string | Uint8Array {
    const output = this.#outputs.get(file);
    if (output?.type !== 'asset') throw new Error(`${file} was not built.`);
    return output.source;
  }
}

/** What is packed already travels as it is. */
const PACKED = /\.(?:woff2|png)$/;

interface Kept {
  readonly size: number;
  readonly text: string;
}

function keptIn(folder: string): ReadonlyMap<string, Kept> {
  const read = (file: string): Kept => {
    const bytes = readFileSync(join(folder, file === '/' ? 'index.html' : file));
    if (PACKED.test(file)) return { size: bytes.length, text: '' };
    return { size: gzipSync(bytes).length, text: bytes.toString() };
  };
  return new Map(listFiles(folder).files.map((file) => [file, read(file)]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
