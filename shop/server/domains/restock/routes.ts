import type { OpenAPIHono } from '@hono/zod-openapi';
import { crumbHeader } from 'vitrine/core/net';
import { readBody, type Environment } from '../../ground/http/index.js';
import { isFormPost } from '../../ground/routing/index.js';
import {
  groupsRoute,
  notificationsRoute,
  sendAllRoute,
  sendRoute,
  signUpRoute,
  signUpsRoute,
} from './openapi.js';
import type { RestockRouteContext } from './route-context.js';
import { signUpBody } from './route-schemas.js';
import { countSignup, signUpByForm } from './sign-up-form.js';

/** storefront §7: restock signups, and for the owner their lists and the notifications. The list of sent ones is our own. */
export function addRestockRoutes(
  app: OpenAPIHono<Environment>,
  context: RestockRouteContext,
): void {
  const { crumbs, owners, restock, visitors } = context;

  app.openapi(signUpRoute, async (c) => {
    if (isFormPost(c)) return signUpByForm(context, c, c.req.valid('form'));
    const visitor = visitors.identify(c);
    if (visitor.usesCookies) crumbs.check(c, c.req.header(crumbHeader));
    await countSignup(context, c);
    // The framework does not check a body without a content type.
    const { siteVisitorEmail, captchaToken, ...signup } = readBody(signUpBody, c.req.valid('json'));
    await restock.signUp({
      ...signup,
      siteVisitorEmail: siteVisitorEmail ?? '',
      captchaToken: captchaToken ?? null,
    });
    return c.json({}, 200);
  });

  app.openapi(groupsRoute, async (c) =>
    c.json(await restock.groups(c.req.valid('query').cursor), 200),
  );

  app.openapi(signUpsRoute, async (c) => {
    const { cursor, ...name } = c.req.valid('query');
    return c.json(await restock.signUps(name, cursor), 200);
  });

  app.openapi(notificationsRoute, async (c) => {
    const { cursor, ...name } = c.req.valid('query');
    return c.json(await restock.notifications(name, cursor), 200);
  });

  app.openapi(sendRoute, async (c) => {
    const record = await owners.recorder(c, 'restock', 'restock-sent');
    return c.json(await restock.send(c.req.valid('json'), record), 200);
  });

  app.openapi(sendAllRoute, async (c) => {
    const { sendRequests } = c.req.valid('json');
    const record = await owners.recorder(c, 'restock', 'restock-sent');
    return c.json(await restock.sendAll(sendRequests, record), 200);
  });
}
