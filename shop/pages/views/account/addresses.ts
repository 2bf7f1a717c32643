import { mostAddresses, Problem, type MemberAddress } from '../../../server/index.js';
import { website } from '../../site.js';
import type { Phrase } from '../../words/phrases.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { addressLines } from '../parts/address-lines.js';

/** The pages of a member's addresses. */
export const addressPaths = {
  list: '/account/addresses',
  added: '/account/addresses/new',
  changed: (id: string) => `/account/addresses/${encodeURIComponent(id)}`,
} as const;

/** What has just been done, by the name that the address has for it. */
export const addressesDone: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  ['saved', 'The address is saved.'],
  ['default', 'This is the default address now.'],
  ['removed', 'The address is deleted.'],
]);

export interface AddressesPage {
  readonly crumb: string;
  readonly addresses: readonly MemberAddress[];
  readonly problem?: string | null;
  readonly done?: Phrase | null;
}

/** The addresses that a member keeps. */
export function addressesView({ crumb, addresses, ...page }: AddressesPage) {
  const { problem = null, done = null } = page;
  const isFull = addresses.length >= mostAddresses;
  return {
    title: `${say('Your addresses')} – ${website.siteTitle}`,
    description: say('Your addresses'),
    page: null,
    sheets: ['forms'] as const,
    problem,
    done: done && say(done),
    back: { url: toAddress('/account') },
    addresses:
      addresses.length === 0
        ? null
        : addresses.map((address) => ({
            lines: addressLines(address),
            line1: address.line1,
            isDefault: address.isDefault,
            change: { url: toAddress(addressPaths.changed(address.id)) },
            makeDefault: address.isDefault
              ? null
              : { url: toAddress(`${addressPaths.changed(address.id)}/default`), crumb },
          })),
    full: isFull ? new Problem('addresses-full').message : null,
    add: isFull ? null : { url: toAddress(addressPaths.added) },
  };
}
