import type { OpenAPIHono } from '@hono/zod-openapi';
import { readText } from '../carts/index.js';
import type { Call, Environment } from '../http/index.js';
import { requireOwnPage, seeOther, withProblem } from '../routing/form-posts.js';
import { joinRoute, leaveRoute } from './openapi.js';
import { countCall, type Parts } from '../routing/context.js';

const lessonsPage = '/lessons';
const joinPage = '/join';
/** Where a new member may be led to: no other address of the form's own choice. */
const ownPage = /^\/lessons(\/[\w-]+)?$/;

type Fields = Readonly<Record<string, unknown>>;

/** The plain forms by which a visitor becomes a member in test mode and stops being one. All of it is our own. */
export function addMemberForms(app: OpenAPIHono<Environment>, parts: Parts): void {
  async function change(c: Call, fields: Fields, page: string, run: () => Promise<unknown>) {
    const from = readText(fields, 'from') ?? '';
    try {
      requireOwnPage(parts, c);
      parts.crumbs.check(c, readText(fields, 'crumb'));
      await countCall(parts, c, 'changes', parts.visitors.identify(c));
      await run();
      return c.redirect(ownPage.test(from) ? from : lessonsPage, seeOther);
    } catch (error) {
      const back = ownPage.test(from) ? `${page}?from=${encodeURIComponent(from)}` : page;
      return c.redirect(withProblem(back, parts, c, error), seeOther);
    }
  }

  app.openapi(joinRoute, (c) =>
    change(c, c.req.valid('form'), joinPage, () => parts.members.join(c)),
  );
  app.openapi(leaveRoute, (c) =>
    change(c, c.req.valid('form'), joinPage, () => parts.members.leave(c)),
  );
}
