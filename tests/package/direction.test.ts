import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = ['core', 'analytics', 'connectors', 'widgets', 'tools'].flatMap((folder) => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    );
  } catch {
    return [];
  }
});
const files = sources.filter((file) => /\.tsx?$/.test(file));

interface Import {
  from: string;
  to: string;
}

/** Every import, dynamic ones and type imports included, with relative ones resolved to a path from the root. */
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, to = '']) => ({
      from,
      to: to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to,
    }),
  ),
);

const upper = /^core\/(commerce|forms|experiments|template)\//;
const lower = /^core\/(base|net|runtime|i18n|content|dom|motion)\//;

/** No page needs these, so they are in no index. */
const describesElements = /^widgets\/(element\/manifest|styles\/token-table)\.js$/;

const rules: Array<[string, (edge: Import) => boolean]> = [
  [
    'core reaches nothing above it',
    ({ from, to }) =>
      from.startsWith('core/') && /^(widgets|analytics|connectors|tools|examples)\//.test(to),
  ],
  [
    'analytics reaches core alone',
    ({ from, to }) => from.startsWith('analytics/') && /^(widgets|tools|examples)\//.test(to),
  ],
  [
    'connectors reach core alone, and each other only by their base',
    ({ from, to }) => {
      const [, own] = /^(connectors\/[^/]+\/)/.exec(from) ?? [];
      return (
        own !== undefined &&
        !to.startsWith(own) &&
        !/^core\/|^connectors\/base\/index\.js$|^zod\/mini$/.test(to)
      );
    },
  ],
  [
    'widgets reach core alone',
    ({ from, to }) =>
      from.startsWith('widgets/') && /^(analytics|tools|examples|stories)\//.test(to),
  ],
  [
    'what elements are made of reaches no element',
    ({ from, to }) =>
      /^widgets\/(hooks|mistakes|parts)\//.test(from) && to.startsWith('widgets/elements/'),
  ],
  [
    'tools reach Node and core alone',
    ({ from, to }) =>
      /^tools\/(?!documentation)/.test(from) &&
      !/^(tools|core)\/|^node:/.test(to) &&
      !(/^tools\/template\/lsp\//.test(from) && /^vscode-languageserver/.test(to)),
  ],
  [
    'the documentation reaches core and what describes the elements',
    ({ from, to }) =>
      from.startsWith('tools/documentation/') &&
      !/^(tools|core)\/|^node:|^(marked|minisearch|highlight\.js|vitrine)\b|^(connectors\/base|widgets\/element)\/index\.js$/.test(
        to,
      ) &&
      !describesElements.test(to),
  ],
  [
    'the lower parts of core know nothing of the upper ones',
    ({ from, to }) => lower.test(from) && upper.test(to),
  ],
  [
    'the base of core knows nothing above it',
    ({ from, to }) => from.startsWith('core/base/') && !to.startsWith('core/base/'),
  ],
  [
    'React stays in widgets',
    ({ from, to }) => !from.startsWith('widgets/') && /^react(-dom)?(\/|$)/.test(to),
  ],
  [
    'react-dom and r2wc stay in widgets/element',
    ({ from, to }) => !from.startsWith('widgets/element/') && /^(react-dom|@r2wc\/)/.test(to),
  ],
  ['browser code uses zod/mini', ({ to }) => to === 'zod'],
];

/** What passes an index, and why. */
const besideIndex = [
  ['widgets/element/manifest.js', 'Documents are made of it, and no page.'],
  ['widgets/styles/token-table.js', 'Documents are made of it, and no page.'],
  ['core/i18n/strings/', 'A new table of texts needs no line in an index.'],
  ['core/i18n/locales/', 'A page loads one language alone.'],
  ['widgets/generated/', 'The generator writes imports of definitions and components.'],
];

const indexed = new Set(
  files.filter((file) => /\/index\.tsx?$/.test(file)).map((file) => path.posix.dirname(file)),
);

/** The folders of a file, the innermost first. */
function foldersOf(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** A folder inside another may have an index of its own: that is a door too. */
const isPastIndex = ({ from, to }: Import) =>
  /^(core|analytics|connectors|widgets|tools)\//.test(to) &&
  !to.endsWith('/index.js') &&
  !besideIndex.some(([place = '']) => from.startsWith(place) || to.startsWith(place)) &&
  foldersOf(to).some((folder) => indexed.has(folder) && !from.startsWith(`${folder}/`));

describe('imports point one way', () => {
  it.each(rules)('%s', (_rule, breaks) => {
    expect(imports.filter(breaks)).toEqual([]);
  });

  it('sees the imports it judges', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it('a folder with an index is entered by it', () => {
    expect(imports.filter(isPastIndex)).toEqual([]);
  });

  it.each(besideIndex)('%s is still entered beside an index', (place) => {
    expect(
      imports.filter(({ from, to }) => from.startsWith(place) || to.startsWith(place)),
    ).not.toEqual([]);
  });
});
