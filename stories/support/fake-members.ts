import { configure, getRuntime } from '../../core/runtime/index.js';
import type { MemberAccount, MembersClient } from '../../core/members/index.js';
import { NetError } from '../../core/net/index.js';

/** What the server of a story does about members. */
export interface FakeMembers {
  /** The account of who is signed in; null for a visitor. */
  readonly account?: MemberAccount | null;
  /** The account cannot be read the first time. */
  readonly isDown?: boolean;
  /** Milliseconds before each answer. */
  readonly delay?: number;
}

/** The one password that the server of a story takes. */
export const rightPassword = 'correct horse';

export const ada: MemberAccount = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  language: 'en',
  orders: [
    {
      number: '1042',
      url: '#order-1042',
      placedAt: Date.UTC(2026, 10, 21),
      total: 51_300,
      currency: 'USD',
      state: 'On its way',
    },
    {
      number: '1007',
      url: '#order-1007',
      placedAt: Date.UTC(2026, 9, 3),
      total: 2_800,
      currency: 'USD',
      state: 'Delivered',
    },
  ],
};

/** Answers for the members of a story, in place of a server. Returns what takes it away again. */
export function fakeMembers({ account = null, isDown = false, delay = 0 }: FakeMembers = {}) {
  let failures = isDown ? 1 : 0;
  const wait = () =>
    new Promise<void>((done) => void getRuntime().clock.setTimeout(() => done(), delay));
  const client: MembersClient = {
    async signIn({ password }) {
      await wait();
      if (password === rightPassword) return { xsrfToken: 'story' };
      throw new NetError('rejected', 'refused', { status: 401 });
    },
    signOut: wait,
    tellLanguage: wait,
    async readAccount() {
      await wait();
      failures -= 1;
      if (failures >= 0) throw new NetError('server', 'down', { status: 503 });
      return account;
    },
  };
  configure({ membersClient: client });
  return () => configure({ membersClient: null });
}
