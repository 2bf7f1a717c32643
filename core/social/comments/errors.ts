import { isRecord } from '../../base/index.js';
import { cartStrings, commentFormStrings } from '../../i18n/index.js';
import { isInDoubt, NetError, VitrineError } from '../../net/index.js';
import type { CommentProblems } from './limits.js';

/**
 * A comment that was not taken. `message` is the sentence to show; `code` is the server's
 * (docs/server/CONTRACT.md), that of a NetError, or `unknown`.
 */
export class CommentError extends VitrineError {
  constructor(
    code: string,
    message: string,
    /** Sentences by field; empty where no field is wrong. */
    readonly problems: CommentProblems,
    cause?: unknown,
  ) {
    super(code, message, { cause });
  }
}

/** Shown when the server sends no sentence. */
const sentences = {
  offline: 'checkConnection',
  timeout: 'checkConnection',
  'rate-limited': 'tryAgainSoon',
  crumb: 'sessionExpired',
} as const;

export function toCommentError(error: unknown): CommentError {
  const known = error instanceof NetError ? error : null;
  const body = isRecord(known?.body) ? known.body : {};
  const stated = known?.code ?? 'unknown';
  const own = stated in sentences ? sentences[stated as keyof typeof sentences] : 'unknownError';
  const isOpen = known !== null && own === 'unknownError' && isInDoubt(known);
  const message =
    known?.serverMessage || (isOpen ? commentFormStrings('notConfirmed') : cartStrings(own));
  const code = typeof body['code'] === 'string' ? body['code'] : stated;
  const { author, text } = isRecord(body['errors']) ? body['errors'] : {};
  // Sentences by field come with this code alone; those of others are for developers.
  const problems =
    code === 'comment-invalid'
      ? {
          ...(typeof author === 'string' && { author }),
          ...(typeof text === 'string' && { text }),
        }
      : {};
  return new CommentError(code, message, problems, error);
}
