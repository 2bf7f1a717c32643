import { describe, expect, it } from 'vitest';
import { formatters } from '../../core/template/index.js';
import { corePredicates, sitePredicates } from '../../core/template/predicates/index.js';
import { fold, ownCases, run } from './case.js';

describe.each(ownCases)('%s', (_, cases) => {
  it.each(cases.map((given) => [given.title, given] as const))('%s', (_title, given) => {
    const { output, errors } = run(given);
    expect(fold(output, given)).toBe(fold(given.output, given));
    const expected = given.errors ?? [];
    expect(errors).toMatchObject(expected);
    expect(errors).toHaveLength(expected.length);
  });
});

describe('the cases together', () => {
  const all = ownCases.flatMap(([, cases]) => cases);
  const sources = all
    .flatMap(({ template, partials = {} }) => [template, ...Object.values(partials)])
    .join('\n');

  it('are enough', () => {
    expect(all.length).toBeGreaterThanOrEqual(250);
  });

  it('have titles of their own within a file', () => {
    for (const [, cases] of ownCases) {
      const titles = cases.map(({ title }) => title);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });

  it('use every formatter', () => {
    const used = new Set([...sources.matchAll(/\|([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
    const names = Object.values(formatters).flatMap((table) => Object.keys(table));
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  it('use every predicate', () => {
    const used = new Set(
      [...sources.matchAll(/\{\.(?:or |if\s+)?([a-zA-Z][\w-]*\?)/g)].map(([, name]) => name),
    );
    const names = Object.keys({ ...corePredicates, ...sitePredicates });
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  it.each([
    '{.section ',
    '{.repeated section ',
    '{.alternates with}',
    '{.or}',
    '{.or even?',
    '{.if ',
    '{.var @',
    '{.ctx @',
    '{.eval ',
    '{.macro ',
    '{.include ',
    '{.inject @',
    '{.space}',
    '{.tab}',
    '{.newline}',
    '{.meta-left}',
    '{.meta-right}',
    '{.end}',
    '{# ',
    '{## ',
  ])('use %s', (tag) => {
    expect(sources).toContain(tag);
  });
});
