import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '../http/index.js';
import type { Metrics } from './metrics.js';

/** Adds `GET /metrics`, which answers only to `Authorization: Bearer {token}`. */
export function addMetricsRoute(
  app: OpenAPIHono<Environment>,
  metrics: Pick<Metrics, 'read'>,
  token: string,
): void {
  // Digests are of equal length, so that the comparison takes equally long for every guess.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(`Bearer ${token}`);

  app.get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!timingSafeEqual(digest(c.req.header('Authorization') ?? ''), wanted)) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.text('Send the METRICS_TOKEN of the server as a bearer token.\n', 401);
    }
    const { text, type } = await metrics.read();
    return c.body(text, 200, { 'Content-Type': type });
  });
}
