import type { OpenAPIHono } from '@hono/zod-openapi';
import { isValidEmail } from 'vitrine/core/forms';
import { Problem, varyByLanguage, type Environment } from '../../ground/http/index.js';
import { orderPath } from '../orders/index.js';
import { createMemberCalls } from './member-calls.js';
import { orderStateWord } from './order-words.js';
import type { MemberRouteContext } from './route-context.js';
import {
  accountRoute,
  askPasswordRoute,
  localeRoute,
  resetPasswordRoute,
  signInRoute,
  signOutRoute,
  signUpRoute,
} from './session-openapi.js';
import type { AccountOrder } from './types.js';

/** The three session calls of platform §7, and what an account needs besides; that is our own. */
export function addSessionRoutes(app: OpenAPIHono<Environment>, context: MemberRouteContext): void {
  const { members } = context;
  const { accounts } = members;
  const { admit, admitMember, admitRead } = createMemberCalls(context);

  app.openapi(signInRoute, async (c) => {
    await admit(c);
    return c.json(await members.signIn(c, c.req.valid('json')), 200);
  });

  app.openapi(signOutRoute, async (c) => {
    await admit(c);
    await members.signOut(c, c.req.valid('query').cloneCart === 'true');
    return c.json({}, 200);
  });

  app.openapi(localeRoute, async (c) => {
    const { id } = await admitMember(c);
    await accounts.saveLanguage(id, c.req.valid('json').language);
    return c.json({}, 200);
  });

  app.openapi(accountRoute, async (c) => {
    await admitRead(c);
    varyByLanguage(c);
    const member = await members.session(c);
    const account = member && (await accounts.find(member.id));
    if (account === null) return c.json({ member: null, orders: [] }, 200);
    const { email, name, language } = account;
    const orders = await accounts.ordersOf(account.memberId);
    return c.json({ member: { email, name, language }, orders: orders.map(toJson) }, 200);
  });

  app.openapi(signUpRoute, async (c) => {
    await admit(c);
    const given = c.req.valid('json');
    if (!isValidEmail(given.email)) throw new Problem('email-invalid');
    if (await members.mayMail(c, given.email)) await accounts.signUp(given);
    return c.json({}, 202);
  });

  app.openapi(askPasswordRoute, async (c) => {
    await admit(c);
    const { email } = c.req.valid('json');
    if (!isValidEmail(email)) throw new Problem('email-invalid');
    if (await members.mayMail(c, email)) await accounts.askPassword(email);
    return c.json({}, 202);
  });

  app.openapi(resetPasswordRoute, async (c) => {
    await admit(c);
    const { token, password } = c.req.valid('json');
    if (!(await accounts.resetPassword(token, password))) throw new Problem('link-used');
    return c.json({}, 200);
  });
}

function toJson({ id, number, placedAt, total, currency, state }: AccountOrder) {
  return { number, url: orderPath(id), placedAt, total, currency, state: orderStateWord(state) };
}
