import type { CheckoutCart } from '../../../server/index.js';
import { longDate } from '../parts/long-date.js';

type Recipient = CheckoutCart['recipient'];

/** The recipient of the gift card; null if it is for the buyer. */
export function recipientView(recipient: Recipient) {
  if (recipient === null) return null;
  const { name, email, message, deliveryDate } = recipient;
  return {
    name,
    email,
    message: message === '' ? null : message,
    sent:
      deliveryDate === null
        ? 'As soon as it is paid'
        : `On ${longDate(`${deliveryDate}T00:00:00Z`)}`,
  };
}
