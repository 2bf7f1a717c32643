import type { Typed } from '../../../../ground/http/index.js';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ProductRecord } from '../../store-products.js';
import { slug } from '../../slug.js';
import type { StockChange } from '../change-stock.js';
import { readCount, rowCountField, variantFields } from '../fields.js';
import { readProduct } from '../read-product.js';
import { writeStock } from '../read-values.js';
import { toOwned } from '../records.js';
import { productLimits, type EditedProduct, type ProductChange } from '../types.js';
import { writeProduct } from '../write-product.js';
import {
  exportedColumn,
  idColumn,
  productColumns,
  tableTimeZone,
  variantColumns,
} from './columns.js';
import { readTable, type ReadTable, type TableError, type TableRow } from './read-table.js';

interface PlannedProduct {
  /** Null for a new product. */
  readonly stored: ProductRecord | null;
  readonly before: EditedProduct | null;
  readonly after: EditedProduct;
  readonly stock: readonly StockChange[];
}

/** The changes of a file. With errors, it changes nothing. */
export interface ImportPlan {
  readonly products: readonly PlannedProduct[];
  readonly unchanged: number;
  readonly errors: readonly TableError[];
  /** Tells whether the shop would change as somebody has seen it. */
  readonly fingerprint: string;
}

const newProduct: Typed = { status: 'draft', type: 'physical', [rowCountField]: '0' };

interface Group {
  readonly stored: ProductRecord | null;
  readonly rows: readonly TableRow[];
}

/** Compares a file with the products that there are at `now`, in milliseconds since 1970. */
export const planImport = (
  csv: string,
  records: readonly ProductRecord[],
  now: number,
): ImportPlan => planTable(readTable(csv), records, now);

/** The same for rows that were read. */
export function planTable(
  table: ReadTable,
  records: readonly ProductRecord[],
  now: number,
): ImportPlan {
  const errors: TableError[] = [...table.errors];
  const groups = groupRows(table.rows, records, errors);
  const products: PlannedProduct[] = [];
  const lineOf = new Map<PlannedProduct, number>();
  let unchanged = 0;
  for (const group of groups) {
    const planned = planProduct(group, errors, now);
    if (planned === 'unchanged') unchanged += 1;
    else if (planned !== null) {
      products.push(planned);
      lineOf.set(planned, group.rows[0]?.line ?? 1);
    }
  }
  if (errors.length === 0) {
    errors.push(...findClashes(products, records, (planned) => lineOf.get(planned) ?? 1));
  }
  const seen = products.map(({ stored, before, after }) => [stored?.id, before, after]);
  return {
    products,
    unchanged,
    errors: errors.toSorted((one, other) => one.line - other.line),
    fingerprint: createHash('sha256').update(JSON.stringify(seen)).digest('base64url'),
  };
}

function groupRows(
  rows: readonly TableRow[],
  records: readonly ProductRecord[],
  errors: TableError[],
): readonly Group[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const byUrl = new Map(records.map((record) => [record.urlId, record]));
  const groups = new Map<string, { stored: ProductRecord | null; rows: TableRow[] }>();
  for (const row of rows) {
    const id = row.cells[idColumn]?.trim() ?? '';
    const url = row.cells['url_id']?.trim() ?? '';
    if (id !== '' && !byId.has(id)) {
      const sentence = `There is no product ${id}. Leave the cell empty to create one.`;
      errors.push({ line: row.line, sentence });
      continue;
    }
    const stored = byId.get(id) ?? byUrl.get(url) ?? null;
    const key = stored?.id ?? `new ${url}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { stored, rows: [row] });
    else known.rows.push(row);
  }
  return [...groups.values()];
}

function planProduct(
  { stored, rows }: Group,
  errors: TableError[],
  now: number,
): PlannedProduct | 'unchanged' | null {
  const before = stored && toOwned(stored, now);
  const start = before === null ? newProduct : writeProduct(before, tableTimeZone);
  const known = errors.length;
  const { typed, lines } = applyRows(start, rows, errors);
  if (errors.length > known) return null;
  // An unchanged row is not judged either.
  if (before !== null && isDeepStrictEqual(typed, start)) return 'unchanged';
  const images = before?.images ?? [];
  const read = readProduct(typed, new Map(images.map((image) => [image.assetUrl, image])), {
    now,
    timeZone: tableTimeZone,
  });
  const first = rows[0]?.line ?? 1;
  if ('errors' in read) {
    for (const [field, sentence] of Object.entries(read.errors)) {
      const row = /^v(\d+)-/.exec(field)?.[1];
      errors.push({ line: lines.get(Number(row ?? -1)) ?? first, sentence });
    }
    return null;
  }
  return {
    stored,
    before: before && withoutId(before),
    after: read.value.product,
    stock: stockOf(read.value, stored),
  };
}

function withoutId({ id: _, ...product }: EditedProduct & { readonly id: string }): EditedProduct {
  return product;
}

/** The product's form with what the rows say, and the line of each row of variants. */
function applyRows(start: Typed, rows: readonly TableRow[], errors: TableError[]) {
  const typed: Record<string, string> = { ...start };
  const lines = new Map<number, number>();
  const [first] = rows;
  for (const { name, field } of productColumns) {
    const given = first?.cells[name];
    if (given === undefined) continue;
    if (given !== (start[field] ?? '')) typed[field] = given;
    for (const { line, cells } of rows) {
      if (cells[name] === given) continue;
      const sentence = `The cell “${name}” differs from that of row ${first?.line ?? 1}, which has the same product.`;
      errors.push({ line, sentence });
    }
  }
  let count = readCount(start[rowCountField], productLimits.variants);
  const known = new Map(
    Array.from({ length: count }, (_, row) => [start[variantFields(row).sku] ?? '', row]),
  );
  for (const { line, cells } of rows) {
    const sku = cells['sku']?.trim() ?? '';
    const place = known.get(sku);
    const row = place ?? count;
    if (lines.has(row)) errors.push({ line, sentence: `The SKU ${sku} stands twice.` });
    lines.set(row, line);
    const names = variantFields(row);
    if (place === undefined) {
      count += 1;
      known.set(sku, row);
      typed[names.stock] = '0';
    }
    const shown = start[names.shown] ?? '';
    for (const { name, field } of variantColumns(row)) {
      const given = cells[name];
      if (given !== undefined && name !== 'stock' && given !== (typed[field] ?? '')) {
        typed[field] = given;
      }
    }
    applyStock(
      cells,
      shown,
      (stock) => (typed[names.stock] = stock),
      (sentence) => {
        errors.push({ line, sentence });
      },
    );
  }
  typed[rowCountField] = String(count);
  return { typed, lines };
}

/** A stock that the file has not changed stays what it is now, whatever was sold since the export. */
function applyStock(
  cells: TableRow['cells'],
  present: string,
  set: (stock: string) => void,
  refuse: (sentence: string) => void,
): void {
  const given = cells['stock']?.trim();
  const exported = cells[exportedColumn]?.trim() ?? '';
  if (given === undefined || given === exported || given === present) return;
  if (present !== '' && exported !== '' && exported !== present) {
    refuse(
      `The stock was ${exported} at the export and is ${present} now. Write ${present} into “${exportedColumn}” once you have counted again.`,
    );
    return;
  }
  set(given);
}

function stockOf({ product }: ProductChange, stored: ProductRecord | null): StockChange[] {
  const before = new Map(stored?.variants.map(({ sku, stock }) => [sku, stock]));
  return product.variants.flatMap(({ sku, stock }) => {
    const shown = before.get(sku);
    return shown === undefined || shown === stock ? [] : [{ sku, shown, wanted: stock }];
  });
}

/** The clashes of the products with each other, once all changes are made. */
function findClashes(
  products: readonly PlannedProduct[],
  records: readonly ProductRecord[],
  lineOf: (planned: PlannedProduct) => number,
): readonly TableError[] {
  const errors: TableError[] = [];
  const ids = new Set(products.map(({ stored }) => stored?.id));
  const others = records.filter(({ id }) => !ids.has(id));
  const urls = new Map(others.map(({ urlId, details }) => [urlId, details.title]));
  const skus = new Map(
    records.flatMap(({ variants, id }) => variants.map(({ sku }) => [sku, id] as const)),
  );
  const counts = new Map<string, number>();
  const add = (category: string) => counts.set(category, (counts.get(category) ?? 0) + 1);
  for (const { details } of others) add(details.category);
  for (const { after } of products) add(after.category);
  const categories = new Set([...counts.keys()].map(slug));
  for (const planned of products) {
    const { after, before, stored } = planned;
    const refuse = (sentence: string) => errors.push({ line: lineOf(planned), sentence });
    const owner = urls.get(after.urlId);
    if (owner !== undefined) refuse(`“${owner}” has the address ${after.urlId}.`);
    if (categories.has(after.urlId)) refuse(`A category has the address ${after.urlId}.`);
    urls.set(after.urlId, after.title);
    for (const { sku } of after.variants) {
      const taken = skus.get(sku);
      if (taken !== undefined && taken !== stored?.id) {
        refuse(`The SKU ${sku} belongs to another product.`);
      }
      skus.set(sku, stored?.id ?? after.urlId);
    }
    const count = counts.get(after.category) ?? 0;
    if (count > productLimits.perCategory && before?.category !== after.category) {
      refuse(
        `${after.category} would have ${count} products, and ${productLimits.perCategory} is the most.`,
      );
    }
  }
  return errors;
}

/** The differences, in words for the preview. */
export function changedWords({ before, after }: PlannedProduct): readonly string[] {
  if (before === null) return [];
  const own = fieldWords.filter(([field]) => !isDeepStrictEqual(before[field], after[field]));
  const variantOf = new Map(before.variants.map((variant) => [variant.sku, variant]));
  const moved = after.variants.flatMap(({ sku, stock }) => {
    const known = variantOf.get(sku);
    return known !== undefined && known.stock !== stock
      ? [`stock of ${sku} ${writeStock(known.stock)} → ${writeStock(stock)}`]
      : [];
  });
  const added = after.variants.filter(({ sku }) => !variantOf.has(sku));
  const repriced = after.variants.filter(({ sku, prices, salePrices, attributes }) => {
    const known = variantOf.get(sku);
    return (
      known !== undefined &&
      !isDeepStrictEqual(
        [prices, salePrices, attributes],
        [known.prices, known.salePrices, known.attributes],
      )
    );
  });
  return [
    ...own.map(([, words]) => words),
    ...repriced.map(({ sku }) => `prices or options of ${sku}`),
    ...moved,
    ...added.map(({ sku }) => `new variant ${sku}`),
  ];
}

const fieldWords: readonly (readonly [keyof EditedProduct, string])[] = [
  ['title', 'title'],
  ['urlId', 'address'],
  ['status', 'status'],
  ['listedFrom', 'time of appearing'],
  ['type', 'type'],
  ['category', 'category'],
  ['tags', 'tags'],
  ['excerpt', 'excerpt'],
  ['description', 'description'],
  ['options', 'options'],
];
