import { afterEach, describe, expect, it } from 'vitest';
import { describeProduct, type Bought } from '../../../../analytics/bindings/product-data.js';

afterEach(() => {
  document.body.innerHTML = '';
});

function read(data: unknown, bought: Bought = {}) {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  document.body.innerHTML = `<vitrine-product><script type="application/json">${text}</script></vitrine-product>`;
  return describeProduct('mug', document, bought);
}

const mug = { id: 'mug', title: 'Mug' };

describe('a product of the page', () => {
  // platform §3: "decimalValue and currencyCode, or else value and currency"
  it.each<[data: Record<string, unknown>, price: number | undefined, currency: string | undefined]>(
    [
      [{ priceMoney: { decimalValue: '7.50', currencyCode: 'EUR' } }, 7.5, 'EUR'],
      [{ priceMoney: { value: '7.25', currency: 'USD' } }, 7.25, 'USD'],
      [
        {
          priceMoney: { value: '9', currency: 'USD' },
          onSale: true,
          salePriceMoney: { value: '8', currency: 'USD' },
        },
        8,
        'USD',
      ],
      [
        {
          priceMoney: { value: '9', currency: 'USD' },
          onSale: false,
          salePriceMoney: { value: '8', currency: 'USD' },
        },
        9,
        'USD',
      ],
      [{ variants: [{ priceMoney: { value: '4', currency: 'USD' } }] }, 4, 'USD'],
      [
        { structuredContent: { variants: [{ priceMoney: { value: '5', currency: 'USD' } }] } },
        5,
        'USD',
      ],
      [{ priceMoney: { value: 'much' } }, undefined, undefined],
      [{}, undefined, undefined],
    ],
  )('%j costs %s %s', (data, price, currency) => {
    const described = read({ ...mug, ...data });
    expect([described?.item.price, described?.currency]).toEqual([price, currency]);
  });

  // platform §3: "physical 1, digital 2, service 3, gift-card 4; paywall 5 in another enumeration"
  it.each([
    [1, 'physical'],
    [2, 'digital'],
    [3, 'service'],
    [4, 'gift-card'],
    [5, 'paywall'],
    ['physical', 'physical'],
    [99, undefined],
  ])('of type %s is %s', (productType, word) => {
    expect(read({ ...mug, productType })?.productType).toBe(word);
  });

  it.each(['', '{', '[]', 'null', '{"title":"Mug"}', '{"id":"other"}'])('is none in %j', (text) => {
    expect(read(text)).toBeNull();
  });

  const usd = (value: string) => ({ priceMoney: { value, currency: 'USD' } });
  const pricesInCents = { SMALL: 750, LARGE: 1200 };
  const coffee = {
    ...mug,
    ...usd('9'),
    variants: [
      { sku: 'SMALL', ...usd('9') },
      { sku: 'LARGE', ...usd('15') },
    ],
    purchasePlans: [{ id: 'weekly', saving: { percent: 20, pricesInCents } }],
  };
  it.each<[bought: Bought, price: number]>([
    [{}, 9],
    [{ sku: 'LARGE' }, 15],
    [{ sku: 'LARGE', planId: null }, 15],
    [{ sku: 'LARGE', planId: 'weekly' }, 12],
    [{ sku: 'SMALL', planId: 'weekly' }, 7.5],
    [{ sku: 'LARGE', planId: 'yearly' }, 15],
    [{ sku: 'HUGE', planId: 'weekly' }, 9],
  ])('bought as %j it costs %d', (bought, price) => {
    expect(read(coffee, bought)?.item.price).toBe(price);
  });

  it('costs the one-time price where a plan says no other', () => {
    const purchasePlans = [{ id: 'weekly' }, 'monthly', { id: 'yearly', saving: 'much' }];
    for (const planId of ['weekly', 'monthly', 'yearly']) {
      const data = { ...coffee, purchasePlans };
      expect(read(data, { sku: 'LARGE', planId })?.item.price).toBe(15);
    }
  });

  it('is called by its id when it has no title', () => {
    expect(read({ id: 'mug' })?.item.name).toBe('mug');
  });
});
