import { describe, expect, it } from 'vitest';
import { sitePredicates } from '../../../../../core/template/predicates/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { renderWith } from '../render-with.js';

const render = renderWith({ predicates: sitePredicates });
const utc = (...parts: [number, number, number, number]) => Date.UTC(...parts);

describe('same-day?', () => {
  it.each<[string | null, number, number, boolean]>([
    // 23:00 and 01:00 in New York, the zone of a site that names none.
    [null, utc(2024, 0, 11, 4), utc(2024, 0, 11, 6), false],
    [null, utc(2024, 0, 11, 6), utc(2024, 0, 12, 4), true],
    ['UTC', utc(2024, 0, 11, 4), utc(2024, 0, 11, 6), true],
    ['UTC', utc(2024, 0, 11, 23), utc(2024, 0, 12, 1), false],
    ['Asia/Tokyo', utc(2024, 0, 11, 14), utc(2024, 0, 11, 16), false],
    ['Asia/Tokyo', utc(2024, 0, 11, 15), utc(2024, 0, 12, 14), true],
    // 23 hours of a day that daylight saving shortens.
    ['America/New_York', utc(2024, 2, 10, 5), utc(2024, 2, 11, 3), true],
    ['America/New_York', utc(2024, 2, 10, 5), utc(2024, 2, 11, 4), false],
    ['Mars/Olympus', utc(2024, 0, 11, 4), utc(2024, 0, 11, 6), true],
    ['UTC', utc(2024, 0, 11, 4), utc(2023, 0, 11, 4), false],
  ])('in the zone %j of %d and %d is %j', (timeZone, startDate, endDate, expected) => {
    const website = timeZone === null ? {} : { timeZone };
    const data = { item: { startDate, endDate }, website };
    const template = '{.section item}{.same-day?}Y{.or}N{.end}{.end}';
    expect(render(template, data)).toBe(expected ? 'Y' : 'N');
  });

  it.each<[Value]>([
    [{ startDate: Date.UTC(2024, 0, 11) }],
    [{ endDate: Date.UTC(2024, 0, 11) }],
    [{ startDate: 'x', endDate: 'x' }],
    [{ startDate: 1e300, endDate: 1e300 }],
  ])('is false for %j, which are no two dates', (data) => {
    expect(render('{.same-day?}Y{.or}N{.end}', data)).toBe('N');
  });

  it('reads a date that is not there as 0 (§3.7)', () => {
    expect(render('{.same-day?}Y{.or}N{.end}', {})).toBe('Y');
    expect(render('{.same-day?}Y{.or}N{.end}', { endDate: 60_000 })).toBe('Y');
  });
});
