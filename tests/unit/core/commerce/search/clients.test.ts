import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHttpSearchClient } from '../../../../../core/commerce/search/http-search-client.js';
import { searchByProducts } from '../../../../../core/commerce/search/index.js';
import { parseProduct } from '../../../../../core/commerce/product/index.js';
import type { Call, Http } from '../../../../../core/net/index.js';

const signal = new AbortController().signal;
const origin = 'https://shop.example';

function clientOf(body: unknown) {
  const calls: Pick<Call<unknown>, 'path' | 'query'>[] = [];
  const http: Pick<Http, 'request'> = {
    request: ({ path, query, schema }) => {
      calls.push({ path, ...(query && { query }) });
      return Promise.resolve(z.parse(schema(), body));
    },
  };
  return { calls, client: createHttpSearchClient(http, { origin, getCurrency: () => 'EUR' }) };
}

describe("the shop's own search", () => {
  it('reads products, categories and posts', async () => {
    const { calls, client } = clientOf({
      match: 'corrected',
      words: 'mug',
      total: 9,
      products: [
        {
          title: 'Dune Mug',
          url: '/shop/dune-mug',
          imageUrl: '/images/mug.svg',
          salePriceMoney: { value: '28.00', currency: 'EUR' },
          hasSeveralPrices: true,
        },
      ],
      categories: [{ title: 'Table', url: '/shop/table', count: 6 }],
      posts: [{ title: 'A bare foot', url: '/journal/a', kind: 'journal' }],
    });
    const found = await client.suggest('mgu', 6, signal);
    expect(calls).toEqual([
      { path: '/api/commerce/search', query: { q: 'mgu', limit: 6, currency: 'EUR' } },
    ]);
    expect(found.total).toBe(9);
    expect(found.correctedTo).toBe('mug');
    expect(found.items).toEqual([
      {
        kind: 'product',
        title: 'Dune Mug',
        url: `${origin}/shop/dune-mug`,
        imageUrl: `${origin}/images/mug.svg`,
        price: { cents: 2800, currency: 'EUR' },
        isLowest: true,
      },
      expect.objectContaining({ kind: 'category', url: `${origin}/shop/table`, price: null }),
      expect.objectContaining({ kind: 'post', title: 'A bare foot' }),
    ]);
  });

  it('leaves out addresses that a browser would run, and amounts that are none', async () => {
    const { client } = clientOf({
      total: 2,
      products: [
        { title: 'Bad', url: 'javascript:alert(1)', imageUrl: null },
        {
          title: 'Good',
          url: '/good',
          imageUrl: 'javascript:alert(1)',
          salePriceMoney: { value: 'much', currency: 'XXX' },
        },
      ],
    });
    const { items, correctedTo } = await client.suggest('x', 6, signal);
    expect(correctedTo).toBeNull();
    expect(items).toMatchObject([{ title: 'Good', imageUrl: null, price: null }]);
  });
});

describe('the search of another catalogue', () => {
  it('is its list of products', async () => {
    const parsed = parseProduct({
      id: 'mug',
      title: 'Mug',
      url: '/mug',
      variantOptionOrdering: ['Size'],
      variants: [
        {
          id: 'a',
          sku: 'a',
          attributes: { Size: 'L' },
          priceMoney: { value: '30.00', currency: 'USD' },
          unlimited: true,
        },
        {
          id: 'b',
          sku: 'b',
          attributes: { Size: 'S' },
          priceMoney: { value: '28.00', currency: 'USD' },
          unlimited: true,
        },
      ],
    });
    if ('problem' in parsed) throw new Error(parsed.problem);
    const { product } = parsed;
    const client = searchByProducts({
      list: () =>
        Promise.resolve({ products: [product, { ...product, url: null }], nextCursor: 'more' }),
    });
    const { total, items } = await client.suggest('mug', 2, signal);
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { kind: 'product', price: { cents: 2800, currency: 'USD' }, isLowest: true },
    ]);
  });
});
