import { describe, expect, it } from 'vitest';
import { createEmptyCart } from '../../../../../core/commerce/cart/cart.js';
import { project } from '../../../../../core/commerce/cart/projections.js';

const entry = {
  itemId: 'mug',
  chosenVariant: null,
  title: 'Mug',
  productType: 'physical' as const,
  subTotal: 200,
  purchasePriceCents: 100,
  regularPriceCents: null,
  maxQuantity: null,
  additionalFields: null,
  formId: null,
  answers: [],
  image: null,
  url: null,
};
const settled = {
  ...createEmptyCart('EUR'),
  entries: [
    { ...entry, id: 'e1', quantity: 2 },
    { ...entry, id: 'e2', quantity: 1 },
  ],
  totalQuantity: 3,
  subtotalCents: 300,
};
const shown = (wishes: Array<[string, number]>) =>
  project(settled, new Map(wishes)).entries.map(({ id, quantity }) => [id, quantity]);

describe('project', () => {
  it('returns the settled cart itself without pending changes', () => {
    expect(project(settled, new Map())).toBe(settled);
  });

  it('shows the quantity asked for on its line alone', () => {
    expect(shown([['e2', 7]])).toEqual([
      ['e1', 2],
      ['e2', 7],
    ]);
  });

  it('leaves out a line that is to be removed', () => {
    expect(shown([['e1', 0]])).toEqual([['e2', 1]]);
  });

  it('knows nothing to show for a line that is no longer there', () => {
    expect(shown([['e9', 4]])).toEqual([
      ['e1', 2],
      ['e2', 1],
    ]);
  });

  it('leaves every total to the server', () => {
    const { totalQuantity, subtotalCents, entries } = project(settled, new Map([['e1', 9]]));
    expect({ totalQuantity, subtotalCents, subTotal: entries[0]!.subTotal }).toEqual({
      totalQuantity: 3,
      subtotalCents: 300,
      subTotal: 200,
    });
  });
});
