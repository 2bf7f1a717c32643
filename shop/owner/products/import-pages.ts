import { Problem, seeOther } from '../../server/index.js';
import { importPath, importView, productsPath } from '../views/products/index.js';
import { downloadHeaders } from '../download.js';
import { ownerPage } from '../owner-page.js';
import { ownerRoute } from '../owner-route.js';
import { takeForm } from '../take-form.js';

const template = 'owner-products-import';

const movedSentence =
  'The shop has changed since you saw this, so nothing was imported. Look at the changes again.';

/** The products as a file: the export, and the import with its preview. */
export const importPages = [
  ...ownerPage({
    path: importPath,
    area: 'products',
    access: 'change',
    template,
    view: ({ crumb }) => importView({ crumb, problem: null, preview: null }),
  }),
  ownerRoute('GET', `${productsPath}/export.csv`, 'products', async ({ services }, c) => {
    const csv = await services.productTables.write();
    // Excel takes a file without the mark for one in the system's own encoding.
    return c.body(`\ufeff${csv}`, 200, {
      ...downloadHeaders('products.csv'),
      'X-Content-Type-Options': 'nosniff',
    });
  }),
  ownerRoute('POST', importPath, 'products', async (context, c) => {
    const { productTables, crumbs } = context.services;
    const { crumb, table } = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
    type Preview = Awaited<ReturnType<typeof productTables.preview>>;
    const refuse = (problem: string, preview: Preview | null = null) => {
      const view = importView({ crumb: crumbs.issue(c), problem, preview });
      return context.render(c, template, view, { status: 422, cache: 'no-store' });
    };
    return takeForm(
      context,
      c,
      crumb,
      async () => {
        const preview = await productTables.preview(await readTable(table));
        if (preview.errorCount === 0) return c.redirect(`${importPath}/${preview.id}`, seeOther);
        return refuse('Some rows are wrong, so nothing can be imported.', preview);
      },
      ({ message }) => refuse(message),
    );
  }),
  ...ownerPage({
    path: `${importPath}/:id`,
    area: 'products',
    access: 'change',
    template,
    async view({ c, services, param, crumb, refused }) {
      const preview = await services.productTables.find(param('id'));
      if (preview === null && refused === null) return null;
      const moved = c.req.query('moved') === undefined ? null : movedSentence;
      return importView({ crumb, preview, problem: refused?.message ?? moved });
    },
    forms: {
      '': {
        action: 'products-imported',
        async work({ services, param, typed: { fingerprint = '' }, record }) {
          const id = param('id');
          const done = await services.productTables.apply(id, fingerprint, record);
          if (done === null) return `${importPath}/${encodeURIComponent(id)}?moved`;
          return `${productsPath}?imported`;
        },
      },
    },
  }),
];

/** The text of an uploaded table. @throws Problem `invalid-request`. */
async function readTable(table: unknown): Promise<string> {
  const csv = table instanceof File && table.size > 0 ? await readText(table) : '';
  if (csv !== null && csv !== '') return csv;
  throw new Problem('invalid-request', {
    message:
      csv === '' ? 'Choose a CSV file.' : 'The file is not text in UTF-8. Save it as “CSV UTF-8”.',
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
