import { grantOf, isAllowed, refusalWords, seeOther } from '../server/index.js';
import type { Hono } from 'hono';
import type { PageVariables } from '../pages/security-headers.js';
import { invitationPath } from './views/people.js';
import { refusedView, withRoles } from './views/page.js';
import { lessonPages } from './lesson-pages.js';
import { addOpenPages, ownPath, signInPath } from './open-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { pageRoutes } from './page-routes.js';
import { renderMissing } from './render-missing.js';

/** The owner's pages. They work without script and are not cached. */
export function addOwnerPages(app: Hono<PageVariables>, given: OwnerParts): void {
  const parts = forRoles(given);
  const { owners, crumbs } = parts.services;

  for (const path of ['/owner', '/owner/*']) {
    app.use(path, async (c, next) => {
      if (c.req.path === signInPath || c.req.path === invitationPath) return next();
      const session = await owners.session(c);
      if (session !== null) {
        // What the table does not contain is for administrators alone.
        const grant = grantOf(c.req.method, c.req.path) ?? { area: 'people', access: 'change' };
        if (isAllowed(session.roles, grant)) return next();
        const view = refusedView(crumbs.issue(c), refusalWords(grant));
        return parts.render(c, 'owner-refused', view, { status: 403, cache: 'no-store' });
      }
      const isPage = c.req.method === 'GET' && ownPath.test(c.req.path) && c.req.path !== '/owner';
      const from = isPage ? `?${new URLSearchParams({ from: c.req.path })}` : '';
      return c.redirect(signInPath + from, seeOther);
    });
  }

  addOpenPages(app, parts);
  const hasLessons = parts.groups.includes('lessons');
  for (const route of pageRoutes) {
    if (lessonPages.includes(route) && !hasLessons) continue;
    app.on(route.method, route.path, (c) => route.answer(parts, c));
  }

  // For all methods, as the middleware is: the table of roles has the routes of a page.
  app.all('/owner/*', (c) => renderMissing(parts, c));
}

/** Pages show each account what its roles may do. */
function forRoles(parts: OwnerParts): OwnerParts {
  const { owners } = parts.services;
  return {
    ...parts,
    async render(c, name, view, options) {
      const session = await owners.session(c);
      const shown = session === null ? view : withRoles(view, c.req.path, session.roles);
      return parts.render(c, name, shown, options);
    },
  };
}
