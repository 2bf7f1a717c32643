import type { Hono } from 'hono';
import { readTax, writeTax, type OwnedTax } from '../../server/index.js';
import type { PageCall } from '../../pages/rendering.js';
import type { PageVariables } from '../../pages/security-headers.js';
import { taxesPath, taxesView, taxPath, taxView } from '../views/terms/index.js';
import { readProblem } from '../list-pages.js';
import type { OwnerParts } from '../owner-parts.js';
import { renderMissing } from '../render-missing.js';
import { readVersion, takeForm, takePress } from '../take-form.js';
import { formState, fresh, required, statusOf, takeLost, type Shown } from './change.js';

/** The owner's taxes, by country and region. */
export function addTaxPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners } = parts.services;
  const { taxes } = parts.services.termsEditor;

  app.get(taxesPath, async (c) => {
    const view = taxesView({
      crumb: crumbs.issue(c),
      problem: readProblem(c),
      taxes: await taxes.list(),
      done: c.req.query('done'),
    });
    return parts.render(c, 'owner-taxes', view, { cache: 'no-store' });
  });

  function show(c: PageCall, stored: OwnedTax | null, shown: Shown) {
    const view = taxView({ ...formState(parts, c, shown), stored });
    const status = statusOf(shown);
    return parts.render(c, 'owner-tax', view, { status, cache: 'no-store' });
  }

  app.get(`${taxesPath}/new`, (c) => show(c, null, fresh({ on: 'yes', shipping: 'yes' })));

  app.post(`${taxesPath}/new`, (c) =>
    takeForm(
      parts,
      c,
      async (typed) => {
        const tax = required(readTax(typed));
        await taxes.create(tax, await owners.recorder(c, 'tax-created'));
        return `${taxesPath}?done=created`;
      },
      (shown) => show(c, null, shown),
    ),
  );

  app.get(`${taxesPath}/:taxId`, async (c) => {
    const stored = await taxes.find(c.req.param('taxId'));
    return stored === null ? renderMissing(parts, c) : show(c, stored, fresh(writeTax(stored)));
  });

  app.post(`${taxesPath}/:taxId`, async (c) => {
    const stored = await taxes.find(c.req.param('taxId'));
    if (stored === null) return takeLost(parts, c, taxesPath);
    return takeForm(
      parts,
      c,
      async (typed) => {
        const tax = { ...required(readTax(typed)), id: stored.id, version: readVersion(typed) };
        await taxes.save(tax, await owners.recorder(c, 'tax-saved'));
        return `${taxesPath}?done=saved`;
      },
      (shown) => show(c, stored, shown),
    );
  });

  app.post(`${taxesPath}/:taxId/remove`, (c) => {
    const id = c.req.param('taxId');
    return takePress(parts, c, taxPath(id), async () => {
      await taxes.remove(id, await owners.recorder(c, 'tax-removed'));
      return `${taxesPath}?done=removed`;
    });
  });
}
