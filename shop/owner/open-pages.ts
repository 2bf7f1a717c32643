import { seeOther } from '../server/index.js';
import type { Hono } from 'hono';
import type { PageCall, PageVariables } from '../pages/page-call.js';
import { readForm } from '../pages/read-form.js';
import { invitationPath, invitationView } from './views/people.js';
import { signInView } from './views/sign-in.js';
import { readProblem } from '../pages/problems.js';
import type { OwnerContext } from './owner-context.js';
import type { Refusal } from './refusal.js';
import { problemOf, takeForm } from './take-form.js';

export const signInPath = '/owner/sign-in';
/** The templates of these pages. */
export const openTemplates = { signIn: 'owner-sign-in', invitation: 'owner-invitation' } as const;
/** The pages to which a sign-in can redirect; every other address in `from` is ignored. */
export const ownPath = /^\/owner(\/[\w-]+)*$/;

/** The pages that need no account: the sign-in, and where an invited person chooses a password. */
export function addOpenPages(app: Hono<PageVariables>, context: OwnerContext): void {
  const { crumbs, limits, owners, people } = context.services;

  app.get(signInPath, async (c) => {
    const from = c.req.query('from') ?? '';
    if (await owners.isOwner(c)) return c.redirect(ownPath.test(from) ? from : '/owner', seeOther);
    const view = signInView({
      crumb: crumbs.issue(c),
      from: ownPath.test(from) ? from : '',
      problem: readProblem(c),
      needsCode: await owners.secondFactor.isUsed(),
    });
    return context.render(c, openTemplates.signIn, view, { cache: 'no-store' });
  });

  app.get(invitationPath, async (c) => {
    await limits.count(c, 'reads');
    return showInvitation(c, { token: c.req.query('token') ?? '' });
  });

  app.post(invitationPath, async (c) => {
    const { crumb, token = '', name = '', password = '' } = await readForm(c);
    return takeForm(
      context,
      c,
      crumb,
      async () => {
        await limits.count(c, 'changes');
        const email = await people.accept(token, { name, password });
        await owners.signIn(c, { email, password, code: '', recoveryCode: '' });
        return c.redirect('/owner', seeOther);
      },
      (refusal) => showInvitation(c, { token, name, refusal }),
    );
  });

  async function showInvitation(
    c: PageCall,
    { token, name, refusal }: { token: string; name?: string; refusal?: Refusal },
  ) {
    const invitation = await people.findInvitation(token);
    const view = invitationView({
      crumb: crumbs.issue(c),
      problem: refusal === undefined ? null : problemOf(refusal),
      token,
      invitation,
      ...(name !== undefined && { name }),
      ...(refusal?.errors && { errors: refusal.errors }),
    });
    const status = invitation === null ? 404 : refusal === undefined ? 200 : 422;
    return context.render(c, openTemplates.invitation, view, { status, cache: 'no-store' });
  }
}
