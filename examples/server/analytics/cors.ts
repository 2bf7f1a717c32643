import { cors } from 'hono/cors';
import type { Call } from '../http/index.js';

/** The pipeline's calls take events of any page: they know nobody and read no cookie. */
export function isOpenToAll(c: Call): boolean {
  return c.req.path.startsWith('/api/v1/clanker/');
}

/** Headers for every origin, without credentials. */
export const openCors = cors({
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['Content-Type'],
  exposeHeaders: ['Retry-After'],
  maxAge: 86_400,
});
