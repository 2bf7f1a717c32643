import { createHash } from 'node:crypto';
import type { Queryable } from '../../../ground/database/index.js';
import { toCanonicalJson } from '../../../ground/http/index.js';
import { isListedAt } from '../listing.js';
import { coloredOptions, colors } from '../colors.js';
import type { HiddenAs, ProductRecord, VariantRecord } from '../store-products.js';
import type { ImageSeed, PriceList } from '../types.js';
import type { EditedProduct, OwnedProduct, ProductStatus } from './types.js';

interface VariantRow {
  sku: string;
  listed: boolean;
  attributes: Record<string, string>;
  prices: PriceList;
  sale_prices: PriceList | null;
  image: ImageSeed | null;
  stock: number | null;
}

interface Row {
  id: string;
  url_id: string;
  position: number;
  listed: boolean;
  hidden_as: HiddenAs | null;
  listed_from: string | null;
  edited_at: string | null;
  details: ProductRecord['details'];
  variants: VariantRow[];
}

/** Whether a text can be in the database at all: an address may contain a NUL. */
export const isStorable = (text: string): boolean => !text.includes('\0');

/** Which products are read: all that there are, or those with these ids. */
export async function readRecords(
  queryable: Queryable,
  ids: readonly string[] | null,
): Promise<readonly ProductRecord[]> {
  const { rows } = await queryable.query<Row>(
    `select p.id, p.url_id, p.position, p.listed, p.hidden_as, p.listed_from, p.edited_at, p.details,
       coalesce(v.variants, '[]') as variants
     from products p cross join lateral (
       select json_agg(json_build_object('sku', sku, 'listed', listed, 'attributes', attributes,
         'prices', prices, 'sale_prices', sale_prices, 'image', image, 'stock', stock)
         order by listed desc, position) as variants
       from variants where product_id = p.id) v
     where p.removed_at is null and ($1::text[] is null or p.id = any($1::text[]))
     order by p.position, p.id`,
    [ids],
  );
  return rows.map(toRecord);
}

export async function readRecord(queryable: Queryable, id: string): Promise<ProductRecord | null> {
  return (await readRecords(queryable, [id]))[0] ?? null;
}

const toTime = (date: string | null) => (date === null ? null : new Date(date).getTime());

function toRecord({ variants, ...row }: Row): ProductRecord {
  return {
    id: row.id,
    urlId: row.url_id,
    position: row.position,
    listed: row.listed,
    hiddenAs: row.hidden_as,
    listedFrom: toTime(row.listed_from),
    editedAt: toTime(row.edited_at),
    details: row.details,
    variants: variants.map(({ sale_prices: salePrices, ...variant }) => ({
      ...variant,
      salePrices,
    })),
  };
}

/**
 * A scheduled product that has appeared is listed. One that the seeding no longer has is hidden without a reason: the
 * owner sees it as private.
 */
function statusOf(record: ProductRecord, now: number): ProductStatus {
  return isListedAt(record, now) ? 'listed' : (record.hiddenAs ?? 'private');
}

/** The pictures of a product and of its variants, each once. */
export function picturesOf({ details, variants }: ProductRecord): readonly ImageSeed[] {
  const own = variants.flatMap(({ listed, image }) => (listed && image ? [image] : []));
  const shown = new Map<string, ImageSeed>();
  for (const image of [...details.images, ...own]) {
    if (!shown.has(image.assetUrl)) shown.set(image.assetUrl, image);
  }
  return [...shown.values()];
}

/** Names what is stored but for the stock. */
export function versionOf({ editedAt: _, variants, ...record }: ProductRecord): string {
  const shown = variants.map(({ stock: __, ...variant }) => variant);
  return createHash('sha256')
    .update(toCanonicalJson({ ...record, shown }))
    .digest('base64url')
    .slice(0, 16);
}

/** The product as it is at `now`, in milliseconds since 1970. */
export function toOwned(record: ProductRecord, now: number): OwnedProduct {
  const { id, urlId, details } = record;
  const status = statusOf(record, now);
  const { title, type, category, tags, excerpt, description, options } = details;
  return {
    id,
    version: versionOf(record),
    urlId,
    title,
    status,
    listedFrom: status === 'scheduled' ? record.listedFrom : null,
    type,
    category,
    tags,
    excerpt,
    description,
    options,
    images: picturesOf(record),
    variants: record.variants.flatMap(({ listed, ...variant }) => (listed ? [variant] : [])),
  };
}

/** The parts that an edit of a product leaves as they are. */
interface Kept {
  readonly id: string;
  readonly position: number;
  readonly editedAt: number;
  /** Null for a new product. */
  readonly stored: ProductRecord | null;
}

/** The edited product as it is stored. Variants that it has no more stay for the carts that contain them. */
export function toRecordOf(
  product: EditedProduct,
  { id, position, editedAt, stored }: Kept,
): ProductRecord {
  const { urlId, status, listedFrom, variants, ...words } = product;
  const skus = new Set(variants.map(({ sku }) => sku));
  const former = stored?.variants.filter(({ sku }) => !skus.has(sku)) ?? [];
  return {
    id,
    urlId,
    position,
    listed: status === 'listed',
    hiddenAs: status === 'listed' ? null : status,
    listedFrom,
    editedAt,
    details: {
      ...keptDetails(stored?.details, product),
      ...words,
    },
    variants: [
      ...variants.map((variant): VariantRecord => ({ ...variant, listed: true })),
      ...former.map((variant) => ({ ...variant, listed: false })),
    ],
  };
}

/** Details that have no field in the form, as far as they fit the options that there are now. */
function keptDetails(
  details: ProductRecord['details'] | undefined,
  product: EditedProduct,
): Partial<ProductRecord['details']> {
  const { optionColors: known = {}, valueImages, ...others } = details ?? {};
  const named = product.options.flatMap((option) => {
    const isColored = coloredOptions.has(option) || Object.hasOwn(known, option);
    const values = [...new Set(product.variants.map(({ attributes }) => attributes[option] ?? ''))];
    const pairs = values.flatMap((value) => {
      const color = known[option]?.[value] ?? colors[value];
      return color === undefined ? [] : [[value, color] as const];
    });
    return isColored && pairs.length === values.length
      ? [[option, Object.fromEntries(pairs)] as const]
      : [];
  });
  return {
    ...others,
    ...(named.length > 0 && { optionColors: Object.fromEntries(named) }),
    ...(valueImages && product.options.includes(valueImages.option) && { valueImages }),
  };
}
