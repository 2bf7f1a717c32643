import { cartStrings } from '../../i18n/index.js';
import { areCookiesEnabled, NetError, VitrineError, type NetErrorCode } from '../../net/index.js';

/** What was attempted: the fallback sentence differs. */
export type CartCallKind = 'add' | 'quantity' | 'remove' | 'form' | 'coupon' | 'shipping';

export type CartErrorCode = NetErrorCode | 'invalid-quantity' | 'unknown';

/** A cart call that did not succeed. `message` is the sentence to show (storefront §8); `cause` says the rest. */
export class CartError extends VitrineError {
  declare readonly code: CartErrorCode;
}

/** Sentences that hold whatever the server says. */
const sentences = {
  'rate-limited': 'tryAgainSoon',
  offline: 'checkConnection',
  timeout: 'checkConnection',
} as const;

/** Said when the server gives no sentence of its own. */
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
  'invalid-quantity',
];

/** Words a failure as storefront §8 does. A CartError is returned as it is. */
export function toCartError(
  error: unknown,
  kind: CartCallKind,
  cookiesEnabled: () => boolean = areCookiesEnabled,
): CartError {
  if (error instanceof CartError) return error;
  const { code, serverMessage } =
    error instanceof NetError ? error : { code: 'unknown' as const, serverMessage: null };

  const sentence = (): string => {
    if (code === 'crumb') return cartStrings(cookiesEnabled() ? 'sessionExpired' : 'enableCookies');
    if (code in sentences) return cartStrings(sentences[code as keyof typeof sentences]);
    return serverMessage || cartStrings(fallbacks[kind]);
  };
  return new CartError(code, sentence(), { cause: error });
}

/** Whether the server surely did not carry out the call; after any other failure it may have. */
export function isRefusal({ code, cause }: CartError): boolean {
  return refusals.includes(code) && !(cause instanceof NetError && cause.isRepeat);
}

/** Whether a developer must hear of it: neither the shopper, the network nor the server's word is the cause. */
export function isFault(error: unknown): boolean {
  return !(error instanceof NetError) || error.code === 'unexpected-answer';
}
