import { describe, expect, it } from 'vitest';
import { findStricter, treatments } from '../../../../analytics/consent/index.js';

describe('treatments', () => {
  it.each([
    ['unknown', 'necessary', 'cookieless'],
    ['unknown', 'measurement', 'hold'],
    ['unknown', 'marketing', 'hold'],
    ['granted', 'necessary', 'full'],
    ['granted', 'measurement', 'full'],
    ['granted', 'marketing', 'full'],
    ['denied', 'necessary', 'cookieless'],
    ['denied', 'measurement', 'drop'],
    ['denied', 'marketing', 'drop'],
    ['cookieless', 'necessary', 'cookieless'],
    ['cookieless', 'measurement', 'cookieless'],
    ['cookieless', 'marketing', 'drop'],
  ] as const)('of %s, for %s: %s', (state, purpose, treatment) => {
    expect(treatments[state][purpose]).toBe(treatment);
  });
});

describe('findStricter', () => {
  const order = ['full', 'cookieless', 'hold', 'drop'] as const;
  const pairs = order.flatMap((one) => order.map((other) => [one, other] as const));
  it.each(pairs)('of %s and %s is the later in full, cookieless, hold, drop', (one, other) => {
    const later = order[Math.max(order.indexOf(one), order.indexOf(other))];
    expect(findStricter(one, other)).toBe(later);
  });
});
