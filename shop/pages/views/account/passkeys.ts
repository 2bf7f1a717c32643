import { passkeyLimits, type Passkey } from '../../../server/index.js';
import { website } from '../../site.js';
import type { Phrase } from '../../words/phrases.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { longDate } from '../parts/long-date.js';

export const passkeysPath = '/account/passkeys';

/** What has just been done, by the name that the address has for it. */
export const passkeysDone: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  ['added', 'The passkey is added.'],
  ['renamed', 'The passkey is renamed.'],
  ['removed', 'The passkey is removed. Please delete it on your device too.'],
]);

export interface PasskeysPage {
  readonly crumb: string;
  readonly passkeys: readonly Passkey[];
  /** Whether one can be added. */
  readonly isOffered: boolean;
  /** The new name that was refused, and of which passkey. */
  readonly typed?: { readonly id: string; readonly name: string } | null;
  readonly problem?: string | null;
  readonly done?: Phrase | null;
}

/** The passkeys of a member. */
export function passkeysView({ crumb, passkeys, isOffered, ...page }: PasskeysPage) {
  const { typed = null, problem = null, done = null } = page;
  return {
    title: `${say('Your passkeys')} – ${website.siteTitle}`,
    description: say('Your passkeys'),
    page: null,
    sheets: ['forms'] as const,
    problem,
    done: done && say(done),
    passkeys:
      passkeys.length === 0
        ? null
        : passkeys.map(({ id, name, addedAt, usedAt }) => ({
            name: name || say('Passkey'),
            added: say('Added on {date}', { date: longDate(addedAt) }),
            used:
              usedAt === null
                ? say('Not used yet')
                : say('Last used on {date}', { date: longDate(usedAt) }),
            isOpen: typed?.id === id,
            rename: {
              url: toAddress(`${passkeysPath}/rename`),
              crumb,
              id,
              name: typed !== null && typed.id === id ? typed.name : name,
              most: passkeyLimits.name,
            },
            remove: {
              url: toAddress(`${passkeysPath}/remove`),
              crumb,
              id,
              title: name || say('Passkey'),
            },
          })),
    add: isOffered
      ? {
          url: toAddress(`${passkeysPath}?done=added`),
          most: passkeyLimits.name,
          words: ceremonyWords('No passkey was added.'),
        }
      : null,
    back: { url: toAddress('/account') },
  };
}

/** The button of the page of the sign-in. @param next The page to go on to. */
export const passkeySignIn = (next: string) => ({
  url: toAddress(next),
  words: ceremonyWords('No passkey was used.'),
});

/** What `passkeys.js` says. */
const ceremonyWords = (cancelled: Phrase) => ({
  cancelled: say(cancelled),
  tooLate: say('That took too long. Please try again.'),
  known: say('This device has a passkey of your account already.'),
  failed: say('That did not work. Please try again.'),
});
