// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dayIn, deliveryDays, isDeliveryDay } from '../../../../../core/commerce/purchase/index.js';

const night = Date.UTC(2026, 10, 21, 23, 30);
const noon = Date.UTC(2026, 10, 21, 12);

describe('deliveryDays', () => {
  // A card for tomorrow in Auckland is one for today in New York.
  it.each([
    ['UTC', '2026-11-21', '2027-11-21'],
    ['Pacific/Auckland', '2026-11-22', '2027-11-22'],
    ['Asia/Tokyo', '2026-11-22', '2027-11-22'],
    ['Europe/Berlin', '2026-11-22', '2027-11-22'],
    ['America/New_York', '2026-11-21', '2027-11-21'],
    ['Pacific/Honolulu', '2026-11-21', '2027-11-21'],
  ])('in %s begin %s', (timeZone, min, max) => {
    expect(deliveryDays(night, timeZone)).toEqual({ min, max });
  });

  it('end on the first of March when they begin on a leap day', () => {
    expect(deliveryDays(Date.UTC(2028, 1, 29, 12), 'UTC')).toEqual({
      min: '2028-02-29',
      max: '2029-03-01',
    });
  });

  it("are those of the machine's own zone where none is known", () => {
    expect(deliveryDays(night, undefined)?.min).toMatch(/^2026-11-2[12]$/);
  });

  it('are none where there is no such zone', () => {
    expect(deliveryDays(night, 'Mars/Olympus')).toBeNull();
  });
});

describe('isDeliveryDay', () => {
  const days = { min: '2026-11-21', max: '2028-11-21' };

  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2028-11-21', true],
    ['2026-11-20', false],
    ['2028-11-22', false],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['2027-1-1', false],
    ['21.11.2027', false],
    ['2027-11-21T00:00', false],
    ['', false],
  ])('of %j is %s', (text, answer) => {
    expect(isDeliveryDay(text, days)).toBe(answer);
  });
});

describe('dayIn', () => {
  it.each([
    ['UTC', noon, '2026-11-21'],
    ['Pacific/Auckland', noon, '2026-11-22'],
    ['Pacific/Pago_Pago', noon - 2 * 60 * 60 * 1000, '2026-11-20'],
    ['Europe/Berlin', Date.UTC(2026, 11, 31, 23), '2027-01-01'],
    ['Mars/Olympus', noon, null],
    ['', noon, null],
  ])('of %j at %i is %s', (timeZone, now, day) => {
    expect(dayIn(timeZone, now)).toBe(day);
  });
});
