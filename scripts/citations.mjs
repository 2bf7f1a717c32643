import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folders = [
  'analytics',
  'connectors',
  'core',
  'docs',
  'editors',
  'examples',
  'scripts',
  'shop',
];
folders.push('stories', 'tests', 'tools', 'types', 'widgets');

/** "storefront §3, §5 and §7": the sections after the first one are of the same document. */
const citation = /\b(storefront|platform) (§\d+(?:(?:, | and |, and )§\d+)*)/gi;

/** `tests/unit/core/mug.test.ts › holds 300 ml`: a file, and a part of the name of a test or a story. */
const namedTest = /`([^\s`]+) › ([^`]+)`/g;

/** The beginning of the reason of an item that has no test. */
const excuse = /_(?:No value|Not ours):_\s+\S/;

/** The first text of a call, `it('…'` or `it.each(rows)('…'`; in stories also an exported constant. */
const testName =
  /(?:\b(?:it|test|describe)\b[\w.]*\(|\)\(|`\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1|^export const (\w+)/gm;

const joinLines = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * The sections of a document with their items: entries of lists and rows of tables. A paragraph that ends with a colon
 * names tests for the list or table below it.
 * @returns {{ number: number, items: { text: string, tests: { file: string, name: string }[], isExcused: boolean }[] }[]}
 */
export function readSections(markdown) {
  const [, ...sections] = `\n${markdown}`.split(/\n## (?=\d+\. )/);
  return sections.map((section) => {
    let shared = [];
    const items = section.split(/\n\s*\n/).flatMap((block) => {
      const texts = splitItems(block.trim());
      const tests = texts.length === 0 && block.endsWith(':') ? readTests(block) : [];
      const below = shared;
      shared = tests;
      return texts.map((text) => ({
        text,
        tests: [...readTests(text), ...below],
        isExcused: excuse.test(text),
      }));
    });
    return { number: Number.parseInt(section, 10), items };
  });
}

function splitItems(block) {
  if (block.startsWith('- ')) return block.split(/\n(?=- )/).map(joinLines);
  if (block.startsWith('|')) return block.split('\n').slice(2).map(joinLines);
  return [];
}

const readTests = (text) =>
  [...joinLines(text).matchAll(namedTest)].map(([, file, name]) => ({ file, name }));

/** The sections that a text cites. */
export function readCitations(text) {
  return [...text.matchAll(citation)].flatMap(([, document, numbers]) =>
    [...numbers.matchAll(/\d+/g)].map(([number]) => ({
      document: document.toLowerCase(),
      number: Number(number),
    })),
  );
}

/** The names of the tests of a file, as its source has them. */
export function readTestNames(text) {
  return [...text.matchAll(testName)].map(([, , name, story]) =>
    joinLines((name ?? story).replace(/\\(.)/g, '$1')),
  );
}

/**
 * The faults, a sentence each: an item without a test and without a reason, a test that is not there, a section that is
 * cited and not there.
 * @param {{
 *   documents: Readonly<Record<string, string>>,
 *   files: Iterable<readonly [file: string, text: string]>,
 *   readText(file: string): string | null,
 * }} given
 */
export function findFaults({ documents, files, readText }) {
  const namesOf = new Map();
  const isThere = ({ file, name }) => {
    if (!namesOf.has(file)) namesOf.set(file, readTestNames(readText(file) ?? ''));
    return namesOf.get(file).some((one) => one.includes(name));
  };
  const sections = Object.entries(documents).flatMap(([document, markdown]) =>
    readSections(markdown).map((section) => ({
      place: `${document} §${section.number}`,
      ...section,
    })),
  );
  const places = new Set(sections.map(({ place }) => place));
  const untested = sections.flatMap(({ place, items }) =>
    items.flatMap(({ text, tests, isExcused }) => {
      const item = `${place}, "${text.slice(0, 60)}"`;
      if (tests.length === 0 && !isExcused) return [`${item} names no test and no reason.`];
      const gone = tests.filter((test) => !isThere(test));
      return gone.map(({ file, name }) => `${item}: ${file} has no test "${name}".`);
    }),
  );
  const lost = [...files].flatMap(([file, text]) =>
    readCitations(text)
      .map(({ document, number }) => `${document} §${number}`)
      .filter((place) => !places.has(place))
      .map((place) => `${file} cites ${place}, which is not there.`),
  );
  return [...untested, ...lost];
}

function listFiles() {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)),
  );
  return [...inFolders, ...readdirSync('.')]
    .filter((file) => /\.(?:tsx?|mjs|mdx?|css|html)$/.test(file) && !/node_modules/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (name) => readFileSync(`docs/specification/${name}.md`, 'utf8');
  const faults = findFaults({
    documents: { storefront: read('storefront'), platform: read('platform') },
    files: listFiles(),
    readText: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null),
  });
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
