/** Every error of the library: `code` is for programs, `message` for people. */
export class VitrineError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/**
 * Why a call failed. `crumb`: the CSRF check refused it; `gone`: 410; `rejected`: another 4xx;
 * `server`: 5xx; `unexpected-answer`: a success whose body is not what was agreed.
 */
export type NetErrorCode =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'crumb'
  | 'rate-limited'
  | 'not-found'
  | 'gone'
  | 'rejected'
  | 'server'
  | 'unexpected-answer';

export interface NetErrorDetails {
  /** Null when no answer came. */
  status?: number | null;
  /** The parsed answer, when it was JSON. */
  body?: unknown;
  /** The answer's `error` field: a sentence that may be shown. */
  serverMessage?: string | null;
  /** How long the server asked to wait, in milliseconds. */
  retryAfter?: number | null;
  cause?: unknown;
}

/** A call that did not succeed. `message` is for developers; show `serverMessage` or a text of your own. */
export class NetError extends VitrineError {
  declare readonly code: NetErrorCode;
  readonly status: number | null;
  readonly body: unknown;
  readonly serverMessage: string | null;
  readonly retryAfter: number | null;
  /** An earlier try of the call got no answer, and may have been carried out, whatever this one says. */
  isRepeat = false;

  constructor(code: NetErrorCode, message: string, details: NetErrorDetails = {}) {
    super(code, message, { cause: details.cause });
    this.status = details.status ?? null;
    this.body = details.body ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}
