import type { Typed } from '../../../../../../../shop/server/ground/http/index.js';
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  readDiscount,
  writeDiscount,
  type DiscountKind,
} from '../../../../../../../shop/server/domains/terms/editing/index.js';

const now = Date.UTC(2026, 10, 22, 12);
const shelf = {
  products: [
    { id: 'item-1', urlId: 'mug', title: 'Mug' },
    { id: 'item-2', urlId: 'bowl', title: 'Bowl' },
    { id: 'item-3', urlId: 'bowl-2', title: 'Bowl' },
  ],
  categories: ['Table', 'Gifts & Classes'],
};

const tenPercent = { code: 'ten-10', title: 'Ten', kind: 'percent', rate: '10' };
const read = (typed: Typed, kind: DiscountKind = 'coupon', stored = null) =>
  readDiscount({ ...tenPercent, ...typed }, { kind, stored, shelf, now });
const amounts = (name: string, usd: string, eur: string, jpy: string) => ({
  [`${name}.USD`]: usd,
  [`${name}.EUR`]: eur,
  [`${name}.JPY`]: jpy,
});

describe('the form of a discount', () => {
  it('is read into a coupon, and written again as it was typed', () => {
    const typed = {
      ...tenPercent,
      code: 'TEN-10',
      ...amounts('minimum', '20.00', '18.50', '3000'),
      'in.Table': 'yes',
      products: 'Mug\nbowl-2',
      starts: '2026-12-01',
      ends: '2026-12-24',
      limit: '5',
    };
    const result = read(typed);
    expect(result).toEqual({
      value: {
        code: 'TEN-10',
        title: 'Ten',
        reduction: { kind: 'percent', rate: 1000 },
        covers: { products: ['item-1', 'item-3'], categories: ['Table'] },
        minimum: { USD: 2000, EUR: 1850, JPY: 3000 },
        startsAt: '2026-12-01T00:00:00.000Z',
        expiresAt: '2026-12-25T00:00:00.000Z',
        usageLimit: 5,
      },
    });
    if ('value' in result) expect(writeDiscount(result.value, shelf)).toEqual(typed);
  });

  it('has no code and no limit for an automatic discount', () => {
    expect(read({ limit: '5' }, 'automatic')).toMatchObject({
      value: { code: null, usageLimit: null },
    });
  });

  it.each([
    ['percent', { rate: '12,5' }, { kind: 'percent', rate: 1250 }],
    [
      'fixed',
      amounts('amount', '5', '4.5', '700'),
      { kind: 'fixed', amount: { USD: 500, EUR: 450, JPY: 700 } },
    ],
    ['free-shipping', {}, { kind: 'free-shipping' }],
  ])('gives %s', (kind, typed, reduction) => {
    expect(read({ kind, ...typed })).toMatchObject({ value: { reduction } });
  });

  it.each([
    ['a missing code', { code: '' }, 'code'],
    ['a code with spaces', { code: 'TEN PERCENT' }, 'code'],
    ['a code of 41 characters', { code: 'A'.repeat(41) }, 'code'],
    ['a missing title', { title: ' ' }, 'title'],
    ['a title of 61 characters', { title: 'x'.repeat(61) }, 'title'],
    ['no kind', { kind: '' }, 'kind'],
    ['no percentage', { rate: '' }, 'rate'],
    ['nothing off', { rate: '0' }, 'rate'],
    ['more than all off', { rate: '100.01' }, 'rate'],
    ['an amount of one currency', { kind: 'fixed', 'amount.USD': '5' }, 'amount.EUR'],
    ['cents of yen', { kind: 'fixed', ...amounts('amount', '5', '5', '7.5') }, 'amount.JPY'],
    ['an amount below 0', { kind: 'fixed', ...amounts('amount', '-5', '5', '7') }, 'amount.USD'],
    ['a minimum of one currency', { 'minimum.EUR': '5' }, 'minimum.USD'],
    ['an unknown product', { products: 'Plate' }, 'products'],
    ['a product of two names', { products: 'bowl' + ' ' }, null],
    ['a name of two products', { products: 'BOWL' }, 'products'],
    ['a day that is none', { ends: '2026-02-30' }, 'ends'],
    ['a day that is over', { ends: '2026-11-21' }, 'ends'],
    ['today', { ends: '2026-11-22' }, null],
    ['a year that is no longer one', { ends: '9999-12-31' }, 'ends'],
    ['a start after the end', { starts: '2026-12-02', ends: '2026-12-01' }, 'ends'],
    ['a limit of 0', { limit: '0' }, 'limit'],
    ['a limit of words', { limit: 'five' }, 'limit'],
  ])('with %s', (_, typed, field) => {
    const result = read(typed);
    expect('errors' in result ? Object.keys(result.errors) : [null]).toContain(field);
  });

  it('keeps the time of a stored end while its day stays', () => {
    const stored = {
      code: 'NOON',
      title: 'Noon',
      reduction: { kind: 'free-shipping' as const },
      expiresAt: '2026-01-05T12:00:00Z',
      usageLimit: null,
    };
    const form = writeDiscount(stored, shelf);
    expect(form['ends']).toBe('2026-01-05');
    expect(readDiscount(form, { kind: 'coupon', stored, shelf, now })).toEqual({ value: stored });
  });
});
