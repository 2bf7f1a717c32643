// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dayIn, isDay, yearAfter } from '../../../../../examples/server/purchases/days.js';

describe('days', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['21.11.2026', false],
    ['2026-11-21T00:00', false],
    ['', false],
  ])('%j is one: %s', (text, answer) => {
    expect(isDay(text)).toBe(answer);
  });

  const noon = Date.UTC(2026, 10, 21, 12);
  it.each([
    ['UTC', noon, '2026-11-21'],
    ['Pacific/Auckland', noon, '2026-11-22'],
    ['Pacific/Pago_Pago', noon - 2 * 60 * 60 * 1000, '2026-11-20'],
    ['Europe/Berlin', Date.UTC(2026, 11, 31, 23), '2027-01-01'],
    ['Mars/Olympus', noon, null],
    ['', noon, null],
  ])('in %j at %i it is %s', (timeZone, now, day) => {
    expect(dayIn(timeZone, now)).toBe(day);
  });

  it.each([
    ['2026-11-21', '2027-11-21'],
    ['2028-02-29', '2029-03-01'],
  ])('a year after %s is %s', (day, next) => {
    expect(yearAfter(day)).toBe(next);
  });
});
