import type { Hono } from 'hono';
import { formStrings } from 'vitrine/core/i18n';
import { seeOther } from '../../server/index.js';
import type { PageCall, PageVariables } from '../page-call.js';
import { accountDone, accountView, type AccountPage } from '../views/account/account.js';
import { accountFields, type AccountFormName } from '../views/account/account-fields.js';
import { signInPage, takeMemberForm, type AccountContext } from './account-context.js';
import type { Typed } from '../views/parts/field.js';
import { accountProblems, readName } from './account-rules.js';

const accountPage = '/account';

/** The page of a signed-in member, and its forms. */
export function addMemberPages(
  app: Hono<PageVariables>,
  { services, render }: AccountContext,
): void {
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
    const view = accountView({
      ...page,
      ...{ account, orders, subscriptions },
      hasPasskeys: members.passkeys.isOffered(c),
      crumb: crumbs.issue(c),
    });
    return render(c, 'account', view, { status, cache: 'no-store' });
  }

  /** Runs a form of a signed-in member; a refusal shows the page again, with that form open. */
  const take = (
    c: PageCall,
    form: AccountFormName | null,
    run: (memberId: string, typed: Typed) => Promise<Response>,
  ) =>
    takeMemberForm(services, c, {
      run(memberId, typed) {
        const names = form === null ? [] : accountFields[form].map(({ name }) => name);
        const errors = accountProblems(names, typed);
        return Object.keys(errors).length > 0
          ? show(c, { form, errors, problem: formStrings('invalidForm') }, 422)
          : run(memberId, typed);
      },
      refuse: (problem, status) => show(c, { form, problem }, status),
    });

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
      const token = members.tokenIn(c);
      const change = () => accounts.changePassword({ memberId, present, next, token });
      await members.recheck(c, memberId, change);
      return c.redirect(`${accountPage}?done=password`, seeOther);
    }),
  );
  app.post('/account/remove', (c) =>
    take(c, 'remove', async (memberId, { password = '' }) => {
      await members.recheck(c, memberId, () => accounts.remove(memberId, password));
      members.forget(c);
      return c.redirect('/account/deleted', seeOther);
    }),
  );
}
