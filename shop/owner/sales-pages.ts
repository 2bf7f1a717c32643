import type { Hono } from 'hono';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { spanBefore } from './views/analytics/index.js';
import {
  readSalesPeriod,
  salesExport,
  salesPath,
  salesPeriods,
  salesSpan,
  salesView,
} from './views/sales/index.js';
import type { OwnerParts } from './owner-parts.js';

/** Sales at a glance, and the same as a file. */
export function addSalesPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, sales, analytics } = parts.services;

  function readSpan(c: PageCall) {
    const period = readSalesPeriod(c.req.query('period'));
    return { period, span: salesSpan(period, Date.now()) };
  }

  async function read(c: PageCall, { period, span }: ReturnType<typeof readSpan>) {
    const [currencies, sources] = await Promise.all([
      sales.currencies(),
      analytics.orderSources({ environment: 'prod', ...span }),
    ]);
    const asked = c.req.query('of');
    const currency = currencies.find((one) => one === asked) ?? currencies[0] ?? 'USD';
    const query = { currency, ...span, buckets: salesPeriods[period].bars };
    return { period, span, currency, currencies, report: await sales.report(query, sources) };
  }

  app.get(salesPath, async (c) => {
    const asked = readSpan(c);
    const [shown, { visitors }] = await Promise.all([
      read(c, asked),
      analytics.totals({ environment: 'prod', ...asked.span }),
    ]);
    const view = salesView({
      crumb: crumbs.issue(c),
      ...shown,
      before: await sales.totals({ currency: shown.currency, ...spanBefore(shown.span) }),
      visitors,
    });
    return parts.render(c, 'owner-sales', view, { cache: 'no-store' });
  });

  app.get(`${salesPath}/export`, async (c) => {
    const { report, ...chart } = await read(c, readSpan(c));
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="sales.csv"');
    c.header('Cache-Control', 'no-store');
    return c.body(salesExport({ ...chart, series: report.series }, report));
  });
}
