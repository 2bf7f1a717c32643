/** Why a change of a gift card was refused, with the sentence for the owner. */
const sentences = {
  'gift-card-not-found': 'There is no such gift card.',
  'gift-card-state': 'The gift card has changed meanwhile. Look at its state.',
} as const;

/** A change that was refused; nothing has changed. The message is a sentence for the owner. */
export class GiftCardError extends Error {
  override readonly name = 'GiftCardError';

  constructor(readonly code: keyof typeof sentences) {
    super(sentences[code]);
  }
}
