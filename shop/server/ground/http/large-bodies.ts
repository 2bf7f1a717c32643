import type { Call } from './environment.js';
import { Problem } from './problem.js';

/** The known facts of a body before it is read. */
export interface SentBody {
  readonly path: string;
  readonly type: string;
}

/** A body that is larger than what a person types, such as one with files. */
export interface LargeBody {
  readonly accepts: (sent: SentBody) => boolean;
  /** In bytes. */
  readonly maxSize: number;
  /**
   * The proof of its sender: a call has its proof in headers, a form has its crumb in the body and a cookie before it,
   * and an owner has a session.
   */
  readonly from: 'call' | 'form' | 'owner';
  /** Answers a body that is larger; a problem by default. */
  readonly refuse?: (c: Call) => Response;
}

/** In bytes: enough for all that a person types. */
export const usualSize = 64 * 1024;

/** The rule for the large bodies that an address takes; null for one with the usual limit. */
export function findLargeBody(bodies: readonly LargeBody[], sent: SentBody): LargeBody | null {
  return bodies.find(({ accepts }) => accepts(sent)) ?? null;
}

/** The length that Node holds a body to; null for one that does not say it. */
export function lengthOf({ req }: Call): number | null {
  const length = req.header('Content-Length');
  return length === undefined || req.header('Transfer-Encoding') !== undefined
    ? null
    : Number(length);
}

/** Answers a body that is too large. @throws Problem `body-too-large` where no page says it. */
export function refuseBody(c: Call, body: LargeBody | null): Response {
  if (body?.refuse === undefined) throw new Problem('body-too-large');
  return body.refuse(c);
}
