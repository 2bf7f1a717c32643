import { describe, expect, it } from 'vitest';
import { dateFormatters } from '../../../../../../core/template/formatters/date/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { parsePart } from '../../../../../support/parse-html.js';

const renderAny = renderWith({ formatters: dateFormatters }, { escape: 'html' });
const now = 1384525916400;
const render = (a: Value, locale: string | null = 'en') =>
  renderAny('{a|timesince}', { a }, { locale, now });

describe('timesince (§9.4)', () => {
  it.each<[Value, string, string]>([
    [now - 7_200_000, '1384518716400', 'about 2 hours ago'],
    ['1384518716400', '1384518716400', 'about 2 hours ago'],
    [now, String(now), 'less than a minute ago'],
    [now + 1e9, String(now + 1e9), 'less than a minute ago'],
    [-607001400000, '-607001400000', 'about 63 years ago'],
    ['5"><script>', '5', 'about 43 years ago'],
  ])('wraps %j, with the timestamp %s, in "%s"', (value, timestamp, text) => {
    const span = parsePart(render(value)).querySelector('span.timesince');
    expect(span?.getAttribute('data-date')).toBe(timestamp);
    expect(span?.textContent).toBe(text);
  });

  it.each<[Value]>([['x'], [''], [null], [undefined], [true], [{}], [[1]]])(
    'says of %j "Invalid date." (platform §8)',
    (value) => {
      expect(render(value)).toBe('Invalid date.');
    },
  );

  it('prints "Invalid date." without a locale', () => {
    expect(render(now, null)).toBe('Invalid date.');
  });
});
