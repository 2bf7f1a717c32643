import type { Row } from '../row.js';

/** storefront.md §2, "Screens and routes". */
export const screens: readonly Row[] = [
  {
    item: "Cart page at /cart, opened by a floating pill; in the site editor's frame the pill sets the frame's address",
    quote: 'Inside the site editor frame, the pill sets the frame address instead of navigating.',
    modules: [
      'widgets/elements/cart-pill/cart-pill.tsx',
      'core/runtime/editor-frame.ts',
      'core/commerce/cart/paths.ts',
    ],
    tests: {
      'tests/unit/widgets/elements/cart-pill/cart-pill.test.tsx':
        'sets the frame address instead of navigating',
    },
  },
  {
    item: 'Product page: add-to-cart, variants, quantity, instalments with popup, reviews, a lightbox with a form',
    quote:
      'Add-to-cart button, variant dropdowns, quantity input, instalment-payment pill with info popup, optional product reviews, a lightbox containing a form for additional fields.',
    modules: [
      'examples/storefront/views/product.ts',
      'examples/storefront/read-product.ts',
      'widgets/elements/product-form/form-dialog.tsx',
    ],
    tests: {
      'tests/browser/purchases.spec.ts': 'an item with additional fields',
      'tests/browser/journey.spec.ts': 'from home to the cart page',
      'tests/browser/instalments.spec.ts': 'instalments on a product page',
    },
  },
  {
    item: 'Express checkout goes straight to a checkout page; the address shape is not shown',
    quote: 'Goes straight to a checkout page (address shape not shown).',
    modules: ['core/commerce/purchase/start-purchase.ts'],
    tests: {
      'tests/unit/core/commerce/purchase/start-purchase.test.ts':
        '"Goes straight to a checkout page"',
    },
    kind: 'not-shown',
    reason:
      'The shape of the address is not shown; the shop of the example answers with one of its own.',
  },
  {
    item: 'Subscription purchase goes to a subscription page with the cart token of the call',
    quote: 'Goes to a subscription page using a cart token returned by the subscription call.',
    modules: [
      'core/commerce/purchase/start-purchase.ts',
      'examples/storefront/views/checkout/subscription.ts',
    ],
    tests: {
      'tests/unit/core/commerce/purchase/start-purchase.test.ts':
        '"a subscription page using a cart token"',
      'tests/browser/plain-platform.spec.ts': '/subscription?cartToken=sub-COFFEE',
    },
  },
  {
    item: 'Gift card purchase goes to a gift card page with item id and variant',
    quote: 'Goes to a gift card page carrying item id and variant.',
    modules: [
      'core/commerce/purchase/start-purchase.ts',
      'examples/storefront/views/checkout/gift-card.ts',
    ],
    tests: {
      'tests/unit/core/commerce/purchase/start-purchase.test.ts':
        'goes to the gift card page without a call',
      'tests/browser/purchases.spec.ts': 'a gift card is bought from the address of its page alone',
    },
  },
  {
    item: 'Lessons list and lesson: video paywall tracking; the access-denied page has a join button',
    quote: 'Video paywall tracking; the access-denied page has a join button.',
    modules: [
      'examples/storefront/lesson-list.ts',
      'examples/storefront/views/access-denied.ts',
      'widgets/elements/join-button/join-button.tsx',
    ],
    tests: {
      'tests/unit/examples/storefront/lessons.test.ts': 'the access-denied page has a join button.',
    },
  },
  {
    item: 'Page types: main content (collection), content item, member-area access denied',
    quote:
      'Page types the front end distinguishes: main content (collection), content item, member-area access denied.',
    modules: ['core/runtime/site.ts', 'core/content/page-kinds.ts'],
    tests: {
      'tests/unit/core/runtime/site.test.ts':
        'storefront §2: "Page types the front end distinguishes',
    },
  },
  {
    item: 'Reviews show only without the kill switch, on a product page, with native or imported display enabled',
    quote:
      'Product reviews display only if the reviews kill-switch flag is absent, the page is a product page, and either native or imported reviews display is enabled in store settings.',
    modules: ['core/commerce/reviews/visibility.ts'],
    tests: {
      'tests/unit/core/commerce/reviews/visibility.test.ts':
        'Product reviews display only if the reviews kill-switch flag is absent',
    },
  },
];
