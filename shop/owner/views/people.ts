import type { ContributorRole } from 'vitrine/core/content';
import {
  accessOf,
  areas,
  areaWords,
  roleNames,
  type Invitation,
  type Person,
} from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { momentView } from './moment.js';
import { ownerView, type ShownPage } from './page.js';

export const peoplePath = '/owner/people';
export const invitationPath = '/owner/invitation';

export interface PeoplePage extends ShownPage {
  readonly notice: string | null;
  readonly people: readonly Person[];
  readonly invitations: readonly Invitation[];
  /** The own account of the reader, which is changed by others only; null for the first owner. */
  readonly ownId: number | null;
  readonly now: number;
  /** What a refused invitation contained. */
  readonly typed?: { readonly email: string; readonly roles: readonly ContributorRole[] };
  readonly errors?: Readonly<Record<string, string>>;
}

/** `store-manager` → `Store manager`. */
export function roleTitle(role: ContributorRole): string {
  const words = role.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a role may do beyond the own account, in one line. */
export function roleWords(role: ContributorRole): string {
  const list = (access: 'read' | 'change') =>
    areas
      .filter((area) => area !== 'overview' && area !== 'account')
      .filter((area) => accessOf(role, area) === access)
      .map((area) => areaWords[area]);
  const [changed, read] = [list('change'), list('read')];
  if (role === 'admin') return 'Everything.';
  const parts = [
    ...(changed.length > 0 ? [`Changes ${changed.join(', ')}.`] : []),
    ...(read.length > 0 ? [`Reads ${read.join(', ')}.`] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : 'Only the own account.';
}

const rolesView = (prefix: string, chosen: readonly ContributorRole[]) =>
  roleNames.map((role) => ({
    id: `${prefix}-${role}`,
    name: `role.${role}`,
    title: roleTitle(role),
    words: roleWords(role),
    isChosen: chosen.includes(role),
  }));

/** The accounts of the owner's pages, and the invitations to them. */
export function peopleView(page: PeoplePage) {
  const { crumb, problem, notice, people, invitations, ownId, now, typed, errors = {} } = page;
  const link = (path: string) => ({ url: toAddress(`${peoplePath}/${path}`) });
  return {
    ...ownerView({ heading: 'People', crumb, problem, notice }),
    people: people.map(({ id, email, name, roles, isDisabled }) => ({
      id,
      email,
      name,
      roles: roles.map(roleTitle).join(', '),
      isDisabled,
      edit:
        id === ownId
          ? null
          : {
              roles: rolesView(`account-${id}`, roles),
              save: link(`${id}/roles`),
              toggle: link(`${id}/${isDisabled ? 'enable' : 'disable'}`),
            },
    })),
    invitations: invitations.map(({ id, email, roles, expiresAt }) => ({
      email,
      roles: roles.map(roleTitle).join(', '),
      isExpired: expiresAt <= now,
      time: momentView(expiresAt),
      resend: link(`invitations/${id}/resend`),
      withdraw: link(`invitations/${id}/withdraw`),
    })),
    invite: link('invite'),
    email: typed?.email ?? '',
    emailError: errors['email'] ?? null,
    rolesError: errors['roles'] ?? null,
    newRoles: rolesView('new', typed?.roles ?? []),
  };
}

export interface InvitationPage extends ShownPage {
  readonly token: string;
  /** Null for a link that is not valid. */
  readonly invitation: Invitation | null;
  readonly name?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Where an invited person chooses a name and a password. */
export function invitationView(page: InvitationPage) {
  const { crumb, problem, token, invitation, name = '', errors = {} } = page;
  const given = invitation && {
    email: invitation.email,
    roles: invitation.roles.map((role) => ({ title: roleTitle(role), words: roleWords(role) })),
    token,
    name,
    nameError: errors['name'] ?? null,
    passwordError: errors['password'] ?? null,
  };
  return {
    ...ownerView({ heading: 'Your invitation', place: null, crumb, problem }),
    given,
  };
}
