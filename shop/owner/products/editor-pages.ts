import type { Hono } from 'hono';
import {
  addPictures,
  editRows,
  Problem,
  readProduct,
  seenField,
  seeOther,
  writeProduct,
  type OwnedProduct,
  type TypedProduct,
} from '../../server/index.js';
import { currentSite } from '../../pages/current-site.js';
import { readForm } from '../../pages/read-form.js';
import type { PageCall } from '../../pages/rendering.js';
import type { PageVariables } from '../../pages/security-headers.js';
import {
  productEditorView,
  productPath,
  productsPath,
  type ProductEditorPage,
} from '../views/products/index.js';
import type { OwnerParts } from '../owner-parts.js';
import { renderMissing } from '../render-missing.js';
import { NamesRefused, picturesOf, withFileNames } from './picture-names.js';

/** A new product: shoppers see it once it is listed. */
const blank: TypedProduct = { status: 'draft', type: 'physical', rows: '1', pictures: '0' };

const saved: Readonly<Record<ProductEditorPage['notice'] & string, string>> = {
  saved: 'Saved.',
  created: 'The product was created.',
  copied: 'This is the copy. Give it a title and an address of its own, and list it.',
};

/** Pages to create, edit, copy and delete a product. */
export function addProductEditor(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, productEditor, productPictures } = parts.services;

  app.get(`${productsPath}/new`, (c) => edit(c, { stored: null, typed: blank }));
  app.post(`${productsPath}/new`, (c) => receive(c, null));

  app.get(`${productsPath}/:id`, (c) =>
    withProduct(c, (stored) => {
      const query = new URL(c.req.url).searchParams;
      const done = Object.keys(saved).find((name) => query.has(name));
      const notice = done === undefined ? null : (saved[done] ?? null);
      return edit(c, { stored, typed: formOf(stored), notice });
    }),
  );
  app.post(`${productsPath}/:id`, (c) => withProduct(c, (stored) => receive(c, stored)));

  app.post(`${productsPath}/:id/duplicate`, (c) =>
    act(c, async (id) => {
      const copy = await productEditor.duplicate(id, await owners.recorder(c, 'product-created'));
      return `${productPath(copy)}?copied`;
    }),
  );
  app.post(`${productsPath}/:id/remove`, (c) =>
    act(c, async (id) => {
      await productEditor.remove(id, await owners.recorder(c, 'product-removed'));
      return `${productsPath}?removed`;
    }),
  );

  /** Does what a button outside the form does, and goes to the page that it resolves to. */
  function act(c: PageCall, work: (id: string) => Promise<string>) {
    return withProduct(c, async (stored) => {
      const { crumb } = await readForm(c);
      try {
        crumbs.check(c, crumb);
        return c.redirect(await work(stored.id), seeOther);
      } catch (error) {
        return refuse(c, { stored, typed: formOf(stored) }, error);
      }
    });
  }

  async function receive(c: PageCall, stored: OwnedProduct | null) {
    const { typed: sent, files } = await readFiles(c);
    let typed = sent;
    let refusedFiles: readonly string[] = [];
    try {
      crumbs.check(c, typed['crumb']);
      const kept = await productPictures.keep(files);
      refusedFiles = kept.errors;
      typed = addPictures(
        typed,
        kept.pictures.map(({ assetUrl }) => assetUrl),
      );
      const button = typed['do'] ?? 'save';
      if (button !== 'save' || refusedFiles.length > 0) {
        const edited = editRows(typed, button);
        return await edit(
          c,
          { stored, refusedFiles, ...(edited ?? { typed }) },
          refusedFiles.length > 0 ? 422 : 200,
        );
      }
      const read = readProduct(typed, await picturesIn(typed, stored), {
        now: Date.now(),
        timeZone: currentSite().timeZone,
      });
      if ('errors' in read) throw new Problem('invalid-request', { errors: read.errors });
      const recorder = await owners.recorder(
        c,
        stored === null ? 'product-created' : 'product-saved',
      );
      const record = await withFileNames(parts.services, typed, recorder);
      if (stored === null) {
        const id = await productEditor.create(read, record);
        return c.redirect(`${productPath(id)}?created`, seeOther);
      }
      await productEditor.save(stored.id, read, record);
      return c.redirect(`${productPath(stored.id)}?saved`, seeOther);
    } catch (error) {
      if (error instanceof NamesRefused) refusedFiles = error.gone;
      // The page names the conflict, so the next save may replace the other version.
      if (stored !== null && error instanceof Problem && error.code === 'settings-changed') {
        typed = { ...typed, [seenField]: stored.version };
      }
      return refuse(c, { stored, typed, refusedFiles }, error);
    }
  }

  type Edited = Pick<ProductEditorPage, 'stored' | 'typed'> & Partial<ProductEditorPage>;

  async function edit(c: PageCall, edited: Edited, status: 200 | 422 = 200) {
    const { stored, typed } = edited;
    const available = stored?.variants.filter(({ stock }) => stock !== 0) ?? [];
    const waiting = await productEditor.waiting(available.map(({ sku }) => sku));
    const view = productEditorView({
      crumb: crumbs.issue(c),
      errors: {},
      problem: null,
      notice: null,
      refusedFiles: [],
      categories: await productEditor.categories(),
      pictures: await picturesIn(typed, stored),
      fileNames: await productPictures.fileNames(picturesOf(typed).map(({ url }) => url)),
      waiting: [...waiting.values()].reduce((sum, count) => sum + count, 0),
      at: null,
      megabytes: productPictures.megabytes,
      ...edited,
    });
    return parts.render(c, 'owner-product', view, { status, cache: 'no-store' });
  }

  /** Renders the form with what was typed and what is wrong with it. */
  function refuse(c: PageCall, edited: Edited, error: unknown) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { message, code, details } = error;
    const problem =
      code === 'invalid-request' ? 'Nothing was saved: look at the marked fields.' : message;
    return edit(c, { ...edited, problem, errors: details.errors ?? {} }, 422);
  }

  /** The pictures that a form may name: those that the product has, and those that were uploaded. */
  async function picturesIn(typed: TypedProduct, stored: OwnedProduct | null) {
    const urls = picturesOf(typed).map(({ url }) => url);
    const own = stored?.images.map(({ altText: _, ...picture }) => picture) ?? [];
    const known = [...own, ...(await productPictures.known(urls))];
    return new Map(known.map((picture) => [picture.assetUrl, picture]));
  }

  async function withProduct(
    c: PageCall,
    answer: (stored: OwnedProduct) => Response | Promise<Response>,
  ): Promise<Response> {
    const stored = await productEditor.find(c.req.param('id') ?? '');
    if (stored !== null) return answer(stored);
    return renderMissing(parts, c);
  }
}

const formOf = (stored: OwnedProduct): TypedProduct => ({
  ...writeProduct(stored, currentSite().timeZone),
  [seenField]: stored.version,
});

/** The text fields of a form with files. */
async function readFiles(
  c: PageCall,
): Promise<{ readonly typed: TypedProduct; readonly files: readonly File[] }> {
  const body = await c.req.parseBody({ all: true }).catch(() => ({}));
  const typed: Record<string, string> = {};
  const files: File[] = [];
  for (const [name, value] of Object.entries(body)) {
    for (const one of [value].flat()) {
      if (one instanceof File) files.push(one);
      else if (typeof one === 'string') typed[name] ??= one;
    }
  }
  return { typed, files };
}
