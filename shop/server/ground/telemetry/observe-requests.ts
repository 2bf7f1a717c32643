import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Problem, type Call, type Environment } from '../http/index.js';
import type { Logger } from './logger.js';
import type { Metrics } from './metrics.js';
import { runInScope } from './request-scope.js';
import type { Tracer } from './tracer.js';

const requestIdHeader = 'X-Request-Id';
/** Too long or odd ones are replaced: they go into logs. */
const wellFormedId = /^[\w.=-]{8,128}$/;
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface RequestObservers {
  readonly logger: Pick<Logger, 'info'>;
  readonly metrics: Pick<Metrics, 'request'> | null;
  readonly tracer: Tracer;
}

export interface RequestOptions {
  /** Whether a proxy in front is trusted to name requests. */
  readonly trustProxy: boolean;
  /** The caller's address for the log; null leaves it out. */
  readonly addressOf: ((c: Call) => string) | null;
}

/**
 * Gives each request an id, which its response and its lines in the log carry, and logs, counts and traces it once its
 * response has been sent. A request is named by its route's pattern: an address may contain secrets.
 */
export function observeRequests(
  { logger, metrics, tracer }: RequestObservers,
  { trustProxy, addressOf }: RequestOptions,
): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const started = performance.now();
    const given = trustProxy ? c.req.header(requestIdHeader) : undefined;
    const id = given !== undefined && wellFormedId.test(given) ? given : randomUUID();
    const span = tracer.request(c.req.header('traceparent'));
    const scope = { id, span, statements: 0 };
    const sent = countSentBytes(c);
    c.header(requestIdHeader, id);
    await runInScope(scope, next);
    if (!c.res.headers.has(requestIdHeader)) c.res.headers.set(requestIdHeader, id);

    const { status } = c.res;
    const method = knownMethods.has(c.req.method) ? c.req.method : 'OTHER';
    const route = routePath(c) || 'none';
    const address = addressOf?.(c);
    const problem = problemOf(c, status);
    sent.whenDone((bytes) => {
      const ms = performance.now() - started;
      metrics?.request({ method, route, status, ms, problem });
      span.end({
        name: `${method} ${route}`,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        },
        isFailed: status >= 500,
      });
      logger.info(
        {
          ...{ id, method, route, status, ms: Math.round(ms * 10) / 10, bytes },
          ...{ statements: scope.statements },
          ...(problem !== null && { problem }),
          ...(address !== undefined && { address }),
        },
        'request',
      );
    });
  };
}

/** The code of the problem that a call ended with; `server` for a fault, `malformed-body` for a refusal of the framework. */
function problemOf({ error }: Call, status: number): string | null {
  if (error instanceof Problem) return error.code;
  if (status >= 500) return 'server';
  return error === undefined ? null : 'malformed-body';
}

/**
 * Calls back once the response has been sent or its connection has closed, with the bytes that went out, headers
 * included. Without Node's response, in a test, at once and with null.
 */
function countSentBytes({ env }: Call) {
  // Kept from the start: a closed response has no socket.
  const outgoing = env?.outgoing;
  const socket = env?.incoming?.socket;
  const before = socket?.bytesWritten ?? 0;
  return {
    whenDone(done: (bytes: number | null) => void): void {
      if (outgoing === undefined || socket === undefined) return done(null);
      outgoing.once('close', () => done(socket.bytesWritten - before));
    },
  };
}
