import { dateText, readDateTimeOptions } from '../../../../core/i18n/index.js';
import type { CheckoutCart } from '../../../server/index.js';
import { locale } from '../../site.js';

type Recipient = CheckoutCart['recipient'];

/** The recipient of the gift card; null if it is for the buyer. */
export function recipientView(recipient: Recipient) {
  if (recipient === null) return null;
  const { name, email, message, deliveryDate } = recipient;
  return {
    name,
    email,
    message: message === '' ? null : message,
    sent: deliveryDate === null ? 'As soon as it is paid' : `On ${dayText(deliveryDate)}`,
  };
}

/** Formats a day without a time, the same in every time zone. */
function dayText(day: string): string {
  return dateText(`${day}T00:00:00Z`, readDateTimeOptions(['date:long']), {
    locale,
    timeZone: 'UTC',
  });
}
