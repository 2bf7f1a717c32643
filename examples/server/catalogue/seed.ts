import { prepareOnce, type Database } from '../database/index.js';
import { seedProductForms } from '../forms/seed-forms.js';
import { fold, foldedWords } from './fold-words.js';
import type { ProductSeed } from './types.js';
import { allDictionaries, translatedTexts } from './words/index.js';

/**
 * Updates the stored catalogue to `products`. Stock is set only for a new variant, because pieces may have been sold
 * since. Removed products and variants stay in the database for carts that contain them, but cannot be listed or bought.
 */
export function seedCatalogue(database: Database, products: readonly ProductSeed[]): Promise<void> {
  return prepareOnce(database, async (transaction) => {
    await transaction.query('update products set listed = false where listed');
    await transaction.query('update variants set listed = false where listed');
    await seedProductForms(
      transaction,
      products.flatMap(({ additionalFieldsForm }) => additionalFieldsForm ?? []),
    );
    await transaction.query(
      `insert into products (id, url_id, position, listed, details, words)
       select id, url_id, position, true, details,
         setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', labels), 'B')
           || setweight(to_tsvector('english', excerpt), 'C') || to_tsvector('english', description)
       from jsonb_to_recordset($1::jsonb) as seed (
         id text, url_id text, position integer, details jsonb,
         title text, labels text, excerpt text, description text)
       on conflict (id) do update set
         url_id = excluded.url_id, position = excluded.position, listed = true, details = excluded.details,
         words = excluded.words`,
      [JSON.stringify(products.map(toProductRow))],
    );
    await transaction.query(
      `insert into variants (sku, product_id, position, listed, attributes, prices, sale_prices, image, stock)
       select sku, product_id, position, true, attributes, prices, sale_prices, image, stock
       from json_to_recordset($1::json) as seed (
         sku text, product_id text, position integer, attributes json, prices jsonb, sale_prices jsonb,
         image jsonb, stock integer)
       on conflict (sku) do update set
         product_id = excluded.product_id, position = excluded.position, listed = true,
         attributes = excluded.attributes, prices = excluded.prices, sale_prices = excluded.sale_prices,
         image = excluded.image`,
      [JSON.stringify(products.flatMap(toVariantRows))],
    );
    await transaction.query('delete from translated_words');
    await transaction.query(
      `insert into translated_words (product_id, language, words)
       select product_id, language,
         setweight(to_tsvector('english', kind), 'A') || setweight(to_tsvector('english', labels), 'B')
           || to_tsvector('english', texts)
       from jsonb_to_recordset($1::jsonb) as seed (
         product_id text, language text, kind text, labels text, texts text)`,
      [JSON.stringify(translatedRows(products))],
    );
  });
}

/** The texts of each product in the other languages of the shop, folded. */
function translatedRows(products: readonly ProductSeed[]) {
  return allDictionaries().flatMap((dictionary) =>
    products.map((product) => {
      const { kind, labels, texts } = translatedTexts(product, dictionary);
      return {
        product_id: product.id,
        language: dictionary.language,
        kind: foldedWords(kind).join(' '),
        labels: foldedWords(labels.join(' ')).join(' '),
        texts: foldedWords(texts.join(' ')).join(' '),
      };
    }),
  );
}

function toProductRow(
  { id, urlId, variants, additionalFieldsForm: form, ...details }: ProductSeed,
  position: number,
) {
  const { title, category, tags, excerpt, description } = details;
  const values = variants.flatMap(({ attributes }) => Object.values(attributes));
  return {
    id,
    url_id: urlId,
    position,
    details: { ...details, additionalFieldsFormId: form?.id },
    // What the search looks through, folded as the words that are searched for are.
    title: fold(title),
    labels: fold([category, ...tags, ...new Set(values)].join(', ')),
    excerpt: fold(excerpt),
    description: fold(description.join('\n')),
  };
}

function toVariantRows(product: ProductSeed) {
  return product.variants.map((variant, position) => ({
    sku: variant.sku,
    product_id: product.id,
    position,
    attributes: variant.attributes,
    prices: variant.prices,
    sale_prices: variant.salePrices,
    image: variant.image,
    stock: variant.stock === 'unlimited' ? null : variant.stock,
  }));
}
