/**
 * Why a provider cannot pay. Its message is a sentence for the shopper, in their language, such as "The card number is not
 * complete."
 */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}
