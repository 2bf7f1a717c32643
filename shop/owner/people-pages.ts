import type { Hono } from 'hono';
import { Problem, roleNames, seeOther, type OwnerActionCode } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import {
  invitationPath,
  invitationView,
  peoplePath,
  peopleView,
  type PeoplePage,
} from './views/people.js';
import { readProblem } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';

type Fields = Readonly<Record<string, string>>;

/** What `?done=` confirms. */
const notices: ReadonlyMap<string, string> = new Map([
  ['invited', 'The invitation is on its way. Its link works for seven days.'],
  ['resent', 'A new link is on its way. The earlier one no longer works.'],
  ['withdrawn', 'The invitation is withdrawn. Its link no longer works.'],
  ['roles', 'The roles are saved. They apply from the next page on.'],
  ['disabled', 'The account is disabled and signed out.'],
  ['enabled', 'The account can sign in again.'],
]);

const markedBelow = 'Please correct what is marked below.';

/** The accounts of the owner's pages, and where an invited person chooses a password. */
export function addPeoplePages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, people, limits } = parts.services;

  const show = async (c: PageCall, shown: Partial<PeoplePage>, status: 200 | 422 = 200) => {
    const view = peopleView({
      crumb: crumbs.issue(c),
      problem: null,
      notice: null,
      ...(await people.list()),
      ownId: (await owners.session(c))?.account?.id ?? null,
      now: Date.now(),
      ...shown,
    });
    return parts.render(c, 'owner-people', view, { status, cache: 'no-store' });
  };

  app.get(peoplePath, (c) => {
    const notice = notices.get(c.req.query('done') ?? '') ?? null;
    return show(c, { problem: readProblem(c), notice });
  });

  post('invite', 'person-invited', 'invited', async (c, fields, record) => {
    const account = (await owners.session(c))?.account?.id ?? null;
    await people.invite(readInvitation(fields), account, record);
  });
  post('invitations/:id/resend', 'person-invited', 'resent', (c, _, record) =>
    people.resend(readId(c), record),
  );
  post('invitations/:id/withdraw', 'invitation-withdrawn', 'withdrawn', (c, _, record) =>
    people.withdraw(readId(c), record),
  );
  post(':id/roles', 'roles-changed', 'roles', async (c, fields, record) =>
    people.setRoles(await readOther(c), readInvitation(fields).roles, record),
  );
  post(':id/disable', 'account-disabled', 'disabled', async (c, _, record) =>
    people.setDisabled(await readOther(c), true, record),
  );
  post(':id/enable', 'account-enabled', 'enabled', async (c, _, record) =>
    people.setDisabled(await readOther(c), false, record),
  );

  /** A plain form of the page; a refusal shows the page again with what was typed. */
  function post(
    path: string,
    action: OwnerActionCode,
    done: string,
    work: (
      c: PageCall,
      fields: Fields,
      record: Awaited<ReturnType<typeof owners.recorder>>,
    ) => Promise<void>,
  ): void {
    app.post(`${peoplePath}/${path}`, async (c) => {
      const fields = await readForm(c);
      try {
        crumbs.check(c, fields['crumb']);
        await work(c, fields, await owners.recorder(c, action));
        return c.redirect(`${peoplePath}?done=${done}`, seeOther);
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500) throw error;
        const { errors } = error.details;
        const typed = path === 'invite' ? readInvitation(fields) : undefined;
        const problem = errors === undefined ? error.message : markedBelow;
        return show(c, { problem, errors: errors ?? {}, ...(typed && { typed }) }, 422);
      }
    });
  }

  /** Nobody changes their own roles, so that nobody locks themselves out. */
  async function readOther(c: PageCall): Promise<number> {
    const id = readId(c);
    if (id !== (await owners.session(c))?.account?.id) return id;
    throw new Problem('invalid-request', {
      message: 'Another administrator has to change your own account.',
    });
  }

  app.get(invitationPath, async (c) => {
    await limits.count(c, 'reads');
    const token = c.req.query('token') ?? '';
    return showInvitation(c, token, {});
  });

  app.post(invitationPath, async (c) => {
    const { crumb, token = '', name = '', password = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      await limits.count(c, 'changes');
      const email = await people.accept(token, { name, password });
      await owners.signIn(c, { email, password, code: '', recoveryCode: '' });
      return c.redirect('/owner', seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const { errors } = error.details;
      const problem = errors === undefined ? error.message : markedBelow;
      return showInvitation(c, token, { name, problem, errors: errors ?? {} });
    }
  });

  async function showInvitation(
    c: PageCall,
    token: string,
    shown: { problem?: string; name?: string; errors?: Fields },
  ) {
    const invitation = await people.findInvitation(token);
    const view = invitationView({
      crumb: crumbs.issue(c),
      problem: null,
      token,
      invitation,
      ...shown,
    });
    const isRefused = shown.problem !== undefined;
    const status = invitation === null ? 404 : isRefused ? 422 : 200;
    return parts.render(c, 'owner-invitation', view, { status, cache: 'no-store' });
  }
}

function readInvitation(fields: Fields) {
  const roles = roleNames.filter((role) => fields[`role.${role}`] !== undefined);
  return { email: fields['email'] ?? '', roles };
}

function readId(c: PageCall): number {
  const id = c.req.param('id') ?? '';
  if (!/^\d{1,15}$/.test(id)) throw new Problem('not-found');
  return Number(id);
}
