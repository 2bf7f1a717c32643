import { knownTimeZone } from '../../i18n/index.js';
import type { Scope } from '../plugins.js';
import { asString } from '../values.js';

/** The default time zone (platform §9). */
const defaultTimeZone = 'America/New_York';

/** The time zone of dates: the host's, or else the website's; UTC for an unknown one (§9.4). */
export function timeZoneOf(scope: Scope): string {
  return knownTimeZone(
    scope.environment.timeZone ??
      (asString(scope.lookup(['website', 'timeZone'])) || defaultTimeZone),
  );
}
