import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { afterAll, describe, expect, it } from 'vitest';
import { problemCodes } from '../../shop/server/ground/http/index.js';
import { unescapeHtml } from '../../tools/documentation/pages/html.js';
import type { SearchEntry } from '../../tools/documentation/pages/page.js';
import { findPlaces, searchOptions } from '../../tools/documentation/search/options.js';
import type { Declaration, Manifest } from '../../widgets/element/manifest.js';
import { tokens } from '../../widgets/styles/token-table.js';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-docs-'));
execFileSync(process.execPath, ['scripts/docs.mjs', folder], { stdio: 'pipe' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const texts = new Map(files.map((file) => [file, read(file)]));

const idsOf = (html: string) => [...html.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id);
const addressesOf = (html: string) =>
  [...html.matchAll(/\b(?:href|src|data-index)="([^"]*)"/g)].map(([, address = '']) =>
    unescapeHtml(address),
  );

const isOutside = (address: string) => /^(https?:|mailto:)/.test(address);

/** What is wrong with an address of a page; null if it leads somewhere. */
function findFault(file: string, address: string): string | null {
  if (isOutside(address)) return null;
  if (/^(\/|[a-z]+:)/i.test(address)) return `${address} is not relative`;
  const [place = '', anchor] = address.split('#');
  const target = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
  if (!existsSync(path.join(folder, target))) return `${address} leads to no file`;
  if (anchor === undefined) return null;
  const isThere = idsOf(texts.get(target) ?? '').includes(decodeURIComponent(anchor));
  return isThere ? null : `${address} has no such anchor`;
}

describe.each(files)('%s', (file) => {
  const html = texts.get(file) ?? '';

  it('has no dead link, anchor or picture, and no absolute address', () => {
    const faults = addressesOf(html).flatMap((address) => findFault(file, address) ?? []);
    expect(faults).toEqual([]);
  });

  it('has each id once, one heading of the first level and itself as the current page', () => {
    const ids = idsOf(html);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('has no empty cell', () => {
    expect(html.match(/<(td|th)[^>]*>\s*<\/\1>/g) ?? []).toEqual([]);
  });
});

it('a fault would be found', () => {
  expect(findFault('index.html', 'gone.html')).toContain('no file');
  expect(findFault('index.html', 'index.html#gone')).toContain('no such anchor');
  expect(findFault('index.html', '/index.html')).toContain('not relative');
});

it('the table of all elements has a row for each, with as many cells as columns', () => {
  const html = texts.get('reference/elements.html') ?? '';
  const columns = html.match(/<th /g)?.length;
  const rows = [...html.matchAll(/<tr><td>([^]*?)<\/tr>/g)].map(([row]) => row);
  expect(rows).toHaveLength(declarations().length);
  expect(columns).toBeGreaterThan(10);
  for (const row of rows) expect(row.match(/<td>/g)).toHaveLength(columns ?? 0);
});

describe('the pages of docs/', () => {
  it('are what the table of contents lists', () => {
    const contents = JSON.parse(readFileSync('docs/contents.json', 'utf8')) as {
      sections: { pages: string[] }[];
      leftOut: string[];
    };
    const listed = contents.sections
      .flatMap(({ pages }) => pages)
      .filter((page) => existsSync(`docs/${page}.md`));
    const written = readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.md'))
      .filter((file) => !contents.leftOut.some((left) => file.startsWith(left)));
    expect(listed.map((page) => `${page}.md`).toSorted()).toEqual(written.toSorted());
    expect(files).toEqual(expect.arrayContaining(listed.map((page) => `${page}.html`)));
  });
});

describe('the pictures of parts', () => {
  const pictures = JSON.parse(readFileSync('docs/pictures/parts/pictures.json', 'utf8')) as Record<
    string,
    { file: string; parts: string[] }
  >;

  it('are there for each element with parts, and name parts that it has', () => {
    const withParts = declarations().filter(({ cssParts }) => cssParts.length > 0);
    expect(Object.keys(pictures).toSorted()).toEqual(
      withParts.map(({ tagName }) => tagName).toSorted(),
    );
    for (const { tagName, cssParts } of withParts) {
      const { file = '', parts = [] } = pictures[tagName] ?? {};
      const known = cssParts.map(({ name }) => name);
      expect([tagName, parts.filter((name) => !known.includes(name))]).toEqual([tagName, []]);
      expect(parts).not.toEqual([]);
      expect(texts.get(`reference/elements/${tagName}.html`)).toContain(`src="../../${file}"`);
      expect(texts.get('reference/parts.html')).toContain(`src="../${file}"`);
    }
  });

  it('weigh little', () => {
    const bytes = Object.values(pictures).map(({ file }) => statSync(`docs/${file}`).size);
    expect(bytes.reduce((all, one) => all + one, 0)).toBeLessThan(600_000);
  });
});

describe('search', () => {
  const [, json = ''] = /vitrineSearchIndex = (.*);\n$/.exec(read('assets/search-index.js')) ?? [];
  const index = MiniSearch.loadJSON<SearchEntry>(JSON.parse(json) as string, searchOptions);
  const find = (query: string) => findPlaces(index, query).map(({ address }) => address);
  const all = declarations();

  it.each(all.map(({ tagName }) => tagName))('finds the element %s', (tag) => {
    expect(find(tag)).toContain(`reference/elements/${tag}.html`);
  });

  it('finds each event, part and token', () => {
    const wanted = [
      ...all.flatMap(({ events }) =>
        events.map(({ name }) => [name, `reference/events.html#${name}`]),
      ),
      ...all.flatMap(({ tagName, cssParts }) =>
        cssParts.map(({ name }) => [
          `${tagName}::part(${name})`,
          `reference/parts.html#${tagName}-${name}`,
        ]),
      ),
      ...tokens.map(({ name }) => [name, `reference/tokens.html#${name}`]),
    ];
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter(([query = '', address = '']) => !find(query).includes(address))).toEqual(
      [],
    );
  });

  it('finds each error code and each call', () => {
    const codes = problemCodes.map((code) => [code, `reference/errors.html#${code}`]);
    const headings = [
      ...(texts.get('reference/server.html') ?? '').matchAll(
        /<h3 id="([^"]*)">((?:GET|POST|PUT|DELETE) [^<]*)</g,
      ),
    ];
    const calls = headings.map(([, id = '', call = '']) => [call, `reference/server.html#${id}`]);
    expect(calls.length).toBeGreaterThan(40);
    const wanted = [...codes, ...calls];
    expect(wanted.filter(([query = '', address = '']) => !find(query).includes(address))).toEqual(
      [],
    );
  });
});

function declarations(): Declaration[] {
  const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest;
  return manifest.modules.flatMap((module) => module.declarations);
}
