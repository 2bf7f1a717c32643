import type { CheckoutCart } from '../../../server/index.js';
import { locale } from '../../site.js';

type Recipient = CheckoutCart['recipient'];

/** Who gets the gift card, in words; null when the buyer does. */
export function recipientView(recipient: Recipient) {
  if (recipient === null) return null;
  const { name, email, message, deliveryDate } = recipient;
  return {
    name,
    email,
    message: message === '' ? null : message,
    sent: deliveryDate === null ? 'As soon as it is paid' : `On ${wordDay(deliveryDate)}`,
  };
}

/** A day without a time: it is the same day wherever it is read. */
function wordDay(day: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
