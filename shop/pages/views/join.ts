import { formatDateTime, readDateTimeOptions } from 'vitrine/core/i18n';
import type { Member } from '../../server/index.js';
import { website } from '../site.js';
import { pageLocale } from '../words/languages.js';

export interface JoinPage {
  /** Null for a visitor who is not a member. */
  readonly member: Member | null;
  readonly crumb: string;
  /** The page to redirect to; empty for the list of lessons. */
  readonly from: string;
  /** Why the last form was refused. */
  readonly problem: string | null;
}

/** The page to start and end a membership, in test mode: nothing is charged. */
export function joinView({ member, crumb, from, problem }: JoinPage) {
  return {
    title: `Membership – ${website.siteTitle}`,
    description: `All lessons of ${website.siteTitle}, for members.`,
    page: {
      id: 'join',
      contentSource: 'c' as const,
      title: 'Membership',
      path: '/join',
      permissionType: null,
      kind: 'main-content' as const,
    },
    crumb,
    from,
    problem,
    member: member && { since: dayOf(member.joinedAt) },
  };
}

function dayOf(time: number): string {
  const options = readDateTimeOptions([]);
  return formatDateTime(time, options, { locale: pageLocale(), timeZone: 'UTC' });
}
