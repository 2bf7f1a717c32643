import { describe, expect, it } from 'vitest';
import { contentFormatters } from '../../../../../../core/template/formatters/content/index.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: contentFormatters });

describe('AbsUrl', () => {
  it.each([
    [{ a: 'p/q', 'base-url': 'https://x.test' }, 'https://x.test/p/q'],
    [{ a: 'p' }, '/p'],
    [{ 'base-url': 'https://x.test' }, 'https://x.test/'],
    [{ a: { 'base-url': 'in' }, 'base-url': 'out' }, 'in/'],
    [{ a: 5, 'base-url': 7 }, '7/5'],
  ])('in %j is %j', (data, expected) => {
    expect(render('{a|AbsUrl}', data)).toBe(expected);
  });
});

describe('capitalize and humanizeDuration', () => {
  it.each([
    ['capitalize', 'abc déf ß', 'ABC DÉF SS'],
    ['capitalize', 'istanbul', 'ISTANBUL'],
    ['capitalize', null, ''],
    ['capitalize', ['a'], ''],
    ['humanizeDuration', 125_000, '2:05'],
    ['humanizeDuration', '61000', '1:01'],
    ['humanizeDuration', 1999.9, '0:01'],
    ['humanizeDuration', null, '0:00'],
    ['humanizeDuration', 'abc', '0:00'],
  ])('%s of %j is %j', (name, a, expected) => {
    expect(render(`{a|${name}}`, { a })).toBe(expected);
  });
});
