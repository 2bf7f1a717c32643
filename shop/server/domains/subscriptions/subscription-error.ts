/** Why a change of a subscription was refused, with the sentence for the owner. */
const sentences = {
  'subscription-not-found': 'There is no such subscription.',
  'subscription-state':
    'The subscription has changed meanwhile, so this cannot be done any more. Look at its state.',
  'note-empty': 'Write a note first.',
  'note-too-long': 'The note is too long: 2,000 characters fit.',
} as const;

type SubscriptionErrorCode = keyof typeof sentences;

/** A change that was refused; nothing has changed. The message is a sentence for the owner. */
export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError';

  constructor(readonly code: SubscriptionErrorCode) {
    super(sentences[code]);
  }
}
