import {
  addPictures,
  editRows,
  readProduct,
  required,
  seenField,
  seeOther,
  writeProduct,
  type OwnedProduct,
  type Typed,
} from '../../server/index.js';
import { currentSite } from '../../pages/current-site.js';
import type { PageCall } from '../../pages/page-call.js';
import { productPath, productsPath, type ProductEditorPage } from '../views/products/index.js';
import { ownerPage } from '../owner-page.js';
import type { OwnerContext } from '../owner-context.js';
import { ownerRoute } from '../owner-route.js';
import { renderMissing } from '../render-missing.js';
import { takeForm } from '../take-form.js';
import { editorView, picturesIn, type Edited } from './editor-view.js';
import { nothingSaved } from './nothing-saved.js';
import { NamesRefused, withFileNames } from './picture-names.js';

/** A new product: shoppers see it once it is listed. */
const blank: Typed = { status: 'draft', type: 'physical', rows: '1', pictures: '0' };

const saved: Readonly<Record<ProductEditorPage['notice'] & string, string>> = {
  saved: 'Saved.',
  created: 'The product was created.',
  copied: 'This is the copy. Give it a title and an address of its own, and list it.',
};

const template = 'owner-product';

/** Pages to create, edit, copy and delete a product. */
export const productEditorPages = [
  ...ownerPage({
    path: `${productsPath}/new`,
    area: 'products',
    access: 'change',
    template,
    view: ({ services, crumb }) => editorView(services, crumb, { stored: null, typed: blank }),
  }),
  ownerRoute('POST', `${productsPath}/new`, 'products', (context, c) => receive(context, c, null)),
  ...ownerPage({
    path: `${productsPath}/:id`,
    area: 'products',
    template,
    load: ({ services, param }) => services.productEditor.find(param('id')),
    view({ c, services, crumb, refused }, stored) {
      const query = new URL(c.req.url).searchParams;
      const done = Object.keys(saved).find((name) => query.has(name));
      const said = { notice: done === undefined ? null : (saved[done] ?? null) };
      const refusal = refused && { problem: nothingSaved(refused), errors: refused.errors ?? {} };
      return editorView(services, crumb, {
        stored,
        typed: formOf(stored),
        ...(refusal ?? said),
      });
    },
    forms: {
      duplicate: {
        action: 'product-created',
        async work({ services, record }, { id }) {
          return `${productPath(await services.productEditor.duplicate(id, record))}?copied`;
        },
      },
      remove: {
        action: 'product-removed',
        next: `${productsPath}?removed`,
        work: ({ services, record }, { id }) => services.productEditor.remove(id, record),
      },
    },
  }),
  ownerRoute('POST', `${productsPath}/:id`, 'products', async (context, c) => {
    const stored = await context.services.productEditor.find(c.req.param('id') ?? '');
    return stored === null ? renderMissing(context, c) : receive(context, c, stored);
  }),
];

/** Takes the form of a product, which comes with files, and whose buttons also change its rows. */
async function receive(
  context: OwnerContext,
  c: PageCall,
  stored: OwnedProduct | null,
): Promise<Response> {
  const { services } = context;
  const { typed: sent, files } = await readFiles(c);
  let typed = sent;
  let refusedFiles: readonly string[] = [];

  const edit = async (edited: Partial<Edited>, status: 200 | 422) => {
    const all = { stored, typed, refusedFiles, ...edited };
    const view = await editorView(services, services.crumbs.issue(c), all);
    return context.render(c, template, view, { status, cache: 'no-store' });
  };

  const work = async () => {
    const kept = await services.productPictures.keep(files);
    refusedFiles = kept.errors;
    typed = addPictures(
      typed,
      kept.pictures.map(({ assetUrl }) => assetUrl),
    );
    const button = typed['do'] ?? 'save';
    if (button !== 'save' || refusedFiles.length > 0) {
      return edit(editRows(typed, button) ?? {}, refusedFiles.length > 0 ? 422 : 200);
    }
    const address = await save(services, c, { stored, typed }).catch((error: unknown) => {
      if (error instanceof NamesRefused) refusedFiles = error.gone;
      throw error;
    });
    return c.redirect(address, seeOther);
  };

  return takeForm(context, c, typed['crumb'], work, (refusal) => {
    // The page names the conflict, so the next save may replace the other version.
    if (stored !== null && refusal.code === 'settings-changed') {
      typed = { ...typed, [seenField]: stored.version };
    }
    return edit({ problem: nothingSaved(refusal), errors: refusal.errors ?? {} }, 422);
  });
}

/** Resolves to the address of the saved product. @throws Problem `invalid-request` with the errors of its fields. */
async function save(
  services: OwnerContext['services'],
  c: PageCall,
  { stored, typed }: Pick<Edited, 'stored' | 'typed'>,
): Promise<string> {
  const { owners, productEditor } = services;
  const clock = { now: Date.now(), timeZone: currentSite().timeZone };
  const read = readProduct(typed, await picturesIn(services, typed, stored), clock);
  const change = required(read);
  const action = stored === null ? 'product-created' : 'product-saved';
  const record = await withFileNames(services, typed, await owners.recorder(c, 'products', action));
  if (stored === null) return `${productPath(await productEditor.create(change, record))}?created`;
  await productEditor.save(stored.id, change, record);
  return `${productPath(stored.id)}?saved`;
}

const formOf = (stored: OwnedProduct): Typed => ({
  ...writeProduct(stored, currentSite().timeZone),
  [seenField]: stored.version,
});

/** The text fields of a form with files. */
async function readFiles(
  c: PageCall,
): Promise<{ readonly typed: Typed; readonly files: readonly File[] }> {
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
