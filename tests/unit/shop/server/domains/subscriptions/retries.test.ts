import { expect, it } from 'vitest';
import {
  nextPaymentTry,
  nextTry,
} from '../../../../../../shop/server/domains/subscriptions/retries.js';

const day = 24 * 60 * 60_000;

it.each([
  [1, 1],
  [2, 3],
  [3, 5],
])('tries a payment after failure %i on day %i', (failures, days) => {
  expect(nextPaymentTry(1000, failures)).toBe(1000 + days * day);
});

it('tries no payment after the fourth failure', () => {
  expect(nextPaymentTry(1000, 4)).toBeNull();
});

it.each([
  ['out-of-stock', day],
  ['item-unavailable', day],
  ['shipping-country', day],
  ['total-changed', day / 24],
  ['payment-unreachable', day / 24],
])('tries an order again that was held up by %s after %i ms', (code, wait) => {
  expect(nextTry(code, 5000)).toBe(5000 + wait);
});
