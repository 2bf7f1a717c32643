import type { AnalyticsOverview } from '../../../server/index.js';
import { linePoints, round, share } from './shapes.js';
import { countText, nameText } from './words.js';

/** Calls with sections of their own. */
const elsewhere = ['performance', 'errors'];

/** Top events, each with how it went over the period. */
export function namesView(counted: AnalyticsOverview['names']) {
  const names = counted.filter(({ intake }) => !elsewhere.includes(intake));
  const most = Math.max(1, ...names.map(({ count }) => count));
  return names.map(({ intake, name, count, series }) => ({
    key: `${intake}/${name}`,
    title: nameText(name),
    intake,
    count: countText(count),
    width: round(share(count, most)),
    points: linePoints(series),
  }));
}
