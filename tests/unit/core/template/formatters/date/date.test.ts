import { describe, expect, it } from 'vitest';
import { dateFormatters } from '../../../../../../core/template/formatters/date/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { checkWith, renderWith } from '../../render-with.js';

const render = renderWith({ formatters: dateFormatters });

describe('date (§9.4)', () => {
  it.each<[string, Value, string]>([
    ['{a|date %F %T}', 1384518716400, '2013-11-15 07:31:56'],
    ['{a|date:%Y:%m}', 1384518716400, '2013 11'],
    ['{a|date;%H:%M}', 1384518716400, '07:31'],
    ['{a|date %F %T}', '1384518716400', '2013-11-15 07:31:56'],
    ['{a|date %F}', 1384518716400.9, '2013-11-15'],
    ['{a|date plain}', 0, 'plain'],
    ['[{a|date}]', 0, '[]'],
    ['[{a|date %F}]', 'x', '[]'],
    ['[{a|date %F}]', 1e300, '[]'],
    // What is no number is 0 (§3.7): in New York still 1969.
    ['{a|date %F}', null, '1969-12-31'],
    ['{missing|date %F}', 1, '1969-12-31'],
    ['{a|date %F}', true, '1969-12-31'],
  ])('renders %s of %j as %s', (template, a, output) => {
    expect(render(template, { a })).toBe(output);
  });

  it('is in English in every locale, and needs none', () => {
    for (const locale of ['fr', null]) {
      expect(render('{a|date %A %B}', { a: 0 }, { locale })).toBe('Wednesday December');
    }
  });

  it('needs a pattern, which a validating parser reports', () => {
    expect(checkWith({ formatters: dateFormatters })('{a|date}')).toEqual([
      "FORMATTER_NEEDS_ARGS: Formatter 'date' needs arguments but none were provided.",
    ]);
  });
});
