import type { GiftRecipient } from './intent.js';

/** The names of a gift card's recipient in a form's data, also in one that is posted without script. */
export const recipientFields = {
  name: 'recipientName',
  email: 'recipientEmail',
  message: 'recipientMessage',
  deliveryDate: 'recipientDate',
  timeZone: 'recipientTimeZone',
} as const satisfies Record<keyof GiftRecipient, string>;

export const recipientLimits = {
  /** Characters. */
  name: 200,
  message: 500,
  /** How far ahead a card can be sent. */
  years: 1,
} as const;

/** The recipient a form names; null when none of its fields says anything: the shopper keeps the card. */
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
