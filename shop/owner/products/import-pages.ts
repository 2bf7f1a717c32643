import type { Hono } from 'hono';
import { Problem, seeOther } from '../../server/index.js';
import type { PageCall } from '../../pages/rendering.js';
import type { PageVariables } from '../../pages/security-headers.js';
import { importPath, importView, productsPath } from '../views/products/index.js';
import { readForm } from '../../pages/read-form.js';
import type { OwnerParts } from '../owner-parts.js';
import { renderMissing } from '../render-missing.js';

type Shown = Partial<Pick<Parameters<typeof importView>[0], 'problem' | 'preview'>>;

const movedSentence =
  'The shop has changed since you saw this, so nothing was imported. Look at the changes again.';

/** The products as a file: the export, and the import with its preview. */
export function addImportPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, productTables } = parts.services;

  function show(c: PageCall, shown: Shown, status: 200 | 422 = 200) {
    const view = importView({ crumb: crumbs.issue(c), problem: null, preview: null, ...shown });
    return parts.render(c, 'owner-products-import', view, { status, cache: 'no-store' });
  }

  app.get(importPath, (c) => show(c, {}));

  app.get(`${productsPath}/export.csv`, async (c) => {
    const csv = await productTables.write();
    // Excel takes a file without the mark for one in the system's own encoding.
    return c.body(`\ufeff${csv}`, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="products.csv"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });

  app.post(importPath, async (c) => {
    const { crumb, table } = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
    try {
      crumbs.check(c, typeof crumb === 'string' ? crumb : undefined);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return show(c, { problem: error.message }, 422);
    }
    const csv = table instanceof File && table.size > 0 ? await readText(table) : '';
    if (csv === '') return show(c, { problem: 'Choose a CSV file.' }, 422);
    if (csv === null) {
      return show(c, { problem: 'The file is not text in UTF-8. Save it as “CSV UTF-8”.' }, 422);
    }
    const preview = await productTables.preview(csv);
    if (preview.errorCount > 0) {
      return show(c, { preview, problem: 'Some rows are wrong, so nothing can be imported.' }, 422);
    }
    return c.redirect(`${importPath}/${preview.id}`, seeOther);
  });

  app.get(`${importPath}/:id`, async (c) => {
    const preview = await productTables.find(c.req.param('id'));
    if (preview === null) {
      return renderMissing(parts, c);
    }
    const problem = c.req.query('moved') === undefined ? null : movedSentence;
    return show(c, { preview, problem });
  });

  app.post(`${importPath}/:id`, async (c) => {
    const id = c.req.param('id');
    const { crumb, fingerprint = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      const record = await owners.recorder(c, 'products-imported');
      const done = await productTables.apply(id, fingerprint, record);
      if (done === null)
        return c.redirect(`${importPath}/${encodeURIComponent(id)}?moved`, seeOther);
      return c.redirect(`${productsPath}?imported`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return show(c, { problem: error.message, preview: await productTables.find(id) }, 422);
    }
  });
}

/** Null for bytes that are no text in UTF-8. */
async function readText(file: File): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
