import type { Hono } from 'hono';
import { Problem, seeOther } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageVariables } from '../security-headers.js';
import { ownerRestockView } from '../views/owner/restock.js';
import { readProblem, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';

const path = '/owner/restock';

/** Restock signups. Without script, each press notifies up to a hundred shoppers. */
export function addRestockPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, restock } = parts.services;

  app.get(path, (c) =>
    withCursor(parts, c, async (cursor) => {
      const sent = Number(c.req.query('sent'));
      const remaining = Number(c.req.query('remaining'));
      const isKnown = c.req.query('sent') !== undefined && sent >= 0 && remaining >= 0;
      const view = ownerRestockView({
        crumb: crumbs.issue(c),
        problem: readProblem(c),
        groups: await restock.groups(cursor),
        last: isKnown ? { sent, remaining } : null,
      });
      return parts.render(c, 'owner-restock', view, { cache: 'no-store' });
    }),
  );

  app.post(`${path}/send`, async (c) => {
    const { crumb, productId = '', variantId = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      const record = await owners.recorder(c, 'restock-sent');
      const { sent, remaining } = await restock.send({ productId, variantId }, record);
      const query = new URLSearchParams({ sent: String(sent), remaining: String(remaining) });
      return c.redirect(`${path}?${query}`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return c.redirect(`${path}?problem=${error.code}`, seeOther);
    }
  });
}
