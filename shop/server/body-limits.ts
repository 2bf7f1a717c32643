import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { boundaryOf, Problem, type Call, type Environment } from './http/index.js';

interface Sent {
  readonly path: string;
  readonly type: string;
}

export interface LargeBody {
  readonly accepts: (sent: Sent) => boolean;
  /** In bytes. */
  readonly maxSize: number;
  /**
   * What admits its sender: a call has its proof in headers, a form has its crumb in the body and a cookie before it, and
   * an owner has a session.
   */
  readonly from: 'call' | 'form' | 'owner';
  /** What answers a body that is larger; a problem by itself. */
  readonly refuse?: (c: Call) => Response;
}

const isMultipart = ({ type }: Sent) => boundaryOf(type) !== null;

/** The first that accepts a call counts; other bodies have the usual limit. `admitBodies` admits each. */
const largeBodies: readonly LargeBody[] = [
  // A file that is uploaded by itself.
  {
    accepts: ({ path }) => /^\/api\/forms\/[^/]+\/files$/.test(path),
    maxSize: 11_000_000,
    from: 'call',
  },
  // A form that is posted with its files.
  {
    accepts: (sent) => /^\/forms\/[^/]+$/.test(sent.path) && isMultipart(sent),
    maxSize: 25_000_000,
    from: 'form',
  },
  // A product with its pictures, or the file of an import.
  {
    accepts: ({ path }) => /^\/owner\/products(\/|$)/.test(path),
    maxSize: 40_000_000,
    from: 'owner',
  },
  // The file of a font.
  {
    accepts: ({ path }) => path === '/owner/fonts/files',
    maxSize: 3_000_000,
    from: 'owner',
    refuse: (c) => c.redirect('/owner/fonts?problem=body-too-large', 303),
  },
  // The photos of a review. A page says it: whoever chose the photos can choose smaller ones.
  {
    accepts: (sent) => /^\/shop\/[^/]+\/review$/.test(sent.path) && isMultipart(sent),
    maxSize: 20 * 1024 * 1024,
    from: 'form',
    refuse: (c) => c.redirect(`${c.req.path}?problem=body-too-large`, 303),
  },
];

/** In bytes: the largest body that only the owner may send. */
export const largestOfOwner = Math.max(
  ...largeBodies.filter(({ from }) => from === 'owner').map(({ maxSize }) => maxSize),
);

/** In bytes: enough for all that a person types. */
export const usualSize = 64 * 1024;

/** What is said of the large bodies that an address takes; null for one with the usual limit. */
export function findLargeBody(sent: Sent): LargeBody | null {
  return largeBodies.find(({ accepts }) => accepts(sent)) ?? null;
}

export const largeBodyOf = ({ req }: Call): LargeBody | null =>
  findLargeBody({ path: req.path, type: req.header('Content-Type') ?? '' });

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

/** Holds the body of each call to its limit. A large one that does not say its length is held where it is admitted. */
export function limitBodies(): MiddlewareHandler<Environment> {
  const limitUsual = bodyLimit({ maxSize: usualSize, onError: (c) => refuseBody(c, null) });
  return async (c, next) => {
    const body = largeBodyOf(c);
    const length = lengthOf(c);
    if (length === null) return body === null ? limitUsual(c, next) : next();
    return length > (body?.maxSize ?? usualSize) ? refuseBody(c, body) : next();
  };
}
