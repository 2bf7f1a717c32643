import type { Typed } from '../../../../ground/http/index.js';
import papaparse from 'papaparse';
import type { ProductRecord } from '../../store-products.js';
import { variantFields } from '../fields.js';
import { toOwned } from '../records.js';
import { writeProduct } from '../write-product.js';
import {
  columnNames,
  exportedColumn,
  guardCell,
  idColumn,
  productColumns,
  tableTimeZone,
  variantColumns,
} from './columns.js';

/** All variants as CSV, one in a row, as they are at `now` (milliseconds since 1970). */
export function writeTable(records: readonly ProductRecord[], now: number): string {
  const rows = records.flatMap((record) => {
    const owned = toOwned(record, now);
    const typed = writeProduct(owned, tableTimeZone);
    return owned.variants.map((_, row) => writeRow(owned.id, typed, row));
  });
  const table = papaparse.unparse({ fields: [...columnNames], data: rows }, { newline: '\r\n' });
  return `${table}\r\n`;
}

function writeRow(id: string, typed: Typed, row: number): string[] {
  const cells: Record<string, string> = {
    [idColumn]: id,
    [exportedColumn]: typed[variantFields(row).shown] ?? '',
  };
  for (const { name, field } of [...productColumns, ...variantColumns(row)]) {
    cells[name] = typed[field] ?? '';
  }
  return columnNames.map((name) => guardCell(cells[name] ?? ''));
}
