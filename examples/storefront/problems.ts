import { selectionProblem, type Product } from '../../core/commerce/product/index.js';
import { cartStrings } from '../../core/i18n/index.js';
import { Problem, type ProblemCode } from '../server/index.js';

/** The refusals that a form of the shop can be sent back with. */
const shownCodes: readonly ProblemCode[] = [
  'item-not-found',
  'item-unavailable',
  'no-variant',
  'missing-options',
  'no-denomination',
  'quantity-not-numeric',
  'quantity-not-whole',
  'quantity-too-small',
  'quantity-too-large',
  'coupon-unknown',
  'coupon-expired',
  'coupon-used-up',
  'coupon-minimum',
  'shipping-country',
  'shipping-option',
  'subscription-only',
  'not-subscribable',
  'not-a-gift-card',
  'recipient-invalid',
  'additional-fields',
  'purchase-fixed',
  'out-of-stock',
  'crumb',
  'email-blank',
  'email-invalid',
  'captcha',
  'in-stock',
  'wrong-password',
  'owner-only',
  'entry-not-found',
  'entry-mismatch',
  'idempotency-key-reused',
  'cart-expired',
  'cart-purchased',
  'rate-limited',
  'invalid-request',
  'server',
];

export interface ProblemContext {
  /** The product whose form was sent. */
  readonly product?: Product;
  /** Whether the browser brought the crumb that the refusal left with it. */
  readonly hasCookies: boolean;
}

/** The sentence for `?problem={code}`; null for a code that is not for shoppers. */
export function problemSentence(
  given: string | undefined,
  { product, hasCookies }: ProblemContext,
): string | null {
  const code = shownCodes.find((shown) => shown === given);
  if (code === undefined) return null;
  if (code === 'crumb' && !hasCookies) return cartStrings('enableCookies');
  // With nothing chosen, the options are what is missing, and the sentence names them.
  const missing = code === 'missing-options' && product && selectionProblem(product, {}, '1');
  return missing ? missing.message : new Problem(code).message;
}
