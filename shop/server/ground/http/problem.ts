import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  captchaStrings,
  cartStrings,
  cartSummaryStrings,
  commentStrings,
  formStrings,
  formSubmissionStrings,
  productStrings,
  quantityStrings,
  restockStrings,
  serverStrings,
} from 'vitrine/core/i18n';

/**
 * Every refusal of this server: its status, and its text unless the call that refuses gives a more precise one. Texts are
 * functions because the locale differs from request to request.
 */
const problems = {
  'malformed-body': { status: 400, message: () => serverStrings('malformed-body') },
  'invalid-request': { status: 400, message: () => serverStrings('invalid-request') },
  'item-not-found': { status: 404, message: () => serverStrings('item-not-found') },
  'item-unavailable': { status: 400, message: () => productStrings('variantUnavailable') },
  'no-variant': { status: 400, message: () => productStrings('variantUnavailable') },
  'missing-options': { status: 400, message: () => productStrings('variantUnavailable') },
  'no-denomination': { status: 400, message: () => productStrings('selectDenomination') },
  'quantity-not-numeric': { status: 400, message: () => quantityStrings('quantityNotNumeric') },
  'quantity-not-whole': { status: 400, message: () => quantityStrings('quantityNotWhole') },
  'quantity-too-small': {
    status: 400,
    message: () => quantityStrings('quantityTooSmall', { min: 1 }),
  },
  'quantity-too-large': {
    status: 400,
    message: () => quantityStrings('quantityTooLarge', { max: 9999 }),
  },
  'coupon-unknown': {
    status: 400,
    message: () => serverStrings('coupon-unknown'),
  },
  'coupon-early': { status: 400, message: () => serverStrings('coupon-early') },
  'coupon-goods': { status: 400, message: () => serverStrings('coupon-goods') },
  'coupon-expired': { status: 400, message: () => serverStrings('coupon-expired') },
  'coupon-used-up': { status: 400, message: () => serverStrings('coupon-used-up') },
  'coupon-minimum': { status: 400, message: () => serverStrings('coupon-minimum') },
  'gift-card-unknown': { status: 400, message: () => serverStrings('gift-card-unknown') },
  'gift-card-disabled': { status: 400, message: () => serverStrings('gift-card-disabled') },
  'gift-card-currency': { status: 400, message: () => serverStrings('gift-card-currency') },
  'gift-card-empty': { status: 400, message: () => serverStrings('gift-card-empty') },
  'gift-card-most': { status: 400, message: () => serverStrings('gift-card-most') },
  'shipping-country': { status: 400, message: () => serverStrings('shipping-country') },
  'shipping-option': { status: 400, message: () => serverStrings('shipping-option') },
  'subscription-only': {
    status: 400,
    message: () => serverStrings('subscription-only'),
  },
  'not-subscribable': { status: 400, message: () => serverStrings('not-subscribable') },
  'plan-unknown': { status: 400, message: () => serverStrings('plan-unknown') },
  'not-a-gift-card': { status: 400, message: () => serverStrings('not-a-gift-card') },
  'recipient-invalid': { status: 400, message: () => formStrings('invalidForm') },
  'details-invalid': { status: 400, message: () => formStrings('invalidForm') },
  'cart-empty': { status: 400, message: () => cartSummaryStrings('emptyCart') },
  'minimum-subtotal': { status: 400, message: () => serverStrings('minimum-subtotal') },
  'payment-declined': { status: 402, message: () => serverStrings('payment-declined') },
  'total-changed': {
    status: 409,
    message: () => serverStrings('total-changed'),
  },
  'additional-fields': { status: 400, message: () => formStrings('invalidForm') },
  'invalid-fields': { status: 400, message: () => formStrings('invalidForm') },
  'submission-key': { status: 400, message: () => formSubmissionStrings('processing') },
  'malformed-form': { status: 400, message: () => formSubmissionStrings('unparsable') },
  'form-invalid': { status: 400, message: () => serverStrings('form-invalid') },
  'form-of-product': {
    status: 409,
    message: () => serverStrings('form-of-product'),
  },
  'form-not-found': { status: 404, message: () => serverStrings('form-not-found') },
  'comment-invalid': { status: 400, message: () => formStrings('invalidForm') },
  'comment-not-found': { status: 404, message: () => serverStrings('comment-not-found') },
  'comments-closed': { status: 409, message: () => commentStrings('closed') },
  'out-of-stock': { status: 409, message: () => productStrings('outOfStock') },
  captcha: { status: 400, message: () => captchaStrings('required') },
  crumb: { status: 403, message: () => cartStrings('sessionExpired') },
  'email-blank': { status: 400, message: () => restockStrings('emailBlank') },
  'email-invalid': { status: 400, message: () => restockStrings('emailInvalid') },
  'in-stock': { status: 409, message: () => serverStrings('in-stock') },
  'owner-only': { status: 401, message: () => serverStrings('owner-only') },
  'api-key': { status: 401, message: () => serverStrings('api-key') },
  'member-only': { status: 401, message: () => serverStrings('member-only') },
  'wrong-member-sign-in': {
    status: 401,
    message: () => serverStrings('wrong-member-sign-in'),
  },
  'wrong-passkey': { status: 401, message: () => serverStrings('wrong-passkey') },
  'passkey-not-added': { status: 422, message: () => serverStrings('passkey-not-added') },
  'too-many-passkeys': { status: 409, message: () => serverStrings('too-many-passkeys') },
  'addresses-full': { status: 409, message: () => serverStrings('addresses-full') },
  'address-not-found': { status: 404, message: () => serverStrings('address-not-found') },
  'link-used': { status: 410, message: () => serverStrings('link-used') },
  'not-allowed': { status: 403, message: () => serverStrings('not-allowed') },
  'wrong-account': { status: 400, message: () => serverStrings('wrong-account') },
  'wrong-code': { status: 400, message: () => serverStrings('wrong-code') },
  'wrong-sign-in': { status: 400, message: () => serverStrings('wrong-sign-in') },
  'wrong-password': { status: 400, message: () => serverStrings('wrong-password') },
  'schema-not-found': { status: 404, message: () => serverStrings('schema-not-found') },
  'origin-refused': { status: 403, message: () => serverStrings('origin-refused') },
  'entry-not-found': { status: 404, message: () => serverStrings('entry-not-found') },
  'entry-mismatch': { status: 409, message: () => serverStrings('entry-mismatch') },
  'cart-full': { status: 409, message: () => serverStrings('cart-full') },
  'hand-off': { status: 410, message: () => serverStrings('hand-off') },
  'foreign-form': { status: 403, message: () => serverStrings('foreign-form') },
  'purchase-fixed': { status: 409, message: () => serverStrings('purchase-fixed') },
  'not-found': { status: 404, message: () => serverStrings('not-found') },
  'cart-expired': { status: 410, message: () => serverStrings('cart-expired') },
  'cart-purchased': { status: 410, message: () => serverStrings('cart-purchased') },
  'body-too-large': { status: 413, message: () => serverStrings('body-too-large') },
  'unsupported-media-type': { status: 415, message: () => serverStrings('unsupported-media-type') },
  'settings-changed': { status: 409, message: () => serverStrings('settings-changed') },
  'place-not-found': { status: 404, message: () => serverStrings('place-not-found') },
  'places-unavailable': { status: 503, message: () => serverStrings('places-unavailable') },
  'idempotency-key-reused': {
    status: 422,
    message: () => serverStrings('idempotency-key-reused'),
  },
  'rate-limited': { status: 429, message: () => cartStrings('tryAgainSoon') },
  unavailable: { status: 503, message: () => serverStrings('unavailable') },
  server: { status: 500, message: () => cartStrings('unknownError') },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: () => string }>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

export interface ProblemDetails {
  readonly message?: string;
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly retryAfter?: number;
}

/** A refusal with its status; the response body is `{error, code, errors?, crumbFail?}`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: ContentfulStatusCode;

  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails = {},
  ) {
    super(details.message ?? problems[code].message());
    this.status = problems[code].status;
  }
}
