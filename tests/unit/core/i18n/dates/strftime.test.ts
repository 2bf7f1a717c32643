import { describe, expect, it } from 'vitest';
import { compileDatePattern } from '../../../../../core/i18n/index.js';

const write = (pattern: string, ms: number, zone = 'UTC') => compileDatePattern(pattern)(ms, zone);

describe('compileDatePattern (§9.4.1)', () => {
  // Sunday, 4 February 2024, 17:04:09.007 in New York.
  const ms = Date.UTC(2024, 1, 4, 22, 4, 9, 7);

  it.each([
    ['%a', 'Sun'],
    ['%A', 'Sunday'],
    ['%b', 'Feb'],
    ['%h', 'Feb'],
    ['%B', 'February'],
    ['%c', 'Sun, Feb 4, 2024 5:04:09 PM EST'],
    ['%C', '20'],
    ['%d', '04'],
    ['%e', ' 4'],
    ['%D', '02/04/24'],
    ['%F', '2024-02-04'],
    ['%g', '24'],
    ['%G', '2024'],
    ['%H', '17'],
    ['%k', '17'],
    ['%I', '05'],
    ['%l', ' 5'],
    ['%i', '5'],
    ['%j', '035'],
    ['%m', '02'],
    ['%M', '04'],
    ['%n', '\n'],
    ['%N', '007000000'],
    ['%p', 'PM'],
    ['%P', 'pm'],
    ['%q', '1'],
    ['%r', '5:04:09 PM'],
    ['%R', '17:04'],
    ['%s', '1707084249'],
    ['%S', '09'],
    ['%t', '\t'],
    ['%T', '17:04:09'],
    ['%u', '7'],
    ['%w', '0'],
    ['%U', '06'],
    ['%W', '06'],
    ['%V', '05'],
    ['%v', ' 4-Feb-2024'],
    ['%x', '02/04/2024'],
    ['%X', '05:04:09 PM'],
    ['%y', '24'],
    ['%Y', '2024'],
    ['%z', '-05:00'],
    ['%Z', 'EST'],
    ['%%', '%'],
  ])('writes %s as %j', (pattern, text) => {
    expect(write(pattern, ms, 'America/New_York')).toBe(text);
  });

  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['%Y%m%d', '20240204'],
    ['at %H:%M, %%', 'at 22:04, %'],
    ['%', '%'],
    ['%Y %', '2024 %'],
    ['%E%f%Y', '2024'],
    ['%_%1%Y', '2024'],
    ['%-d', 'd'],
    ['%😀!', '!'],
    ['%%Y', '%Y'],
    ['%%%Y', '%2024'],
    ['a\n%Y\n', 'a\n2024\n'],
  ])('writes the pattern %j as %j', (pattern, text) => {
    expect(write(pattern, ms)).toBe(text);
  });

  it.each([
    [0, '00 12 12 AM'],
    [11, '11 11 11 AM'],
    [12, '12 12 12 PM'],
    [23, '23 11 11 PM'],
  ])('counts hour %d as %s', (hour, text) => {
    expect(write('%H %I %i %p', Date.UTC(2024, 0, 1, hour))).toBe(text);
  });

  it.each<[number, number, number, string]>([
    // Year, month and day; ISO year and week, and the week that begins on Sunday.
    [2021, 1, 1, '2020-53 01'],
    [2021, 1, 3, '2020-53 02'],
    [2021, 1, 4, '2021-01 02'],
    [2021, 12, 31, '2021-52 01'],
    [2016, 1, 3, '2015-53 02'],
    [2019, 12, 30, '2020-01 01'],
    [2023, 12, 31, '2023-52 01'],
  ])('counts the weeks of %d-%d-%d as %s', (year, month, day, text) => {
    expect(write('%G-%V %U', Date.UTC(year, month - 1, day))).toBe(text);
  });

  it.each([
    [Date.UTC(1582, 9, 15), '1582-10-15 Fri'],
    [Date.UTC(1582, 9, 15) - 1, '1582-10-04 Thu'],
    [-62135769600000, '1-01-01 Sat'],
    [-210866803199999, '-4712-01-01 Mon'],
  ])('writes %d as %s: Julian before 15 October 1582', (time, text) => {
    expect(write('%F %a', time)).toBe(text);
  });

  it.each([
    [NaN],
    [Infinity],
    [-Infinity],
    [210866803200000],
    [-210866803200000],
    [8.64e15],
    [1e300],
  ])('writes nothing for %d', (time) => {
    expect(write('at %Y', time)).toBe('');
  });

  it('never throws in any zone at either end of time', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      for (const time of [-210866803199999, 210866803199999]) {
        expect(write('%c %j %U %V %G %g %C', time, zone)).toMatch(/\d/);
      }
    }
  });
});
