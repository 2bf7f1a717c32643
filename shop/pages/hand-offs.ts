import { seeOther } from '../server/index.js';
import type { MiddlewareHandler } from 'hono';
import type { PageVariables } from './page-call.js';
import type { StorefrontServices } from './services.js';

// Trackers of pages redact what a parameter of this name holds (core/redaction).
const parameter = 'cartCode';

/**
 * Takes the code of a cart from another origin out of the address, before a page, a log or a referrer contains it. A code
 * that no longer works leads to the same page, which says so.
 */
export function acceptHandOffs({
  handOffs,
}: Pick<StorefrontServices, 'handOffs'>): MiddlewareHandler<PageVariables> {
  return async (c, next) => {
    const code = c.req.query(parameter);
    if (code === undefined || c.req.method !== 'GET') return next();
    const { searchParams } = new URL(c.req.url);
    searchParams.delete(parameter);
    if (!(await handOffs.accept(c, code))) searchParams.set('problem', 'hand-off');
    const rest = searchParams.size > 0 ? `?${searchParams}` : '';
    c.header('Cache-Control', 'no-store');
    return c.redirect(c.req.path + rest, seeOther);
  };
}
