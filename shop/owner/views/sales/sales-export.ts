import Papa from 'papaparse';
import { centsToDecimal } from 'vitrine/core/money';
import type { SalesReport } from '../../../server/index.js';
import { salesBars, type ChartOfSales } from './sales-chart.js';

/** The report as CSV: a row for each bar, product, country and source. */
export function salesExport(chart: ChartOfSales, report: SalesReport): string {
  const money = (cents: number) => centsToDecimal(cents, chart.currency);
  const rows = [
    ['Part', 'Name', 'Orders', 'Pieces', `Amount (${chart.currency})`],
    ...salesBars(chart).map(({ from, orders, cents }) => [
      'Time',
      new Date(from).toISOString().slice(0, 10),
      orders,
      '',
      money(cents),
    ]),
    ...(['products', 'countries', 'sources'] as const).flatMap((part) =>
      report[part].map(({ name, orders, pieces, cents }) => [
        titles[part],
        name,
        orders,
        pieces,
        money(cents),
      ]),
    ),
  ];
  // The mark by which spreadsheets know the encoding; a name is no formula.
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
}

const titles = { products: 'Product', countries: 'Country', sources: 'Source' } as const;
