import type { ImageSeed, ProductSeed } from '../../types.js';
import type { EditedProduct } from '../types.js';
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
 * without a type is a thing that is sent; drafts are left out. The id of a product is its cell, or made of its address.
 * @param pictures By the address of the product, the first one first.
 */
export function readCatalogue(
  csv: string,
  pictures: ReadonlyMap<string, readonly ImageSeed[]> = new Map(),
): CatalogueFile {
  const table = readTable(csv);
  const { products, errors } = planTable({ ...table, rows: table.rows.map(asNew) }, []);
  if (errors.length > 0) return { products: [], errors };
  const ids = new Map(table.rows.map(({ cells }) => [cells['url_id']?.trim(), idOf(cells)]));
  const listed = products.flatMap(({ after }) => (after.status === 'listed' ? [after] : []));
  return {
    products: listed.map((product) =>
      toSeed(product, ids.get(product.urlId) || `item-${product.urlId}`, pictures),
    ),
    errors,
  };
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
  { status: _status, variants, images, ...product }: EditedProduct,
  id: string,
  pictures: ReadonlyMap<string, readonly ImageSeed[]>,
): ProductSeed {
  return {
    ...product,
    id,
    images: pictures.get(product.urlId) ?? images,
    variants: variants.map(({ stock, salePrices, image, ...variant }) => ({
      ...variant,
      stock: stock ?? 'unlimited',
      ...(salePrices && { salePrices }),
      ...(image && { image }),
    })),
  };
}
