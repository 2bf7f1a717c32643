import { remember } from '../../base/index.js';
import { dateTimeFormat } from './date-time-format.js';

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
const long = { timeZoneName: 'longOffset' } as const;
const short = { timeZoneName: 'short' } as const;

/** The zone's own name if `Intl` knows it, else `UTC`. */
export function knownTimeZone(name: string): string {
  return remember(known, name, () => {
    try {
      dateTimeFormat({ locale: 'en-US', timeZone: name }, long);
      return name;
    } catch {
      return 'UTC';
    }
  });
}

/** Milliseconds that the zone's clocks are ahead of UTC. `timeZone` is a known one. */
export function offsetAt(ms: number, timeZone: string): number {
  const [, sign, hours, minutes, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(
      dateTimeFormat({ locale: 'en-US', timeZone }, long).format(ms),
    ) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return sign ? Number(`${sign}${offset * 1000}`) : 0;
}

/** `EST`, `CEST`, `IST`; as the tz database does, an offset such as `+03` or `+0545` for a zone without letters. */
export function zoneAbbreviation(ms: number, timeZone: string): string {
  for (const locale of lettering) {
    const [letters] =
      /\b[A-Z]{3,5}$/.exec(dateTimeFormat({ locale, timeZone }, short).format(ms)) ?? [];
    if (letters) return letters;
  }
  return offsetText(ms, timeZone, '').replace(/00$/, '');
}

/** `-05:00`, with `separator` for the colon. */
export function offsetText(ms: number, timeZone: string, separator: string): string {
  const offset = offsetAt(ms, timeZone);
  const minutes = Math.trunc(Math.abs(offset) / 60_000);
  const pair = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pair(Math.trunc(minutes / 60))}${separator}${pair(minutes % 60)}`;
}
