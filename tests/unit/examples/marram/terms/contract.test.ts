// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { terms as shopTerms } from '../../../../../examples/marram/terms/index.js';

/** The rows of the tables in CONTRACT.md, with trimmed cells. */
const rows = readFileSync('docs/server/CONTRACT.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

const hasRow = (...cells: readonly string[]) =>
  rows.some((row) => cells.every((cell) => row.includes(cell)));

const money = (cents: number) => (cents / 100).toFixed(2);
const yen = (amount: number) => amount.toLocaleString('en-US');

describe('CONTRACT.md', () => {
  it.each(shopTerms.coupons)('lists the coupon $code', ({ code }) => {
    expect(hasRow(code)).toBe(true);
  });

  it.each(shopTerms.shippingZones)('lists the zone $countries', ({ countries, options }) => {
    expect(hasRow(countries.join(', '))).toBe(true);
    for (const { id, cost, freeFrom } of options) {
      const threshold = freeFrom
        ? `${money(freeFrom.USD)}, ${money(freeFrom.EUR)}, ${yen(freeFrom.JPY)}`
        : '';
      expect(hasRow(id, money(cost.USD), money(cost.EUR), yen(cost.JPY), threshold)).toBe(true);
    }
  });

  it.each(shopTerms.taxRules)('lists the tax $title of $countries', (rule) => {
    const { title, countries, regions, rate, taxesShipping } = rule;
    const where = [...countries, ...(regions ?? []).slice(0, 1)].join(', ');
    expect(hasRow(title, where, String(rate), taxesShipping ? 'yes' : 'no')).toBe(true);
  });
});
