import type { AnalyticsOverview } from '../../../server/index.js';
import { countWords } from '../count-words.js';
import { momentView } from '../moment.js';
import { agoText } from './words.js';

/** Errors in visitors' browsers, most frequent first. */
export function errorsView(errors: AnalyticsOverview['errors'], now: number) {
  return errors.map(({ name, message, stack, count, pageLoads, firstAt, lastAt }) => ({
    // Identifies a group across refreshes, so that open details stay open. Names and messages can repeat.
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
