import type { Row } from '../row.js';

/** platform.md §2, "Screens and routes". */
export const screens: readonly Row[] = [
  {
    item: 'The search page is /search and is excluded from page-view tracking',
    quote: 'The search page is the path /search; it is excluded from page-view tracking.',
    modules: ['analytics/consent/refusal.ts', 'analytics/bindings/page.ts'],
    tests: {
      'tests/unit/analytics/bindings/page.test.ts':
        'The search page is the path /search; it is excluded from page-view tracking.',
    },
  },
  {
    item: 'Paths that contain /config are an editing context',
    quote: 'Paths containing /config are treated as an editing context for tracking.',
    modules: ['analytics/consent/refusal.ts'],
    tests: {
      'tests/unit/analytics/consent/refusal.test.ts':
        'Paths containing /config are treated as an editing context for tracking.',
    },
  },
  {
    item: 'The cart link helper returns /cart',
    quote: 'The cart link helper returns the fixed path /cart.',
    modules: ['core/commerce/cart/paths.ts', 'core/template/formatters/commerce/cart.ts'],
    tests: {
      'tests/unit/core/template/formatters/commerce/cart.test.ts':
        'The cart link helper returns the fixed path /cart.',
    },
  },
  {
    item: 'Upgrade paths /settings/billing/upgrade and /settings/billing/subscriptions/website; names trial-upgrade, upgrade',
    quote: 'Upgrade path names: trial-upgrade, upgrade.',
    modules: ['core/content/website.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts': 'platform §2: upgrade paths and their names',
    },
  },
  {
    item: 'The 25 page kinds',
    quote:
      'main content or collection, page, splash page, content item, not found, error, search, lock screen, popup overlay',
    modules: ['core/content/page-kinds.ts', 'core/runtime/site.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts': 'platform §2: page kinds',
      'tests/unit/core/runtime/site.test.ts': 'platform §2 has 25.',
    },
  },
  {
    item: 'Interface areas that are event sources: 12 areas, 33 actions',
    quote: 'Interface areas that appear only as analytics event sources',
    modules: ['analytics/events/interface-areas.ts', 'analytics/bindings/controls.ts'],
    tests: {
      'tests/unit/analytics/events/catalogue.test.ts':
        'Interface areas that appear only as analytics event sources',
      'tests/unit/analytics/events/interface-emitters.test.ts':
        '%s has an emitter, or a written reason, and not both',
    },
  },
  {
    item: 'Templates render add-to-cart buttons',
    quote: 'Templates render: add-to-cart buttons',
    modules: ['core/template/formatters/commerce/add-to-cart-btn.ts'],
    tests: {
      'tests/unit/core/template/formatters/commerce/add-to-cart-btn.test.ts':
        'has the attributes of the product',
    },
  },
  {
    item: 'Templates render quantity inputs',
    quote: 'quantity inputs, variant selectors',
    modules: ['core/template/formatters/commerce/quantity-input.ts'],
    tests: {
      'tests/unit/core/template/formatters/commerce/quantity-input.test.ts':
        'minimum 1, maximum 9999, step 1, default 1',
    },
  },
  {
    item: 'Templates render variant selectors',
    quote: 'variant selectors, restock-notification forms',
    modules: ['core/template/formatters/commerce/variants-select.ts'],
    tests: {
      'tests/unit/core/template/formatters/commerce/variants-select.test.ts':
        'offers every variant, with its price where prices differ',
    },
  },
  {
    item: 'Templates render restock-notification forms',
    quote: 'restock-notification forms, scarcity notices',
    modules: ['core/template/formatters/commerce/restock-form.ts'],
    tests: {
      'tests/unit/core/template/formatters/commerce/restock-form.test.ts':
        'is a form that posts by itself',
    },
  },
  {
    item: 'Templates render scarcity notices',
    quote: 'scarcity notices, quick-view buttons',
    modules: [
      'core/template/formatters/commerce/merchandising.ts',
      'widgets/elements/scarcity/scarcity.tsx',
    ],
    tests: {
      'tests/unit/core/template/formatters/commerce/merchandising.test.ts':
        'shows how many are left, for variants when they are chosen',
    },
  },
  {
    item: 'Templates render quick-view buttons',
    quote: 'quick-view buttons, comment links and areas',
    modules: [
      'core/template/formatters/commerce/merchandising.ts',
      'widgets/elements/quick-view/quick-view.tsx',
    ],
    tests: {
      'tests/unit/core/template/formatters/commerce/merchandising.test.ts':
        'is a link to the product',
    },
  },
  {
    item: 'Templates render comment links and areas',
    quote: 'comment links and areas, like buttons',
    modules: [
      'core/template/formatters/social/comments.ts',
      'widgets/elements/comments/comments.tsx',
      'widgets/elements/comment-link/comment-link.tsx',
    ],
    tests: {
      'tests/unit/core/template/formatters/social/comments.test.ts':
        'leads to the comments of the item',
      'tests/unit/widgets/elements/comments/comments.test.tsx':
        'active when commentState is 1 or the public comment count is above 0',
    },
  },
  {
    item: 'Templates render like buttons',
    quote: 'like buttons, social share buttons',
    modules: [
      'core/template/formatters/social/comments.ts',
      'widgets/elements/like-button/like-button.tsx',
    ],
    tests: {
      'tests/unit/core/template/formatters/social/comments.test.ts': 'of %j likes says so',
      'tests/browser/content-elements.spec.ts': 'vitrine-like-button',
    },
  },
  {
    item: 'Templates render social share buttons',
    quote: 'social share buttons, an audio player',
    modules: ['core/template/formatters/social/share.ts', 'widgets/elements/share/share.tsx'],
    tests: {
      'tests/unit/core/template/formatters/social/share.test.ts': 'has the shared title and URL',
    },
  },
  {
    item: 'Templates render an audio player',
    quote: 'an audio player, a video wrapper',
    modules: ['core/template/formatters/social/media.ts', 'widgets/elements/audio/audio.tsx'],
    tests: { 'tests/unit/core/template/formatters/social/media.test.ts': 'plays without script' },
  },
  {
    item: 'Templates render a video wrapper',
    quote: 'a video wrapper and a follow button',
    modules: ['core/template/formatters/social/media.ts', 'widgets/elements/video/video.tsx'],
    tests: {
      'tests/unit/core/template/formatters/social/media.test.ts':
        'is a link with a picture without script',
    },
  },
  {
    item: 'Templates render a follow button',
    quote: 'a follow button.',
    modules: ['core/template/formatters/social/share.ts', 'widgets/elements/follow/follow.tsx'],
    tests: { 'tests/unit/core/template/formatters/social/share.test.ts': 'of %j follows %s' },
  },
  {
    item: 'Full-page cart and template cart are known by element identifiers',
    quote: 'Full-page cart and template cart are identified by page element identifiers only.',
    modules: ['widgets/elements/cart/cart.tsx'],
    tests: {},
    kind: 'not-shown',
    reason: 'The identifiers are not shown; the cart of a page is the element vitrine-cart.',
  },
  {
    item: 'A popup window is centred on the screen',
    quote: 'A popup-window helper centres a window on screen given a width and height.',
    modules: ['core/dom/popup-window.ts'],
    tests: {
      'tests/unit/core/dom/popup-window.test.ts':
        'centres a window on screen given a width and height',
    },
  },
];
