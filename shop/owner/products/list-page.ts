import type { Hono } from 'hono';
import {
  Problem,
  readPrice,
  readStock,
  readCount,
  rowCountField,
  seeOther,
  productLimits,
  variantFields,
  type FieldErrors,
  type ReadValue,
  type TypedProduct,
  type VariantChange,
} from '../../server/index.js';
import { feedPath } from '../../pages/feed/index.js';
import { readForm } from '../../pages/read-form.js';
import { originOf } from '../../pages/origin-of.js';
import type { PageCall } from '../../pages/rendering.js';
import type { PageVariables } from '../../pages/security-headers.js';
import {
  adPixelPath,
  listAddress,
  productsPath,
  productsView,
  readListQuery,
  type RefusedRow,
  type TypedPixel,
} from '../views/products/index.js';
import { readProblem, withCursor } from '../list-pages.js';
import type { OwnerParts } from '../owner-parts.js';

/** What the page says after each change. */
const notices: Readonly<Record<string, string>> = {
  saved: 'Saved. Shoppers see it now.',
  imported: 'The file was imported. Shoppers see it now.',
  pixel: 'The ad pixel is saved. Pages use it from now on.',
  removed: 'The product was deleted. Carts and orders that contain it keep it.',
};

/** The list of products, with a form for prices and stock in each row. */
export function addProductList(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, productEditor, siteSettings } = parts.services;

  app.get(productsPath, (c) =>
    withCursor(parts, c, () => {
      const query = new URL(c.req.url).searchParams;
      const done = Object.keys(notices).find((name) => query.has(name));
      return show(c, query, {
        notice: done === undefined ? null : (notices[done] ?? null),
        saved: query.get('saved'),
        problem: readProblem(c),
      });
    }),
  );

  app.post(`${productsPath}/:id/variants`, async (c) => {
    const typed = await readForm(c);
    const id = c.req.param('id');
    const back = new URLSearchParams(typed['back'] ?? '');
    const { currency } = readListQuery(back);
    try {
      crumbs.check(c, typed['crumb']);
      const read = readVariantChanges(id, typed, currency);
      if ('errors' in read) throw new Problem('invalid-request', { errors: read.errors });
      await productEditor
        .saveVariants(id, read.changes, {
          product: await owners.recorder(c, 'product-saved'),
          stock: await owners.recorder(c, 'stock-changed'),
        })
        .catch((error: unknown) => {
          throw byField(error, typed, currency);
        });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const { errors = {} } = error.details;
      const problem =
        error.code === 'invalid-request'
          ? 'Nothing was saved: look at the marked fields.'
          : error.message;
      return show(c, back, { refused: { id, typed, errors }, problem }, 422);
    }
    const address = listAddress(readListQuery(back));
    const mark = address.includes('?') ? '&' : '?';
    return c.redirect(
      `${address}${mark}${new URLSearchParams({ saved: id })}#${encodeURIComponent(id)}`,
      seeOther,
    );
  });

  app.post(adPixelPath, async (c) => {
    const { crumb, pixel = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      await siteSettings.saveAdPixel(pixel, await owners.recorder(c, 'ad-pixel-saved'));
      return c.redirect(`${productsPath}?pixel#pixel-title`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const sentence = error.details.errors?.['pixel'];
      const problem =
        sentence === undefined ? error.message : 'Nothing was saved: look at the marked fields.';
      const typed = { id: pixel, error: sentence ?? null };
      return show(c, new URLSearchParams(), { pixel: typed, problem }, 422);
    }
  });

  interface Shown {
    readonly pixel?: TypedPixel;
    readonly notice?: string | null;
    readonly problem?: string | null;
    readonly saved?: string | null;
    readonly refused?: RefusedRow;
  }

  async function show(c: PageCall, given: URLSearchParams, shown: Shown, status: 200 | 422 = 200) {
    const query = readListQuery(given);
    const list = await productEditor.list(query);
    const skus = list.products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    const view = productsView({
      crumb: crumbs.issue(c),
      notice: shown.notice ?? null,
      problem: shown.problem ?? null,
      saved: shown.saved ?? null,
      refused: shown.refused ?? null,
      query,
      list,
      categories: await productEditor.categories(),
      waiting: await productEditor.waiting(skus),
      pixel: shown.pixel ?? { id: (await siteSettings.read()).adPixel.id ?? '', error: null },
      feedUrl: `${originOf(parts.services, c)}${feedPath}`,
    });
    return parts.render(c, 'owner-products', view, { status, cache: 'no-store' });
  }
}

/** The changes of a row's form, or what is wrong with each field. */
function readVariantChanges(
  productId: string,
  typed: TypedProduct,
  currency: VariantChange['currency'],
): { readonly changes: readonly VariantChange[] } | { readonly errors: FieldErrors } {
  const errors: Record<string, string> = {};
  const take = <Value>(field: string, read: ReadValue<Value>, otherwise: Value): Value => {
    if ('value' in read) return read.value;
    errors[field] = read.error;
    return otherwise;
  };
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
  return Object.keys(errors).length > 0 ? { errors } : { changes };
}

/** Errors by SKU become errors by field. */
function byField(error: unknown, typed: TypedProduct, currency: VariantChange['currency']) {
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
