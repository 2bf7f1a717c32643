import { describe, expect, it } from 'vitest';
import { timeSince } from '../../../../../core/i18n/index.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// platform §9: "minutes, hours, days, weeks (7 days), months (30 days), years (365 days)".
// platform §9: "Time zone logic uses day length 24 h and week 7 days."
describe('timeSince (§9.4.2)', () => {
  it.each([
    [0, 'less than a minute ago'],
    [-day, 'less than a minute ago'],
    [minute - 1, 'less than a minute ago'],
    [minute, 'about a minute ago'],
    [2 * minute, 'about 2 minutes ago'],
    [hour - 1, 'about 59 minutes ago'],
    [hour, 'about an hour ago'],
    [2 * hour, 'about 2 hours ago'],
    [day - 1, 'about 23 hours ago'],
    [day, 'about a day ago'],
    [6 * day, 'about 6 days ago'],
    [7 * day, 'about a week ago'],
    [29 * day, 'about 4 weeks ago'],
    [30 * day, 'about a month ago'],
    [364 * day, 'about 12 months ago'],
    [365 * day, 'about a year ago'],
    [730 * day, 'about 2 years ago'],
  ])('says of %d milliseconds "%s"', (passed, text) => {
    const now = Date.UTC(2026, 0, 1);
    expect(timeSince(now - passed, now)).toBe(text);
  });
});
