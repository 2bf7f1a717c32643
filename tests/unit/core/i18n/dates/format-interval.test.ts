import { describe, expect, it } from 'vitest';
import { formatInterval, isSameDay, readIntervalOptions } from '../../../../../core/i18n/index.js';
import { plainSpaces } from '../plain-spaces.js';

const morning = Date.UTC(2013, 10, 15, 12, 31);
const later = Date.UTC(2013, 10, 15, 17, 5);
const nextDay = Date.UTC(2013, 10, 16, 12, 31);
const nextYear = Date.UTC(2014, 6, 5, 12);

const format = (start: number, end: number, words = '', timeZone = 'America/New_York') =>
  plainSpaces(
    formatInterval(start, end, readIntervalOptions(words.split(' ')), { locale: 'en', timeZone }),
  );

describe('formatInterval (§11.4)', () => {
  it.each([
    [morning, nextDay, '', 'Nov 15 – 16, 2013'],
    [morning, nextYear, '', 'Nov 15, 2013 – Jul 5, 2014'],
    [morning, later, '', '7:31 AM – 12:05 PM'],
    [morning, morning + 3_600_000, '', '7:31 – 8:31 AM'],
    [morning, morning, '', '7:31 AM'],
    [nextDay, morning, '', 'Nov 15 – 16, 2013'],
    [morning, nextDay, 'yMMMMd', 'November 15 – 16, 2013'],
    [morning, nextDay, 'skeleton:yMMMMd', 'November 15 – 16, 2013'],
    [morning, nextDay, 'date:yMMMMd time:h', 'November 15 – 16, 2013'],
    [morning, later, 'date:yMMMMd time:h', '7 AM – 12 PM'],
    [morning, later, 'date:yMMMMd', '7:31 AM – 12:05 PM'],
    [morning, nextDay, 'time:h', 'Nov 15 – 16, 2013'],
    [morning, later, 'skeleton:Hm date:yMMMMd time:h', '07:31 – 12:05'],
    [morning, nextDay, 'EEE', 'Fri, 7:31 AM – Sat, 7:31 AM'],
    [morning, nextDay, 'date:cccc', 'Friday, 7:31 AM – Saturday, 7:31 AM'],
    [morning, later, 'EEE', 'Fri'],
    [morning, nextDay, 'foo:bar', 'Nov 15 – 16, 2013'],
  ])('writes %d to %d with "%s" as %s', (start, end, words, text) => {
    expect(format(start, end, words)).toBe(text);
  });

  it('asks the zone whether the days differ', () => {
    const evening = Date.UTC(2013, 10, 15, 23);
    expect(format(evening, evening + 7_200_000)).toBe('6:00 – 8:00 PM');
    expect(format(evening, evening + 7_200_000, '', 'UTC')).toBe('Nov 15 – 16, 2013');
  });

  it('begins a sentence with a capital letter', () => {
    const reader = { locale: 'fr', timeZone: 'UTC' };
    const options = readIntervalOptions(['MMMM', 'context:begin-sentence']);
    expect(formatInterval(Date.UTC(2013, 10), Date.UTC(2013, 11), options, reader)).toMatch(/^Nov/);
  });

  it.each([
    [NaN, 0],
    [0, NaN],
    [Infinity, 0],
    [0, 1e300],
  ])('writes nothing for %d to %d', (start, end) => {
    expect(format(start, end)).toBe('');
  });
});

describe('isSameDay', () => {
  it.each([
    [morning, later, 'UTC', true],
    [morning, nextDay, 'UTC', false],
    [Date.UTC(2013, 10, 16, 3), morning, 'America/New_York', true],
    [Date.UTC(2013, 10, 15), Date.UTC(1913, 10, 15), 'UTC', false],
    [NaN, NaN, 'UTC', false],
  ])('of %d and %d in %s %j', (a, b, zone, expected) => {
    expect(isSameDay(a, b, zone)).toBe(expected);
  });
});
