import { isSameDay } from '../../i18n/index.js';
import { timeZoneOf } from '../readers/index.js';
import type { Scope } from '../plugins.js';
import { asNumber, memberOf } from '../values.js';

/**
 * Whether the item's `startDate` and `endDate`, epoch milliseconds, are the same day in the site's time zone (§8.2).
 */
export function endsOnItsFirstDay(scope: Scope): boolean {
  const time = (key: string) => asNumber(memberOf(scope.node, key));
  return isSameDay(time('startDate'), time('endDate'), timeZoneOf(scope));
}
