import { describe, expect, it } from 'vitest';
import {
  changeFilter,
  countChoices,
  filterProducts,
  isNarrowed,
  noFilter,
  optionNames,
  withoutValue,
  type ProductFilter,
} from '../../../../../core/commerce/product-filter/index.js';
import { parseProduct, type Product } from '../../../../../core/commerce/product/index.js';

interface Given {
  readonly Colour: string;
  readonly price: string;
  readonly sale?: string;
  readonly stock: number;
}

function product(id: string, variants: readonly Given[], currency = 'USD'): Product {
  const parsed = parseProduct({
    id,
    title: id,
    variantOptionOrdering: ['Colour'],
    variants: variants.map(({ Colour, price, sale, stock }, index) => ({
      id: `${id}-${index}`,
      sku: `${id}-${index}`,
      attributes: { Colour },
      priceMoney: { value: price, currency },
      salePriceMoney: { value: sale ?? price, currency },
      onSale: sale !== undefined,
      qtyInStock: stock,
      unlimited: false,
    })),
  });
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.product;
}

const shelf = [
  product('mug', [
    { Colour: 'Oat', price: '28.00', stock: 3 },
    { Colour: 'Sea', price: '34.00', stock: 0 },
  ]),
  product('bowl', [
    { Colour: 'Sea', price: '52.00', sale: '40.00', stock: 1 },
    { Colour: 'Clay', price: '52.00', stock: 1 },
  ]),
  product('plate', [{ Colour: 'Clay', price: '60.00', stock: 0 }]),
];

const colours = (...values: string[]) => ({ options: [{ name: 'Colour', values }] });

describe('what a filter leaves', () => {
  it.each<[string, Partial<ProductFilter>, string[]]>([
    ['everything', {}, ['mug', 'bowl', 'plate']],
    ['what is in stock', { inStock: true }, ['mug', 'bowl']],
    ['what is on sale', { onSale: true }, ['bowl']],
    ['one value', colours('Sea'), ['mug', 'bowl']],
    ['one of several values', colours('Oat', 'Clay'), ['mug', 'bowl', 'plate']],
    ['a variant that has all of it', { inStock: true, ...colours('Sea') }, ['bowl']],
    ['no value of the shop', colours('Pink'), []],
    ['the price to pay', { min: 35, max: 45 }, ['bowl']],
    ['the limits themselves', { min: 60, max: 60 }, ['plate']],
    ['no other variant’s price', { max: 45, ...colours('Clay') }, []],
  ])('is %s', (_, changes, ids) => {
    const found = filterProducts(shelf, (one) => one, { ...noFilter, ...changes });
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('counts in whole units of a currency without decimals', () => {
    const yen = [product('mug', [{ Colour: 'Oat', price: '4200', stock: 1 }], 'JPY')];
    const left = (max: number) => filterProducts(yen, (one) => one, { ...noFilter, max }).length;
    expect([left(4199), left(4200)]).toEqual([0, 1]);
  });

  it('is counted for each further choice', () => {
    const filter = { ...noFilter, ...colours('Sea'), page: 2 };
    expect(countChoices(shelf, filter, ['Colour'])).toEqual({
      inStock: 1,
      onSale: 1,
      options: [
        {
          name: 'Colour',
          values: [
            { value: 'Oat', count: 1, isChosen: false },
            { value: 'Sea', count: 2, isChosen: true },
            { value: 'Clay', count: 2, isChosen: false },
          ],
        },
      ],
    });
  });

  it('has the options of its products', () => {
    expect(optionNames(shelf)).toEqual(['Colour']);
    expect(optionNames([])).toEqual([]);
  });
});

describe('a filter', () => {
  it('begins at its first page when it changes', () => {
    expect(changeFilter({ ...noFilter, page: 4 }, { onSale: true })).toEqual({
      ...noFilter,
      onSale: true,
    });
  });

  it('loses an option with its last value', () => {
    const filter = { ...noFilter, ...colours('Sea', 'Oat') };
    const less = withoutValue(filter, 'Colour', 'Sea');
    expect(less).toMatchObject(colours('Oat'));
    expect(withoutValue(less, 'Colour', 'Oat').options).toEqual([]);
    expect([filter, noFilter, { ...noFilter, sort: 'title' as const }].map(isNarrowed)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
