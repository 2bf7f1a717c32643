import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, request as call } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type * as Preload from '../../core/preload/index.js';
import type { PreloadManifest } from '../../core/preload/manifest.js';
import { elementNames } from '../../scripts/entries.mjs';
import { flavours } from '../../scripts/flavours.mjs';

const built = 'dist/npm/core/preload';
const { createPreload } = (await import(
  pathToFileURL(path.resolve(built, 'index.js')).href
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

describe.each(Object.entries(flavours))('preload hints of the flavour %s', (_, flavour) => {
  const { folder, hashes } = flavour;
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as PreloadManifest;
  const integrity = JSON.parse(readFileSync(hashes, 'utf8')) as Record<string, string>;

  it('are the chunks that the loader fetches, for every element', async () => {
    const tags = elementNames.map((name) => `vitrine-${name}`);
    const loader = await readLoader(folder, tags);
    expect(Object.keys(loader).sort()).toEqual([...tags].sort());
    expect(Object.keys(manifest.elements).sort()).toEqual([...tags].sort());
    for (const [tag, files = []] of Object.entries(loader)) {
      const listed = manifest.elements[tag]?.map((name) => manifest.chunks[name]);
      expect(listed?.at(-1)).toBe(files.at(-1));
      expect([...(listed ?? [])].sort()).toEqual([...files].sort());
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
      expect(existsSync(`${folder}/${file}`)).toBe(true);
      expect(hash).toBe(integrity[file]);
    }
  });

  it('are early hints that Node sends', async () => {
    const preload = createPreload(manifest, { base: 'https://cdn.example/a/', integrity });
    const link = preload.linkHeaders({ tags: ['vitrine-add-to-cart', 'vitrine-product'] });
    const server = createServer((_request, response) => {
      response.writeEarlyHints({ link: [...link] }, () => response.end());
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      const { port } = server.address() as AddressInfo;
      const sent = await new Promise<unknown>((resolve, reject) => {
        const asked = call({ host: '127.0.0.1', port }, (response) => response.resume());
        asked.on('information', ({ statusCode, headers }) => resolve([statusCode, headers.link]));
        asked.on('error', reject).end();
      });
      expect(sent).toEqual([103, link.join(', ')]);
    } finally {
      server.close();
    }
  });
});

describe('vitrine/preload', () => {
  it('needs nothing else, and little', () => {
    const files = readdirSync(built).filter((file) => file.endsWith('.js'));
    const code = files.map((file) => readFileSync(`${built}/${file}`, 'utf8')).join('\n');
    const imported = [...code.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(imported.length).toBeGreaterThan(3);
    expect(imported.filter((name) => !/^\.\/[\w-]+\.js$/.test(name ?? ''))).toEqual([]);
    expect(code).not.toMatch(/\b(document|window|process|require)\b[.(]/);
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3_400);
  });
});
