import type { Hono } from 'hono';
import { formStrings } from 'vitrine/core/i18n';
import { Problem, seeOther } from '../../server/index.js';
import { readProblem } from '../problems.js';
import { readForm } from '../read-form.js';
import type { PageCall, PageVariables } from '../page-call.js';
import {
  accountFormView,
  accountSteps,
  signInDone,
  type AccountFormPage,
  type AccountStep,
} from '../views/account/account-form.js';
import { admit, readFrom, type AccountContext } from './account-context.js';
import { addAddressPages } from './address-pages.js';
import { accountProblems, readName } from './account-rules.js';
import { addMemberPages } from './member-pages.js';
import { addPasskeyPages } from './passkey-pages.js';

/** The pages by which one becomes a member with a password. What is answered never tells whether an address has an account. */
export function addAccountPages(app: Hono<PageVariables>, context: AccountContext): void {
  const { services, render } = context;
  const { members, crumbs } = services;
  const { accounts } = members;
  addMemberPages(app, context);
  addAddressPages(app, context);
  addPasskeyPages(app, context);

  const show = (
    c: PageCall,
    step: AccountStep,
    page: Omit<AccountFormPage, 'crumb' | 'hasPasskeys'> = {},
    status: 200 | 401 | 404 | 422 | 429 = 200,
  ) => {
    const view = accountFormView(step, {
      ...page,
      hasPasskeys: members.passkeys.isOffered(c),
      crumb: crumbs.issue(c),
    });
    return render(c, 'account-form', view, { status, cache: 'no-store' });
  };

  /** Runs what a form asks for; a refusal shows the form again with what was typed. */
  async function take(
    c: PageCall,
    step: AccountStep,
    run: (typed: Readonly<Record<string, string>>) => Promise<Response>,
  ): Promise<Response> {
    const typed = await readForm(c);
    const kept = { typed, from: readFrom(typed['from']), code: typed['code'] ?? '' };
    const errors = accountProblems(
      accountSteps[step].fields.map(({ name }) => name),
      typed,
    );
    try {
      await admit(services, c, typed['crumb']);
      if (Object.keys(errors).length > 0) {
        return await show(c, step, { ...kept, errors, problem: formStrings('invalidForm') }, 422);
      }
      return await run(typed);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const status = error.status === 401 || error.status === 429 ? error.status : 422;
      return show(c, step, { ...kept, problem: error.message }, status);
    }
  }

  app.get('/account/sign-in', async (c) => {
    const from = readFrom(c.req.query('from'));
    if ((await members.session(c)) !== null) return c.redirect(from || '/account', seeOther);
    const done = signInDone.get(c.req.query('done') ?? '') ?? null;
    return show(c, 'signIn', { from, done, problem: readProblem(c) });
  });
  app.post('/account/sign-in', (c) =>
    take(c, 'signIn', async ({ email = '', password = '', rememberMe, from }) => {
      await members.signIn(c, { email, password, rememberMe: rememberMe === 'true' });
      return c.redirect(readFrom(from) || '/account', seeOther);
    }),
  );

  app.get('/account/sign-up', (c) => show(c, 'signUp'));
  app.post('/account/sign-up', (c) =>
    take(c, 'signUp', async ({ email = '', next: password = '', name }) => {
      if (await members.mayMail(c, email)) {
        await accounts.signUp({ email, password, name: readName(name) });
      }
      return c.redirect(accountSteps.mailed.path, seeOther);
    }),
  );
  app.get(accountSteps.mailed.path, (c) => show(c, 'mailed'));

  app.get('/account/confirm', (c) => show(c, 'confirm', { code: c.req.query('code') ?? '' }));
  app.post('/account/confirm', (c) =>
    take(c, 'confirm', async ({ code = '', password = '' }) => {
      const memberId = await accounts.memberToConfirm(code);
      return memberId !== null &&
        (await members.recheck(c, memberId, () => accounts.confirm(code, password)))
        ? c.redirect('/account/sign-in?done=confirmed', seeOther)
        : show(c, 'ended', {}, 404);
    }),
  );

  app.get('/account/forgotten', (c) => show(c, 'forgotten'));
  app.post('/account/forgotten', (c) =>
    take(c, 'forgotten', async ({ email = '' }) => {
      if (await members.mayMail(c, email)) await accounts.askPassword(email);
      return c.redirect(accountSteps.mailed.path, seeOther);
    }),
  );

  app.get('/account/reset', async (c) => {
    const code = c.req.query('code') ?? '';
    return (await accounts.canReset(code)) ? show(c, 'reset', { code }) : show(c, 'ended', {}, 404);
  });
  app.post('/account/reset', (c) =>
    take(c, 'reset', async ({ code = '', next = '' }) =>
      (await accounts.resetPassword(code, next))
        ? c.redirect('/account/sign-in?done=reset', seeOther)
        : show(c, 'ended', {}, 404),
    ),
  );
  app.get('/account/deleted', (c) => show(c, 'deleted'));
}
