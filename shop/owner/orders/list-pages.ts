import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { fulfilmentStates, type FulfilmentState } from '../../server/index.js';
import type { PageCall } from '../../pages/rendering.js';
import type { PageVariables } from '../../pages/security-headers.js';
import { exportHead, exportRows, ordersPath, ordersView } from '../views/orders/index.js';
import { readProblem, withCursor, readSearch } from '../list-pages.js';
import type { OwnerParts } from '../owner-parts.js';

/** The list of orders, and the same as a file. */
export function addOrderList(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, orderManagement: orders } = parts.services;

  app.get(ordersPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const filter = readFilter(c);
      const view = ordersView({
        crumb: crumbs.issue(c),
        problem: readProblem(c),
        ...filter,
        page: await orders.list({ ...filter, cursor }),
        counts: await orders.count(),
        isFirst: cursor === null,
      });
      return parts.render(c, 'owner-orders', view, { cache: 'no-store' });
    }),
  );

  app.get(`${ordersPath}/export`, (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="orders.csv"');
    c.header('Cache-Control', 'no-store');
    return stream(c, async (body) => {
      await body.write(exportHead);
      for await (const page of orders.each(readFilter(c))) await body.write(exportRows(page));
    });
  });
}

function readFilter(c: PageCall): { fulfilment: FulfilmentState | null; search: string } {
  const state = c.req.query('state');
  return {
    fulfilment: fulfilmentStates.find((known) => known === state) ?? null,
    search: readSearch(c),
  };
}
