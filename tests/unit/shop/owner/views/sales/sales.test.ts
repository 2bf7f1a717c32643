import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { SalesReport, SalesTotals } from '../../../../../../shop/server/index.js';
import {
  readSalesPeriod,
  salesExport,
  salesSpan,
  salesView,
} from '../../../../../../shop/owner/views/sales/index.js';
import '../../../pages/on-marram.js';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 22, 15);
const span = salesSpan('week', now);

const before: SalesTotals = {
  orders: 1,
  pieces: 1,
  revenueCents: 10_000,
  refundedCents: 0,
  taxCents: 0,
  shippingCents: 0,
  discountCents: 0,
  returning: 0,
};

const report: SalesReport = {
  ...before,
  orders: 3,
  revenueCents: 15_050,
  refundedCents: 450,
  returning: 1,
  series: [0, 0, 0, 0, 0, 5000, 10_050].map((cents) => ({ cents, orders: cents === 0 ? 0 : 1 })),
  products: [{ name: '=Mug', orders: 3, pieces: 4, cents: 14_000 }],
  countries: [{ name: 'DE', orders: 2, pieces: 3, cents: 10_000 }],
  sources: [{ name: '', orders: 3, pieces: 4, cents: 15_050 }],
};

const view = salesView({
  crumb: '',
  period: 'week',
  span,
  currency: 'USD',
  currencies: ['USD', 'EUR'],
  report,
  before,
  visitors: 60,
});

describe('a period of sales', () => {
  it('ends with the present day', () => {
    expect(span).toEqual({ since: Date.UTC(2026, 10, 16), until: Date.UTC(2026, 10, 23) });
  });

  it.each([
    ['week', 7],
    ['month', 30],
    ['quarter', 91],
    ['year', 364],
  ] as const)('a %s has %d days', (name, days) => {
    const { since, until } = salesSpan(name, now);
    expect((until - since) / day).toBe(days);
    expect(readSalesPeriod(name)).toBe(name);
  });

  it.each([undefined, '', 'toString', 'decade'])('%s is 30 days', (text) => {
    expect(readSalesPeriod(text)).toBe('month');
  });
});

describe('sales at a glance', () => {
  it('compares with the period before', () => {
    expect(view.tiles).toEqual([
      { title: 'Revenue', number: '$150.50', change: '51% more than the 7 days before' },
      { title: 'Orders', number: '3', change: '3 times as many as the 7 days before' },
      { title: 'Average order', number: '$50.17', change: '50% fewer than the 7 days before' },
      { title: 'Conversion', number: '5%', change: '60 visitors may be counted' },
    ]);
  });

  it('sums up what was charged and refunded', () => {
    expect(view.sums.slice(0, 3)).toEqual([
      { name: 'Charged', amount: '$155.00' },
      { name: 'Refunded', amount: '-$4.50' },
      { name: 'Revenue', amount: '$150.50' },
    ]);
  });

  it('has a chart with a table of the days on which something was sold', () => {
    expect(view.chart.summary).toBe('Most: $100.50, Nov 22, 2026.');
    expect(view.chart.rows).toEqual([
      { words: 'Nov 21, 2026', value: '2026-11-21', cells: ['$50.00', '1'] },
      { words: 'Nov 22, 2026', value: '2026-11-22', cells: ['$100.50', '1'] },
    ]);
    expect(view.chart.ticks[0]).toEqual({ text: '$150', y: 0 });
  });

  it('says what is not known', () => {
    expect(view.tables.map(({ rows }) => rows.map(({ name }) => name))).toEqual([
      ['=Mug'],
      ['Germany'],
      ['Not known, or the address itself'],
    ]);
    expect(view.buyers.map(({ count }) => count)).toEqual(['2', '1']);
  });

  it('of nothing has no best day', () => {
    const series = [{ cents: 0, orders: 0 }];
    const empty = salesView({
      crumb: '',
      period: 'year',
      span: salesSpan('year', now),
      currency: 'JPY',
      currencies: [],
      report: {
        ...before,
        orders: 0,
        revenueCents: 0,
        series,
        products: [],
        countries: [],
        sources: [],
      },
      before: { ...before, orders: 0, revenueCents: 0 },
      visitors: 0,
    });
    expect(empty.chart.summary).toBe('No sales in the last 52 weeks.');
    expect(empty.moneys).toBeNull();
    expect(empty.tiles.map(({ number, change }) => [number, change])).toEqual([
      ['¥0', null],
      ['0', null],
      ['¥0', null],
      ['–', '0 visitors may be counted'],
    ]);
  });

  it('is a file whose names are no formulas', () => {
    const chart = { period: 'week', span, currency: 'USD', series: report.series } as const;
    const { data } = Papa.parse<string[]>(salesExport(chart, report).replace('\uFEFF', ''));
    expect(data[0]).toEqual(['Part', 'Name', 'Orders', 'Pieces', 'Amount (USD)']);
    expect(data).toContainEqual(['Time', '2026-11-22', '1', '', '100.50']);
    expect(data).toContainEqual(['Product', "'=Mug", '3', '4', '140.00']);
    expect(data).toContainEqual(['Country', 'DE', '2', '3', '100.00']);
  });
});
