// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  planMerge,
  type MergedLine,
} from '../../../../../../shop/server/domains/carts/merge-plan.js';

const line = (id: string, quantity: number, others: Partial<MergedLine> = {}): MergedLine => ({
  id,
  sku: 'MUG',
  quantity,
  additional_fields: 'null',
  stock: null,
  ...others,
});

describe('planMerge', () => {
  it('moves lines that the cart does not have', () => {
    expect(planMerge([], [line('a', 2), line('b', 1, { sku: 'BOWL' })], 100)).toEqual({
      raised: [],
      absorbed: [],
      moved: ['a', 'b'],
    });
  });

  it('keeps lines apart that differ in their additional fields', () => {
    const engraved = line('b', 1, { additional_fields: '{"Engraving":"Ada"}' });
    expect(planMerge([line('a', 1)], [engraved], 100).moved).toEqual(['b']);
  });

  it.each([
    [1, 2, null, 3],
    [3, 2, 10, 5],
    // The stock limits the sum, never what the visitor had in one of the carts.
    [3, 2, 4, 4],
    [3, 2, 1, 3],
    [1, 5, 2, 5],
    [9000, 5000, null, 9999],
  ])('makes %i and %i of a stock of %s one line of %i', (own, arriving, stock, quantity) => {
    expect(planMerge([line('a', own)], [line('b', arriving, { stock })], 100)).toEqual({
      raised: [{ id: 'a', quantity }],
      absorbed: ['b'],
      moved: [],
    });
  });

  it('leaves lines where they are that a full cart has no room for', () => {
    const arriving = [line('b', 1, { sku: 'BOWL' }), line('c', 1, { sku: 'CUP' }), line('d', 1)];
    expect(planMerge([line('a', 1)], arriving, 2)).toEqual({
      raised: [{ id: 'a', quantity: 2 }],
      absorbed: ['d'],
      moved: ['b'],
    });
  });
});
