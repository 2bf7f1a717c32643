import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import {
  cartTokenHeader,
  crumbHeader,
  idempotencyHeader,
  intentOrderHeader,
} from 'vitrine/core/net';
import { isOpenToAll, openCors } from './domains/analytics/cors.js';
import { runInWords } from './ground/shop-words/index.js';
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
} from './ground/http/index.js';
import type { Ground } from './ground/domain.js';
import { isConfirmedForm } from './open-domains.js';
import type { Bodies } from './take-bodies.js';
import type { Telemetry } from './ground/telemetry/index.js';

const isApiCall = (c: Call) => c.req.path.startsWith('/api/');

interface AppContext extends Ground {
  readonly bodies: Bodies;
  /** For how many seconds browsers come back over TLS alone. */
  readonly hsts: number;
  /** The first middleware: ids, log, counts and traces of requests. */
  readonly observeRequests: ReturnType<Telemetry['requests']>;
}

/** The app of all calls: the middleware of every request, then the calls that `addRoutes` adds. */
export function createApp(
  context: AppContext,
  addRoutes: (app: OpenAPIHono<Environment>) => void,
): OpenAPIHono<Environment> {
  const app = new OpenAPIHono<Environment>({
    defaultHook(result) {
      if (!result.success) throw toInvalidRequest(result.error);
    },
  });
  app.onError(createErrorHandler(context.visitors, context.reporter));
  app.use((_, next) => runInCurrency(context.currency, next));
  app.use((_, next) => runInWords(context.words, next));
  app.use(context.observeRequests);
  context.telemetry.addRoutes(app);

  const { bodies, callers, hsts } = context;
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
  app.use(bodies.limit);
  // Pages admit theirs where they are counted and a refusal is a page.
  app.use('/api/*', bodies.admit);

  addRoutes(app);
  app.all('/api/*', () => {
    throw new Problem('not-found');
  });
  return app;
}
