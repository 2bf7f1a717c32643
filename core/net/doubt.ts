import { isRecord } from '../base/index.js';

/** The known outcome of a failed change; a `NetError` and a `CartFailure` have this shape. */
export interface Doubtful {
  readonly code: string;
  readonly status?: number | null;
  readonly body?: unknown;
  readonly isRepeat?: boolean;
  /** The change failed before it was sent. */
  readonly isUnsent?: boolean;
}

const open = ['offline', 'unreachable', 'timeout', 'aborted', 'unexpected-answer'];

/**
 * Whether a failed change may have been made. The rule for every change of the library:
 *
 * | Response                                                                            | Made?   |
 * | ----------------------------------------------------------------------------------- | ------- |
 * | a success that the schema accepts                                                   | yes     |
 * | a 4xx with a JSON object; 404, 410, 429; a 500 with JSON; the change was never sent  | no      |
 * | none, or none in time; a cut body; HTML, an empty or another body; any other status | unknown |
 *
 * An earlier try that is unknown makes the whole call unknown, whatever the last try says. A change with an
 * `Idempotency-Key` is repeated under that key while it is unknown (`retryDelay`). Servers of this library's contract
 * execute a key once (docs/server/CONTRACT.md); a page whose server does not sets `configure({ idempotencyKeys: false
 * })`, and no POST is repeated. The error of a change that is still unknown says "not confirmed", never "not made"; the change
 * keeps its key for the next try of the shopper.
 */
export function isInDoubt({ code, status, body, isRepeat, isUnsent }: Doubtful): boolean {
  if (isRepeat) return true;
  if (isUnsent) return false;
  if (code === 'server') return status !== 500 || !body;
  return open.includes(code);
}

/** Whether the browser knows that it has no network: then nothing leaves it. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Marks the error of what comes before a change is sent: it leaves no doubt whether the change was made. */
export const asUnsent = (error: unknown): unknown =>
  isRecord(error) ? Object.assign(error, { isUnsent: true, isRepeat: false }) : error;

/** Runs what comes before a request is sent, and marks its error. */
export function beforeSending<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    throw asUnsent(error);
  }
}
