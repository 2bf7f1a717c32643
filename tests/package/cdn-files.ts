import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type * as Preload from '../../core/preload/index.js';
import type { PreloadManifest } from '../../core/preload/manifest.js';
import { elementNames } from '../../scripts/entries.mjs';
import { flavours } from '../../scripts/flavours.mjs';
import { findElements } from '../../scripts/generate.mjs';
import { findNewStyle, findNewSyntax } from './newer-than-browsers.js';

const { createPreload } = (await import(
  /* @vite-ignore */ path.resolve('dist/npm/core/preload/index.js')
)) as typeof Preload;

class Observer {
  readonly observe = () => undefined;
}

/** Runs the built loader in a page without elements, and asks it for each: the files of the chunks that it fetches. */
async function readLoader(
  folder: string,
  tags: readonly string[],
): Promise<Record<string, readonly string[]>> {
  const code = readFileSync(`${folder}/vitrine.js`, 'utf8').replace('import.meta.url', '""');
  const ignore = () => undefined;
  const page: { vitrine?: { load(tag: string): Promise<boolean> } } & Record<string, unknown> = {
    document: { scripts: [], querySelectorAll: () => [], documentElement: { lang: 'en' } },
    location: { search: '' },
    customElements: { get: ignore },
    addEventListener: ignore,
    Element: Observer,
    MutationObserver: Observer,
    IntersectionObserver: Observer,
  };
  page['self'] = page['top'] = page;
  let fetched: readonly string[] = [];
  // Where this is set, the loader takes it instead of its own.
  page['vitrineImport'] = (_get: unknown, names: readonly string[]) => {
    fetched = names.map((name) => `chunks/${name}.js`);
    return Promise.resolve();
  };
  runInNewContext(code, page);
  const found: Record<string, readonly string[]> = {};
  for (const tag of tags) if (await page.vitrine?.load(tag)) found[tag] = fetched;
  return found;
}

const classic = new Set(['vitrine.iife.js', 'vitrine-button.iife.js', 'snippet.js']);

/** What holds for the files that a page without a bundler fetches, on whichever runtime. */
export function describeCdnFiles(name: keyof typeof flavours): void {
  const { folder, hashes } = flavours[name];
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(js|css)$/.test(file));
  const manifest = JSON.parse(read('manifest.json')) as PreloadManifest;
  const integrity = JSON.parse(readFileSync(hashes, 'utf8')) as Record<string, string>;

  describe(`the files in ${folder}`, () => {
    it('have no syntax and no style newer than browserslist', () => {
      const newer = files.flatMap((file) => {
        const found = file.endsWith('.css')
          ? findNewStyle(read(file))
          : findNewSyntax(read(file), !classic.has(path.basename(file)));
        return found.map((one) => `${file}: ${one}`);
      });
      expect(newer).toEqual([]);
    });

    it('have a hash each', () => {
      expect(Object.keys(integrity)).toEqual(files.toSorted());
      for (const file of files) {
        const hash = createHash('sha384').update(read(file)).digest('base64');
        expect([file, integrity[file]]).toEqual([file, `sha384-${hash}`]);
      }
    });

    it('hold no tracking in what a page without it fetches', () => {
      const ofTracking = (file: string) =>
        /clanker|RecordHit|vitrine\.q1/.test(read(file)) ||
        file.startsWith('vitrine-analytics') ||
        /^chunks\/(analytics|validation)/.test(file);
      const fetched = Object.values(manifest.elements)
        .flat()
        .map((chunk) => manifest.chunks[chunk] ?? '');
      expect(['vitrine.js', ...fetched].filter(ofTracking)).toEqual([]);
    });

    it("are one for shoppers, without the owner's elements", () => {
      const text = read('vitrine.iife.js');
      const elements = findElements();
      const owners = elements.filter(({ isOwners }) => isOwners).map(({ tag }) => tag);
      expect(owners.length).toBeGreaterThan(0);
      for (const { tag } of elements) {
        // Of those that it lacks the doctor knows the names, in one long text.
        expect([tag, text.includes(`"${tag}"`)]).toEqual([tag, !owners.includes(tag)]);
      }
    });

    it('are one for a button, which has the product beside it and says what it leaves out', () => {
      const text = read('vitrine-button.iife.js');
      const held = findElements().filter(({ tag }) => text.includes(`"${tag}":`));
      expect(held.map((element) => element.name)).toEqual(['product', 'add-to-cart']);
      expect(text).toContain('Take vitrine.js or vitrine.iife.js instead.');
    });
  });

  describe(`the preload hints of ${folder}`, () => {
    it('are the chunks that the loader fetches, for every element', async () => {
      const tags = elementNames.map((element) => `vitrine-${element}`);
      const loader = await readLoader(folder, tags);
      expect(Object.keys(loader).sort()).toEqual([...tags].sort());
      expect(Object.keys(manifest.elements).sort()).toEqual([...tags].sort());
      for (const [tag, chunks = []] of Object.entries(loader)) {
        const listed = manifest.elements[tag]?.map((chunk) => manifest.chunks[chunk]);
        expect(listed?.at(-1)).toBe(chunks.at(-1));
        expect([...(listed ?? [])].sort()).toEqual([...chunks].sort());
      }
    });

    it('know which elements give data, and which take an early press', () => {
      expect(manifest.data).toEqual(['vitrine-product']);
      expect(manifest.press).toEqual(['vitrine-add-to-cart']);
      expect(manifest.preload.at(-1)).toBe(manifest.chunks['early']);
    });

    it('name files that exist, each with its hash', () => {
      const preload = createPreload(manifest, { base: './', integrity });
      const links = preload.links({ tags: Object.keys(manifest.elements) }).split('\n');
      expect(links.length).toBeGreaterThan(30);
      for (const link of links) {
        const [, file = 'none', hash] = /href="\.\/([^"]+)" integrity="([^"]+)"/.exec(link) ?? [];
        expect(existsSync(path.join(folder, file))).toBe(true);
        expect(hash).toBe(integrity[file]);
      }
    });
  });
}
