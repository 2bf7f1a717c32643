import { asUnsent, NetError, VitrineError } from '../../core/net/index.js';

/** The shop system refused a change and changed nothing; `sentence` is for the shopper. */
export function refusal(sentence: string | null): NetError {
  return new NetError('rejected', sentence ?? 'The shop refused the change.', {
    status: 409,
    serverMessage: sentence,
  });
}

/**
 * The shop system did a part of a change, or another one than asked for. The code is none of a refusal, so that the cart
 * is read again, and none of doubt, so that `sentence` stands alone.
 */
export function partialChange(sentence: string | null): NetError {
  return new NetError('gone', sentence ?? 'The shop made the change in part.', {
    status: 409,
    serverMessage: sentence,
  });
}

/** A line, item or cart that there is not, or not any more. */
export function missing(what: string): NetError {
  return new NetError('not-found', `${what} was not found.`, { status: 404 });
}

export type ConnectorErrorCode = 'bad-option' | 'unreadable-product' | 'lacking';

/** A connector is used in a way that cannot work. The message says what to change. */
export class ConnectorError extends VitrineError {
  declare readonly code: ConnectorErrorCode;
  /** It is found before anything is sent. */
  readonly isUnsent = true;
}

/**
 * Waits for what comes before a change is sent: its failure leaves no doubt whether the change was made, however often it
 * was tried.
 */
export async function ahead<T>(call: T | Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw asUnsent(error);
  }
}
