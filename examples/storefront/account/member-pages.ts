import type { Hono } from 'hono';
import { formStrings } from '../../../core/i18n/index.js';
import { Problem, seeOther } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageCall } from '../rendering.js';
import type { PageVariables } from '../security-headers.js';
import { accountDone, accountView, type AccountPage } from '../views/account/account.js';
import { accountFields, type AccountFormName } from '../views/account/account-fields.js';
import { admit, type AccountParts } from './account-parts.js';
import { accountProblems, readName } from './account-rules.js';

const accountPage = '/account';
const signInPage = '/account/sign-in';

/** The page of a signed-in member, and its forms. */
export function addMemberPages(app: Hono<PageVariables>, { services, render }: AccountParts): void {
  const { members, crumbs } = services;
  const { accounts } = members;

  async function show(
    c: PageCall,
    page: Pick<AccountPage, 'form' | 'errors' | 'problem' | 'done'> = {},
    status: 200 | 422 | 429 = 200,
  ): Promise<Response> {
    const member = await members.session(c);
    const account = member && (await accounts.find(member.id));
    if (account === null) return c.redirect(signInPage, seeOther);
    const orders = await accounts.ordersOf(account.memberId);
    const subscriptions = await services.subscriptions.ofMember(account.memberId);
    const view = accountView({ ...page, account, orders, subscriptions, crumb: crumbs.issue(c) });
    return render(c, 'account', view, { status, cache: 'no-store' });
  }

  /** Runs a form of a signed-in member; a refusal shows the page again, with that form open. */
  async function take(
    c: PageCall,
    form: AccountFormName | null,
    run: (memberId: string, typed: Readonly<Record<string, string>>) => Promise<Response>,
  ): Promise<Response> {
    const typed = await readForm(c);
    const errors = accountProblems(
      form === null ? [] : accountFields[form].map(({ name }) => name),
      typed,
    );
    try {
      await admit(services, c, typed['crumb']);
      const member = await members.session(c);
      if (member === null) return c.redirect(signInPage, seeOther);
      if (Object.keys(errors).length > 0) {
        return await show(c, { form, errors, problem: formStrings('invalidForm') }, 422);
      }
      return await run(member.id, typed);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if ((await members.session(c)) === null) {
        return c.redirect(`${signInPage}?problem=${error.code}`, seeOther);
      }
      return show(c, { form, problem: error.message }, error.status === 429 ? 429 : 422);
    }
  }

  app.get(accountPage, (c) =>
    show(c, { done: accountDone.get(c.req.query('done') ?? '') ?? null }),
  );
  app.post('/account/sign-out', (c) =>
    take(c, null, async (_, { keepCart }) => {
      await members.signOut(c, keepCart === 'true');
      return c.redirect('/', seeOther);
    }),
  );
  app.post('/account/name', (c) =>
    take(c, 'rename', async (memberId, { name }) => {
      await accounts.saveName(memberId, readName(name));
      return c.redirect(`${accountPage}?done=name`, seeOther);
    }),
  );
  app.post('/account/password', (c) =>
    take(c, 'password', async (memberId, { present = '', next = '' }) => {
      await accounts.changePassword({ memberId, present, next, token: members.tokenIn(c) });
      return c.redirect(`${accountPage}?done=password`, seeOther);
    }),
  );
  app.post('/account/remove', (c) =>
    take(c, 'remove', async (memberId, { password = '' }) => {
      await accounts.remove(memberId, password);
      members.forget(c);
      return c.redirect('/account/deleted', seeOther);
    }),
  );
}
