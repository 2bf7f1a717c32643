import { formatMoney } from 'vitrine/core/money';
import type {
  CatalogueCurrency,
  SalesReport,
  SalesRow,
  SalesTotals,
} from '../../../server/index.js';
import { locale } from '../../../pages/site.js';
import { toAddress } from '../../../pages/views/address.js';
import { countryName } from '../../../pages/views/parts/countries.js';
import { changeText, countText, percentText } from '../analytics/index.js';
import { ownerView } from '../page.js';
import { salesChart } from './sales-chart.js';
import {
  salesPeriodNames,
  salesPeriods,
  type SalesPeriod,
  type SalesSpan,
} from './sales-periods.js';

export const salesPath = '/owner/sales';

export interface SalesPage {
  readonly crumb: string;
  readonly period: SalesPeriod;
  readonly span: SalesSpan;
  readonly currency: CatalogueCurrency;
  readonly currencies: readonly CatalogueCurrency[];
  readonly report: SalesReport;
  readonly before: SalesTotals;
  /** Visitors of the period, of those who may be counted. */
  readonly visitors: number;
}

/** What was sold in a period, in the merchant's words. */
export function salesView(given: SalesPage) {
  const { crumb, period, currency, currencies, report } = given;
  const money = (cents: number) => formatMoney({ cents, currency }, locale);
  return {
    ...ownerView({ heading: 'Sales', crumb, sheets: ['owner-analytics'] }),
    periods: salesPeriodNames.map((name) => ({
      title: salesPeriods[name].title,
      url: addressOf(name, currency),
      isCurrent: name === period,
    })),
    moneys:
      currencies.length < 2
        ? null
        : currencies.map((one) => ({
            title: one,
            url: addressOf(period, one),
            isCurrent: one === currency,
          })),
    tiles: tiles(given, money),
    chart: salesChart({ ...given, series: report.series }),
    sums: [
      { name: 'Charged', amount: money(report.revenueCents + report.refundedCents) },
      { name: 'Refunded', amount: money(-report.refundedCents) },
      { name: 'Revenue', amount: money(report.revenueCents) },
      { name: 'of it delivery', amount: money(report.shippingCents) },
      { name: 'of it tax', amount: money(report.taxCents) },
      { name: 'Discounts given', amount: money(report.discountCents) },
    ],
    buyers: [
      { name: 'Orders of new buyers', count: countText(report.orders - report.returning) },
      { name: 'Orders of buyers who had bought before', count: countText(report.returning) },
    ],
    tables: [
      table('products', 'Products', 'Product', report.products, (name) => name),
      table('countries', 'Countries', 'Country', report.countries, countryTitle),
      table('sources', 'Where buyers came from', 'Source', report.sources, sourceTitle),
    ],
    export: { url: addressOf(period, currency, `${salesPath}/export`) },
  };

  function table(
    id: string,
    title: string,
    head: string,
    rows: readonly SalesRow[],
    toTitle: (name: string) => string,
  ) {
    return {
      id,
      title,
      head,
      rows: rows.map(({ name, orders, pieces, cents }) => ({
        name: toTitle(name),
        orders: countText(orders),
        pieces: countText(pieces),
        amount: money(cents),
      })),
    };
  }
}

function tiles({ period, report, before, visitors }: SalesPage, money: (cents: number) => string) {
  const words = salesPeriods[period].before;
  const average = (of: SalesTotals) =>
    of.orders === 0 ? 0 : Math.round(of.revenueCents / of.orders);
  return [
    {
      title: 'Revenue',
      number: money(report.revenueCents),
      change: changeText(report.revenueCents, before.revenueCents, words),
    },
    {
      title: 'Orders',
      number: countText(report.orders),
      change: changeText(report.orders, before.orders, words),
    },
    {
      title: 'Average order',
      number: money(average(report)),
      change: changeText(average(report), average(before), words),
    },
    {
      title: 'Conversion',
      number: percentText(report.orders, visitors),
      change: `${countText(visitors)} visitors may be counted`,
    },
  ];
}

const countryTitle = (code: string) => (code === '' ? 'Nothing was sent' : countryName(code));
const sourceTitle = (host: string) => (host === '' ? 'Not known, or the address itself' : host);

// Not `currency`, which switches the currency of the shop.
function addressOf(period: SalesPeriod, currency: CatalogueCurrency, path = salesPath) {
  return toAddress(`${path}?${new URLSearchParams({ period, of: currency })}`);
}
