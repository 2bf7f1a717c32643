import type { GiftRecipient } from './intent.js';

/** The form field names of a gift card's recipient, also used without script. */
export const recipientFields = {
  name: 'recipientName',
  email: 'recipientEmail',
  message: 'recipientMessage',
  deliveryDate: 'recipientDate',
  timeZone: 'recipientTimeZone',
} as const satisfies Record<keyof GiftRecipient, string>;

export const recipientLimits = {
  /** In characters. */
  name: 200,
  message: 500,
  /** Years ahead that a card can be scheduled. */
  years: 1,
} as const;

/** Reads the recipient from a form; null when all fields are empty, because the shopper keeps the card. */
export function readRecipient(data: FormData): GiftRecipient | null {
  const read = (field: keyof GiftRecipient) => {
    const value = data.get(recipientFields[field]);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [name, email, message] = [read('name'), read('email'), read('message')];
  const deliveryDate = read('deliveryDate') || null;
  if (!name && !email && !message && !deliveryDate) return null;
  return { name, email, message, deliveryDate, timeZone: read('timeZone') || 'UTC' };
}
