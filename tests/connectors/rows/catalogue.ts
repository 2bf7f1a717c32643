import { expect } from 'vitest';
import { currentPrice } from '../../../core/commerce/product/index.js';
import { mug, plain, soldOut } from '../goods.js';
import type { Suite } from '../suite.js';

/** Products: one, and lists of them. */
export function catalogueRows({ line, catalogue, hasCatalogue, shop }: Suite): void {
  line(
    'a product by id and by handle; null for one that there is not',
    async () => {
      const client = catalogue();
      const byHandle = await client?.read('dune-mug');
      expect(byHandle).toMatchObject({
        title: 'Dune Mug',
        options: [
          { name: 'Colour', values: ['Oat', 'Slate', 'Fern'] },
          { name: 'Size', values: ['Small', 'Large'] },
        ],
      });
      const variants = plain.find(({ handle }) => handle === 'dune-mug')?.variants ?? [];
      expect(
        byHandle?.variants.map(({ sku, price, attributes }) => ({ sku, price, attributes })),
      ).toEqual(
        variants.map(({ sku, cents, attributes }) => ({
          sku,
          price: { cents, currency: 'USD' },
          attributes,
        })),
      );
      expect(await client?.read(byHandle?.id ?? '')).toEqual(byHandle);
      expect(await client?.read('no-such-thing')).toBeNull();
    },
    hasCatalogue,
  );

  line(
    'pictures with absolute addresses; sold out is sold out',
    async () => {
      const product = await catalogue()?.read('dune-mug');
      expect(product?.images.length).toBeGreaterThan(0);
      for (const { url } of product?.images ?? []) expect(url).toMatch(/^https?:\/\//);
      const stockOf = (sku: string) => product?.variants.find((one) => one.sku === sku)?.stock;
      expect(stockOf(soldOut.sku)).toEqual({ unlimited: false, quantity: 0 });
      expect(stockOf(mug.sku)).not.toEqual({ unlimited: false, quantity: 0 });
    },
    hasCatalogue,
  );

  line(
    'a list in pages, until the last',
    async () => {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<NonNullable<ReturnType<typeof catalogue>>['list']>> =
          await catalogue()!.list({ limit: 10, ...(cursor && { cursor }) });
        expect(page.products.length).toBeLessThanOrEqual(10);
        found.push(...page.products.map(({ title }) => title));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found.sort()).toEqual(plain.map(({ title }) => title).sort());
    },
    hasCatalogue,
  );

  line(
    'a list of named products in their order, a collection, a search, by price',
    async () => {
      const client = catalogue()!;
      const titles = async (query: Parameters<typeof client.list>[0]) =>
        (await client.list(query)).products.map(({ title }) => title);
      expect(await titles({ ids: ['tide-bowl', 'dune-mug'] })).toEqual(['Tide Bowl', 'Dune Mug']);
      const ids = await Promise.all(['salt-cellar', 'dune-mug'].map((one) => shop().itemId(one)));
      expect(await titles({ ids })).toEqual(['Salt Cellar', 'Dune Mug']);
      const table = plain.filter(({ category }) => category === 'Table');
      expect((await titles({ collection: 'table', limit: 50 })).sort()).toEqual(
        table.map(({ title }) => title).sort(),
      );
      expect(await titles({ search: 'teapot' })).toContain('Harbour Teapot');
      const cheapest = await client.list({ sort: 'price-low', limit: 3 });
      const prices = cheapest.products.map(({ variants }) =>
        Math.min(...variants.map((variant) => currentPrice(variant).cents)),
      );
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
      expect(prices[0]).toBe(
        Math.min(...plain.flatMap(({ variants }) => variants.map(({ cents }) => cents))),
      );
    },
    hasCatalogue,
  );
}
