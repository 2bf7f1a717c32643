import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  captchaStrings,
  cartStrings,
  formStrings,
  formSubmissionStrings,
  productStrings,
  quantityStrings,
  restockStrings,
} from '../../../core/i18n/index.js';

/** Every refusal of this server: its status, and the words for it when the refuser has no better ones. */
const problems = {
  'malformed-body': { status: 400, message: () => 'The request body could not be read.' },
  'invalid-request': { status: 400, message: () => 'The request is not valid.' },
  'item-not-found': { status: 404, message: () => 'There is no such item.' },
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
    message: () => 'We do not know this code. Please check it and try again.',
  },
  'coupon-expired': { status: 400, message: () => 'This code has expired.' },
  'coupon-used-up': { status: 400, message: () => 'This code has been used up.' },
  'coupon-minimum': { status: 400, message: () => 'This code is for larger orders.' },
  'shipping-country': { status: 400, message: () => 'We do not ship to this country.' },
  'shipping-option': { status: 400, message: () => 'Please choose one of the ways of delivery.' },
  'subscription-only': {
    status: 400,
    message: () => 'This item is sold by subscription only.',
  },
  'not-subscribable': { status: 400, message: () => 'This item is not sold by subscription.' },
  'not-a-gift-card': { status: 400, message: () => 'This item is not a gift card.' },
  'recipient-invalid': { status: 400, message: () => formStrings('invalidForm') },
  'details-invalid': { status: 400, message: () => formStrings('invalidForm') },
  'cart-empty': { status: 400, message: () => cartStrings('emptyCart') },
  'minimum-subtotal': { status: 400, message: () => 'This order is too small to check out.' },
  'total-changed': {
    status: 409,
    message: () => 'The total has changed. Please look at it again before you order.',
  },
  'additional-fields': { status: 400, message: () => formStrings('invalidForm') },
  'invalid-fields': { status: 400, message: () => formStrings('invalidForm') },
  'submission-key': { status: 400, message: () => formSubmissionStrings('processing') },
  'malformed-form': { status: 400, message: () => formSubmissionStrings('unparsable') },
  'form-invalid': { status: 400, message: () => 'This form cannot be saved as it is.' },
  'form-of-product': {
    status: 409,
    message: () => 'This form belongs to a product and cannot be changed here.',
  },
  'form-not-found': { status: 404, message: () => 'There is no such form.' },
  'out-of-stock': { status: 409, message: () => productStrings('outOfStock') },
  captcha: { status: 400, message: () => captchaStrings('required') },
  crumb: { status: 403, message: () => cartStrings('sessionExpired') },
  'email-blank': { status: 400, message: () => restockStrings('emailBlank') },
  'email-invalid': { status: 400, message: () => restockStrings('emailInvalid') },
  'in-stock': { status: 409, message: () => 'This is in stock again: you can buy it now.' },
  'owner-only': { status: 401, message: () => 'Please sign in as the owner of this shop.' },
  'wrong-password': { status: 400, message: () => 'That is not the password.' },
  'schema-not-found': { status: 404, message: () => 'There is no such event schema.' },
  'origin-refused': { status: 403, message: () => 'This origin may not call this server.' },
  'entry-not-found': { status: 404, message: () => 'That item is no longer in your cart.' },
  'entry-mismatch': { status: 409, message: () => 'That cart entry holds another item.' },
  'purchase-fixed': { status: 409, message: () => 'This purchase can no longer be changed.' },
  'not-found': { status: 404, message: () => 'There is no such call.' },
  'cart-expired': { status: 410, message: () => 'Your cart has expired.' },
  'cart-purchased': { status: 410, message: () => 'Your cart has already been purchased.' },
  'body-too-large': { status: 413, message: () => 'The request body is too large.' },
  'unsupported-media-type': { status: 415, message: () => 'The content type is not supported.' },
  'idempotency-key-reused': {
    status: 422,
    message: () => 'The idempotency key has been used for another request.',
  },
  'rate-limited': { status: 429, message: () => cartStrings('tryAgainSoon') },
  server: { status: 500, message: () => cartStrings('unknownError') },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: () => string }>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

export interface ProblemDetails {
  readonly message?: string;
  /** What is wrong, by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly retryAfter?: number;
}

/** A refusal that the visitor is told about: `{error, code, errors?, crumbFail?}` with its status. */
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
