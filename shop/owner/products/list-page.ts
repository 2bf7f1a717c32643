import type { FieldErrors } from 'vitrine/core/forms';
import {
  Problem,
  readPrice,
  readStock,
  readCount,
  readUnless,
  required,
  takeOr,
  rowCountField,
  productLimits,
  variantFields,
  type Read,
  type Typed,
  type VariantChange,
} from '../../server/index.js';
import { feedPath } from '../../pages/feed/index.js';
import { originOf } from '../../pages/origin-of.js';
import { listAddress, productsPath, productsView, readListQuery } from '../views/products/index.js';
import { ownerPage } from '../owner-page.js';
import type { ShownCall } from '../page-description.js';
import { nothingSaved } from './nothing-saved.js';

/** What the page says after each change. */
const notices: Readonly<Record<string, string>> = {
  saved: 'Saved. Shoppers see it now.',
  imported: 'The file was imported. Shoppers see it now.',
  pixel: 'The ad pixel is saved. Pages use it from now on.',
  removed: 'The product was deleted. Carts and orders that contain it keep it.',
};

const rowForm = ':id/variants';
const pixelForm = 'ad-pixel';

/** The list of products, with a form for prices and stock in each row. */
export const productListPages = ownerPage({
  path: productsPath,
  place: 'Products',
  area: 'products',
  template: 'owner-products',
  async view({ c, services, crumb, ...call }) {
    const { productEditor, siteSettings } = services;
    const { given, pixel, ...shown } = shownOf({ c, ...call });
    const query = readListQuery(given);
    const list = await productEditor.list(query);
    const skus = list.products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    return productsView({
      crumb,
      ...shown,
      query,
      list,
      categories: await productEditor.categories(),
      waiting: await productEditor.waiting(skus),
      pixel: pixel ?? { id: (await siteSettings.read()).adPixel.id ?? '', error: null },
      feedUrl: `${originOf(services, c)}${feedPath}`,
    });
  },
  forms: {
    [pixelForm]: {
      action: 'ad-pixel-saved',
      next: `${productsPath}?pixel#pixel-title`,
      async work({ services, typed: { pixel = '' }, record }) {
        await services.siteSettings.saveAdPixel(pixel, record);
      },
    },
    [rowForm]: {
      area: 'stock',
      async work({ c, services: { owners, productEditor }, param, typed }) {
        const id = param('id');
        const query = readListQuery(new URLSearchParams(typed['back'] ?? ''));
        const changes = required(readVariantChanges(id, typed, query.currency));
        const records = {
          product: await owners.recorder(c, 'products', 'product-saved'),
          stock: await owners.recorder(c, 'stock', 'stock-changed'),
        };
        await productEditor.saveVariants(id, changes, records).catch((error: unknown) => {
          throw byField(error, typed, query.currency);
        });
        const address = listAddress(query);
        const mark = address.includes('?') ? '&' : '?';
        return `${address}${mark}${new URLSearchParams({ saved: id })}#${encodeURIComponent(id)}`;
      },
    },
  },
});

/** What the query asks for and confirms, or what was refused. */
function shownOf({
  c,
  param,
  problem,
  refused,
}: Pick<ShownCall, 'c' | 'param' | 'problem' | 'refused'>) {
  const nothing = { pixel: null, notice: null, saved: null, refused: null };
  if (refused === null) {
    const given = new URL(c.req.url).searchParams;
    const done = Object.keys(notices).find((name) => given.has(name));
    const notice = done === undefined ? null : (notices[done] ?? null);
    return { ...nothing, given, problem, notice, saved: given.get('saved') };
  }
  const { name, typed, errors } = refused;
  const shown = { ...nothing, problem: nothingSaved(refused) };
  if (name === pixelForm) {
    const pixel = { id: typed['pixel'] ?? '', error: errors?.['pixel'] ?? null };
    return { ...shown, given: new URLSearchParams(), pixel };
  }
  const row = { id: param('id'), typed, errors: errors ?? {} };
  return { ...shown, given: new URLSearchParams(typed['back'] ?? ''), refused: row };
}

/** The changes of a row's form, or what is wrong with each field. */
function readVariantChanges(
  productId: string,
  typed: Typed,
  currency: VariantChange['currency'],
): Read<readonly VariantChange[], FieldErrors> {
  const errors: Record<string, string> = {};
  const take = takeOr((field, sentence) => (errors[field] = sentence));
  const count = readCount(typed[rowCountField], productLimits.variants);
  const changes = Array.from({ length: count }, (_, row): VariantChange => {
    const names = variantFields(row);
    const text = (field: string) => typed[field] ?? '';
    const sale = text(names.sale(currency)).trim();
    const saleField = names.sale(currency);
    const shown = readStock(text(names.shown));
    const wanted = take(names.stock, readStock(text(names.stock)), null);
    return {
      productId,
      sku: text(names.sku),
      currency,
      price: take(names.price(currency), readPrice(text(names.price(currency)), currency), 0),
      salePrice: sale === '' ? null : take(saleField, readPrice(sale, currency), 0),
      ...('value' in shown && { stock: { shown: shown.value, wanted } }),
    };
  });
  return readUnless(errors, changes);
}

/** Errors by SKU become errors by field. */
function byField(error: unknown, typed: Typed, currency: VariantChange['currency']) {
  if (!(error instanceof Problem) || error.code !== 'invalid-request') return error;
  const bySku = error.details.errors ?? {};
  const count = readCount(typed[rowCountField], productLimits.variants);
  const errors: Record<string, string> = {};
  for (let row = 0; row < count; row += 1) {
    const names = variantFields(row);
    const sku = typed[names.sku] ?? '';
    const { [`sale:${sku}`]: sale, [`stock:${sku}`]: stock } = bySku;
    if (sale !== undefined) errors[names.sale(currency)] = sale;
    if (stock !== undefined) errors[names.stock] = stock;
  }
  return new Problem('invalid-request', { errors });
}
