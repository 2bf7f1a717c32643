import { readText } from '../routing/index.js';
import type { Recipient } from './recipient.js';

/** Where no script told the time zone, it is this one's day. */
const shopTimeZone = 'UTC';

/** The recipient in the fields of a plain form; null when none of them is filled in: the card is for the buyer. */
export function readRecipientFields(fields: Readonly<Record<string, unknown>>): Recipient | null {
  const read = (name: string) => readText(fields, name)?.trim() ?? '';
  const recipient = {
    name: read('recipientName'),
    email: read('recipientEmail'),
    message: read('recipientMessage').replaceAll('\r\n', '\n'),
    deliveryDate: read('recipientDate') || null,
  };
  if (!Object.values(recipient).some(Boolean)) return null;
  return { ...recipient, timeZone: read('recipientTimeZone') || shopTimeZone };
}
