import { describe, expect, it } from 'vitest';
import { formatRelativeTime, readRelativeTimeOptions } from '../../../../../core/i18n/index.js';
import { plainSpaces } from '../plain-spaces.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const from = Date.UTC(2026, 10, 21, 12);

const format = (distance: number, words = '', locale = 'en', timeZone = 'UTC') =>
  plainSpaces(
    formatRelativeTime(from, from + distance, readRelativeTimeOptions(words.split(' ')), {
      locale,
      timeZone,
    }),
  );

describe('formatRelativeTime (§11.5)', () => {
  it.each([
    [0, 'now'],
    [100, 'now'],
    [-100, 'now'],
    [5 * second, 'in 5 seconds'],
    [-1 * second, '1 second ago'],
    // Halves to even.
    [90 * second, 'in 2 minutes'],
    [150 * second, 'in 2 minutes'],
    [-27 * minute, '27 minutes ago'],
    [2 * hour, 'in 2 hours'],
    [-hour, '1 hour ago'],
    [day, 'tomorrow'],
    [-day, 'yesterday'],
    [-3 * day, '3 days ago'],
    [-27 * day, '27 days ago'],
    [30 * day, 'next month'],
    [-61 * day, '2 months ago'],
    [-184 * day, '6 months ago'],
    [365 * day, 'next year'],
    [-730 * day, '2 years ago'],
  ])('says of %d milliseconds "%s"', (distance, text) => {
    expect(format(distance)).toBe(text);
  });

  it.each([
    [-27 * day, 'allowWeeks:true', '4 weeks ago'],
    [7 * day, 'allowWeeks:true', 'next week'],
    [6 * day, 'allowWeeks:true', 'in 6 days'],
    [14 * day, 'allowWeeks:false', 'in 14 days'],
    [-day, 'numericOnly:true', '1 day ago'],
    [365 * day, 'numericOnly:true', 'in 1 year'],
    [-100, 'numericOnly:true', '0 seconds ago'],
    [100, 'numericOnly:true', 'in 0 seconds'],
    [-day, 'numericOnly:false', 'yesterday'],
    [day, 'field:hour', 'in 24 hours'],
    [day, 'field:minute', 'in 1,440 minutes'],
    [day, 'field:minute no-group', 'in 1440 minutes'],
    [day, 'field:second', 'in 86,400 seconds'],
    [5 * second, 'field:millis', 'in 5 seconds'],
    [day, 'field:week maxfrac:2', 'in 0.14 weeks'],
    [10 * day, 'field:week', 'next week'],
    [-70 * day, 'field:day', '70 days ago'],
    [400 * day, 'field:month', 'in 13 months'],
    [hour, 'field:day', 'today'],
    [hour, 'field:day alwaysNow:true', 'now'],
    [hour, 'field:year alwaysNow:true', 'now'],
    [hour, 'alwaysNow:true', 'in 1 hour'],
    [hour, 'field:fortnight', 'in 1 hour'],
    [90 * minute, 'maxfrac:1', 'in 1.5 hours'],
    [2 * hour, 'minfrac:2', 'in 2.00 hours'],
    [90 * minute, 'round:down', 'in 1 hour'],
    [61 * minute, 'round:up', 'in 2 hours'],
    [2 * hour, 'width:wide', 'in 2 hours'],
    [2 * hour, 'width:short', 'in 2 hr.'],
    [-2 * hour, 'width:narrow', '2h ago'],
    [2 * hour, 'context:begin-sentence', 'In 2 hours'],
    [100, 'context:begin-sentence', 'Now'],
    [2 * hour, 'context:middle-of-text', 'in 2 hours'],
    [2 * day, 'dayOfWeek:true', 'in 2 days'],
  ])('says of %d milliseconds with %s "%s"', (distance, words, text) => {
    expect(format(distance, words)).toBe(text);
  });

  it.each([
    [-730 * day, 'de', 'vor 2 Jahren'],
    [-day, 'es', 'ayer'],
    [-1.125 * day, 'de', 'gestern'],
  ])('says of %d milliseconds in %s "%s"', (distance, locale, text) => {
    expect(format(distance, '', locale)).toBe(text);
  });

  it('counts the months of the zone', () => {
    const options = readRelativeTimeOptions([]);
    const [start, end] = [Date.UTC(2024, 2, 1, 3), Date.UTC(2024, 3, 1, 2)];
    const between = (timeZone: string) =>
      formatRelativeTime(start, end, options, { locale: 'en', timeZone });
    expect(between('UTC')).toBe('in 31 days');
    // There, it is from 29 February to 31 March.
    expect(between('America/New_York')).toBe('next month');
  });

  it.each([
    [NaN, 0],
    [0, NaN],
    [0, Infinity],
    [-1e300, 0],
  ])('says nothing of %d to %d', (start, end) => {
    const reader = { locale: 'en', timeZone: 'UTC' };
    expect(formatRelativeTime(start, end, readRelativeTimeOptions([]), reader)).toBe('');
  });

  it('says something of the whole of time', () => {
    const reader = { locale: 'en', timeZone: 'Pacific/Kiritimati' };
    const options = readRelativeTimeOptions([]);
    expect(formatRelativeTime(-8.64e15, 8.64e15, options, reader)).toMatch(/^in \d/);
  });
});
