import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import {
  cartTokenHeader,
  crumbHeader,
  idempotencyHeader,
  intentOrderHeader,
} from '../../core/net/index.js';
import { isOpenToAll, openCors } from './analytics/cors.js';
import { domains } from './domains.js';
import {
  createErrorHandler,
  Problem,
  toInvalidRequest,
  withCallerLocale,
  type Environment,
} from './http/index.js';
import { isFormPost } from './routing/index.js';
import type { ServerContext } from './server-context.js';

const maxBodySize = 64 * 1024;

export function createApp(context: ServerContext): OpenAPIHono<Environment> {
  const app = new OpenAPIHono<Environment>({
    defaultHook(result) {
      if (!result.success) throw toInvalidRequest(result.error);
    },
  });
  app.onError(createErrorHandler(context.visitors, context.reporter));

  app.use('/api/*', withCallerLocale());
  app.use('/api/*', async (c, next) => {
    const isRefused = context.callers.origin(c) === 'refused' && !isFormPost(c) && !isOpenToAll(c);
    if (isRefused) throw new Problem('origin-refused');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  const listedCors = cors({
    origin: (origin, c) => (context.callers.origin(c) === 'listed' ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Content-Type',
      'X-Currency',
      cartTokenHeader,
      crumbHeader,
      idempotencyHeader,
      intentOrderHeader,
    ],
    exposeHeaders: [cartTokenHeader, 'Idempotency-Replayed', 'Retry-After'],
    maxAge: 600,
  });
  app.use('/api/*', (c, next) => (isOpenToAll(c) ? openCors : listedCors)(c, next));
  const limitBody = bodyLimit({
    maxSize: maxBodySize,
    onError() {
      throw new Problem('body-too-large');
    },
  });
  // On every path, because pages mounted beside the calls receive forms too.
  app.use(limitBody);

  for (const addRoutes of domains) addRoutes(app, context);
  app.all('/api/*', () => {
    throw new Problem('not-found');
  });
  return app;
}
