import { Problem, roleNames } from '../server/index.js';
import type { Typed } from '../pages/views/parts/field.js';
import { peoplePath, peopleView } from './views/people.js';
import { ownerPage } from './owner-page.js';
import type { OwnerCall } from './page-description.js';

/** What `?done=` confirms. */
const notices: ReadonlyMap<string | undefined, string> = new Map([
  ['invited', 'The invitation is on its way. Its link works for seven days.'],
  ['resent', 'A new link is on its way. The earlier one no longer works.'],
  ['withdrawn', 'The invitation is withdrawn. Its link no longer works.'],
  ['roles', 'The roles are saved. They apply from the next page on.'],
  ['disabled', 'The account is disabled and signed out.'],
  ['enabled', 'The account can sign in again.'],
]);

/** The accounts of the owner's pages. */
export const peoplePages = ownerPage({
  path: peoplePath,
  place: 'People',
  area: 'people',
  template: 'owner-people',
  async view({ crumb, problem, refused, done, ...call }) {
    return peopleView({
      crumb,
      problem,
      notice: notices.get(done) ?? null,
      ...(await call.services.people.list()),
      ownId: await ownId(call),
      now: Date.now(),
      errors: refused?.errors ?? {},
      ...(refused?.name === 'invite' && { typed: readInvitation(refused.typed) }),
    });
  },
  forms: {
    invite: {
      action: 'person-invited',
      next: `${peoplePath}?done=invited`,
      work: async ({ typed, record, ...call }) =>
        call.services.people.invite(readInvitation(typed), await ownId(call), record),
    },
    'invitations/:id/resend': {
      action: 'person-invited',
      next: `${peoplePath}?done=resent`,
      work: ({ record, ...call }) => call.services.people.resend(readId(call), record),
    },
    'invitations/:id/withdraw': {
      action: 'invitation-withdrawn',
      next: `${peoplePath}?done=withdrawn`,
      work: ({ record, ...call }) => call.services.people.withdraw(readId(call), record),
    },
    ':id/roles': {
      action: 'roles-changed',
      async work({ typed, record, ...call }) {
        const { roles } = readInvitation(typed);
        await call.services.people.setRoles(await readOther(call), roles, record);
        return `${peoplePath}?done=roles`;
      },
    },
    ':id/disable': {
      action: 'account-disabled',
      next: `${peoplePath}?done=disabled`,
      work: async ({ record, ...call }) =>
        call.services.people.setDisabled(await readOther(call), true, record),
    },
    ':id/enable': {
      action: 'account-enabled',
      next: `${peoplePath}?done=enabled`,
      work: async ({ record, ...call }) =>
        call.services.people.setDisabled(await readOther(call), false, record),
    },
  },
});

async function ownId({ c, services }: OwnerCall): Promise<number | null> {
  return (await services.owners.session(c))?.account?.id ?? null;
}

/** Nobody changes their own roles, so that nobody locks themselves out. */
async function readOther(call: OwnerCall): Promise<number> {
  const id = readId(call);
  if (id !== (await ownId(call))) return id;
  throw new Problem('invalid-request', {
    message: 'Another administrator has to change your own account.',
  });
}

function readInvitation(typed: Typed) {
  const roles = roleNames.filter((role) => typed[`role.${role}`] !== undefined);
  return { email: typed['email'] ?? '', roles };
}

function readId({ param }: OwnerCall): number {
  const id = param('id');
  if (!/^\d{1,15}$/.test(id)) throw new Problem('not-found');
  return Number(id);
}
