// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { deliveryTime } from '../../../../../../shop/server/domains/orders/delivery-time.js';

describe('the time at which a gift is sent', () => {
  it.each([
    ['2026-12-24', 'Asia/Tokyo', '2026-12-23T23:00:00.000Z'],
    ['2026-12-24', 'America/New_York', '2026-12-24T13:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T12:00:00.000Z'],
    ['2026-12-24', 'Asia/Kathmandu', '2026-12-24T02:15:00.000Z'],
    ['2026-12-24', 'Nowhere/Else', '2026-12-24T08:00:00.000Z'],
  ])('is eight o’clock of %s in %s', (deliveryDate, timeZone, time) => {
    expect(new Date(deliveryTime({ deliveryDate, timeZone }) ?? 0).toISOString()).toBe(time);
  });

  it('is at once without a day', () => {
    expect(deliveryTime({ deliveryDate: null, timeZone: 'Asia/Tokyo' })).toBeNull();
  });
});
