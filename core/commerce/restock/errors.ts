import { isRecord } from '../../base/index.js';
import { cartStrings, restockStrings } from '../../i18n/index.js';
import { isInDoubt, NetError, VitrineError, type NetErrorCode } from '../../net/index.js';

/** The `code` of a refusal by the server (docs/server/CONTRACT.md), or of a network failure. */
const refusals = [
  'email-blank',
  'email-invalid',
  'captcha',
  'item-not-found',
  'in-stock',
  'owner-only',
] as const;

export type RestockErrorCode = NetErrorCode | (typeof refusals)[number] | 'unknown';

/** A restock call that failed. `message` is the sentence to show; `cause` is the original error. */
export class RestockError extends VitrineError {
  declare readonly code: RestockErrorCode;
}

/** Shown when the server sends no sentence. */
const sentences = {
  offline: 'checkConnection',
  timeout: 'checkConnection',
  'rate-limited': 'tryAgainSoon',
  crumb: 'sessionExpired',
} as const;

/**
 * "Failure shows the server's error message field" (storefront §8). Returns a RestockError as it is.
 *
 * @param isSignUp Whether it is a signup that failed: the error of one that may have been stored says "not confirmed".
 */
export function toRestockError(error: unknown, isSignUp = false): RestockError {
  if (error instanceof RestockError) return error;
  const known = error instanceof NetError ? error : null;
  const code = known ? (readRefusal(known) ?? known.code) : 'unknown';
  const own = code in sentences ? sentences[code as keyof typeof sentences] : 'unknownError';
  const isOpen = isSignUp && own === 'unknownError' && known !== null && isInDoubt(known);
  const message =
    known?.serverMessage || (isOpen ? restockStrings('notConfirmed') : cartStrings(own));
  return new RestockError(code, message, { cause: error });
}

function readRefusal({ body }: NetError): RestockErrorCode | undefined {
  const stated = isRecord(body) ? body['code'] : null;
  return refusals.find((code) => code === stated);
}
