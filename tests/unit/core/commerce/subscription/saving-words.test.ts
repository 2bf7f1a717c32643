import { describe, expect, it } from 'vitest';
import {
  subscriptionTerms,
  wordCadence,
  wordSubscribe,
  writeSaving,
  type Saved,
} from '../../../../../core/commerce/subscription/index.js';

const amount: Saved = { amount: { cents: 150, currency: 'USD' } };

describe('writeSaving', () => {
  it.each<[Saved, string, string]>([
    [{ percent: 10 }, 'en-US', '10%'],
    [{ percent: 12.5 }, 'en-US', '12.5%'],
    [{ percent: 10 }, 'de', '10\u00a0%'],
    [{ percent: 12.5 }, 'de', '12,5\u00a0%'],
    [amount, 'en-US', '$1.50'],
    [{ amount: { cents: 300, currency: 'USD' } }, 'en-US', '$3'],
  ])('%j in %s: %s', (saved, locale, text) => {
    expect(writeSaving(saved, locale)).toBe(text);
  });
});

describe('wordSubscribe', () => {
  it.each<[string, readonly (Saved | null)[], string]>([
    ['a percentage', [{ percent: 10 }], 'Subscribe and save 10%'],
    ['an amount', [amount], 'Subscribe and save $1.50'],
    ['no saving', [null], 'Subscribe'],
    ['no plan', [], 'Subscribe'],
    ['plans that save the same', [{ percent: 10 }, { percent: 10 }], 'Subscribe and save 10%'],
    ['plans that differ', [{ percent: 5 }, { percent: 15 }, null], 'Subscribe and save up to 15%'],
    ['a percentage and an amount', [{ percent: 5 }, amount], 'Subscribe'],
  ])('for %s', (_, plans, text) => {
    expect(wordSubscribe(plans, 'en-US')).toBe(text);
  });
});

describe('wordCadence', () => {
  it.each([
    [2, 'WEEK', 0, 'every 2 weeks'],
    [1, 'MONTH', 0, 'every month'],
    [1, 'MONTH', 6, 'every month for 6 months'],
    [1, 'MONTH', 12, 'every month for 1 year'],
  ] as const)('every %d %s, %d times', (every, unit, cycles, text) => {
    expect(wordCadence(subscriptionTerms(every, unit, cycles))).toBe(text);
  });
});
