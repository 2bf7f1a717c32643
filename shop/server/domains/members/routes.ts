import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Call, Environment } from '../../ground/http/index.js';
import {
  countCall,
  problemUrl,
  readText,
  requireOwnPage,
  seeOther,
  type FormFields,
} from '../../ground/routing/index.js';
import { addAddressRoutes } from './addresses/index.js';
import { createMemberCalls } from './member-calls.js';
import type { MemberRouteContext } from './route-context.js';
import { joinRoute, leaveRoute } from './openapi.js';
import { addPasskeyRoutes } from './passkeys/index.js';
import { addSessionRoutes } from './session-routes.js';

const lessonsPage = '/lessons';
const joinPage = '/join';
/** The pages to which the form may redirect; every other address in `from` is ignored. */
const ownPage = /^\/lessons(\/[\w-]+)?$/;

/** The calls of members, and the plain forms by which a visitor becomes a member in test mode, and ends the membership. All our own. */
export function addMemberRoutes(app: OpenAPIHono<Environment>, context: MemberRouteContext): void {
  addSessionRoutes(app, context);
  const calls = createMemberCalls(context);
  addPasskeyRoutes(app, context.members, calls);
  addAddressRoutes(app, context.members.addresses, calls);

  async function change(c: Call, fields: FormFields, page: string, run: () => Promise<unknown>) {
    const from = readText(fields, 'from') ?? '';
    try {
      requireOwnPage(context, c);
      context.crumbs.check(c, readText(fields, 'crumb'));
      await countCall(context, c, 'changes', context.visitors.identify(c));
      await run();
      return c.redirect(ownPage.test(from) ? from : lessonsPage, seeOther);
    } catch (error) {
      const back = ownPage.test(from) ? `${page}?from=${encodeURIComponent(from)}` : page;
      return c.redirect(problemUrl(back, context, c, error), seeOther);
    }
  }

  app.openapi(joinRoute, (c) =>
    change(c, c.req.valid('form'), joinPage, () => context.members.join(c)),
  );
  app.openapi(leaveRoute, (c) =>
    change(c, c.req.valid('form'), joinPage, () => context.members.leave(c)),
  );
}
