import type { Hono } from 'hono';
import { Problem, seeOther } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { website } from '../pages/site.js';
import type { Typed } from '../pages/views/parts/field.js';
import { actionsView } from './views/actions.js';
import { recoveryCodesView, secondFactorView } from './views/second-factor.js';
import { actionsPath, secondFactorPath, securityPath, securityView } from './views/security.js';
import { readProblem, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';

const signInPath = '/owner/sign-in';

/** What `?done=` confirms. */
const notices: ReadonlyMap<string, string> = new Map([
  ['ended', 'That browser is signed out.'],
  ['password', 'Your password has changed. Other browsers are signed out.'],
  ['off', 'The second factor is off. Signing in takes the password alone.'],
]);

/** Pages about the owner's sessions, the second factor and the record. */
export function addSecurityPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { render } = parts;
  const { crumbs, owners } = parts.services;

  app.get(securityPath, async (c) => {
    const view = securityView({
      crumb: crumbs.issue(c),
      problem: readProblem(c),
      notice: notices.get(c.req.query('done') ?? '') ?? null,
      sessions: await owners.sessions(c),
      mayReadRecord: await owners.may(c, 'record', 'read'),
      hasPassword: (await owners.session(c))?.account !== null,
      currentId: (await owners.session(c))?.id ?? null,
      secondFactor: await owners.secondFactor.state(c),
    });
    return render(c, 'owner-security', view, { cache: 'no-store' });
  });

  post(`${securityPath}/password`, securityPath, async (c, { present = '', next = '' }) => {
    await owners.changePassword(c, { present, next });
    return c.redirect(`${securityPath}?done=password`, seeOther);
  });

  post(`${securityPath}/sessions/end`, securityPath, async (c, { session = '' }) => {
    if (!/^\d{1,15}$/.test(session)) throw new Problem('invalid-request');
    await owners.endSession(c, Number(session));
    return c.redirect(`${securityPath}?done=ended`, seeOther);
  });

  post(`${securityPath}/sessions/end-all`, securityPath, async (c) => {
    await owners.signOutEverywhere(c);
    return c.redirect(signInPath, seeOther);
  });

  post(`${secondFactorPath}/start`, securityPath, async (c, { password = '' }) => {
    await owners.secondFactor.start(c, password);
    return c.redirect(secondFactorPath, seeOther);
  });

  app.get(secondFactorPath, async (c) => {
    const pending = await owners.secondFactor.pending(c, website.siteTitle);
    if (pending === null) return c.redirect(securityPath, seeOther);
    const view = secondFactorView({
      crumb: crumbs.issue(c),
      problem: readProblem(c),
      ...pending,
    });
    return render(c, 'owner-second-factor', view, { cache: 'no-store' });
  });

  // The response of the post is the only one that contains the codes; a reload is refused.
  post(secondFactorPath, secondFactorPath, async (c, { code = '' }) => {
    const codes = await owners.secondFactor.confirm(c, code);
    const view = recoveryCodesView(crumbs.issue(c), codes);
    return render(c, 'owner-recovery-codes', view, { cache: 'no-store' });
  });

  post(`${secondFactorPath}/off`, securityPath, async (c, { code = '', recoveryCode = '' }) => {
    await owners.secondFactor.turnOff(c, { code, recoveryCode });
    return c.redirect(`${securityPath}?done=off`, seeOther);
  });

  app.get(actionsPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const page = await owners.actions(c, cursor);
      const view = actionsView({ crumb: crumbs.issue(c), page, isFirst: cursor === null });
      return render(c, 'owner-actions', view, { cache: 'no-store' });
    }),
  );

  /** A plain form; a refusal redirects to `back`, which says why. */
  function post(
    path: string,
    back: string,
    change: (c: PageCall, fields: Typed) => Promise<Response>,
  ): void {
    app.post(path, async (c) => {
      const { crumb, ...fields } = await readForm(c);
      try {
        crumbs.check(c, crumb);
        return await change(c, fields);
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500) throw error;
        return c.redirect(`${back}?problem=${error.code}`, seeOther);
      }
    });
  }
}
