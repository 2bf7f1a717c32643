import type { Queryable } from '../../ground/database/index.js';
import { fold, foldedWords } from './fold-words.js';
import type { ProductRow } from './product-json.js';
import type { ImageSeed, PriceList } from './types.js';
import { allDictionaries, translatedTexts } from './words/index.js';

/** Why a product that is not listed is not (platform §3: content status labels). */
export type HiddenAs = 'scheduled' | 'needs-review' | 'draft' | 'private';

export interface VariantRecord {
  readonly sku: string;
  /** False for one that is no longer sold, for carts that contain it. */
  readonly listed: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly prices: PriceList;
  readonly salePrices: PriceList | null;
  readonly image: ImageSeed | null;
  /** Of a new variant; a stored one keeps its stock, because pieces may have been sold since. Null is unlimited. */
  readonly stock: number | null;
}

/** A product as it is stored. */
export interface ProductRecord {
  readonly id: string;
  readonly urlId: string;
  readonly position: number;
  readonly listed: boolean;
  readonly hiddenAs: HiddenAs | null;
  /** When shoppers begin to see a scheduled product, in milliseconds since 1970; null for the others. */
  readonly listedFrom: number | null;
  /** When the owner edited it, in milliseconds since 1970; null for a product of the seeding. */
  readonly editedAt: number | null;
  readonly details: ProductRow['details'];
  /** In their order. */
  readonly variants: readonly VariantRecord[];
}

/**
 * Stores products with what the search looks through, in four statements however many they are. A product that the owner
 * has edited is not written over by one of the seeding. Variants that a product no longer has stay as they are.
 */
export async function storeProducts(
  transaction: Queryable,
  products: readonly ProductRecord[],
): Promise<void> {
  await transaction.query(
    `insert into products as stored (id, url_id, position, listed, hidden_as, listed_from, edited_at, details, words)
     select id, url_id, position, listed, hidden_as, listed_from, edited_at, details,
       setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', labels), 'B')
         || setweight(to_tsvector('english', excerpt), 'C') || to_tsvector('english', description)
     from jsonb_to_recordset($1::jsonb) as given (
       id text, url_id text, position integer, listed boolean, hidden_as text, listed_from timestamptz,
       edited_at timestamptz, details jsonb,
             title text, labels text, excerpt text, description text)
     on conflict (id) do update set
       url_id = excluded.url_id, position = excluded.position, listed = excluded.listed,
       hidden_as = excluded.hidden_as, listed_from = excluded.listed_from, edited_at = excluded.edited_at,
       details = excluded.details, words = excluded.words
     where stored.edited_at is null or excluded.edited_at is not null`,
    [JSON.stringify(products.map(toProductRow))],
  );
  await transaction.query(
    `insert into variants (sku, product_id, position, listed, attributes, prices, sale_prices, image, stock)
     select sku, product_id, position, listed, attributes, prices, sale_prices, image, stock
     from json_to_recordset($1::json) as given (
       sku text, product_id text, position integer, listed boolean, attributes json, prices jsonb, sale_prices jsonb,
       image jsonb, stock integer)
     on conflict (sku) do update set
       product_id = excluded.product_id, position = excluded.position, listed = excluded.listed,
       attributes = excluded.attributes, prices = excluded.prices, sale_prices = excluded.sale_prices,
       image = excluded.image`,
    [JSON.stringify(products.flatMap(toVariantRows))],
  );
  await transaction.query('delete from translated_words where product_id = any($1)', [
    products.map(({ id }) => id),
  ]);
  await transaction.query(
    `insert into translated_words (product_id, language, words)
     select product_id, language,
       setweight(to_tsvector('english', kind), 'A') || setweight(to_tsvector('english', labels), 'B')
         || to_tsvector('english', texts)
     from jsonb_to_recordset($1::jsonb) as given (
       product_id text, language text, kind text, labels text, texts text)`,
    [JSON.stringify(translatedRows(products))],
  );
}

const soldOf = ({ variants }: ProductRecord) => variants.filter(({ listed }) => listed);

/** The texts of each product in the other languages of the shop, folded. */
function translatedRows(products: readonly ProductRecord[]) {
  return allDictionaries().flatMap((dictionary) =>
    products.map((product) => {
      const { id, urlId, details } = product;
      const words = translatedTexts({ ...details, urlId, variants: soldOf(product) }, dictionary);
      return {
        product_id: id,
        language: dictionary.language,
        kind: foldedWords(words.kind).join(' '),
        labels: foldedWords(words.labels.join(' ')).join(' '),
        texts: foldedWords(words.texts.join(' ')).join(' '),
      };
    }),
  );
}

const toDate = (time: number | null) => (time === null ? null : new Date(time));

function toProductRow(product: ProductRecord) {
  const { id, urlId, position, listed, hiddenAs, listedFrom, editedAt, details } = product;
  const { title, category, tags, excerpt, description } = details;
  const values = soldOf(product).flatMap(({ attributes }) => Object.values(attributes));
  return {
    id,
    url_id: urlId,
    position,
    listed,
    hidden_as: hiddenAs,
    listed_from: toDate(listedFrom),
    edited_at: toDate(editedAt),
    details,
    // The text for the search, folded as the searched words are.
    title: fold(title),
    labels: fold([category, ...tags, ...new Set(values)].join(', ')),
    excerpt: fold(excerpt),
    description: fold(description.join('\n')),
  };
}

function toVariantRows({ id, variants }: ProductRecord) {
  return variants.map(({ salePrices, ...variant }, position) => ({
    ...variant,
    product_id: id,
    position,
    sale_prices: salePrices,
  }));
}
