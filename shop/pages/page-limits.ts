import type { MiddlewareHandler } from 'hono';
import type { Problem } from '../server/index.js';
import type { PageCall, PageVariables } from './page-call.js';
import type { Render } from './rendering.js';
import type { StorefrontServices } from './services.js';
import { busyView } from './views/error-page.js';

/** Counts every page, and every form posted to one, before it costs another query. */
export function limitPages(
  limits: Pick<StorefrontServices['limits'], 'count'>,
): MiddlewareHandler<PageVariables> {
  return async (c, next) => {
    await limits.count(c, 'pages');
    await next();
  };
}

/** The page for somebody who was too fast, or came when too many files did; it asks no database. */
export function renderBusy(
  render: Render,
  c: PageCall,
  { code, details }: Problem,
): Response | Promise<Response> {
  c.header('Retry-After', String(Math.max(1, Math.ceil((details.retryAfter ?? 0) / 1000))));
  const status = code === 'rate-limited' ? 429 : 503;
  return render(c, 'error-page', busyView(), { status, cache: 'no-store' });
}
