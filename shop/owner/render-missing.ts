import type { PageCall } from '../pages/page-call.js';
import { missingView } from './views/page.js';
import type { OwnerContext } from './owner-context.js';

/** Of the page in place of another. */
export const refusedTemplate = 'owner-refused';

/** Answers a request for something that is not there, or not any more. */
export function renderMissing(
  { services, render }: Pick<OwnerContext, 'render' | 'services'>,
  c: PageCall,
) {
  const view = missingView(services.crumbs.issue(c), c.req.path);
  return render(c, refusedTemplate, view, { status: 404, cache: 'no-store' });
}
