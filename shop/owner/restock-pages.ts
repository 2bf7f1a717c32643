import type { Hono } from 'hono';
import { Problem, seeOther } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageVariables } from '../pages/security-headers.js';
import { ownerRestockView, restockPath, restockSendView } from './views/restock.js';
import { readProblem, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { renderMissing } from './render-missing.js';

/** Mails that one press queues, at most; see `Restock.send`. */
const mostMails = 100;

/** Restock signups. Mails go out only after a question that names the product, its stock and how many wait. */
export function addRestockPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, restock } = parts.services;

  app.get(restockPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const sent = Number(c.req.query('sent'));
      const remaining = Number(c.req.query('remaining'));
      const isKnown = c.req.query('sent') !== undefined && sent >= 0 && remaining >= 0;
      const view = ownerRestockView({
        crumb: crumbs.issue(c),
        problem: readProblem(c),
        groups: await restock.waiting(cursor),
        last: isKnown ? { sent, remaining } : null,
      });
      return parts.render(c, 'owner-restock', view, { cache: 'no-store' });
    }),
  );

  app.get(`${restockPath}/send`, async (c) => {
    const { productId = '', variantId = '' } = c.req.query();
    try {
      const variant = await restock.find({ productId, variantId });
      const view = restockSendView(crumbs.issue(c), variant, mostMails);
      return parts.render(c, 'owner-restock-send', view, { cache: 'no-store' });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return renderMissing(parts, c);
    }
  });

  app.post(`${restockPath}/send`, async (c) => {
    const { crumb, productId = '', variantId = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      const record = await owners.recorder(c, 'restock-sent');
      const { sent, remaining } = await restock.send({ productId, variantId }, record);
      const query = new URLSearchParams({ sent: String(sent), remaining: String(remaining) });
      return c.redirect(`${restockPath}?${query}`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return c.redirect(`${restockPath}?problem=${error.code}`, seeOther);
    }
  });
}
