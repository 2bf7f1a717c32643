import type { Hono } from 'hono';
import { seeOther } from '../../server/index.js';
import type { PageCall, PageVariables } from '../page-call.js';
import {
  passkeysDone,
  passkeysPath,
  passkeysView,
  type PasskeysPage,
} from '../views/account/passkeys.js';
import { signInPage, takeMemberForm, type AccountContext } from './account-context.js';
import { readName } from './account-rules.js';

/** `/account/passkeys`: a member's passkeys. The script of the page adds one; it needs nothing of this. */
export function addPasskeyPages(
  app: Hono<PageVariables>,
  { services, render }: AccountContext,
): void {
  const { members, crumbs } = services;
  const { passkeys } = members;

  async function show(
    c: PageCall,
    page: Pick<PasskeysPage, 'typed' | 'problem' | 'done'> = {},
    status: 200 | 422 | 429 = 200,
  ): Promise<Response> {
    const member = await members.session(c);
    if (member === null) return c.redirect(`${signInPage}?from=${passkeysPath}`, seeOther);
    const view = passkeysView({
      ...page,
      passkeys: await passkeys.list(member.id),
      isOffered: passkeys.isOffered(c),
      crumb: crumbs.issue(c),
    });
    return render(c, 'account-passkeys', view, { status, cache: 'no-store' });
  }

  app.get(passkeysPath, (c) =>
    show(c, { done: passkeysDone.get(c.req.query('done') ?? '') ?? null }),
  );
  // A passkey that is gone already, as by another tab, shows by the list.
  app.post(`${passkeysPath}/rename`, (c) =>
    takeMemberForm(services, c, {
      run: async (memberId, { id = '', name }) => {
        await passkeys.rename({ memberId, id }, readName(name));
        return c.redirect(`${passkeysPath}?done=renamed`, seeOther);
      },
      refuse: (problem, status, { id = '', name = '' }) =>
        show(c, { problem, typed: { id, name } }, status),
    }),
  );
  app.post(`${passkeysPath}/remove`, (c) =>
    takeMemberForm(services, c, {
      run: async (memberId, { id = '' }) => {
        await passkeys.remove({ memberId, id });
        return c.redirect(`${passkeysPath}?done=removed`, seeOther);
      },
      refuse: (problem, status) => show(c, { problem }, status),
    }),
  );
}
