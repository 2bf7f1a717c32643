import { performance } from 'node:perf_hooks';
import { expect, it, onTestFinished } from 'vitest';
import {
  createProductEditor,
  createProductTables,
  type OwnedListQuery,
} from '../../shop/server/domains/catalogue/editing/index.js';
import { measured } from './measured.js';
import { describeShop } from './open-shop.js';

const clock = { now: () => Date.now() };
const record = () => Promise.resolve();
const all: OwnedListQuery = {
  search: '',
  status: null,
  category: null,
  stock: null,
  sort: 'name',
  isDescending: false,
  currency: 'USD',
  cursor: null,
};

/** This many products of two variants, at most 200 in a category. */
function table(from: number, count: number): string {
  const names =
    'url_id,title,status,category,tags,excerpt,description,option1,sku,value1,price_USD,price_EUR,price_JPY,stock';
  const rows = Array.from({ length: count }, (_, index) => from + index).flatMap((n) =>
    ['Oat', 'Fern'].map(
      (value) =>
        `thing-${n},Thing ${n},listed,Shelf ${Math.floor(n / 200)},made,Good for ${n % 13} years.,From a workshop.,Glaze,T-${n}-${value},${value},${n % 97}.50,10,1000,${n % 40}`,
    ),
  );
  return [names, ...rows].join('\n');
}

describeShop('Five thousand products', (shop) => {
  it('are imported in as many statements as fifty, and each page of their list takes two', async () => {
    const open = await shop.open();
    // Faster than to delete as many, and leaves nothing to vacuum.
    onTestFinished(async () => void (await open.database.query('truncate products cascade')));
    const { database, spent } = measured(open.database);
    const tables = createProductTables({ database, clock });
    const editor = createProductEditor({ database, clock });

    async function importTable(csv: string) {
      const before = { ...spent };
      const start = performance.now();
      const { id, fingerprint, errors } = await tables.preview(csv);
      expect(errors).toEqual([]);
      const done = await tables.apply(id, fingerprint, record);
      const ms = performance.now() - start;
      return {
        done,
        statements: spent.statements - before.statements,
        ratio: ms / (spent.ms - before.ms),
        ms,
      };
    }

    const few = await importTable(table(0, 50));
    expect(few.done).toEqual({ created: 50, changed: 0 });
    const many = await importTable(table(50, 4950));
    expect(many.done).toEqual({ created: 4950, changed: 0 });
    expect(many.statements).toBe(few.statements);

    const lines = [
      `import of 4,950: ${many.ratio.toFixed(2)} of its statements, ${many.ms | 0} ms`,
    ];
    for (const query of [
      {},
      { search: 'thing 49' },
      { sort: 'price', isDescending: true },
      { sort: 'stock', stock: 'low' },
      { category: 'Shelf 7' },
    ] as const) {
      const before = { ...spent };
      const start = performance.now();
      const first = await editor.list({ ...all, ...query });
      const second = await editor.list({ ...all, ...query, cursor: first.nextPageCursor });
      const ms = performance.now() - start;
      expect(first.products).toHaveLength(25);
      expect(second.products[0]?.id).not.toBe(first.products[0]?.id);
      expect(spent.statements - before.statements).toBe(4);
      lines.push(
        `page of ${JSON.stringify(query)}: ${(ms / (spent.ms - before.ms)).toFixed(2)} of its statements, ${(ms / 2).toFixed(1)} ms`,
      );
    }
    console.info(lines.join('\n'));
    expect(await tables.write()).toContain('T-4999-Fern');
    expect(await open.services.catalogue.byUrlId('thing-4999', 'USD')).toMatchObject({
      title: 'Thing 4999',
    });
  }, 120_000);
});
