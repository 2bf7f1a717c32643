import { describe, expect, it } from 'vitest';
import {
  readSchedule,
  writeSchedule,
} from '../../../../../../../shop/server/domains/catalogue/editing/schedule.js';

const now = Date.parse('2026-11-01T00:00:00Z');

describe('the time of a scheduled product', () => {
  it.each([
    ['UTC', '2026-12-24T09:00', '2026-12-24T09:00Z'],
    ['Europe/London', '2026-12-24T09:00', '2026-12-24T09:00Z'],
    ['Europe/London', '2027-07-01T09:00', '2027-07-01T08:00Z'],
    ['America/New_York', '2026-12-24T21:30', '2026-12-25T02:30Z'],
    ['Asia/Kolkata', '2026-12-24T00:15', '2026-12-23T18:45Z'],
    // An hour before and after the clocks of a zone change.
    ['Europe/Berlin', '2027-03-28T01:30', '2027-03-28T00:30Z'],
    ['Europe/Berlin', '2027-03-28T03:30', '2027-03-28T01:30Z'],
    ['America/Los_Angeles', '2027-11-07T09:00', '2027-11-07T17:00Z'],
  ])('is read and written in %s: %s', (timeZone, typed, at) => {
    expect(readSchedule(typed, { now, timeZone })).toEqual({ value: Date.parse(at) });
    expect(writeSchedule(Date.parse(at), timeZone)).toBe(typed);
  });

  it.each(['2026-12-24 09:00', ' 2026-12-24T09:00 ', '2026-12-24T09:00:00'])(
    'may be written as %j',
    (typed) => {
      const value = Date.parse('2026-12-24T09:00Z');
      expect(readSchedule(typed, { now, timeZone: 'UTC' })).toEqual({ value });
    },
  );

  it.each([
    ['', 'Say when'],
    ['tomorrow', 'Write date and time'],
    ['2026-12-24', 'Write date and time'],
    ['24/12/2026 09:00', 'Write date and time'],
    ['2026-02-30T09:00', 'Write date and time'],
    ['2026-12-24T25:00', 'Write date and time'],
    ['9999999-12-24T09:00', 'Write date and time'],
    ['2026-10-31T23:59', 'has passed'],
    ['2026-11-01T00:00', 'has passed'],
  ])('is refused as %j: %s', (typed, words) => {
    const read = readSchedule(typed, { now, timeZone: 'UTC' });
    expect('errors' in read ? read.errors : null).toContain(words);
  });

  it('is empty for the other statuses', () => {
    expect(writeSchedule(null, 'UTC')).toBe('');
  });
});
