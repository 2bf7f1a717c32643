import type { Row } from '../row.js';

/** storefront.md §7, "Calls": cart, purchases, restock. */
export const shopCalls: readonly Row[] = [
  {
    item: 'GET /api/commerce/shopping-cart: mock, timecode, calculateSubtotal',
    quote:
      '| GET /api/commerce/shopping-cart | query mock (true/false), timecode, calculateSubtotal (true/false) | cart fields |',
    modules: ['core/commerce/cart/http-cart-client.ts', 'examples/server/carts/routes.ts'],
    tests: {
      'tests/unit/core/commerce/cart/store.test.ts': "calculateSubtotal: 'true'",
      'tests/contract/cart-calls.test.ts':
        'query mock (true/false), timecode, calculateSubtotal (true/false)',
    },
  },
  {
    item: 'POST /api/commerce/shopping-cart/entries: itemId, sku, quantity, additionalFields',
    quote:
      '| POST /api/commerce/shopping-cart/entries | JSON itemId, sku, quantity, additionalFields (JSON string) | shoppingCart, newlyAdded |',
    modules: ['core/commerce/cart/add-call.ts', 'examples/server/carts/add-entry.ts'],
    tests: {
      'tests/contract/cart-calls.test.ts':
        'JSON itemId, sku, quantity, additionalFields (JSON string)',
    },
  },
  {
    item: 'PUT …/entries/{entryId}/additionalFields: itemId, sku, additionalFields',
    quote:
      '| PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields | JSON itemId, sku, additionalFields | shoppingCart, updatedEntry |',
    modules: [
      'core/commerce/cart/http-cart-client.ts',
      'examples/server/carts/additional-fields.ts',
    ],
    tests: {
      'tests/contract/cart-changes.test.ts':
        'JSON itemId, sku, additionalFields | shoppingCart, updatedEntry',
    },
  },
  {
    item: 'POST /api/3/commerce/cart/subscription: itemId, sku, qty, additionalFields; cartToken',
    quote:
      '| POST /api/3/commerce/cart/subscription | itemId, sku, qty, additionalFields | cartToken; visitor is sent to the subscription page |',
    modules: ['core/commerce/purchase/start-purchase.ts', 'examples/server/purchases/routes.ts'],
    tests: {
      'tests/unit/core/commerce/purchase/start-purchase.test.ts':
        'POST /api/3/commerce/cart/subscription | itemId, sku, qty, additionalFields |',
    },
  },
  {
    item: 'GET commerce/inventory/stock/: itemId',
    quote:
      '| GET commerce/inventory/stock/ (under the API root) | query itemId | results list of stock results |',
    modules: ['core/commerce/purchase/stock-check.ts', 'examples/server/catalogue/routes.ts'],
    tests: {
      'tests/contract/shop-calls.test.ts': '/api/commerce/inventory/stock/?itemId=item-mug',
    },
  },
  {
    item: "GET the provider's static modal HTML by locale, shown in the info popup",
    quote: '| GET instalment provider static modal HTML | by locale | shown in the info popup |',
    modules: ['core/commerce/instalments/info-page.ts', 'core/commerce/instalments/load-page.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/info-page.test.ts':
        'GET instalment provider static modal HTML | by locale | shown in the info popup',
    },
  },
  {
    item: 'POST /api/site-users/account/notifications/restock',
    quote:
      '| POST /api/site-users/account/notifications/restock | productId, variantId, siteVisitorEmail, isJoinMailingList, optional captchaToken | success text shown; failure shows server error message |',
    modules: ['core/commerce/restock/signup/sign-up.ts', 'examples/server/restock/routes.ts'],
    tests: {
      'tests/unit/core/commerce/restock/signup/sign-up.test.ts':
        'POST /api/site-users/account/notifications/restock',
    },
  },
  {
    item: 'GET …/restock/groups by cursor, all pages in a loop',
    quote:
      'query cursor | signUpGroups, hasNextPage, nextPageCursor; all pages fetched in a loop |',
    modules: ['core/commerce/restock/admin/client.ts', 'core/commerce/restock/admin/pages.ts'],
    tests: {
      'tests/unit/core/commerce/restock/admin/pages.test.ts':
        'query cursor | signUpGroups, hasNextPage, nextPageCursor; all pages fetched i',
    },
  },
  {
    item: 'GET …/restock by productId, variantId, cursor; a count over variants sums the signups',
    quote:
      'query productId, variantId, cursor | signUps, hasNextPage, nextPageCursor; looped; a count over several variants sums the signups |',
    modules: ['core/commerce/restock/admin/client.ts'],
    tests: {
      'tests/unit/core/commerce/restock/admin/client.test.ts':
        'a count over several variants sums the signups',
    },
  },
  {
    item: 'POST …/restock/send: productId, variantId',
    quote:
      '| POST /api/site-users/account/notifications/restock/send | productId, variantId | response not shown |',
    modules: ['core/commerce/restock/admin/client.ts', 'examples/server/restock/send.ts'],
    tests: {
      'tests/unit/core/commerce/restock/admin/client.test.ts':
        'POST …/restock/send | productId, variantId',
    },
  },
  {
    item: 'POST …/restock/send/all: sendRequests',
    quote:
      '| POST /api/site-users/account/notifications/restock/send/all | sendRequests (list) | response not shown |',
    modules: ['core/commerce/restock/admin/client.ts', 'examples/server/restock/send.ts'],
    tests: {
      'tests/unit/core/commerce/restock/admin/client.test.ts':
        'POST …/restock/send/all | sendRequests (list)',
    },
  },
];
