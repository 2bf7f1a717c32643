import { describe, expect, it } from 'vitest';
import {
  periods,
  periodSpan,
  readPeriod,
  spanBefore,
  type PeriodName,
} from '../../../../../../shop/owner/views/analytics/index.js';

const now = Date.UTC(2026, 10, 22, 14, 47, 12);
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour, minute);

describe('a period', () => {
  it.each<[PeriodName, number, number]>([
    ['hour', at(22, 13, 48), at(22, 14, 48)],
    ['day', at(21, 15), at(22, 15)],
    ['week', at(15, 15), at(22, 15)],
    ['month', Date.UTC(2026, 9, 24), at(23, 0)],
  ])('of the last %s ends with the current slice', (name, since, until) => {
    expect(periodSpan(name, now)).toEqual({ since, until });
    const { slice, slices } = periods[name];
    expect(until - since).toBe(slice * slices);
  });

  it('stays the same until its slice ends', () => {
    expect(periodSpan('day', at(22, 14, 30))).toEqual(periodSpan('day', now));
    expect(periodSpan('day', at(22, 15))).not.toEqual(periodSpan('day', now));
  });

  it('is compared with the preceding period of the same length', () => {
    expect(spanBefore(periodSpan('day', now))).toEqual({ since: at(20, 15), until: at(21, 15) });
  });

  it.each([undefined, '', 'year', 'toString', '__proto__'])('%s is read as a day', (text) => {
    expect(readPeriod(text)).toBe('day');
  });
});
