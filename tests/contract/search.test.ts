import { expect, it } from 'vitest';
import { products as shopProducts } from '../../examples/marram/catalogue/products.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor } from './visitor.js';

interface Found {
  readonly match: string;
  readonly words: string;
  readonly total: number;
  readonly products: readonly { readonly title: string; readonly url: string }[];
  readonly categories: readonly unknown[];
  readonly posts: readonly { readonly title: string }[];
}

async function ask({ app }: OpenShop, q: string, more = '') {
  const path = `/api/commerce/search?q=${encodeURIComponent(q)}${more}`;
  const response = await createVisitor(app).send(path);
  return { response, found: (await response.json()) as Found };
}

const hostile = [
  "'",
  "mug' | 'x",
  "'; drop table products; --",
  '\\',
  '& | ! ( ) <-> :*',
  '\0',
  '%_',
  '😀',
  'كوب',
  '\u202e',
  '<script>',
  'a'.repeat(200),
  'a '.repeat(100),
];

describeShop('The search', (shop) => {
  it('finds products as they are typed, meant, or in part', async () => {
    const server = await shop.open({ products: shopProducts });
    const table: readonly (readonly [string, string, string])[] = [
      ['mug', 'all', 'Dune Mug'],
      ['MUGS', 'all', 'Dune Mug'],
      ['dun', 'all', 'Dune Mug'],
      ['mgu', 'corrected', 'Dune Mug'],
      ['tepot', 'corrected', 'Harbour Teapot'],
      ['harbuor tepot', 'corrected', 'Harbour Teapot'],
      ['HÁRBOUR teapöt', 'all', 'Harbour Teapot'],
      ['slate mug', 'all', 'Dune Mug'],
      ['dishwasher mug', 'all', 'Dune Mug'],
      ['mug for a spaceship', 'some', 'Dune Mug'],
    ];
    for (const [text, match, title] of table) {
      const { found } = await ask(server, text);
      expect(found.match, text).toBe(match);
      expect(found.products[0]?.title, text).toBe(title);
    }
    expect((await ask(server, 'mgu')).found.words).toBe('mug');
    expect((await ask(server, 'xyzzy')).found).toMatchObject({
      match: 'all',
      words: 'xyzzy',
      total: 0,
      products: [],
    });
  });

  it('answers what a suggestion shows, with categories and posts', async () => {
    const server = await shop.open({ products: shopProducts });
    const { found } = await ask(server, 'dune mug');
    expect(found.products[0]).toEqual({
      id: 'item-dune-mug',
      title: 'Dune Mug',
      url: '/shop/dune-mug',
      imageUrl: expect.stringContaining('/images/dune-mug'),
      priceMoney: { value: '28.00', currency: 'USD' },
      salePriceMoney: { value: '28.00', currency: 'USD' },
      onSale: false,
      hasSeveralPrices: true,
    });
    const textiles = (await ask(server, 'texti')).found;
    expect(textiles.categories).toEqual([
      { title: 'Textiles', url: '/shop/textiles', count: expect.any(Number) },
    ]);
    expect((await ask(server, 'gifts classes')).found.categories).toMatchObject([
      { url: '/shop/gifts-classes' },
    ]);
    expect((await ask(server, 'kiln')).found.posts.length).toBeGreaterThan(0);
  });

  it('is limited, and says how many there are', async () => {
    const server = await shop.open({ products: shopProducts });
    const { found } = await ask(server, 'stoneware', '&limit=2');
    expect(found.products).toHaveLength(2);
    expect(found.total).toBeGreaterThan(4);
  });

  it('does not list what is not sold', async () => {
    const server = await shop.open();
    await server.database.query("update products set listed = false where id = 'item-mug'");
    expect((await ask(server, 'mug')).found.products).toEqual([]);
  });

  it.each(['', ' ', ...hostile])('answers %j with 200', async (text) => {
    const { response, found } = await ask(await shop.open(), text);
    expect(response.status).toBe(200);
    expect(Array.isArray(found.products)).toBe(true);
    expect(found.total).toBeGreaterThanOrEqual(found.products.length);
  });

  it.each([
    ['a'.repeat(201), ''],
    ['mug', '&limit=0'],
    ['mug', '&limit=21'],
    ['mug', '&limit=x'],
  ])('refuses %.5s%s', async (text, more) => {
    const { response } = await ask(await shop.open(), text, more);
    expect(response.status).toBe(400);
  });

  it('may be kept for a minute, by everybody when the address names the currency', async () => {
    const server = await shop.open();
    const own = await ask(server, 'mug');
    expect(own.response.headers.get('Cache-Control')).toBe('private, max-age=60');
    expect(own.response.headers.get('Vary')).toContain('Cookie');
    const shared = await ask(server, 'mug', '&currency=EUR');
    expect(shared.response.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(shared.found.products[0]).toMatchObject({ salePriceMoney: { currency: 'EUR' } });
    expect(shared.response.headers.has('Set-Cookie')).toBe(false);
  });

  it('answers products when the posts cannot be searched', async () => {
    const reported: unknown[] = [];
    const reporter = { report: (error: unknown) => reported.push(error), warn: () => undefined };
    const server = await shop.open({ reporter });
    await server.database.query('alter table content_items rename to content_away');
    try {
      const { found } = await ask(server, 'mug');
      expect(found).toMatchObject({ total: 1, posts: [] });
      expect(reported).toHaveLength(1);
    } finally {
      await server.database.query('alter table content_away rename to content_items');
    }
  });
});
