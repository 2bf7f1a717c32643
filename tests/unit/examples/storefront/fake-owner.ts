import { getCookie } from 'hono/cookie';
import { Problem } from '../../../../examples/server/index.js';
import type { StorefrontServices } from '../../../../examples/storefront/index.js';

/** A variant with open signups. */
export const waiting = { productId: 'item-workshop-apron', variantId: 'APRON' } as const;

/** The cookie `OWNER=yes` identifies the owner; the apron has 140 open signups. */
export function createFakeOwner(): Pick<
  StorefrontServices,
  'owners' | 'restock' | 'restockCaptcha' | 'mailingList' | 'callers'
> {
  const group = { ...waiting, productTitle: 'Workshop Apron', variantTitle: '', count: 140 };
  return {
    owners: { isOwner: (c) => getCookie(c, 'OWNER') === 'yes' },
    restock: {
      groups: () =>
        Promise.resolve({ signUpGroups: [group], hasNextPage: false, nextPageCursor: null }),
      send: ({ variantId }) =>
        variantId === waiting.variantId
          ? Promise.resolve({ sent: 100, remaining: 40 })
          : Promise.reject(new Problem('item-not-found')),
    },
    restockCaptcha: null,
    mailingList: {
      list: (cursor) =>
        Promise.resolve({
          entries: [
            {
              email: 'ada@example.com',
              source: 'form:newsletter',
              createdOn: Date.UTC(2026, 10, 2),
            },
            { email: 'bo@example.com', source: 'restock:item-dune-mug', createdOn: 0 },
          ],
          hasNextPage: cursor === null,
          nextPageCursor: cursor === null ? '2' : null,
        }),
      count: () => Promise.resolve(1234),
    },
    callers: {
      address: () => '203.0.113.7',
      cameFrom: (c) => (c.req.header('Sec-Fetch-Site') === 'same-origin' ? 'own' : 'nowhere'),
      isSecure: (c) => c.req.url.startsWith('https:'),
      publicOrigin: () => 'https://shop.test',
    },
  };
}
