import type { ProductSeed } from '../../types.js';
import type { EditedProduct, ProductStatus } from '../types.js';
import { exportedColumn, idColumn } from './columns.js';
import { planTable } from './plan-import.js';
import { readTable, type TableError, type TableRow } from './read-table.js';

/** A catalogue that is kept as a file. With errors, it has no products. */
export interface CatalogueFile {
  readonly products: readonly ProductSeed[];
  readonly errors: readonly TableError[];
}

/**
 * Reads the products of a CSV file with the columns of the owner's export. A row without a status is listed, and one
 * without a type is a thing that is sent; a product that is neither listed nor scheduled is left out. The id of a
 * product is its cell, or made of its address.
 */
export function readCatalogue(csv: string): CatalogueFile {
  const table = readTable(csv);
  const { products, errors } = planTable({ ...table, rows: table.rows.map(asNew) }, [], anyTime);
  if (errors.length > 0) return { products: [], errors };
  const ids = new Map(table.rows.map(({ cells }) => [cells['url_id']?.trim(), idOf(cells)]));
  const listed = products.flatMap(({ after }) => (appearing.has(after.status) ? [after] : []));
  return {
    products: listed.map((product) =>
      toSeed(product, ids.get(product.urlId) || `item-${product.urlId}`),
    ),
    errors,
  };
}

/** A file stays as it is while the times in it pass. */
const anyTime = -Infinity;
const appearing: ReadonlySet<ProductStatus> = new Set(['listed', 'scheduled']);

const mostListed = 20;

/** The sentence and below it the rows that are wrong, each in a line; of many the first 20, and how many more. */
export function listErrors(sentence: string, errors: readonly TableError[]): string {
  const rows = errors
    .slice(0, mostListed)
    .map(({ line, sentence: fault }) => `  row ${line}: ${fault}`);
  const more = errors.length > mostListed ? [`  and ${errors.length - mostListed} more`] : [];
  return [sentence, ...rows, ...more].join('\n');
}

const idOf = (cells: TableRow['cells']): string => cells[idColumn]?.trim() ?? '';

/** The row as that of a product which nobody has stored. */
function asNew({ line, cells }: TableRow): TableRow {
  const { [idColumn]: _id, [exportedColumn]: _exported, status = '', type = '', ...rest } = cells;
  const otherwise = (text: string, first: string) => (text.trim() === '' ? first : text);
  const kinds = { status: otherwise(status, 'listed'), type: otherwise(type, 'physical') };
  return { line, cells: { ...rest, ...kinds } };
}

function toSeed(
  { status: _status, listedFrom, variants, ...product }: EditedProduct,
  id: string,
): ProductSeed {
  return {
    ...product,
    ...(listedFrom !== null && { listedFrom }),
    id,
    variants: variants.map(({ stock, salePrices, image, ...variant }) => ({
      ...variant,
      stock: stock ?? 'unlimited',
      ...(salePrices && { salePrices }),
      ...(image && { image }),
    })),
  };
}
