import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, epochDay } from '../../../../../core/i18n/dates/calendar.js';

const dayLength = 86_400_000;

describe('dateOfDay (§9.4.1)', () => {
  it.each([
    [0, { year: -4712, month: 1, day: 1, dayOfYear: 1 }],
    // Day 2299160 was Thursday 4 October, day 2299161 Friday 15 October 1582.
    [2299160, { year: 1582, month: 10, day: 4, dayOfYear: 277 }],
    [2299161, { year: 1582, month: 10, day: 15, dayOfYear: 288 }],
    [epochDay, { year: 1970, month: 1, day: 1, dayOfYear: 1 }],
    // 1500 was a leap year of the Julian calendar, 1900 none of the Gregorian.
    [2268992, { year: 1500, month: 2, day: 29, dayOfYear: 60 }],
    [2415080, { year: 1900, month: 3, day: 1, dayOfYear: 60 }],
  ])('gives day %d the date %j', (day, date) => {
    expect(dateOfDay(day)).toEqual(date);
  });

  it('agrees with Date from 1582 on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2299161, max: 2 * epochDay }), (day) => {
        const date = new Date((day - epochDay) * dayLength);
        const newYear = new Date(date).setUTCMonth(0, 1);
        expect(dateOfDay(day)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
          dayOfYear: (date.getTime() - newYear) / dayLength + 1,
        });
      }),
    );
  });
});
