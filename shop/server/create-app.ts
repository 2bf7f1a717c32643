import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import {
  cartTokenHeader,
  crumbHeader,
  idempotencyHeader,
  intentOrderHeader,
} from '../../core/net/index.js';
import type { AdmitBody } from './admit-bodies.js';
import { isOpenToAll, openCors } from './domains/analytics/cors.js';
import { limitBodies } from './body-limits.js';
import { domains } from './domains.js';
import {
  answerHeaders,
  createErrorHandler,
  guardChanges,
  Problem,
  runInCurrency,
  toInvalidRequest,
  withCallerLocale,
  type Call,
  type Environment,
} from './http/index.js';
import { isConfirmedForm } from './routing/index.js';
import type { ServerContext } from './server-context.js';

const isApiCall = (c: Call) => c.req.path.startsWith('/api/');

export function createApp(context: ServerContext, admit: AdmitBody): OpenAPIHono<Environment> {
  const app = new OpenAPIHono<Environment>({
    defaultHook(result) {
      if (!result.success) throw toInvalidRequest(result.error);
    },
  });
  app.onError(createErrorHandler(context.visitors, context.reporter));
  app.use((_, next) => runInCurrency(context.currency, next));
  app.use(context.observeRequests);
  context.telemetry.addRoutes(app);

  const { callers, hsts } = context;
  // On every path, because pages are mounted beside the calls.
  app.use(answerHeaders({ callers, hsts }));
  app.use('/api/*', withCallerLocale());
  app.use(async (c, next) => {
    await next();
    context.crumbs.followSession(c);
  });
  const isForAll = (c: Call) => isOpenToAll(c) || isConfirmedForm(c);
  app.use(guardChanges({ callers, isForListed: isApiCall, isForAll }));
  app.use('/api/*', async (c, next) => {
    // A page of an unlisted origin may not read either.
    if (callers.origin(c) === 'refused' && !isForAll(c)) throw new Problem('origin-refused');
    await next();
  });
  const listedCors = cors({
    origin: (origin, c) => (callers.origin(c) === 'listed' ? origin : null),
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
  app.use('/api/*', (c, next) => {
    if (isOpenToAll(c)) return openCors(c, next);
    // Touching the response this early makes the framework copy it later, which own pages need not pay for.
    const isOwnCall = c.req.method !== 'OPTIONS' && context.callers.origin(c) === 'own';
    return isOwnCall ? next() : listedCors(c, next);
  });
  // On every path, because pages mounted beside the calls receive forms too.
  app.use(limitBodies());
  // Pages admit theirs where they are counted and a refusal is a page.
  app.use('/api/*', admit);

  for (const addRoutes of domains) addRoutes(app, context);
  app.all('/api/*', () => {
    throw new Problem('not-found');
  });
  return app;
}
