import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guardCell,
  planImport,
  readCell,
  writeTable,
} from '../../../../../../../shop/server/domains/catalogue/editing/tables/index.js';
import type { ProductRecord } from '../../../../../../../shop/server/domains/catalogue/store-products.js';

const record = (
  changes: Partial<ProductRecord['details']> = {},
  id = 'item-mug',
): ProductRecord => ({
  id,
  urlId: id.slice(5),
  position: 0,
  listed: true,
  hiddenAs: null,
  listedFrom: null,
  editedAt: null,
  details: {
    title: 'Mug',
    type: 'physical',
    category: 'Table',
    tags: ['stoneware', 'new'],
    excerpt: 'Holds tea.',
    description: ['One.', 'Two.'],
    options: ['Glaze'],
    images: [],
    ...changes,
  },
  variants: ['Oat', 'Fern'].map((value, index) => ({
    sku: `${id}-${value}`.toUpperCase(),
    listed: true,
    attributes: { Glaze: value },
    prices: { USD: 2400, EUR: 2200, JPY: 3600 },
    salePrices: index === 0 ? null : { USD: 2000, EUR: 1900, JPY: 3000 },
    image: null,
    stock: index === 0 ? 5 : null,
  })),
});

const now = Date.parse('2026-11-01T00:00:00Z');
const shop = [record(), record({ title: 'Bowl' }, 'item-bowl')];
const table = writeTable(shop, now);
const plan = (csv: string, records = shop) => planImport(csv, records, now);

describe('the table of products', () => {
  it('has one variant in a row', () => {
    const [names, first] = table.split('\r\n');
    expect(names).toMatch(/^product_id,url_id,title,.*,stock,stock_exported$/);
    expect(first).toMatch(/^item-mug,mug,Mug,listed,physical,Table,"stoneware, new",/);
    expect(table.match(/ITEM-(MUG|BOWL)-/g)).toHaveLength(4);
  });

  it('changes nothing when it is read as it was written, whatever the texts are', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(
        '=1+1',
        "'=1",
        "''@x",
        '+a',
        '-',
        '@',
        '\t=x',
        'a"b',
        'a,b',
        'a\nb',
        ' a ',
        "'",
      ),
    );
    fc.assert(
      fc.property(texts, texts, texts, fc.array(texts), (title, category, excerpt, description) => {
        const records = [record({ title, category, excerpt, description })];
        expect(plan(writeTable(records, now), records)).toMatchObject({
          products: [],
          unchanged: 1,
          errors: [],
        });
      }),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['\tx', "'\tx"],
    ["'=1", "''=1"],
    ["'tis", "'tis"],
    ['12', '12'],
  ])('guards %j as %j and takes the guard off again', (text, guarded) => {
    expect(guardCell(text)).toBe(guarded);
    expect(readCell(guarded)).toBe(text);
  });

  it('tells what would change', () => {
    const { products, unchanged, errors } = plan(
      table.replaceAll('Mug,listed', 'Beaker,draft').replace('24.00,22.00', '25.00,22.00'),
    );
    expect([unchanged, errors]).toEqual([1, []]);
    expect(products).toMatchObject([
      { stored: { id: 'item-mug' }, after: { title: 'Beaker', status: 'draft' }, stock: [] },
    ]);
    expect(products[0]?.after.variants[0]?.prices).toEqual({ USD: 2500, EUR: 2200, JPY: 3600 });
  });

  it('leaves alone what a file has no column or row for', () => {
    const { products, errors } = plan('product_id,sku,stock\nitem-mug,ITEM-MUG-OAT,9\n');
    expect(errors).toEqual([]);
    expect(products).toMatchObject([
      { after: { title: 'Mug' }, stock: [{ sku: 'ITEM-MUG-OAT', shown: 5, wanted: 9 }] },
    ]);
    expect(products[0]?.after.variants).toHaveLength(2);
  });

  it('keeps a stock that was sold since the export, and refuses one that was changed beside it', () => {
    const sold = shop.map((one) => ({
      ...one,
      variants: one.variants.map((variant) => ({ ...variant, stock: variant.stock && 3 })),
    }));
    expect(plan(table, sold)).toMatchObject({ products: [], unchanged: 2, errors: [] });
    const counted = table.replace(',5,5\r\n', ',9,5\r\n');
    expect(plan(counted, sold).errors).toEqual([
      { line: 2, sentence: expect.stringContaining('was 5 at the export and is 3 now') },
    ]);
    expect(plan(counted).products[0]?.stock).toEqual([
      { sku: 'ITEM-MUG-OAT', shown: 5, wanted: 9 },
    ]);
  });

  it('reads the marks of other spreadsheets', () => {
    for (const csv of [
      '\ufeffproduct_id;sku;stock\nitem-mug;ITEM-MUG-OAT;9',
      'product_id\tsku\tstock\ritem-mug\tITEM-MUG-OAT\t9\r',
    ]) {
      expect(plan(csv)).toMatchObject({ errors: [], products: [{ stock: [{ wanted: 9 }] }] });
    }
  });

  it('creates a product of rows without an id', () => {
    const csv =
      'url_id,title,category,option1,sku,value1,price_USD,price_EUR,price_JPY,stock\n' +
      'cup,Cup,Table,Glaze,CUP-OAT,Oat,10,9,1500,4\n' +
      'cup,Cup,Table,Glaze,CUP-FERN,Fern,10,9,1500,unlimited\n';
    const { products, errors } = plan(csv);
    expect(errors).toEqual([]);
    expect(products).toMatchObject([
      {
        stored: null,
        after: { title: 'Cup', status: 'draft', variants: [{ stock: 4 }, { stock: null }] },
      },
    ]);
  });

  it.each([
    ['an unknown id', 'product_id,sku\nitem-x,A\n', 2, 'no product item-x'],
    ['a wrong price', 'product_id,sku,price_USD\nitem-mug,ITEM-MUG-OAT,free\n', 2, 'USD'],
    [
      'a SKU of another',
      'product_id,sku,value1,price_USD,price_EUR,price_JPY\nitem-mug,ITEM-BOWL-OAT,Sea,1,1,1\n',
      2,
      'another product',
    ],
    ['an address of another', 'product_id,url_id,sku\nitem-mug,bowl,ITEM-MUG-OAT\n', 2, 'Bowl'],
    ['a SKU twice', 'product_id,sku\nitem-mug,ITEM-MUG-OAT\nitem-mug,ITEM-MUG-OAT\n', 3, 'twice'],
    [
      'two titles',
      'product_id,title,sku\nitem-mug,A,ITEM-MUG-OAT\nitem-mug,B,ITEM-MUG-FERN\n',
      3,
      'differs',
    ],
    ['no title', 'product_id,title,sku\n\nitem-mug,,ITEM-MUG-OAT\n', 3, 'missing'],
    ['no columns (platform §5)', ' , \n', 1, 'Your dataset must have at least one column'],
    ['no rows', 'product_id,sku\n', 2, 'Your dataset must have at least one row'],
    ['no column sku', 'product_id,title\nitem-mug,A\n', 1, 'no column “sku”'],
    ['an unknown column', 'product_id,sku,colour\n', 1, 'no column “colour”'],
    ['a cell too many', 'product_id,sku\nitem-mug,ITEM-MUG-OAT,x\n', 2, 'more cells'],
    ['an open quote', 'product_id,sku\nitem-mug,"ITEM-MUG-OAT\n', 2, ''],
  ])('refuses %s with the row', (_, csv, line, words) => {
    const { errors } = plan(csv);
    expect(errors[0]).toEqual({ line, sentence: expect.stringContaining(words) });
  });

  it('has another fingerprint when the shop would change otherwise', () => {
    const csv = table.replaceAll('Mug,listed', 'Beaker,listed');
    const other = [record({ excerpt: 'New.' }), ...shop.slice(1)];
    expect(plan(csv).fingerprint).toBe(plan(csv).fingerprint);
    expect(plan(csv, other).fingerprint).not.toBe(plan(csv).fingerprint);
  });
});
