import type { Row } from '../row.js';

/** storefront.md §6, "Roles and permissions". */
export const roles: readonly Row[] = [
  {
    item: 'Visitors and signed-in site users; the sign-in state decides whether the cart loads at page start',
    quote:
      'Authentication status (from a user-account interface) decides whether the cart loads at page start.',
    modules: ['core/commerce/cart/presence.ts', 'core/runtime/site.ts'],
    tests: {
      'tests/unit/core/commerce/cart/presence.test.ts':
        'storefront §6: "Authentication status (from a user-account interface) decides whether the cart loads"',
    },
  },
  {
    item: 'Flags: visitor commerce metrics, video paywall, product reviews kill switch, vanilla form handler',
    quote:
      'visitor commerce metrics, video paywall, product reviews kill switch, vanilla form handler.',
    modules: ['core/runtime/feature-flags.ts'],
    tests: { 'tests/unit/core/runtime/feature-flags.test.ts': 'are those of storefront §6' },
  },
  {
    item: 'Admin roles',
    quote: 'Admin roles: not shown.',
    modules: ['examples/server/owners/owners.ts'],
    tests: {
      'tests/contract/owners.test.ts': 'sign in by a plain form with the password, and out again',
    },
    kind: 'not-shown',
    reason:
      'The reference server has one owner of a shop, signed in by password and second factor.',
  },
  {
    item: 'Roles of the restock list and send calls',
    quote: 'Restock list and send calls imply a site owner or merchant, but the roles: not shown.',
    modules: ['examples/server/restock/routes.ts'],
    tests: { 'tests/contract/restock-signups.test.ts': 'are returned to the owner only' },
    kind: 'not-shown',
    reason: "The calls are the owner's; everybody else is answered 401.",
  },
];
