import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  noFilter,
  optionParameter,
  parseFilter,
  printFilter,
  type ProductFilter,
} from '../../../../../core/commerce/product-filter/index.js';
import { productSorts } from '../../../../../core/commerce/product/index.js';

const names = ['Colour', 'Size', 'Sort'];
const parse = (query: string) => parseFilter(new URLSearchParams(query), names);

describe('the filter of an address', () => {
  it.each<[string, Partial<ProductFilter>]>([
    ['', {}],
    ['in-stock=1&on-sale=1', { inStock: true, onSale: true }],
    ['in-stock=true&on-sale=', {}],
    ['colour=Oat', { options: [{ name: 'Colour', values: ['Oat'] }] }],
    ['colour=Oat&colour=Sea&colour=Oat', { options: [{ name: 'Colour', values: ['Oat', 'Sea'] }] }],
    [
      'size=Large&colour=Oat',
      {
        options: [
          { name: 'Colour', values: ['Oat'] },
          { name: 'Size', values: ['Large'] },
        ],
      },
    ],
    ['option-sort=A', { options: [{ name: 'Sort', values: ['A'] }] }],
    ['colour=&colour=%20', {}],
    [`colour=${'x'.repeat(101)}`, {}],
    ['glaze=Oat&__proto__=1&constructor=1', {}],
    ['min=20&max=80', { min: 20, max: 80 }],
    ['min=80&max=20', { min: 20, max: 80 }],
    ['min=&max=', {}],
    ['min=0', {}],
    ['min=20.50&max=80,99', { min: 20, max: 80 }],
    ['min=-1&max=1e9', {}],
    ['min=Infinity&max=NaN', {}],
    ['max=9999999', {}],
    ['sort=price-low', { sort: 'price-low' }],
    ['sort=cheap', {}],
    ['sort=constructor', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=99999999999999999999', {}],
    ['page=<script>', {}],
  ])('%s', (query, changes) => {
    expect(parse(query)).toEqual({ ...noFilter, ...changes });
  });

  it('takes no more values than a list has', () => {
    const query = Array.from({ length: 500 }, (_, index) => `colour=${index}`).join('&');
    expect(parse(query).options[0]?.values).toHaveLength(20);
  });

  it.each([
    ['size=Large&colour=Oat&page=2&min=5', 'colour=Oat&size=Large&min=5&page=2'],
    ['sort=featured&page=1', ''],
    ['colour=Sea+%26+Sand', 'colour=Sea+%26+Sand'],
    ['on-sale=1&in-stock=1&sort=title', 'in-stock=1&on-sale=1&sort=title'],
  ])('%s is printed as %s', (query, printed) => {
    expect(printFilter(parse(query))).toBe(printed);
  });

  it('is the same after it was printed and read', () => {
    const value = fc
      .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= 100 && encodeURI(text) !== '');
    const filters = fc.record({
      inStock: fc.boolean(),
      onSale: fc.boolean(),
      min: fc.option(fc.integer({ min: 1, max: 500 })),
      max: fc.option(fc.integer({ min: 500, max: 999_999 })),
      options: fc
        .uniqueArray(value, { maxLength: 5 })
        .map((values) => (values.length === 0 ? [] : [{ name: 'Colour', values }])),
      sort: fc.constantFrom(...productSorts),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parse(printFilter(filter))).toEqual(filter);
      }),
    );
  });

  it.each([
    ['Colour', 'colour'],
    ['Shoe size', 'shoe-size'],
    ['Page', 'option-page'],
    ['---', 'option-'],
    ['Größe', 'größe'],
  ])('names %s as %s', (name, parameter) => {
    expect(optionParameter(name)).toBe(parameter);
  });
});
