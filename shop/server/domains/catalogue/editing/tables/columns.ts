import { catalogueCurrencies } from '../../types.js';
import { optionField, variantFields } from '../fields.js';
import { scheduleField } from '../schedule.js';
import { productLimits } from '../types.js';

/** A column of the table: its name in the file, and the field of the product's form that it fills. */
export interface Column {
  readonly name: string;
  readonly field: string;
}

const options = Array.from({ length: productLimits.options }, (_, index) => index);

/** Of the times in a table, wherever the shop is. */
export const tableTimeZone = 'UTC';

/** The same in each row of a product. */
export const productColumns: readonly Column[] = [
  { name: 'url_id', field: 'urlId' },
  { name: 'title', field: 'title' },
  { name: 'status', field: 'status' },
  { name: 'type', field: 'type' },
  { name: 'category', field: 'category' },
  { name: 'tags', field: 'tags' },
  { name: 'excerpt', field: 'excerpt' },
  { name: 'description', field: 'description' },
  { name: 'listed_from_UTC', field: scheduleField },
  ...options.map((index) => ({ name: `option${index + 1}`, field: optionField(index) })),
];

/** Of the variant in a row. */
export const variantColumns = (row: number): readonly Column[] => {
  const names = variantFields(row);
  return [
    { name: 'sku', field: names.sku },
    ...options.map((index) => ({ name: `value${index + 1}`, field: names.value(index) })),
    ...catalogueCurrencies.map((code) => ({ name: `price_${code}`, field: names.price(code) })),
    ...catalogueCurrencies.map((code) => ({ name: `sale_price_${code}`, field: names.sale(code) })),
    { name: 'stock', field: names.stock },
  ];
};

export const idColumn = 'product_id';
/** The stock when the file was written: the difference tells whether somebody has changed it. */
export const exportedColumn = 'stock_exported';

export const columnNames: readonly string[] = [
  idColumn,
  ...productColumns.map(({ name }) => name),
  ...variantColumns(0).map(({ name }) => name),
  exportedColumn,
];

/** A spreadsheet calculates cells that begin so; an apostrophe before them makes them a text. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

export const guardCell = (text: string): string => (formula.test(text) ? `'${text}` : text);
export const readCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
