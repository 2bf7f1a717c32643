import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { cartStrings, productStrings, quantityStrings } from '../../../core/i18n/index.js';

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
  'out-of-stock': { status: 409, message: () => productStrings('outOfStock') },
  crumb: { status: 403, message: () => cartStrings('sessionExpired') },
  'origin-refused': { status: 403, message: () => 'This origin may not call this server.' },
  'entry-not-found': { status: 404, message: () => 'That item is no longer in your cart.' },
  'entry-mismatch': { status: 409, message: () => 'That cart entry holds another item.' },
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
