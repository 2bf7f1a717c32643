import type { Row } from '../row.js';

/** storefront.md §9, "Business constants and limits". */
export const constants: readonly Row[] = [
  {
    item: 'Error reporter: 10 queued events, 20 sends a page, stacks of 5000 characters, 1 s debounce',
    quote:
      'max 10 queued events, max 20 sends per page, stack trimmed to 5000 characters, 1 s debounce.',
    modules: [
      'analytics/collectors/errors/error-reporter.ts',
      'analytics/collectors/errors/describe-error.ts',
    ],
    tests: {
      'tests/unit/analytics/collectors/errors/error-reporter.test.ts':
        'Error reporter: max 10 queued events, max 20 sends per page',
      'tests/unit/analytics/collectors/errors/describe-error.test.ts':
        'stack trimmed to 5000 characters',
    },
  },
  {
    item: 'Cookies: visitor 2 years, visit 30 minutes',
    quote: 'Cookies: visitor 2 years, visit 30 minutes.',
    modules: ['analytics/session/names.ts'],
    tests: { 'tests/unit/analytics/session/identity.test.ts': "'max-age=1800', // 30 minutes" },
  },
  {
    item: "Cart pill: '100+' above 100",
    quote: "Cart pill: '100+' above 100.",
    modules: ['widgets/parts/cart-link/pill-words.ts'],
    tests: { 'tests/unit/widgets/parts/cart-link/pill-words.test.ts': "'100+'" },
  },
  {
    item: 'Button resets: 1 s (after failure, before added), 2 s (added back to idle)',
    quote:
      'Button reset delays: 1 s (after failure, and before added) and 2 s (added back to idle).',
    modules: ['core/commerce/cart/attempt-phases.ts'],
    tests: { 'tests/unit/core/commerce/cart/attempt-phases.test.ts': 'back to idle after 2 s' },
  },
  {
    item: 'Money: 15 integer places, comma, point, grouping, no trimming, leading minus, digits of the currency',
    quote:
      'default max integer places 15; thousands separator comma; decimal separator point; grouping on by default; trimming of zero fractions off by default; negative values get a leading minus',
    modules: ['core/commerce/money/format-plain.ts', 'core/commerce/money/decimal.ts'],
    tests: {
      'tests/unit/core/commerce/money/format-plain.test.ts':
        'storefront §9: "default max integer places 15; thousands separator comma; decimal separator point;',
      'tests/unit/core/commerce/money/decimal.test.ts':
        'storefront §9: "cents are converted by dividing by 10 to the power of the digits."',
    },
  },
  {
    item: 'Instalments: 4 by default',
    quote: '- Instalments default to 4. Weeks',
    modules: ['core/commerce/instalments/split.ts'],
    tests: { 'tests/unit/core/commerce/instalments/split.test.ts': 'Instalments default to 4.' },
  },
  {
    item: 'Weeks per year 52, months per year 12',
    quote: 'Weeks per year 52, months per year 12.',
    modules: ['core/commerce/subscription/terms.ts'],
    tests: {
      'tests/unit/core/commerce/subscription/terms.test.ts':
        'storefront §9: "Weeks per year 52, months per year 12."',
    },
  },
  {
    item: 'Afterpay locales en_US, en_CA, fr_CA, en_AU, en_NZ; Clearpay en_GB',
    quote: 'Afterpay locales: en_US, en_CA, fr_CA, en_AU, en_NZ; Clearpay locale: en_GB.',
    modules: ['core/commerce/instalments/provider.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/provider.test.ts':
        'Afterpay locales: en_US, en_CA, fr_CA, en_AU, en_NZ. Clearpay locale: en_GB.',
    },
  },
  {
    item: 'Subscription phrases: every week, month or year; duration in weeks, months or years',
    quote:
      'Subscription price phrases cover every week, month or year with billing period and duration in weeks, months or years.',
    modules: ['core/commerce/subscription/wording.ts'],
    tests: {
      'tests/unit/core/commerce/subscription/wording.test.ts': '$5 every 2 weeks for 1 year',
      'tests/unit/widgets/elements/subscription/subscription.test.tsx':
        'Subscription price phrases cover every week, month or year with billing period and duration in weeks,',
    },
  },
  {
    item: 'Email length 3 to 256; census button events 2500 ms',
    quote: 'Email length 3 to 256. Census button-event timeout 2500 ms.',
    modules: ['core/forms/email.ts', 'analytics/clients/census/census-routes.ts'],
    tests: {
      'tests/unit/core/commerce/restock/signup/email-problem.test.ts': 'Email length 3 to 256.',
      'tests/unit/analytics/clients/census/census-client.test.ts': "['button-render', 2500]",
    },
  },
  {
    item: 'Quantity input 1 to 9999',
    quote: 'Quantity input 1 to 9999.',
    modules: ['core/commerce/quantity/quantity.ts'],
    tests: { 'tests/unit/widgets/elements/quantity/limits.test.ts': 'Quantity input 1 to 9999.' },
  },
  {
    item: 'Captcha: light, normal; compact under 320 px',
    quote: 'Captcha defaults: light theme, normal size; compact under 320 px width.',
    modules: ['core/captcha/size.ts', 'core/captcha/adapter.ts'],
    tests: {
      'tests/unit/core/captcha/size.test.ts':
        'Captcha defaults: light theme, normal size; compact under 320 px width.',
    },
  },
  {
    item: "Labels 'Add To Cart' and 'Subscribe'",
    quote: "Default add-to-cart label 'Add To Cart', subscribe label 'Subscribe';",
    modules: ['widgets/elements/add-to-cart/labels.ts', 'core/i18n/strings/add-button.ts'],
    tests: {
      'tests/unit/widgets/elements/add-to-cart/labels.test.ts':
        "Default add-to-cart label 'Add To Cart', subscribe label 'Subscribe'",
    },
  },
  {
    item: "Labels fall back to 'sold out' and 'sale'",
    quote: "sold-out label falls back to 'sold out', sale to 'sale'.",
    modules: ['core/commerce/product/status.ts'],
    tests: {
      'tests/unit/widgets/elements/product-status/product-status.test.tsx':
        "sold-out label falls back to 'sold out', sale to 'sale'.",
    },
  },
  {
    item: 'Sold out takes precedence over sale; digital products and gift cards are never sold out',
    quote:
      'Sold-out takes precedence over sale; digital and gift-card products are never sold out.',
    modules: ['core/commerce/product/status.ts', 'core/commerce/product/stock.ts'],
    tests: {
      'tests/unit/widgets/elements/product-status/product-status.test.tsx':
        'Sold-out takes precedence over sale; digital and gift-card products are never sold out.',
    },
  },
];
