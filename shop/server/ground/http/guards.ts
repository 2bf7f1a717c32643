import type { MiddlewareHandler } from 'hono';
import { isSafeMethod, type Callers } from './callers.js';
import type { Call, Environment } from './environment.js';
import { Problem } from './problem.js';

export interface ChangeGuard {
  readonly callers: Pick<Callers, 'origin'>;
  /** The calls that pages of listed origins may make. */
  readonly isForListed: (c: Call) => boolean;
  /** The calls that answer everybody, because they know nobody or refuse foreign pages in their own way. */
  readonly isForAll: (c: Call) => boolean;
}

/**
 * Refuses what a page of another site or of a neighbouring host sends with a method that may change something. It is
 * meant for the whole app, so that a new route is guarded without a word of its own.
 * @throws Problem `origin-refused`.
 */
export function guardChanges(guard: ChangeGuard): MiddlewareHandler<Environment> {
  const { callers, isForListed, isForAll } = guard;
  return async (c, next) => {
    if (isSafeMethod(c.req.method) || isForAll(c)) return next();
    const origin = callers.origin(c);
    if (origin === 'refused' || (origin === 'listed' && !isForListed(c))) {
      throw new Problem('origin-refused');
    }
    return next();
  };
}
