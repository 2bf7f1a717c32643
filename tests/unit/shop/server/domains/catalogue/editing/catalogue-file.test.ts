import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../../../../../shop/server/index.js';

const head = 'url_id,title,category,option1,sku,value1,price_USD,price_EUR,price_JPY,stock';
const bowl = 'bowl,Bowl,Table,,BOWL,,20,18,3000,2';
const read = (...lines: readonly string[]) => readCatalogue(lines.join('\n'));

describe('a catalogue that is kept as a file', () => {
  it('has a product for the rows of each address, which is listed', () => {
    const { products, errors } = read(
      head,
      bowl,
      'cap,Cap,Wear,Colour,CAP-R,Red,10,9,1500,unlimited',
      'cap,Cap,Wear,Colour,CAP-B,Blue,10,9,1500,0',
    );
    expect(errors).toEqual([]);
    expect(products).toMatchObject([
      {
        id: 'item-bowl',
        urlId: 'bowl',
        type: 'physical',
        images: [],
        variants: [
          { sku: 'BOWL', attributes: {}, prices: { USD: 2000, EUR: 1800, JPY: 3000 }, stock: 2 },
        ],
      },
      {
        id: 'item-cap',
        options: ['Colour'],
        variants: [
          { sku: 'CAP-R', attributes: { Colour: 'Red' }, stock: 'unlimited' },
          { sku: 'CAP-B', attributes: { Colour: 'Blue' }, stock: 0 },
        ],
      },
    ]);
    for (const variant of products.flatMap(({ variants }) => variants)) {
      expect(variant).not.toHaveProperty('salePrices');
    }
  });

  it('can be an export, with its ids and its stock', () => {
    const { products, errors } = read(
      `product_id,${head},status,type,sale_price_USD,sale_price_EUR,sale_price_JPY,stock_exported`,
      `item-7,${bowl},listed,digital,15,14,2000,2`,
      'item-8,cup,Cup,Table,,CUP,,20,18,3000,2,draft,physical,,,,2',
    );
    expect(errors).toEqual([]);
    expect(products).toMatchObject([
      {
        id: 'item-7',
        type: 'digital',
        variants: [{ stock: 2, salePrices: { USD: 1500, EUR: 1400, JPY: 2000 } }],
      },
    ]);
    expect(products).toHaveLength(1);
  });

  it('has times of products that appear, also when they have passed', () => {
    const { products, errors } = read(
      `${head},status,listed_from_UTC`,
      `${bowl},scheduled,2020-12-24 09:00`,
      'cup,Cup,Table,,CUP,,20,18,3000,2,needs-review,',
    );
    expect(errors).toEqual([]);
    expect(products).toMatchObject([
      { id: 'item-bowl', listedFrom: Date.parse('2020-12-24T09:00Z') },
    ]);
    expect(products).toHaveLength(1);
  });

  it.each([
    [['title,sku', 'Bowl,B'], 1, 'url_id'],
    [[head, bowl.replace('20,', '20.001,')], 2, ''],
    [[head, bowl, bowl.replace('bowl,', 'cup,')], 3, 'The SKU BOWL'],
    [[head, bowl, 'table,Table,Table,,T,,20,18,3000,2'], 3, 'A category has the address table'],
  ])('with a fault is none: %j', (lines, line, words) => {
    const { products, errors } = read(...lines);
    expect(products).toEqual([]);
    expect(errors[0]).toEqual({ line, sentence: expect.stringContaining(words) });
  });
});
