import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { Problem, type ApiKey, type OwnerActionCode } from '../../../../shop/server/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';

/** A variant with open signups. */
export const waiting = { productId: 'item-workshop-apron', variantId: 'APRON' } as const;

const apiKey: ApiKey = {
  id: 7,
  name: 'Warehouse <b>',
  scopes: ['products', 'stock'],
  ending: 'x4Zq',
  createdAt: Date.UTC(2026, 10, 2),
  usedAt: null,
};

/** The cookie `OWNER=yes` identifies the owner; the apron has 140 open signups. */
export function createFakeOwner(): Pick<
  OwnerServices,
  | 'owners'
  | 'people'
  | 'apiKeys'
  | 'restock'
  | 'restockCaptcha'
  | 'mailingList'
  | 'mailer'
  | 'callers'
> {
  const group = {
    ...waiting,
    productTitle: 'Workshop Apron',
    variantTitle: '',
    stock: 0,
    count: 140,
  };
  return {
    owners: createFakeSessions(),
    apiKeys: {
      list: () => Promise.resolve([apiKey]),
      find: (id) => Promise.resolve(id === apiKey.id ? apiKey : null),
      create: ({ name }) =>
        name === ''
          ? Promise.reject(new Problem('invalid-request', { errors: { name: 'Name it.' } }))
          : Promise.resolve({ key: { ...apiKey, name }, secret: `vitrine_${'s'.repeat(43)}` }),
      remove: () => Promise.resolve(),
    },
    people: {
      list: () => Promise.resolve({ people: [], invitations: [] }),
      invite: () => Promise.resolve(),
      resend: () => Promise.resolve(),
      withdraw: () => Promise.resolve(),
      setRoles: () => Promise.resolve(),
      setDisabled: () => Promise.resolve(),
      findInvitation: () => Promise.resolve(null),
      accept: () => Promise.reject(new Problem('not-found')),
    },
    restock: {
      waiting: () =>
        Promise.resolve({ variants: [group], hasNextPage: false, nextPageCursor: null }),
      find: ({ variantId }) =>
        variantId === waiting.variantId
          ? Promise.resolve(group)
          : Promise.reject(new Problem('item-not-found')),
      send: ({ variantId }) =>
        variantId === waiting.variantId
          ? Promise.resolve({ sent: 100, remaining: 40 })
          : Promise.reject(new Problem('item-not-found')),
    },
    restockCaptcha: null,
    mailingList: {
      list: (_, cursor) =>
        Promise.resolve({
          entries: [
            {
              id: '2',
              email: 'ada@example.com',
              state: 'confirmed',
              source: 'form:newsletter',
              createdOn: Date.UTC(2026, 10, 2),
              confirmedOn: Date.UTC(2026, 10, 3),
            },
            {
              id: '1',
              email: 'bo@example.com',
              state: 'confirmed',
              source: 'restock:item-dune-mug',
              createdOn: 0,
              confirmedOn: 0,
            },
          ],
          hasNextPage: cursor === null,
          nextPageCursor: cursor === null ? '2' : null,
        }),
      counts: () => Promise.resolve({ confirmed: 1234, pending: 5 }),
      exportCsv: () => Promise.resolve('email\r\n'),
      remove: (id) => (id === '2' ? Promise.resolve() : Promise.reject(new Problem('not-found'))),
      findToConfirm: (token) => Promise.resolve(token === 'good' ? 'ada@example.com' : null),
      confirm: (token) => Promise.resolve(token === 'good' ? 'ada@example.com' : null),
      isUnsubscribe: (token) => token === 'good',
      unsubscribe: (token) => Promise.resolve(token === 'good'),
    },
    mailer: createFakeMailer(),
    callers: {
      address: () => '203.0.113.7',
      cameFrom: (c) => (c.req.header('Sec-Fetch-Site') === 'same-origin' ? 'own' : 'nowhere'),
      isSecure: (c) => c.req.url.startsWith('https:'),
      publicOrigin: () => 'https://shop.test',
    },
  };
}

const session = {
  id: 7,
  device: 'Firefox on Linux',
  createdAt: Date.UTC(2026, 10, 22, 9),
  seenAt: Date.UTC(2026, 10, 22, 10),
  expiresAt: Date.UTC(2026, 10, 22, 21),
  account: null,
  roles: ['admin'],
} as const;

/** The owner is signed in here and on a phone. The cookie `FACTOR` says how far the second factor is: `on`, `pending` or off. */
function createFakeSessions(): OwnerServices['owners'] {
  const isOwner = (c: Context) => getCookie(c, 'OWNER') === 'yes';
  const phone = { ...session, id: 6, device: 'Safari on <iPhone>' };
  const action = (code: OwnerActionCode, target: string | null = null, times = 1) => ({
    happenedAt: session.createdAt,
    session: code === 'sign-in-refused' ? null : 7,
    who: null,
    action: code,
    target,
    times,
  });
  const actions = [action('form-saved', 'contact'), action('sign-in-refused', null, 3)];
  return {
    isOwner: (c) => Promise.resolve(isOwner(c)),
    may: (c) => Promise.resolve(isOwner(c)),
    session: (c) => Promise.resolve(isOwner(c) ? session : null),
    signIn: () => Promise.reject(new Problem('wrong-password')),
    sessions: () => Promise.resolve([session, phone]),
    endSession: () => Promise.resolve(),
    signOutEverywhere: () => Promise.resolve(),
    changePassword: () => Promise.resolve(),
    recorder: () => Promise.resolve(() => Promise.resolve()),
    actions: (_, cursor) =>
      Promise.resolve({
        actions,
        hasNextPage: cursor === null,
        nextPageCursor: cursor === null ? '2' : null,
      }),
    secondFactor: {
      state: () => Promise.resolve({ isOn: false }),
      isUsed: () => Promise.resolve(false),
      start: (_, password) =>
        password === 'the password'
          ? Promise.resolve()
          : Promise.reject(new Problem('wrong-password')),
      pending: (c) =>
        Promise.resolve(
          getCookie(c, 'FACTOR') === 'pending'
            ? { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Shop:owner?secret=JBSW' }
            : null,
        ),
      confirm: (_, code) =>
        code === '123456'
          ? Promise.resolve(['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'])
          : Promise.reject(new Problem('wrong-code')),
      turnOff: () => Promise.resolve(),
    },
  };
}

const mail = {
  id: '7',
  kind: 'order-received',
  title: 'Order received',
  isSecret: false,
  to: 'ada@example.com',
  subject: 'Order 1001',
  state: 'failed',
  attempts: 8,
  createdAt: Date.UTC(2026, 10, 22),
  nextAttemptAt: Date.UTC(2026, 10, 23),
  sentAt: null,
  lastError: '550 No such mailbox.',
} as const;

/** One mail, which has failed. */
function createFakeMailer(): OwnerServices['mailer'] {
  return {
    list: (state) =>
      Promise.resolve({
        mails: state === 'failed' ? [mail] : [],
        hasNextPage: false,
        nextPageCursor: null,
      }),
    counts: () => Promise.resolve({ waiting: 0, sending: 0, sent: 3, failed: 1 }),
    find: (id) =>
      Promise.resolve(
        id === mail.id
          ? {
              ...mail,
              language: 'en',
              text: 'Thank you.',
              html: '<p>Thank you.</p>',
              messageId: '<m@shop.test>',
              isUnsure: false,
            }
          : null,
      ),
    sendAgain: (id) =>
      id === mail.id ? Promise.resolve() : Promise.reject(new Problem('not-found')),
    transport: 'smtp',
    ownerEmail: 'owner@shop.test',
  };
}
