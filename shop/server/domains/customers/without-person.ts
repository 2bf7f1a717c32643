import type { OrderJson } from '../orders/index.js';

/**
 * The order without its buyer: sums, goods and the country of delivery stay, because accounts need them. The texts that
 * a buyer has typed beside a line go, too.
 */
export function withoutBuyer(order: OrderJson): OrderJson {
  const { shippingAddress: address } = order;
  return {
    ...order,
    name: '',
    email: '',
    phone: '',
    recipient: null,
    shippingAddress: address && {
      name: '',
      line1: '',
      line2: '',
      city: '',
      region: '',
      postalCode: '',
      country: address.country,
    },
    entries: order.entries.map((entry) => ({ ...entry, additionalFields: null, answers: [] })),
  };
}

/** Somebody else's order without the person: as a recipient, and in every text that has their address. */
export function withoutMention(order: OrderJson, email: string): OrderJson {
  const isRecipient = order.recipient?.email.toLowerCase() === email;
  const read: OrderJson = JSON.parse(
    JSON.stringify({ ...order, recipient: isRecipient ? null : order.recipient }),
    (_, value: unknown) =>
      typeof value === 'string' && value.toLowerCase().includes(email) ? '' : value,
  );
  return read;
}
