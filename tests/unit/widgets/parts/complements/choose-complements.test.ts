import { describe, expect, it } from 'vitest';
import {
  chooseComplements,
  variantToAdd,
} from '../../../../../widgets/parts/complements/choose-complements.js';
import { candleJson, mugJson, readProduct } from '../../elements/product/sample-products.js';

const candle = (id: string, changes: object = {}) =>
  readProduct({ ...candleJson, id, urlId: `the-${id}`, ...changes });
const idsOf = (names: readonly string[], products: ReturnType<typeof candle>[], inCart = '') =>
  chooseComplements(names, products, (id) => id === inCart).map(({ id }) => id);

const soldOut = [{ sku: 'X', priceMoney: { value: '18.00', currency: 'USD' }, qtyInStock: 0 }];
const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };

describe('what goes with a product', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => candle(id));

  it.each([
    ['are three at most, in the product’s own order', ['d', 'a', 'c', 'b'], 'd a c'],
    ['may be named by handle, once each', ['the-b', 'b', 'a'], 'b a'],
    ['are those that are sold', ['none', 'c'], 'c'],
    ['may be none', [], ''],
  ])('%s', (_, names, shown) => {
    expect(idsOf(names, all).join(' ')).toBe(shown);
  });

  it('leaves out what is in the cart', () => {
    expect(idsOf(['a', 'b'], all, 'a')).toEqual(['b']);
  });

  it.each([
    ['a sold-out product', { variants: soldOut }],
    ['a subscription', { isSubscribable: true, subscriptionPlan: plan }],
    ['a gift card', { productType: 4 }],
  ])('leaves out %s', (_, changes) => {
    expect(idsOf(['x'], [candle('x', changes)])).toEqual([]);
  });

  it('is added by one press where there is nothing to choose', () => {
    expect(variantToAdd(candle('a'))?.sku).toBe('CANDLE');
    expect(variantToAdd(readProduct(mugJson))).toBeNull();
    expect(variantToAdd(candle('a', { additionalFieldsFormId: 'engraving' }))).toBeNull();
  });
});
