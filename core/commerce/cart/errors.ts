import { isRecord } from '../../base/index.js';
import { cartStrings } from '../../i18n/index.js';
import {
  areCookiesEnabled,
  isInDoubt,
  VitrineError,
  type Doubtful,
  type NetErrorCode,
} from '../../net/index.js';

/** The call that failed; selects the fallback sentence. */
export type CartCallKind = 'add' | 'quantity' | 'remove' | 'form' | 'coupon' | 'shipping';

/** `canceled`: the page's own action refused the change, and nothing is shown. */
export type CartErrorCode = NetErrorCode | 'invalid-quantity' | 'canceled' | 'unknown';

/** A cart call that failed. `message` is the sentence to show (storefront §8); `cause` is the original error. */
export class CartError extends VitrineError {
  declare readonly code: CartErrorCode;
  /** The change may have been made: a title must not say that it was not. */
  isUnconfirmed = false;
}

/**
 * The rejection of a `CartClient`. A `NetError` has this shape; a client without HTTP rejects with its own object or
 * error, or with a {@link CartError}, whose message is shown as it is. Anything else counts as a fault of the client:
 * it is reported, the shopper reads a general sentence, and the cart is read again. An error of any shape with
 * `isUnsent: true` says that the change was never sent; the sentence for it is never 'not confirmed'.
 *
 * @example
 * throw Object.assign(new Error('409'), { code: 'rejected', serverMessage: 'Only 2 left.' });
 */
export interface CartFailure extends Doubtful {
  /** `crumb`, `rate-limited` and `rejected` mean that the change was not made; any other, that it may have been. */
  readonly code: NetErrorCode;
  /** The server's sentence for the shopper; null shows the library's own. */
  readonly serverMessage: string | null;
}

/** Shown whatever the server says. */
const sentences = {
  'rate-limited': 'tryAgainSoon',
  offline: 'checkConnection',
  unreachable: 'shopUnreachable',
  refused: 'shopUnreachable',
  timeout: 'checkConnection',
} as const;

/** Shown when the server sends no sentence. */
const fallbacks = {
  add: 'unknownError',
  quantity: 'unableToUpdateQuantity',
  remove: 'unableToRemoveItem',
  form: 'unableToUpdateForm',
  coupon: 'unableToUpdateCoupons',
  shipping: 'unableToUpdateShipping',
} as const;

const refusals: readonly CartErrorCode[] = [
  'crumb',
  'rate-limited',
  'rejected',
  'refused',
  'invalid-quantity',
];

/** Maps a failure to the sentence of storefront §8. Returns a CartError as it is. */
export function toCartError(
  error: unknown,
  kind: CartCallKind,
  cookiesEnabled: () => boolean = areCookiesEnabled,
): CartError {
  if (error instanceof CartError) return error;
  const { code, serverMessage } = isCartFailure(error)
    ? error
    : { code: 'unknown' as const, serverMessage: null };

  const sentence = (): string => {
    if (code === 'crumb') return cartStrings(cookiesEnabled() ? 'sessionExpired' : 'enableCookies');
    if (Object.hasOwn(sentences, code))
      return cartStrings(sentences[code as keyof typeof sentences]);
    return serverMessage || cartStrings(fallbacks[kind]);
  };
  return new CartError(code, sentence(), { cause: error });
}

/**
 * Maps the failure of a change, as {@link toCartError} does. The error of one that may have been made says "not confirmed", with
 * the sentence of storefront §8 where that only names the reason.
 */
export function toChangeError(error: unknown, kind: CartCallKind): CartError {
  const failure = toCartError(error, kind);
  if (failure === error || !mayBeMade(error)) return failure;
  const isReason =
    failure.code === 'crumb' ||
    Object.hasOwn(sentences, failure.code) ||
    (isCartFailure(error) && error.serverMessage);
  const told = isReason
    ? failure
    : new CartError(failure.code, cartStrings('notConfirmed'), { cause: error });
  told.isUnconfirmed = true;
  return told;
}

/** A fault of the client may come at any time. */
function mayBeMade(error: unknown): boolean {
  if (isCartFailure(error)) return isInDoubt(error);
  return !isRecord(error) || error['isUnsent'] !== true;
}

/** Whether the server certainly did not execute the call; after any other failure it may have. */
export function isRefusal({ code, cause }: CartError): boolean {
  return refusals.includes(code) && !(isCartFailure(cause) && cause.isRepeat);
}

/** Whether to report it to developers: the cause is neither the shopper, the network nor a refusal of the server. */
export function isFault(error: unknown): boolean {
  if (error instanceof CartError) return error.code === 'unknown';
  return !isCartFailure(error) || error.code === 'unexpected-answer';
}

function isCartFailure(error: unknown): error is CartFailure {
  return isRecord(error) && typeof error['code'] === 'string' && 'serverMessage' in error;
}
