import { cartStrings } from '../i18n/strings/cart.js';
import { signInStrings } from '../i18n/strings/sign-in.js';
import { isInDoubt, NetError, VitrineError, type NetErrorCode } from '../net/index.js';

/** `wrong-sign-in`: nobody has this address and this password. `elsewhere`: the API is not of the page's own origin. */
export type MemberErrorCode =
  NetErrorCode | 'email-missing' | 'password-missing' | 'wrong-sign-in' | 'elsewhere' | 'unknown';

/** A call of the session that failed. `message` is the sentence to show; `cause` is the original error. */
export class MemberError extends VitrineError {
  declare readonly code: MemberErrorCode;
}

/** Shown when the server sends no sentence. */
const sentences: Readonly<Partial<Record<MemberErrorCode, () => string>>> = {
  offline: () => cartStrings('checkConnection'),
  unreachable: () => cartStrings('checkConnection'),
  timeout: () => cartStrings('checkConnection'),
  'rate-limited': () => cartStrings('tryAgainSoon'),
  crumb: () => cartStrings('sessionExpired'),
  'wrong-sign-in': () => signInStrings('wrong'),
};

/** The error to show. Returns a MemberError as it is. */
export function toMemberError(error: unknown): MemberError {
  if (error instanceof MemberError) return error;
  const known = error instanceof NetError ? error : null;
  const code = known?.status === 401 ? 'wrong-sign-in' : (known?.code ?? 'unknown');
  const own = () =>
    known && isInDoubt(known) ? signInStrings('notConfirmed') : cartStrings('unknownError');
  const message = known?.serverMessage || (sentences[code] ?? own)();
  return new MemberError(code, message, { cause: error });
}

/** The part that is missing before anything is sent; null if nothing is. */
export function missingPart(email: string, password: string): MemberError | null {
  if (email.trim() === '') {
    return new MemberError('email-missing', signInStrings('emailMissing'));
  }
  return password === ''
    ? new MemberError('password-missing', signInStrings('passwordMissing'))
    : null;
}
