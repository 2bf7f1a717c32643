import { describe, expect, it } from 'vitest';
import { offsetAt } from '../../../../../core/i18n/dates/offsets.js';

const hour = 3_600_000;
const day = 24 * hour;
const winter = Date.UTC(2024, 0, 15);
const summer = Date.UTC(2024, 6, 15);

describe('offsetAt', () => {
  it.each([
    ['UTC', winter, 0],
    ['America/New_York', winter, -5 * hour],
    ['America/New_York', summer, -4 * hour],
    ['Asia/Kolkata', winter, 5.5 * hour],
    ['Asia/Kathmandu', winter, 5.75 * hour],
    // Local mean time, before zones.
    ['America/New_York', Date.UTC(1800, 0, 1), -(4 * hour + 56 * 60_000 + 2000)],
  ])('in %s at %d is %d', (zone, ms, offset) => {
    expect(offsetAt(ms, zone)).toBe(offset);
  });

  it.each([
    ['America/New_York', Date.UTC(2024, 2, 10, 7), -5, -4],
    ['America/New_York', Date.UTC(2024, 10, 3, 6), -4, -5],
    ['Europe/Berlin', Date.UTC(2024, 2, 31, 1), 1, 2],
    ['Australia/Lord_Howe', Date.UTC(2024, 3, 6, 15), 11, 10.5],
    // A day was left out.
    ['Pacific/Apia', Date.UTC(2011, 11, 30, 10), -10, 14],
  ])('changes in %s at %d from %d to %d hours, whatever was asked before', (zone, at, from, to) => {
    const times = [at - 3 * day, at + 3 * day, at - 1, at, at - day, at + day, at - 1, at];
    const expected = times.map((ms) => (ms < at ? from : to) * hour);
    expect(times.map((ms) => offsetAt(ms, zone))).toEqual(expected);
    expect(times.toReversed().map((ms) => offsetAt(ms, zone))).toEqual(expected.toReversed());
  });

  it('answers at the ends of what a date can hold', () => {
    for (const ms of [8.64e15, 8.64e15 - 1, 8.64e15, -8.64e15, -8.64e15 + 1, -8.64e15]) {
      expect(offsetAt(ms, 'UTC')).toBe(0);
    }
  });

  it.each([
    'America/New_York',
    'Pacific/Apia',
    'Africa/Monrovia',
    'Asia/Kathmandu',
    'Europe/Dublin',
  ])('in %s is what Intl itself writes, also where a month or year ends', (zone) => {
    const written = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      timeZoneName: 'longOffset',
    });
    for (let month = -2400; month < 1200; month += 5) {
      for (const ms of [0, hour, 9 * hour + 500.5, 15 * hour, 23 * hour + 999]) {
        const at = Date.UTC(1970, month, 1) + ms;
        const [, sign = '+', hours = 0, minutes = 0, seconds = 0] =
          /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(written.format(at)) ?? [];
        const distance = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
        expect(offsetAt(at, zone)).toBe((sign === '-' ? -distance : distance) * 1000);
      }
    }
  });

  it('is right for more weeks than are kept', () => {
    const weeks = Array.from({ length: 2500 }, (_, index) => winter - index * 7 * day);
    const twice = weeks.flatMap((ms) => [
      offsetAt(ms, 'Asia/Tokyo'),
      offsetAt(ms + day, 'Asia/Tokyo'),
    ]);
    expect(new Set(twice)).toEqual(new Set([9 * hour]));
  });
});
