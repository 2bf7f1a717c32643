import { remember } from '../../base/index.js';
import { dayLength } from './calendar.js';
import { dateTimeFormat, latest } from './date-time-format.js';

/** The known facts of a zone in one week. */
interface Week {
  /** The only time whose offset is known; null where the whole week has it. */
  at: number | null;
  offset: number;
  /** Whether the clocks are changed within the week. */
  hasChange: boolean;
}

/** No zone changes its clocks and changes them back within a week. */
const weekLength = 7 * dayLength;

/** For each zone; dates of twenty years are in fewer. */
const mostWeeks = 1100;

const zones = /* @__PURE__ */ new Map<string, Map<number, Week>>();
const clock = {
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

/**
 * Milliseconds that the zone's clocks are ahead of UTC. `timeZone` is a known one. Asking `Intl` takes longer than all
 * else about a date, so the offset of a week is kept, from its second date on.
 */
export function offsetAt(ms: number, timeZone: string): number {
  const weeks = remember(zones, timeZone, () => new Map<number, Week>());
  const index = Math.floor(ms / weekLength);
  const week = weeks.get(index);
  if (!week) {
    const offset = measureOffset(ms, timeZone);
    if (weeks.size >= mostWeeks) weeks.clear();
    weeks.set(index, { at: ms, offset, hasChange: false });
    return offset;
  }
  if (week.at === null || week.at === ms) return week.offset;
  if (!week.hasChange) {
    const [start, end] = [index, index + 1].map((at) => measureOffset(within(at), timeZone));
    week.hasChange = start !== end;
    if (start === end) {
      week.at = null;
      return week.offset;
    }
  }
  week.at = ms;
  week.offset = measureOffset(ms, timeZone);
  return week.offset;
}

/** The start of a week, within what a `Date` can hold. */
function within(week: number): number {
  return Math.max(-latest, Math.min(week * weekLength, latest));
}

/**
 * Writes what the zone's clocks show: `13, 08:26:40`. `Intl` takes half as long as for the offset itself.
 * @throws RangeError for an unknown zone.
 */
export function zoneClock(timeZone: string): Intl.DateTimeFormat {
  return dateTimeFormat({ locale: 'en-US', timeZone }, clock);
}

function measureOffset(ms: number, timeZone: string): number {
  const [day = 0, hours = 0, minutes = 0, seconds = 0] = (
    zoneClock(timeZone).format(ms).match(/\d+/g) ?? []
  ).map(Number);
  const utc = new Date(ms);
  const days = day - utc.getUTCDate();
  // At the end of a month, the day after the 31st is the first.
  const ahead = Math.abs(days) > 1 ? -Math.sign(days) : days;
  return (
    (((ahead * 24 + hours - utc.getUTCHours()) * 60 + minutes - utc.getUTCMinutes()) * 60 +
      seconds -
      utc.getUTCSeconds()) *
    1000
  );
}
