import { digitsOf, formatMoney, formatShortMoney } from 'vitrine/core/money';
import type { CatalogueCurrency, SalesReport } from '../../../server/index.js';
import { locale } from '../../../pages/site.js';
import { barViews, countAxis, countText, round } from '../analytics/index.js';
import { countWords } from '../count-words.js';
import { salesPeriods, type SalesPeriod, type SalesSpan } from './sales-periods.js';

const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

export interface ChartOfSales {
  readonly period: SalesPeriod;
  readonly span: SalesSpan;
  readonly currency: CatalogueCurrency;
  readonly series: SalesReport['series'];
}

/** Each bar of the chart with its days. */
export function salesBars({ period, span, series }: ChartOfSales) {
  const length = (span.until - span.since) / series.length;
  return series.map(({ cents, orders }, index) => {
    const from = span.since + index * length;
    const last = from + length - 1;
    return {
      cents,
      orders,
      from,
      words:
        salesPeriods[period].days === 1
          ? date.format(from)
          : `${shortDate.format(from)}–${date.format(last)}`,
    };
  });
}

/** Revenue over time, as bars and as a table. */
export function salesChart(chart: ChartOfSales) {
  const { period, currency, span, series } = chart;
  const unit = 10 ** digitsOf(currency);
  const revenue = series.map(({ cents }) => cents / unit);
  const axis = countAxis(revenue);
  const bars = salesBars(chart);
  const money = (cents: number) => formatMoney({ cents, currency }, locale);
  const best = bars.reduce<(typeof bars)[number] | null>(
    (most, bar) => (bar.cents > (most?.cents ?? 0) ? bar : most),
    null,
  );
  return {
    id: 'revenue',
    title: 'Revenue over time',
    heads: ['Revenue', 'Orders'],
    none: 'No sales',
    summary:
      best === null
        ? `No sales in the ${salesPeriods[period].words}.`
        : `Most: ${money(best.cents)}, ${best.words}.`,
    bars: barViews(
      revenue,
      axis.top,
      bars.map(
        ({ cents, orders, words }) => `${words}: ${money(cents)}, ${countWords(orders, 'order')}`,
      ),
    ),
    ticks: axis.ticks
      .map((tick) => ({
        text: formatShortMoney({ cents: tick * unit, currency }, locale),
        y: round(100 - (tick / axis.top) * 100),
      }))
      .reverse(),
    marks: [shortDate.format(span.since), shortDate.format(span.until - 1)],
    rows: bars
      .filter(({ orders, cents }) => orders > 0 || cents > 0)
      .map(({ cents, orders, from, words }) => ({
        words,
        value: new Date(from).toISOString().slice(0, 10),
        cells: [money(cents), countText(orders)],
      })),
  };
}
