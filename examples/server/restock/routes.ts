import type { OpenAPIHono } from '@hono/zod-openapi';
import { crumbHeader } from '../../../core/net/index.js';
import { readBody, type Call, type Environment } from '../http/index.js';
import { isFormPost } from '../routing/form-posts.js';
import { countCall, type Parts } from '../routing/context.js';
import {
  groupsRoute,
  notificationsRoute,
  sendAllRoute,
  sendRoute,
  signUpRoute,
  signUpsRoute,
} from './openapi.js';
import { countSignup, signUpByForm } from './sign-up-form.js';
import { signUpBody } from './route-schemas.js';

/** storefront §7: signups for sold-out variants, and for the owner their lists and the sending; what was sent is our own. */
export function addRestockCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { crumbs, owners, restock, visitors } = parts;

  app.openapi(signUpRoute, async (c) => {
    if (isFormPost(c)) return signUpByForm(parts, c, c.req.valid('form'));
    const visitor = visitors.identify(c);
    if (visitor.usesCookies) crumbs.check(c, c.req.header(crumbHeader));
    await countSignup(parts, c);
    // Nothing has looked at a body without a content type.
    const { siteVisitorEmail, captchaToken, ...signup } = readBody(signUpBody, c.req.valid('json'));
    await restock.signUp({
      ...signup,
      siteVisitorEmail: siteVisitorEmail ?? '',
      captchaToken: captchaToken ?? null,
    });
    return c.json({}, 200);
  });

  /** The cookie alone opens nothing that changes: the page must know the crumb as well, whatever else it sends. */
  async function admitOwner(c: Call, kind: 'reads' | 'changes'): Promise<void> {
    owners.require(c);
    if (kind === 'changes') crumbs.check(c, c.req.header(crumbHeader));
    await countCall(parts, c, kind, visitors.identify(c));
  }

  app.openapi(groupsRoute, async (c) => {
    await admitOwner(c, 'reads');
    return c.json(await restock.groups(c.req.valid('query').cursor), 200);
  });

  app.openapi(signUpsRoute, async (c) => {
    await admitOwner(c, 'reads');
    const { cursor, ...name } = c.req.valid('query');
    return c.json(await restock.signUps(name, cursor), 200);
  });

  app.openapi(notificationsRoute, async (c) => {
    await admitOwner(c, 'reads');
    const { cursor, ...name } = c.req.valid('query');
    return c.json(await restock.notifications(name, cursor), 200);
  });

  app.openapi(sendRoute, async (c) => {
    await admitOwner(c, 'changes');
    return c.json(await restock.send(c.req.valid('json')), 200);
  });

  app.openapi(sendAllRoute, async (c) => {
    await admitOwner(c, 'changes');
    return c.json(await restock.sendAll(c.req.valid('json').sendRequests), 200);
  });
}
