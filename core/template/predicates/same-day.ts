import { isSameDay } from '../../i18n/index.js';
import { timeZoneOf } from '../formatters/date/time-zone.js';
import type { Scope } from '../plugins.js';
import { asNumber, memberOf } from '../values.js';

/** Whether the item's `startDate` and `endDate`, epoch milliseconds, fall on one day of the site's calendar (§8.2). */
export function endsOnItsFirstDay(scope: Scope): boolean {
  const [start, end] = [timeOf(scope, 'startDate'), timeOf(scope, 'endDate')];
  return start !== null && end !== null && isSameDay(start, end, timeZoneOf(scope));
}

/** Null for what is not there, and for what no calendar has. */
function timeOf({ node }: Scope, key: string): number | null {
  const time = memberOf(node, key);
  const ms = time === undefined ? Number.NaN : asNumber(time);
  return Math.abs(ms) <= 8.64e15 ? ms : null;
}
