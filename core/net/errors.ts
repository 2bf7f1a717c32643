/** Base of all errors of the library. `code` is for programs, `message` for developers. */
export class VitrineError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/**
 * Why a request failed. `refused`: the browser lets this page not call the server; `unreachable`: the server is away,
 * although the network is not; `crumb`: the CSRF check refused it; `gone`: 410; `rejected`: another 4xx; `server`: 5xx;
 * `unexpected-answer`: a success whose body does not match the schema, or a 4xx that is not the server's own. {@link
 * isInDoubt} tells which of them the server may have executed nevertheless.
 */
export type NetErrorCode =
  | 'offline'
  | 'unreachable'
  | 'refused'
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
  /** Null when there was no response. */
  status?: number | null;
  /** The parsed response body, if it was JSON. */
  body?: unknown;
  /** The `error` field of the response: a sentence that may be shown to shoppers. */
  serverMessage?: string | null;
  /** The server's `Retry-After`, in milliseconds. */
  retryAfter?: number | null;
  /** The requested path, from the origin's root. */
  path?: string | null;
  cause?: unknown;
}

/** A failed request. `message` is for developers; show `serverMessage` or a text of your own. */
export class NetError extends VitrineError {
  declare readonly code: NetErrorCode;
  readonly status: number | null;
  readonly body: unknown;
  readonly serverMessage: string | null;
  readonly retryAfter: number | null;
  /** Of a call that was answered: "a not-found error carries a path" (platform §8). From the origin's root. */
  readonly path: string | null;
  /** An earlier try of this request is in doubt. The server may have processed it, whatever this error says. */
  isRepeat = false;
  /** The change failed before it was sent: the browser was offline, or a call that comes first has failed. */
  isUnsent = false;

  constructor(code: NetErrorCode, message: string, details: NetErrorDetails = {}) {
    super(code, message, { cause: details.cause });
    this.status = details.status ?? null;
    this.body = details.body ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.path = details.path ?? null;
  }
}
