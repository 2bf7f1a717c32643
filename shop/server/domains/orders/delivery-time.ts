import type { Recipient } from '../gift-cards/index.js';
import { offsetAt } from '../../ground/zone-offset.js';

/** When a gift arrives on its day: in the morning, not at midnight. */
const morning = '08:00:00';

/** When a gift is sent, in milliseconds since 1970: at eight o'clock of its day where the recipient is; null is at once. */
export function deliveryTime({
  deliveryDate,
  timeZone,
}: Pick<Recipient, 'deliveryDate' | 'timeZone'>): number | null {
  if (deliveryDate === null) return null;
  const asUtc = Date.parse(`${deliveryDate}T${morning}Z`);
  return asUtc - offsetAt(asUtc, timeZone);
}
