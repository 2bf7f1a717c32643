import { describe, expect, it } from 'vitest';
import { createProductStore } from '../../../../../core/commerce/product/store.js';
import {
  findOffer,
  listAvailable,
  plainOffer,
} from '../../../../../widgets/elements/restock/offer.js';
import { candleJson, mugJson, readProduct } from '../product/sample-products.js';

const mug = readProduct(mugJson);
const soldOutCandle = readProduct({
  ...candleJson,
  variants: [{ ...candleJson.variants[0], qtyInStock: 0 }],
});
const soldOutMug = readProduct({
  ...mugJson,
  variants: mugJson.variants.map((variant) => ({ ...variant, unlimited: false, qtyInStock: 0 })),
});
const chosen = (product: typeof mug, sku = '') => {
  const store = createProductStore(product);
  store.chooseSku(sku);
  return store.getState();
};

// ux §7: "Appears where the button was, when the *chosen variant* is sold out; says which variant."
describe('findOffer', () => {
  it('is the chosen variant when that is sold out', () => {
    expect(findOffer(chosen(mug, 'BLUE-L'), '', true)).toEqual({
      productId: 'mug',
      variantId: 'BLUE-L',
      missing: [],
      item: 'Blue, L',
    });
  });

  it.each([
    ['in stock', 'BLUE-S'],
    ['in stock without end', 'CLAY-M'],
    ['not chosen', ''],
  ])('is nothing while the variant is %s', (_, sku) => {
    expect(findOffer(chosen(mug, sku), '', true)).toBeNull();
  });

  it('is the product with one variant, by its title', () => {
    expect(findOffer(chosen(soldOutCandle), '', true)).toEqual({
      productId: 'candle',
      variantId: 'CANDLE',
      missing: [],
      item: 'Candle',
    });
  });

  it('asks for the options when the whole product is sold out', () => {
    expect(findOffer(chosen(soldOutMug), '', true)).toEqual({
      productId: 'mug',
      variantId: '',
      missing: ['Colour', 'Size'],
      item: 'Mug',
    });
  });

  // storefront §9: "digital and gift-card products are never sold out."
  it.each([2, 4])('is nothing for a product of type %s', (productType) => {
    const product = readProduct({ ...candleJson, productType });
    expect(findOffer(chosen(product), '', true)).toBeNull();
  });

  it('is for its own variant only, where it has one', () => {
    expect(findOffer(chosen(mug, 'BLUE-L'), 'BLUE-L', false)?.variantId).toBe('BLUE-L');
    expect(findOffer(chosen(mug, 'BLUE-S'), 'BLUE-L', true)).toBeNull();
    expect(findOffer(chosen(mug, 'BLUE-L'), 'CLAY-S', true)).toBeNull();
    expect(findOffer(chosen(mug, 'BLUE-S'), 'BLUE-S', true)).toBeNull();
  });

  it('is shown before anything is chosen as the server shows it', () => {
    expect(findOffer(chosen(mug), 'BLUE-L', true)?.variantId).toBe('BLUE-L');
    expect(findOffer(chosen(mug), 'BLUE-L', false)).toBeNull();
  });
});

describe('plainOffer', () => {
  it('needs both ids', () => {
    expect(plainOffer({ productId: 'a', variantId: 'b' })).toMatchObject({ variantId: 'b' });
    expect(plainOffer({ productId: 'a', variantId: '' })).toBeNull();
    expect(plainOffer({ productId: '', variantId: 'b' })).toBeNull();
  });
});

describe('listAvailable', () => {
  it('is what nobody waits for', () => {
    expect(listAvailable(mug).map(({ sku }) => sku)).toEqual(['BLUE-S', 'CLAY-S', 'CLAY-M']);
    expect(listAvailable(soldOutMug)).toEqual([]);
  });
});
