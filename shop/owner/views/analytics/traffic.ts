import { locale } from '../../../pages/site.js';
import { countWords } from '../count-words.js';
import { countAxis } from './axis.js';
import { periods, type PeriodName, type PeriodSpan } from './periods.js';
import { barViews, round } from './shapes.js';
import { countText, shortText } from './words.js';

const clock = new Intl.DateTimeFormat(locale, {
  timeStyle: 'short',
  timeZone: 'UTC',
  hour12: false,
});
const dateAndClock = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const dayAndClock = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

const starts = { hour: clock, day: clock, week: dayAndClock, month: dateAndClock } as const;

/** Events over time as a bar chart and as a table. */
export function trafficView(name: PeriodName, { since }: PeriodSpan, series: readonly number[]) {
  const { slice, words: period, marks } = periods[name];
  const axis = countAxis(series);
  const slices = series.map((count, index) => {
    const from = since + index * slice;
    const start = starts[name].format(from);
    return { count, words: `${start}–${clock.format(from + slice)} UTC`, value: isoText(from) };
  });
  const total = series.reduce((sum, count) => sum + count, 0);
  return {
    id: 'traffic',
    title: 'Events over time',
    heads: ['Events'],
    none: 'No events',
    bars: barViews(
      series,
      axis.top,
      slices.map(({ count, words }) => `${words}: ${countWords(count, 'event')}`),
    ),
    ticks: axis.ticks
      .map((tick) => ({ text: shortText(tick), y: round(100 - (tick / axis.top) * 100) }))
      .reverse(),
    marks: [...marks],
    summary: summarise(period, total, slices),
    rows: slices
      .filter(({ count }) => count > 0)
      .map(({ count, ...time }) => ({ ...time, cells: [countText(count)] })),
  };
}

/** A summary of the chart for screen readers. */
function summarise(
  period: string,
  total: number,
  slices: readonly { readonly count: number; readonly words: string }[],
): string {
  if (total === 0) return `No events in the ${period}.`;
  const busiest = slices.reduce((most, slice) => (slice.count > most.count ? slice : most));
  const most = `Busiest time: ${countText(busiest.count)}, ${busiest.words}.`;
  return `${countWords(total, 'event')} in the ${period}. ${most}`;
}

function isoText(time: number): string {
  return new Date(time).toISOString();
}
