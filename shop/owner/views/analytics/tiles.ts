import type { AnalyticsOverview, TrafficTotals } from '../../../server/index.js';
import { countText, percentText } from './words.js';

/** The four key figures. `before`: totals and name of the previous period. */
export function tilesView(
  overview: AnalyticsOverview,
  before: { readonly totals: TrafficTotals; readonly words: string },
) {
  const { visitors, pageLoads, events, funnel } = overview;
  const change = (read: (totals: TrafficTotals) => number) =>
    changeText(read(overview), read(before.totals), before.words);
  return [
    { title: 'Visitors', number: countText(visitors), change: change((of) => of.visitors) },
    { title: 'Page views', number: countText(pageLoads), change: change((of) => of.pageLoads) },
    { title: 'Events', number: countText(events), change: change((of) => of.events) },
    {
      title: 'Sales',
      number: countText(funnel.purchase),
      change: visitors === 0 ? null : `${percentText(funnel.purchase, visitors)} conversion rate`,
    },
  ];
}

/** '12% more than the day before', '3 times as many as the day before'; null if both are 0. */
export function changeText(count: number, before: number, words: string): string | null {
  if (before === 0) return count === 0 ? null : `none ${words}`;
  if (count === before) return `as many as ${words}`;
  if (count >= 2 * before) return `${countText(count / before)} times as many as ${words}`;
  const difference = percentText(Math.abs(count - before), before);
  return `${difference} ${count > before ? 'more' : 'fewer'} than ${words}`;
}
