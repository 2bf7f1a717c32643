import { dayIn } from 'vitrine/core/purchase';

const quarter = 15 * 60 * 1000;

/** How far a time zone is ahead of UTC, in milliseconds; 0 for an unknown zone. */
export function offsetAt(time: number, timeZone: string): number {
  if (dayIn(timeZone, time) === null) return 0;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
  );
  // Zones change their offset by whole quarters of an hour.
  return Math.round((local - time) / quarter) * quarter;
}
