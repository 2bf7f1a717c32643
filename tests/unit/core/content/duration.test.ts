import { expect, it } from 'vitest';
import { humanizeDuration } from '../../../../core/content/index.js';

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [1000, '0:01'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [125_000, '2:05'],
  [3_605_000, '60:05'],
  [36_000_000, '600:00'],
  [-5000, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('humanizeDuration writes %d ms as %s', (ms, text) => {
  expect(humanizeDuration(ms)).toBe(text);
});
