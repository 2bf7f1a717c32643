import { afterEach, describe, expect, it } from 'vitest';
import { describeProduct } from '../../../../analytics/bindings/product-data.js';

afterEach(() => {
  document.body.innerHTML = '';
});

function read(data: unknown) {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  document.body.innerHTML = `<vitrine-product><script type="application/json">${text}</script></vitrine-product>`;
  return describeProduct('mug');
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

  it('is called by its id when it has no title', () => {
    expect(read({ id: 'mug' })?.item.name).toBe('mug');
  });
});
