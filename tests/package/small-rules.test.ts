import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as content from '../../core/content/index.js';
import * as dom from '../../core/dom/index.js';
import * as motion from '../../core/motion/index.js';

/** The small rules of the platform: every function of three folders, and these of the others. */
const folders: Readonly<Record<string, readonly [module: object, others?: readonly string[]]>> = {
  'core/content': [content, ['textFilters']],
  'core/dom': [dom],
  'core/motion': [motion],
  'core/net': [{}, ['createFetchState', 'parseQuery', 'NetError']],
  'core/i18n': [{}, ['checkMessage', 'dateText', 'knownTimeZone']],
  'core/commerce/money': [{}, ['freeText']],
};

/** An error is thrown by its own folder. */
const isRule = (value: unknown): boolean =>
  typeof value === 'function' && !(value.prototype instanceof Error);

const rules = Object.entries(folders).flatMap(([folder, [module, others = []]]) => [
  ...Object.entries(module).flatMap(([name, value]) => (isRule(value) ? [{ name, folder }] : [])),
  ...others.map((name) => ({ name, folder })),
]);

/** What a page, a server or a command is made of; tests and stories are no users. */
const files = ['core', 'widgets', 'analytics', 'connectors', 'examples', 'tools'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.posix.join(root, name.replaceAll(path.sep, '/'))),
);

interface Import {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
}

/** Imports of values by their names, with the file they name as a path from the root. */
const imports: readonly Import[] = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)].map(
    ([, names = '', to = '']) => ({
      from,
      to: path.posix.join(path.posix.dirname(from), to),
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.split(' as ')[0] ?? ''),
    }),
  ),
);

const callersOf = ({ name, folder }: { name: string; folder: string }): string[] =>
  imports
    .filter(
      ({ from, to, names }) =>
        names.includes(name) && to.startsWith(`${folder}/`) && !from.startsWith(`${folder}/`),
    )
    .map(({ from }) => from);

/** Rows of the table "Rules without a caller": `name` of `vitrine/folder`, and why. */
const reasons = new Map(
  Array.from(
    readFileSync('docs/specification-notes.md', 'utf8').matchAll(
      /^\| `(\w+)` +\| `vitrine\/([\w/]+)` +\| (.+?) +\|$/gm,
    ),
    ([, name = '', , why = '']) => [name, why] as const,
  ),
);

describe('a small rule of the platform', () => {
  it.each(rules)('$name has a caller outside its folder, or a reason', (rule) => {
    const reason = reasons.get(rule.name);
    if (callersOf(rule).length > 0) expect(reason, 'a reason that is out of date').toBeUndefined();
    else expect(reason ?? '', 'a caller, or a row in docs/specification-notes.md').toMatch(/\w{3}/);
  });

  it('is what each row of the reasons names', () => {
    const names = rules.map(({ name }) => name);
    expect([...reasons.keys()].filter((name) => !names.includes(name))).toEqual([]);
    expect(reasons.size).toBeGreaterThan(0);
  });

  it('has no caller that only shares its name', () => {
    const folder = 'core/commerce/reviews';
    expect(callersOf({ name: 'dateText', folder })).not.toEqual([]);
    expect(callersOf({ name: 'dateText', folder: 'core/i18n' })).not.toContain(
      'examples/storefront/views/parts/reviews.ts',
    );
    expect(callersOf({ name: 'noSuchRule', folder: 'core/content' })).toEqual([]);
  });
});
