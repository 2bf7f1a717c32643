import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Reporter } from 'vitrine/core/runtime';
import { varyByLanguage } from './caller-locale.js';
import type { Environment } from './environment.js';
import { Problem, type ProblemCode } from './problem.js';
import type { Visitors } from './visitors.js';

/** Problem codes for errors of the framework; every other error is a fault of the server. */
const frameworkProblems: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed-body',
  415: 'unsupported-media-type',
};

/** Names a call in reports by its route, because an address may contain a secret: `GET /order-confirmed/:orderId`. */
export function placeOf(c: Context): string {
  return `${c.req.method} ${routePath(c)}`;
}

/** In milliseconds: most restarts and failovers take some seconds. */
const retryAfter = 2000;

/** Whether the same request can succeed later, as errors of the database and of the broker say of themselves. */
function isTemporary(error: unknown): boolean {
  return error instanceof Error && 'isTemporary' in error && error.isTemporary === true;
}

/**
 * Converts a thrown error to a problem. A database or a broker that fails is reported and becomes `unavailable`, any
 * other fault of the server `server`.
 */
export function toProblem(error: unknown, reporter: Reporter, where: string): Problem {
  if (error instanceof Problem) return error;
  if (isTemporary(error)) {
    reporter.report(error, { where });
    return new Problem('unavailable', { retryAfter });
  }
  const code = error instanceof HTTPException ? frameworkProblems[error.status] : undefined;
  if (code === undefined) reporter.report(error, { where });
  return new Problem(code ?? 'server');
}

/** Converts every thrown error to the server's error body. */
export function createErrorHandler(
  visitors: Visitors,
  reporter: Reporter,
): ErrorHandler<Environment> {
  return (error, c) => {
    const problem = toProblem(error, reporter, placeOf(c));
    const { code, message, status, details } = problem;
    if (status === 410) visitors.forgetCart(c);
    if (details.retryAfter !== undefined) {
      c.header('Retry-After', String(Math.max(1, Math.ceil(details.retryAfter / 1000))));
    }
    c.header('Cache-Control', 'no-store');
    varyByLanguage(c);
    return c.json(
      {
        error: message,
        code,
        ...(code === 'crumb' && { crumbFail: true }),
        ...(details.errors && { errors: details.errors }),
      },
      status,
    );
  };
}
