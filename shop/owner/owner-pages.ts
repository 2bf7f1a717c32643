import { join } from 'node:path';
import {
  isAllowed,
  refusalWords,
  seeOther,
  type LargeBody,
  type OwnerSession,
} from '../server/index.js';
import type { Hono } from 'hono';
import type { FurtherPages } from '../pages/index.js';
import type { PageCall, PageVariables } from '../pages/page-call.js';
import { invitationPath } from './views/people.js';
import { refusedView, viewFor } from './views/page.js';
import { addOpenPages, openTemplates, ownPath, signInPath } from './open-pages.js';
import type { OwnerContext } from './owner-context.js';
import type { Grant, OwnerRoute } from './owner-route.js';
import { pageRoutes } from './page-list.js';
import { refusedTemplate, renderMissing } from './render-missing.js';

/** The areas in which anything can be changed at all. */
const changeableAreas = new Set(
  pageRoutes.filter(({ access }) => access === 'change').map(({ area }) => area),
);

/** The bodies of the forms that take files. */
export const ownerBodies: readonly LargeBody[] = pageRoutes.flatMap(({ path, largeBody }) => {
  if (largeBody === undefined) return [];
  const addresses = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return [{ ...largeBody, accepts: (sent) => addresses.test(sent.path), from: 'owner' }];
});

/** The owner's pages. They work without script and are not cached. */
export const createOwnerPages = (
  given: Pick<OwnerContext, 'services' | 'groups'>,
  folder: string,
): FurtherPages => ({
  templates: [
    ...Object.values(openTemplates),
    refusedTemplate,
    ...pageRoutes.flatMap(({ template = [] }) => template),
  ],
  templatesDir: join(folder, 'templates'),
  publicDir: join(folder, 'public'),
  largeBodies: ownerBodies,
  add: (app, render) => addOwnerPages(app, { ...given, render }),
});

function addOwnerPages(app: Hono<PageVariables>, given: Omit<OwnerContext, 'mayOpen'>): void {
  const context = { ...given, mayOpen: () => false };
  const { owners, crumbs } = context.services;

  for (const path of ['/owner', '/owner/*']) {
    app.use(path, async (c, next) => {
      const isOpen = c.req.path === signInPath || c.req.path === invitationPath;
      if (isOpen || (await owners.isOwner(c))) return next();
      const isPage = c.req.method === 'GET' && ownPath.test(c.req.path) && c.req.path !== '/owner';
      const from = isPage ? `?${new URLSearchParams({ from: c.req.path })}` : '';
      return c.redirect(signInPath + from, seeOther);
    });
  }

  const answerAllowed = (grant: Grant, answer: OwnerRoute['answer']) => async (c: PageCall) => {
    const roles = (await owners.session(c))?.roles ?? [];
    const own = forRoles(context, grant, roles);
    if (isAllowed(roles, grant)) return answer(own, c);
    const view = refusedView(crumbs.issue(c), refusalWords(grant));
    return own.render(c, refusedTemplate, view, { status: 403, cache: 'no-store' });
  };

  addOpenPages(app, context);
  for (const route of pageRoutes) {
    const answer = isThere(route, context) ? route.answer : renderMissing;
    app.on(route.method, route.path, answerAllowed(route, answer));
  }

  // What is no page is for administrators alone. For all methods, so that tables of pages leave it out.
  app.all('/owner/*', answerAllowed({ area: 'people', access: 'change' }, renderMissing));
}

const isThere = ({ group }: OwnerRoute, { groups }: OwnerContext) =>
  group === undefined || groups.includes(group);

/** Pages show each account what its roles may do. */
function forRoles(
  context: OwnerContext,
  { area }: Grant,
  roles: OwnerSession['roles'],
): OwnerContext {
  const isReadOnly = changeableAreas.has(area) && !isAllowed(roles, { area, access: 'change' });
  const mayOpen = (address: string) => {
    const [path = ''] = address.split('?');
    const page = pageRoutes.find((route) => route.method === 'GET' && route.path === path);
    return page !== undefined && isAllowed(roles, page);
  };
  const places = pageRoutes
    .filter((route) => isThere(route, context) && isAllowed(roles, route))
    .flatMap(({ place: title, path }) => (title === undefined ? [] : [{ title, path }]));
  return {
    ...context,
    mayOpen,
    render: (c, name, view, options) =>
      context.render(c, name, viewFor(view, { places, here: c.req.path, isReadOnly }), options),
  };
}
