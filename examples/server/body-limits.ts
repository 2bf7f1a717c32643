import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem, type Call, type Environment } from './http/index.js';

interface BodyLimit {
  readonly accepts: (c: Call) => boolean;
  /** In bytes. */
  readonly maxSize: number;
  /** What answers a body that is larger; a problem by itself. */
  readonly refuse?: (c: Call) => Response;
}

const isMultipart = (c: Call) =>
  (c.req.header('Content-Type') ?? '').startsWith('multipart/form-data');

/** The first that accepts a call counts; other bodies have the usual limit. */
const limits: readonly BodyLimit[] = [
  // A file that is uploaded by itself.
  { accepts: (c) => /^\/api\/forms\/[^/]+\/files$/.test(c.req.path), maxSize: 11_000_000 },
  // A form that is posted with its files.
  { accepts: (c) => /^\/forms\/[^/]+$/.test(c.req.path) && isMultipart(c), maxSize: 25_000_000 },
  // A product with its pictures, or the file of an import.
  { accepts: (c) => /^\/owner\/products(\/|$)/.test(c.req.path), maxSize: 40_000_000 },
  // The file of a font.
  {
    accepts: (c) => c.req.path === '/owner/fonts/files',
    maxSize: 3_000_000,
    refuse: (c) => c.redirect('/owner/fonts?problem=body-too-large', 303),
  },
  // The photos of a review. A page says it: whoever chose the photos can choose smaller ones.
  {
    accepts: (c) => /^\/shop\/[^/]+\/review$/.test(c.req.path),
    maxSize: 20 * 1024 * 1024,
    refuse: (c) => c.redirect(`${c.req.path}?problem=body-too-large`, 303),
  },
];
const usual: BodyLimit = { accepts: () => true, maxSize: 64 * 1024 };

function refuseBody(): never {
  throw new Problem('body-too-large');
}

/** Holds the body of each call to its limit. */
export function limitBodies(): MiddlewareHandler<Environment> {
  const prepare = ({ accepts, maxSize, refuse = refuseBody }: BodyLimit) => ({
    accepts,
    maxSize,
    limit: bodyLimit({ maxSize, onError: refuse }),
  });
  const all = limits.map(prepare);
  const others = prepare(usual);
  return (c, next) => {
    const { maxSize, limit } = all.find(({ accepts }) => accepts(c)) ?? others;
    // Node itself holds a body to its length, so that a short one is read without a stream.
    const length = c.req.header('Content-Length');
    const isShort = length !== undefined && Number(length) <= maxSize;
    return isShort && c.req.header('Transfer-Encoding') === undefined ? next() : limit(c, next);
  };
}
