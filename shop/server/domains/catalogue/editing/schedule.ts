import { offsetAt } from '../../../ground/zone-offset.js';
import type { Read } from '../../../ground/http/index.js';

/** When and where a form is filled in. */
export interface FormClock {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the times in the form, such as `Europe/London`. */
  readonly timeZone: string;
}

/** The field of the time at which a scheduled product appears. */
export const scheduleField = 'listedFrom';

// The years are those that every database reads.
const written = /^(2\d{3}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/;

/** A time to come, in milliseconds since 1970, from what a field for date and time sends. */
export function readSchedule(text: string, { now, timeZone }: FormClock): Read<number> {
  const given = text.trim();
  if (given === '') return { errors: 'Say when the product appears.' };
  const [, day, time] = written.exec(given) ?? [];
  const local = `${day}T${time}`;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc) || writeLocal(asUtc) !== local) {
    return { errors: 'Write date and time as 2026-12-24 09:00.' };
  }
  const near = asUtc - offsetAt(asUtc, timeZone);
  const at = asUtc - offsetAt(near, timeZone);
  return at <= now
    ? { errors: 'This time has passed. Choose a later one, or the status Listed.' }
    : { value: at };
}

/** The text of the field; empty for none. */
export function writeSchedule(listedFrom: number | null, timeZone: string): string {
  return listedFrom === null ? '' : writeLocal(listedFrom + offsetAt(listedFrom, timeZone));
}

const writeLocal = (time: number) => new Date(time).toISOString().slice(0, 16);
