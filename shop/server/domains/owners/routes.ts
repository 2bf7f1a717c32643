import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '../../ground/http/index.js';
import {
  countCall,
  problemUrl,
  readText,
  requireOwnPage,
  seeOther,
  type RouteContext,
} from '../../ground/routing/index.js';
import { signInRoute, signOutRoute } from './openapi.js';
import type { Owners } from './owners.js';

export interface OwnerRouteContext extends RouteContext {
  readonly owners: Owners;
}

const ownerPage = '/owner';
const signInPage = '/owner/sign-in';
/** The pages to which the sign-in may redirect; every other address in `from` is ignored. */
const ownPage = /^\/owner(\/[\w-]+)*$/;

/** The plain forms by which the owner signs in and out. All our own. */
export function addOwnerRoutes(app: OpenAPIHono<Environment>, context: OwnerRouteContext): void {
  app.openapi(signInRoute, async (c) => {
    const fields = c.req.valid('form');
    const asked = readText(fields, 'from') ?? '';
    const from = ownPage.test(asked) && asked !== signInPage ? asked : null;
    try {
      requireOwnPage(context, c);
      context.crumbs.check(c, readText(fields, 'crumb'));
      await context.owners.signIn(c, {
        email: readText(fields, 'email') ?? '',
        password: readText(fields, 'password') ?? '',
        code: readText(fields, 'code') ?? '',
        recoveryCode: readText(fields, 'recoveryCode') ?? '',
      });
      return c.redirect(from ?? ownerPage, seeOther);
    } catch (error) {
      const back = from === null ? signInPage : `${signInPage}?from=${encodeURIComponent(from)}`;
      return c.redirect(problemUrl(back, context, c, error), seeOther);
    }
  });

  app.openapi(signOutRoute, async (c) => {
    try {
      requireOwnPage(context, c);
      context.crumbs.check(c, readText(c.req.valid('form'), 'crumb'));
      await countCall(context, c, 'changes', context.visitors.identify(c));
      await context.owners.signOut(c);
      return c.redirect(signInPage, seeOther);
    } catch (error) {
      return c.redirect(problemUrl(ownerPage, context, c, error), seeOther);
    }
  });
}
