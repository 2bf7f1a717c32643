import { defineDomain, type Ground } from '../../ground/domain.js';
import type { Mailer } from '../mail/index.js';
import type { Passwords } from '../passwords/index.js';
import { createOwners } from './owners.js';
import { createPeople } from './people.js';
import { addOwnerRoutes } from './routes.js';
import type { SignInKind } from './sign-in-counters.js';

export interface OwnerOptions {
  /** The password of the owner's pages, of at least 12 characters; without it nobody can sign in. */
  readonly ownerPassword?: string;
  /** See `PasswordOptions`. */
  readonly passwordCost?: number;
}

interface Given extends Ground<SignInKind | 'ownerCodes'> {
  readonly mailer: Mailer;
  readonly passwords: Passwords;
}

/** The people who run the shop: their accounts, sign-in, roles and the record of what they changed. Shoppers are `members`. */
export const owners = defineDomain({
  name: 'owners',
  uses: ['mail', 'passwords'],
  open: async (given: Given, { ownerPassword, passwordCost }: OwnerOptions) => ({
    owners: await createOwners({ ...given, passwordCost, password: ownerPassword ?? null }),
    people: createPeople({ ...given, hasFirstOwner: Boolean(ownerPassword) }),
  }),
  routes: addOwnerRoutes,
  limits: {
    /** Sign-ins that failed: of a browser that the account knows, of an address, and at one account. */
    signIns: { calls: 10, seconds: 300 },
    /** Those of all browsers together that the account does not know. */
    unknownSignIns: { calls: 100, seconds: 300 },
    /** Codes of the second factor of one account, in all its sessions and browsers. */
    ownerCodes: { calls: 5, seconds: 900 },
  },
  confirmedForms: /^\/owner\/sign-(in|out)$/,
  personal: [
    {
      // An administrator ends an account; the record of actions names who acted.
      name: 'Account of the owner’s pages',
      rows: 'select created_at, email, name from owner_accounts where email = $1',
      erase: [],
    },
    {
      name: 'Invitation to the owner’s pages',
      rows: 'select created_at, email from owner_invitations where email = $1',
      erase: ['delete from owner_invitations where email = $1'],
    },
  ],
  expired: [{ table: 'owner_sessions', where: 'expires_at <= $1' }],
});
