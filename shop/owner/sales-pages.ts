import { spanBefore } from './views/analytics/index.js';
import {
  readSalesPeriod,
  salesExport,
  salesPath,
  salesPeriods,
  salesSpan,
  salesView,
} from './views/sales/index.js';
import { download } from './download.js';
import { ownerPage } from './owner-page.js';
import { ownerRoute } from './owner-route.js';
import type { OwnerCall } from './page-description.js';

/** Sales at a glance, and the same as a file. */
export const salesPages = [
  ...ownerPage({
    path: salesPath,
    place: 'Sales',
    area: 'sales',
    template: 'owner-sales',
    async view({ c, services, crumb }) {
      const asked = readSpan(c);
      const [shown, { visitors }] = await Promise.all([
        read({ c, services }, asked),
        services.analytics.totals({ environment: 'prod', ...asked.span }),
      ]);
      const earlier = { currency: shown.currency, ...spanBefore(shown.span) };
      return salesView({
        crumb,
        ...shown,
        before: await services.sales.totals(earlier),
        visitors,
      });
    },
  }),
  ownerRoute('GET', `${salesPath}/export`, 'sales', async ({ services }, c) => {
    const { report, ...chart } = await read({ c, services }, readSpan(c));
    return download(c, 'sales.csv', salesExport({ ...chart, series: report.series }, report));
  }),
];

function readSpan(c: OwnerCall['c']) {
  const period = readSalesPeriod(c.req.query('period'));
  return { period, span: salesSpan(period, Date.now()) };
}

async function read(
  { c, services }: Pick<OwnerCall, 'c' | 'services'>,
  { period, span }: ReturnType<typeof readSpan>,
) {
  const { sales, analytics } = services;
  const [currencies, sources] = await Promise.all([
    sales.currencies(),
    analytics.orderSources({ environment: 'prod', ...span }),
  ]);
  const asked = c.req.query('of');
  const currency = currencies.find((one) => one === asked) ?? currencies[0] ?? 'USD';
  const query = { currency, ...span, buckets: salesPeriods[period].bars };
  return { period, span, currency, currencies, report: await sales.report(query, sources) };
}
