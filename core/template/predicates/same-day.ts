import { isSameDay } from '../../i18n/index.js';
import { timeZoneOf } from '../formatters/date/time-zone.js';
import type { Scope } from '../plugins.js';
import { asNumber, memberOf } from '../values.js';

/**
 * Whether the item's `startDate` and `endDate`, epoch milliseconds, are the same day in the site's time zone (§8.2).
 */
export function endsOnItsFirstDay(scope: Scope): boolean {
  const [start, end] = ['startDate', 'endDate'].map((key) => {
    const time = memberOf(scope.node, key);
    return time === undefined ? undefined : asNumber(time);
  });
  return start !== undefined && end !== undefined && isSameDay(start, end, timeZoneOf(scope));
}
