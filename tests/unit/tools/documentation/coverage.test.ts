import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coveragePage } from '../../../../tools/documentation/reference/coverage.js';
import {
  countKinds,
  coverage,
  findGaps,
  kindOf,
  type CoverageDocument,
  type Row,
} from '../../../../tools/documentation/specification/index.js';

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

const rowsOf = ({ sections }: CoverageDocument) => sections.flatMap(({ rows }) => rows);

describe('the items of the specification', () => {
  it('have modules that are there and tests that quote them', () => {
    expect(findGaps(coverage, readText)).toEqual([]);
  });

  it.each([
    ['storefront', [8, 23, 12, 26, 4, 25, 28, 15], 141],
    ['platform', [20, 52, 17, 28, 3, 24, 48, 35], 227],
  ] as const)('of %s.md are %j from §2 to §9: %i', (name, counts, all) => {
    const document = coverage.find((one) => one.name === name);
    expect(document?.sections.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(document?.sections.map(({ rows }) => rows.length)).toEqual(counts);
    expect(document && rowsOf(document)).toHaveLength(all);
  });

  it('are each there once', () => {
    for (const { name, sections } of coverage) {
      for (const { number, rows } of sections) {
        const items = rows.map(({ item }) => `${name} §${number}: ${item}`);
        expect(items.filter((item, index) => items.indexOf(item) !== index)).toEqual([]);
      }
    }
  });

  it('miss nothing: what is not there is not shown by the specification, or comes later', () => {
    const missing = coverage.flatMap(rowsOf).filter((row) => kindOf(row) === 'missing');
    expect(missing.map(({ item }) => item)).toEqual([]);
  });
});

const folder = path.resolve('../shared/spec');

// A copy of the project stands alone: the documents are beside it where it is written.
describe.skipIf(!existsSync(folder))('the documents', () => {
  it.each(coverage.map(({ name, sections }) => [name, sections] as const))(
    '%s.md says in the section of each row what the row quotes',
    (name, sections) => {
      const text = readFileSync(path.join(folder, `${name}.md`), 'utf8').replace(/\s+/g, ' ');
      for (const { number, rows } of sections) {
        const [, after = ''] = text.split(` ## ${number}. `);
        const [section = ''] = after.split(/ ## \d+\. /);
        expect(section).not.toBe('');
        expect(rows.filter(({ quote }) => !section.includes(quote))).toEqual([]);
      }
    },
  );
});

describe('a gap is found where', () => {
  const files: Readonly<Record<string, string>> = {
    'core/mug.ts': 'export const mug = 1;',
    'tests/mug.test.ts':
      '  // storefront §9: "A mug holds\n  // 300 ml."\n  it(\'is one\', () => {});',
  };
  const row: Row = {
    item: 'A mug',
    quote: 'A mug holds 300 ml.',
    modules: ['core/mug.ts'],
    tests: { 'tests/mug.test.ts': 'A mug holds 300 ml.' },
  };
  const gapsOf = (changed: Row) =>
    findGaps(
      [
        {
          name: 'storefront',
          title: 'Storefront',
          sections: [{ number: 9, title: 'Limits', rows: [changed] }],
        },
      ],
      (file) => files[file] ?? null,
    );

  it('nothing is wrong: nowhere', () => {
    expect(gapsOf(row)).toEqual([]);
    expect(gapsOf({ ...row, modules: [], tests: {}, kind: 'later', reason: 'Soon.' })).toEqual([]);
  });

  it.each<[string, Row, string]>([
    [
      'a module is gone',
      { ...row, modules: ['core/cup.ts'] },
      'the module core/cup.ts is not there.',
    ],
    [
      'a test is gone',
      { ...row, tests: { 'tests/cup.test.ts': 'A mug' } },
      'the test tests/cup.test.ts is not there.',
    ],
    [
      'a test no longer says it',
      { ...row, tests: { 'tests/mug.test.ts': 'A mug holds 200 ml.' } },
      'the test tests/mug.test.ts does not say "A mug holds 200 ml.".',
    ],
    [
      'a test is to say nothing',
      { ...row, tests: { 'tests/mug.test.ts': ' ' } },
      'no phrase of the test tests/mug.test.ts is named.',
    ],
    ['there is no test', { ...row, tests: {} }, 'no test. Name one that quotes it.'],
    [
      'there is no module',
      { ...row, modules: [] },
      'no module. Name the file that carries it out.',
    ],
    [
      'there is no reason',
      { ...row, tests: {}, kind: 'not-shown', reason: '' },
      'no reason is given.',
    ],
  ])('%s', (_, changed, fault) => {
    expect(gapsOf(changed)).toEqual([`storefront §9, "A mug": ${fault}`]);
  });
});

describe('the page', () => {
  it('has a line for each section and document, and a row for each item', () => {
    const { body } = coveragePage(readText);
    const lines = coverage.flatMap(({ sections }) => sections).length + coverage.length;
    const rows = coverage.flatMap(rowsOf).length;
    expect(body.match(/<tr><td>/g)).toHaveLength(lines + rows);
    for (const document of coverage) {
      const { tested, later, missing, 'not-shown': notShown } = countKinds(rowsOf(document));
      const cells = [tested, notShown, later, missing].map((count) => `<td>${count}</td>`);
      expect(body).toContain(`${document.title}, all</strong></td>`);
      expect(body).toContain(cells.join(''));
    }
  });

  it('is not made with a gap', () => {
    expect(() => coveragePage(() => null)).toThrow(
      expect.objectContaining({ code: 'not-covered', message: expect.stringContaining('§2') }),
    );
  });
});
