import { readText } from '../../ground/routing/index.js';
import type { Recipient } from './recipient.js';

/** The time zone of a delivery day if no script sent the visitor's. */
const shopTimeZone = 'UTC';

/** Reads the recipient of a plain form; null if every field is empty, because the card is for the buyer then. */
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
