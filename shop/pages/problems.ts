import { getCookie } from 'hono/cookie';
import { crumbCookie } from 'vitrine/core/net';
import { selectionProblem, type Product } from 'vitrine/core/product';
import { cartStrings } from 'vitrine/core/i18n';
import { Problem, type ProblemCode } from '../server/index.js';
import type { PageCall } from './page-call.js';

/** The problem codes that can appear in the URL of a page of the shop. */
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
  'coupon-early',
  'coupon-expired',
  'coupon-goods',
  'coupon-used-up',
  'coupon-minimum',
  'shipping-country',
  'shipping-option',
  'subscription-only',
  'not-subscribable',
  'plan-unknown',
  'not-a-gift-card',
  'recipient-invalid',
  'additional-fields',
  'purchase-fixed',
  'out-of-stock',
  'crumb',
  'hand-off',
  'foreign-form',
  'email-blank',
  'email-invalid',
  'captcha',
  'in-stock',
  'wrong-password',
  'wrong-member-sign-in',
  'wrong-sign-in',
  'wrong-code',
  'wrong-account',
  'not-allowed',
  'owner-only',
  'entry-not-found',
  'entry-mismatch',
  'idempotency-key-reused',
  'cart-expired',
  'cart-full',
  'cart-purchased',
  'not-found',
  'rate-limited',
  'invalid-request',
  'settings-changed',
  'server',
  'unavailable',
];

export interface ProblemFacts {
  /** The product whose form was posted. */
  readonly product?: Product;
  /** Whether the request contains the crumb cookie that the refusal has set. */
  readonly hasCookies: boolean;
}

/** The sentence for `?problem={code}`; null for codes that are not for shoppers. */
export function problemSentence(
  given: string | undefined,
  { product, hasCookies }: ProblemFacts,
): string | null {
  const code = shownCodes.find((shown) => shown === given);
  if (code === undefined) return null;
  if (code === 'crumb' && !hasCookies) return cartStrings('enableCookies');
  // Nothing was selected, so the sentence can name the missing options.
  const missing = code === 'missing-options' && product && selectionProblem(product, {}, '1');
  return missing ? missing.message : new Problem(code).message;
}

/** Why the posted form that redirected here was refused. */
export const readProblem = (
  c: PageCall,
  { code = c.req.query('problem'), product }: { code?: string | undefined; product?: Product } = {},
): string | null =>
  problemSentence(code, {
    ...(product && { product }),
    hasCookies: getCookie(c, crumbCookie) !== undefined,
  });
