const minute = 60_000;
const hour = 60 * minute;

/** The selectable periods; a slice is a bar of the chart. */
export const periods = {
  hour: {
    title: 'Hour',
    words: 'last hour',
    slice: minute,
    slices: 60,
    before: 'the hour before',
    marks: ['60 min ago', '45', '30', '15', 'now'],
  },
  day: {
    title: '24 hours',
    words: 'last 24 hours',
    slice: hour / 2,
    slices: 48,
    before: 'the day before',
    marks: ['24 h ago', '18', '12', '6', 'now'],
  },
  week: {
    title: '7 days',
    words: 'last 7 days',
    slice: 3 * hour,
    slices: 56,
    before: 'the week before',
    marks: ['7 days ago', 'now'],
  },
  month: {
    title: '30 days',
    words: 'last 30 days',
    slice: 12 * hour,
    slices: 60,
    before: 'the 30 days before',
    marks: ['30 days ago', '15', 'now'],
  },
} as const satisfies Readonly<Record<string, PeriodKind>>;

export type PeriodName = keyof typeof periods;

interface PeriodKind {
  readonly title: string;
  /** Phrase after 'in the'. */
  readonly words: string;
  /** Milliseconds. */
  readonly slice: number;
  readonly slices: number;
  /** Name of the period for comparison. */
  readonly before: string;
  /** Labels of the time axis. */
  readonly marks: readonly string[];
}

export interface PeriodSpan {
  readonly since: number;
  readonly until: number;
}

const defaultPeriod: PeriodName = 'day';

/** The period of the query; a day by default. */
export function readPeriod(text: string | undefined): PeriodName {
  return isPeriod(text) ? text : defaultPeriod;
}

function isPeriod(text: string | undefined): text is PeriodName {
  return text !== undefined && Object.hasOwn(periods, text);
}

/**
 * Start and end of a period in milliseconds since 1970. It ends with the slice that contains `now`, so that bars keep
 * their places between refreshes and only the last one changes.
 */
export function periodSpan(name: PeriodName, now: number): PeriodSpan {
  const { slice, slices } = periods[name];
  const until = (Math.floor(now / slice) + 1) * slice;
  return { since: until - slice * slices, until };
}

/** The preceding period of the same length. */
export function spanBefore({ since, until }: PeriodSpan): PeriodSpan {
  return { since: since - (until - since), until: since };
}
