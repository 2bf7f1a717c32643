import { knownTimeZone } from '../../../i18n/index.js';
import type { Scope } from '../../plugins.js';
import { asString } from '../../values.js';

/** Where a site names none (platform §9). */
const defaultTimeZone = 'America/New_York';

/** The zone that dates are shown in: the host's, or else the website's; one that nobody knows is UTC (§9.4). */
export function timeZoneOf(scope: Scope): string {
  return knownTimeZone(
    scope.environment.timeZone ??
      (asString(scope.lookup(['website', 'timeZone'])) || defaultTimeZone),
  );
}
