import { productSorts } from '../product/index.js';
import { noFilter, type ProductFilter } from './filter.js';

/** Names in an address that mean something else than an option. */
const taken = new Set([
  'in-stock',
  'on-sale',
  'min',
  'max',
  'sort',
  'page',
  'currency',
  'theme',
  'lang',
]);

const mostValues = 20;
const longestValue = 100;
const highestPrice = 999_999;
const mostPages = 10_000;

/** The name of an option in an address. */
export function optionParameter(name: string): string {
  const text = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return text === '' || taken.has(text) ? `option-${text}` : text;
}

/**
 * Reads a filter from the query of an address. Invalid values are left out, because anybody may write an address.
 * @param names The options of the shop; others are left out.
 */
export function parseFilter(query: URLSearchParams, names: readonly string[]): ProductFilter {
  const [min, max] = ordered(readPrice(query.get('min')), readPrice(query.get('max')));
  return {
    inStock: query.get('in-stock') === '1',
    onSale: query.get('on-sale') === '1',
    min,
    max,
    options: names
      .map((name) => ({ name, values: readValues(query.getAll(optionParameter(name))) }))
      .filter(({ values }) => values.length > 0),
    sort: productSorts.find((sort) => sort === query.get('sort')) ?? noFilter.sort,
    page: readWhole(query.get('page'), 1, mostPages) ?? 1,
  };
}

/** Prints a filter as a query, '' for none; the same filter is the same text. */
export function printFilter(filter: ProductFilter): string {
  const { inStock, onSale, min, max, options, sort, page } = filter;
  const query = new URLSearchParams();
  for (const { name, values } of options) {
    for (const value of values) query.append(optionParameter(name), value);
  }
  if (inStock) query.set('in-stock', '1');
  if (onSale) query.set('on-sale', '1');
  if (min !== null) query.set('min', String(min));
  if (max !== null) query.set('max', String(max));
  if (sort !== noFilter.sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

function readValues(texts: readonly string[]): readonly string[] {
  const values = texts
    .slice(0, mostValues)
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= longestValue);
  return [...new Set(values)];
}

/** An empty field of a form is no limit; 0 as the least price is none either. */
function readPrice(text: string | null): number | null {
  return readWhole(text, 0, highestPrice);
}

function readWhole(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\s*\d{1,9}(?:[.,]\d{1,2})?\s*$/.test(text)) return null;
  const whole = Math.floor(Number(text.trim().replace(',', '.')));
  return whole >= least && whole <= most ? whole : null;
}

function ordered(min: number | null, max: number | null): [number | null, number | null] {
  const least = min === 0 ? null : min;
  return least !== null && max !== null && least > max ? [max, least] : [least, max];
}
