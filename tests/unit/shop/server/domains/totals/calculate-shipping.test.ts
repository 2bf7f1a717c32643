// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { calculateShipping } from '../../../../../../shop/server/domains/totals/calculate-shipping.js';
import { quote } from './baskets.js';

const quotes = [quote('standard', 650, 12_000), quote('express', 1850)];

describe('shipping', () => {
  it.each([
    ['the first way without a choice', null, 100, 'standard', 650],
    ['the way that was chosen', 'express', 100, 'express', 1850],
    ['the first way when the chosen one is not offered', 'balloon', 100, 'standard', 650],
    ['something just below the threshold', null, 11_999, 'standard', 650],
    ['nothing from the threshold on', null, 12_000, 'standard', 0],
    ['something without a threshold', 'express', 99_999, 'express', 1850],
  ])('costs as %s', (_, chosen, goods, id, costCents) => {
    expect(calculateShipping(quotes, chosen, goods).selected).toMatchObject({ id, costCents });
  });

  it('has no option where none is offered', () => {
    expect(calculateShipping([], 'standard', 100)).toEqual({ options: [], selected: null });
  });
});
