import { createConsoleReporter, remember } from '../../base/index.js';
import { dateTimeFormat, ownZone } from './date-time-format.js';
import { offsetAt, zoneClock } from './offsets.js';

/** English of places that have letters for their own zones; tried in this order. */
const lettering = [
  'en-US',
  'en-GB',
  'en-AU',
  'en-IN',
  'en-ZA',
  'en-CA',
  'en-IE',
  'en-HK',
  'ja',
  'id',
];

const known = /* @__PURE__ */ new Map<string, string>();
const short = { timeZoneName: 'short' } as const;

/** A zone that every complete set of data has. */
const anyZone = 'America/New_York';

let hasWarned = false;

/**
 * The zone's own name if `Intl` knows it, else `UTC` (template §9.4). If `Intl` has no zones at all, the browser's own
 * offset, with one warning for the page: "a missing time-zone data set logs a warning and falls back to the browser
 * offset" (platform §8).
 */
export function knownTimeZone(name: string): string {
  return remember(known, name, () => {
    if (isKnown(name)) return name;
    if (isKnown(anyZone)) return 'UTC';
    if (!hasWarned) {
      createConsoleReporter().warn(
        'This browser has no time-zone data: dates are shown with its own offset.',
        { where: 'dates' },
      );
    }
    hasWarned = true;
    return ownZone;
  });
}

function isKnown(name: string): boolean {
  try {
    zoneClock(name);
    return true;
  } catch {
    return false;
  }
}

/** `EST`, `CEST`, `IST`; as the tz database does, an offset such as `+03` or `+0545` for a zone without letters. */
export function zoneAbbreviation(ms: number, timeZone: string): string {
  const letters = ms < 0 ? earlyLetters(ms, timeZone) : lettersAt(ms, timeZone);
  return letters ?? offsetText(ms, timeZone, '').replace(/00$/, '');
}

function lettersAt(ms: number, timeZone: string): string | undefined {
  for (const locale of lettering) {
    const [letters] =
      /\b[A-Z]{3,5}$/.exec(dateTimeFormat({ locale, timeZone }, short).format(ms)) ?? [];
    if (letters) return letters;
  }
  return undefined;
}

/** `Intl` has no letters before 1970: those of the first later half-year with the same offset are the same. */
function earlyLetters(ms: number, timeZone: string): string | undefined {
  const offset = offsetAt(ms, timeZone);
  for (let month = 0; month < 240; month += 6) {
    const later = Date.UTC(1970, month, 15);
    const letters = offsetAt(later, timeZone) === offset && lettersAt(later, timeZone);
    if (letters) return letters;
  }
  return undefined;
}

/** `-05:00`, with `separator` for the colon. */
export function offsetText(ms: number, timeZone: string, separator: string): string {
  const offset = offsetAt(ms, timeZone);
  const minutes = Math.trunc(Math.abs(offset) / 60_000);
  const pair = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pair(Math.trunc(minutes / 60))}${separator}${pair(minutes % 60)}`;
}
