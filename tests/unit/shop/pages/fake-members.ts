import type { Context } from 'hono';
import type { Services } from '../../../../shop/server/index.js';

type Members = Services['members'];

const refuse = () => Promise.reject(new Error('A fake has no accounts.'));

/** Members without accounts. */
export function createFakeMembers(find: (c: Context) => Awaited<ReturnType<Members['read']>>) {
  const members: Members = {
    accounts: {
      signUp: refuse,
      confirm: () => Promise.resolve(false),
      memberToConfirm: () => Promise.resolve(null),
      match: () => Promise.resolve(null),
      find: () => Promise.resolve(null),
      askPassword: refuse,
      canReset: () => Promise.resolve(false),
      resetPassword: () => Promise.resolve(false),
      changePassword: refuse,
      saveName: refuse,
      saveLanguage: refuse,
      ordersOf: () => Promise.resolve([]),
      ownsOrder: () => Promise.resolve(false),
      remove: refuse,
    },
    passkeys: {
      isOffered: () => false,
      signInOptions: refuse,
      match: refuse,
      addOptions: refuse,
      add: refuse,
      list: () => Promise.resolve([]),
      rename: () => Promise.resolve(false),
      remove: () => Promise.resolve(false),
    },
    addresses: {
      countries: () => Promise.resolve(['US', 'DE']),
      list: () => Promise.resolve([]),
      find: refuse,
      read: () => Promise.resolve({ errors: {} }),
      add: refuse,
      change: refuse,
      remove: refuse,
      keep: refuse,
    },
    read: (c) => Promise.resolve(find(c)),
    session: () => Promise.resolve(null),
    mayMail: () => Promise.resolve(true),
    tokenIn: () => null,
    signIn: refuse,
    signInByPasskey: refuse,
    recheck: (_, __, attempt) => attempt(),
    enter: refuse,
    signOut: refuse,
    forget: () => undefined,
    join: refuse,
    leave: refuse,
  };
  return members;
}
