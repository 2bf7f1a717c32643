import type { AnalyticsOverview } from '../../../../server/index.js';
import { countWords } from '../count-words.js';
import { momentView } from '../moment.js';
import { agoText } from './words.js';

/** What went wrong in visitors' browsers, the most frequent first. */
export function errorsView(errors: AnalyticsOverview['errors'], now: number) {
  return errors.map(({ name, message, stack, count, pageLoads, firstAt, lastAt }) => ({
    // Two groups may have the same words, and open details must stay with theirs.
    key: `${firstAt} ${name} ${message}`,
    name,
    message,
    stack,
    times: count === 1 ? 'once' : `${countWords(count, 'time')}`,
    pages: `on ${countWords(pageLoads, 'page')}`,
    last: { ...momentView(lastAt), ago: agoText(lastAt, now) },
    first: momentView(firstAt),
  }));
}
