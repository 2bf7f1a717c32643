import type { OpenAPIHono } from '@hono/zod-openapi';
import { readText } from '../carts/index.js';
import { Problem, type Environment } from '../http/index.js';
import { requireOwnPage, seeOther, withProblem } from '../routing/form-posts.js';
import { signInRoute, signOutRoute } from './openapi.js';
import { countCall, type Parts } from '../routing/context.js';

const ownerPage = '/owner';
const signInPage = '/owner/sign-in';
/** Where somebody who has signed in may be led to: no other address of the form's own choice. */
const ownPage = /^\/owner(\/[\w-]+)*$/;

/** The plain forms by which the owner comes and goes. All of it is our own. */
export function addOwnerForms(app: OpenAPIHono<Environment>, parts: Parts): void {
  app.openapi(signInRoute, async (c) => {
    const fields = c.req.valid('form');
    const asked = readText(fields, 'from') ?? '';
    const from = ownPage.test(asked) && asked !== signInPage ? asked : null;
    try {
      requireOwnPage(parts, c);
      parts.crumbs.check(c, readText(fields, 'crumb'));
      const isOwner = await parts.owners.signIn(c, readText(fields, 'password') ?? '');
      if (!isOwner) throw new Problem('wrong-password');
      return c.redirect(from ?? ownerPage, seeOther);
    } catch (error) {
      const back = from === null ? signInPage : `${signInPage}?from=${encodeURIComponent(from)}`;
      return c.redirect(withProblem(back, parts, c, error), seeOther);
    }
  });

  app.openapi(signOutRoute, async (c) => {
    try {
      requireOwnPage(parts, c);
      parts.crumbs.check(c, readText(c.req.valid('form'), 'crumb'));
      await countCall(parts, c, 'changes', parts.visitors.identify(c));
      parts.owners.signOut(c);
      return c.redirect(signInPage, seeOther);
    } catch (error) {
      return c.redirect(withProblem(ownerPage, parts, c, error), seeOther);
    }
  });
}
