import { cors } from 'hono/cors';
import type { Call } from '../../ground/http/index.js';

/** Calls of the pipeline accept events of any page: they read no cookie and identify nobody. */
export function isOpenToAll(c: Call): boolean {
  return c.req.path.startsWith('/api/v1/clanker/');
}

/** CORS headers for every origin, without credentials. */
export const openCors = cors({
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['Content-Type'],
  exposeHeaders: ['Retry-After'],
  maxAge: 86_400,
});
