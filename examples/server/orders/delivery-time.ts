import { dayIn } from '../../../core/commerce/purchase/index.js';
import type { Recipient } from '../purchases/index.js';

/** When a gift arrives on its day: in the morning, not at midnight. */
const morning = '08:00:00';
const hour = 60 * 60 * 1000;

/** When a gift is sent, in milliseconds since 1970: at eight o'clock of its day where the recipient is; null is at once. */
export function deliveryTime({
  deliveryDate,
  timeZone,
}: Pick<Recipient, 'deliveryDate' | 'timeZone'>): number | null {
  if (deliveryDate === null) return null;
  const asUtc = Date.parse(`${deliveryDate}T${morning}Z`);
  return asUtc - offsetAt(asUtc, timeZone);
}

/** How far a time zone is ahead of UTC, in milliseconds; 0 for an unknown zone. */
function offsetAt(time: number, timeZone: string): number {
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
  return Math.round((local - time) / (hour / 4)) * (hour / 4);
}
