/** Why a change of an order was refused, with the sentence for the owner. */
const sentences = {
  'order-not-found': 'There is no such order.',
  'order-cancelled': 'This order was cancelled, so nothing of it can be changed any more.',
  'nothing-chosen': 'Choose at least one piece.',
  'too-many-pieces': 'That is more than is left of a line. Please look at the numbers again.',
  'tracking-link': 'A tracking link begins with https://. Please correct it, or leave it empty.',
  'text-too-long': 'One of the texts is too long.',
  'amount-invalid': 'Write an amount such as 12.50.',
  'amount-too-high': 'That is more than is left to refund.',
  'card-spent':
    'A gift card of this order has been used, and what was spent of it cannot be refunded. Lower the amount to what is left.',
  'cancel-card-spent':
    'A gift card of this order has been used, so the order cannot be cancelled. Refund what is left of it instead.',
  'payment-open': 'The payment is not settled yet. Please try again in a minute.',
  'order-sent': 'A part of this order was sent already. Refund what comes back instead.',
  'note-empty': 'Write a note first.',
} as const;

export type OrderChangeCode = keyof typeof sentences;

/** A change of an order that was refused; nothing has changed. The message is a sentence for the owner. */
export class OrderChangeError extends Error {
  override readonly name = 'OrderChangeError';

  constructor(readonly code: OrderChangeCode) {
    super(sentences[code]);
  }
}

/** The sentence for the owner; null for a text that is no code. */
export function orderChangeSentence(code: string | undefined): string | null {
  const known = (Object.keys(sentences) as OrderChangeCode[]).find((key) => key === code);
  return known === undefined ? null : sentences[known];
}
