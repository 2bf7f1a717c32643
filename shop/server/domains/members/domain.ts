import { defineDomain, type Ground } from '../../ground/domain.js';
import type { CartLimits } from '../carts/index.js';
import type { Mailer } from '../mail/index.js';
import type { Passwords } from '../passwords/index.js';
import { shippingCountries, type Terms } from '../terms/index.js';
import { createMembers } from './members.js';
import { memberData } from './personal-data.js';
import { addMemberRoutes } from './routes.js';
import type { SignInKind } from './sign-in-guard.js';

interface Given extends Ground<SignInKind | 'accountMails'> {
  readonly mailer: Mailer;
  readonly passwords: Passwords;
  readonly terms: Terms;
  readonly cartLimits: CartLimits;
}

/** How long an account waits for the press that confirms it. */
const unconfirmedLifetime = 3 * 24 * 60 * 60 * 1000;

export const members = defineDomain({
  name: 'members',
  uses: ['mail', 'passwords', 'terms', 'purchases'],
  open: (given: Given) => ({
    members: createMembers({
      ...given,
      shopName: given.mailer.shopName,
      countries: async () => shippingCountries(await given.terms.known()),
      mostLines: given.cartLimits.lines,
    }),
  }),
  routes: addMemberRoutes,
  limits: {
    /** Sign-ins that failed, of one account or of a browser that knows it. */
    memberSignIns: { calls: 5, seconds: 900 },
    /** Sign-ins that failed, of one address. */
    memberAddresses: { calls: 20, seconds: 900 },
    /** Mails about an account: to one address of the internet, and to one mailbox. */
    accountMails: { calls: 5, seconds: 3600 },
  },
  personal: memberData,
  expired: [
    { table: 'member_sessions', where: 'expires_at <= $1' },
    { table: 'member_links', where: 'expires_at <= $1' },
    { table: 'passkey_challenges', where: 'expires_at <= $1' },
    {
      table: 'members',
      where:
        'id in (select member_id from member_accounts where confirmed_at is null and created_at <= $1)',
      after: unconfirmedLifetime,
    },
  ],
});
