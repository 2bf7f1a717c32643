const day = 24 * 60 * 60_000;

interface SalesPeriodKind {
  readonly title: string;
  /** Phrase after 'in the'. */
  readonly words: string;
  /** Days of a bar. */
  readonly days: number;
  readonly bars: number;
  /** Name of the period for comparison. */
  readonly before: string;
}

/** The selectable periods; they end with the present day, by UTC. */
export const salesPeriods = {
  week: { title: '7 days', words: 'last 7 days', days: 1, bars: 7, before: 'the 7 days before' },
  month: {
    title: '30 days',
    words: 'last 30 days',
    days: 1,
    bars: 30,
    before: 'the 30 days before',
  },
  quarter: {
    title: '13 weeks',
    words: 'last 13 weeks',
    days: 7,
    bars: 13,
    before: 'the 13 weeks before',
  },
  year: {
    title: '52 weeks',
    words: 'last 52 weeks',
    days: 7,
    bars: 52,
    before: 'the 52 weeks before',
  },
} as const satisfies Readonly<Record<string, SalesPeriodKind>>;

export type SalesPeriod = keyof typeof salesPeriods;

/** The period of the query; 30 days by default. */
export function readSalesPeriod(text: string | undefined): SalesPeriod {
  return salesPeriodNames.find((name) => name === text) ?? 'month';
}

export const salesPeriodNames: readonly SalesPeriod[] = ['week', 'month', 'quarter', 'year'];

/** Milliseconds since 1970. */
export interface SalesSpan {
  readonly since: number;
  readonly until: number;
}

export function salesSpan(name: SalesPeriod, now: number): SalesSpan {
  const { days, bars } = salesPeriods[name];
  const until = (Math.floor(now / day) + 1) * day;
  return { since: until - days * bars * day, until };
}
