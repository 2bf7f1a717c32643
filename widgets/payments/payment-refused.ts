/** Why a provider cannot pay, in a sentence for the shopper and in their language. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';

  /** @param sentence Such as "The card number is not complete." */
  constructor(sentence: string) {
    super(sentence);
  }
}
