import type { Row } from '../row.js';

/** platform.md §9, "Business constants and limits": commerce, collections and the editor. */
export const limits: readonly Row[] = [
  {
    item: "Labels 'Add To Cart' and 'Subscribe'",
    quote: "Default add-to-cart label 'Add To Cart'; subscribe label 'Subscribe'.",
    modules: [
      'core/commerce/product/structured-content/add-button-label.ts',
      'core/i18n/strings/add-button.ts',
    ],
    tests: {
      'tests/unit/widgets/elements/add-to-cart/labels.test.ts':
        "Default add-to-cart label 'Add To Cart', subscribe label 'Subscribe'",
    },
  },
  {
    item: 'Money of templates has 2 to 3 fraction digits; a percentage can trim to 0',
    quote:
      'Money formatting in templates uses 2 to 3 fraction digits; a percentage helper can trim to 0.',
    modules: ['core/template/formatters/commerce/amounts.ts'],
    tests: {
      'tests/unit/core/template/formatters/commerce/amounts.test.ts':
        'Money formatting in templates uses 2 to 3 fraction digits; a percentage helper can trim to 0.',
    },
  },
  {
    item: "Time since: minutes, hours, days, weeks (7), months (30), years (365), as in 'about 2 hours ago'",
    quote:
      "minutes, hours, days, weeks (7 days), months (30 days), years (365 days), as in 'about 2 hours ago'.",
    modules: ['core/i18n/dates/time-since.ts'],
    tests: {
      'tests/unit/core/i18n/dates/time-since.test.ts':
        'minutes, hours, days, weeks (7 days), months (30 days), years (365 days)',
    },
  },
  {
    item: 'Instalments 4; weeks per year 52; months per year 12',
    quote: 'Instalments default to 4; weeks per year 52; months per year 12.',
    modules: ['core/commerce/instalments/split.ts', 'core/commerce/subscription/terms.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/split.test.ts': 'Instalments default to 4.',
      'tests/unit/core/commerce/subscription/terms.test.ts':
        'Weeks per year 52, months per year 12.',
    },
  },
  {
    item: 'Upper and lower order limits of instalments',
    quote: 'Instalment upper and lower order limits: not shown.',
    modules: ['core/commerce/instalments/context.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/context.test.ts': 'reads a missing limit as none',
    },
    kind: 'not-shown',
    reason: "The limits are the shop's settings, afterPayMin and afterPayMax.",
  },
  {
    item: 'Afterpay locales en_US, en_CA, fr_CA, en_AU, en_NZ; Clearpay en_GB',
    quote: 'Afterpay locales: en_US, en_CA, fr_CA, en_AU, en_NZ. Clearpay locale: en_GB.',
    modules: ['core/commerce/instalments/provider.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/provider.test.ts':
        '"Afterpay locales: en_US, en_CA, fr_CA, en_AU, en_NZ. Clearpay locale: en_GB."',
    },
  },
  {
    item: 'Country to language: US, CA, AU, NZ, GB',
    quote: 'Country to language: US en; CA en and fr; AU en; NZ en; GB en.',
    modules: ['core/commerce/instalments/provider.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/provider.test.ts':
        '"Country to language: US en; CA en and fr; AU en; NZ en; GB en."',
    },
  },
  {
    item: 'US territories US, PR, GU, VI, MP, AS, UM',
    quote: 'US territories: US, PR, GU, VI, MP, AS, UM.',
    modules: ['core/commerce/instalments/provider.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/provider.test.ts':
        '"US territories: US, PR, GU, VI, MP, AS, UM."',
    },
  },
  {
    item: 'Performance: settings 30000 ms, flush 30000 ms, page speed up to 60000 ms',
    quote:
      'Performance settings timeout 30000 ms; records flush delay 30000 ms; page-speed collection waits up to 60000 ms.',
    modules: [
      'analytics/collectors/performance/collector.ts',
      'analytics/collectors/performance/page-load-id.ts',
    ],
    tests: {
      'tests/unit/analytics/collectors/performance/collector.test.ts':
        'page-speed collection waits up to 60000 ms.',
      'tests/browser/tracking-vitals.spec.ts': 'records flush delay 30000 ms',
    },
  },
  {
    item: 'Performance thresholds',
    quote: 'Performance thresholds: not shown.',
    modules: ['examples/storefront/views/owner/analytics/vitals.ts'],
    tests: {
      'tests/unit/examples/storefront/views/owner/analytics/vitals.test.ts':
        "['FCP', 1800, 'good']",
    },
    kind: 'not-shown',
    reason:
      "The thresholds are not shown; the owner's page uses those that browsers' makers publish.",
  },
  {
    item: 'Full-session recording: a toggle, a sample and more than 2 cores',
    quote:
      'Full-session recording needs a feature toggle, a sampling flag, and more than 2 hardware cores.',
    modules: ['analytics/collectors/recording/rules.ts'],
    tests: {
      'tests/unit/analytics/collectors/recording/recorder-permission.test.ts':
        'Full-session recording needs a feature toggle, a sampling flag, and more than 2 hardware cores.',
    },
  },
  {
    item: 'Captcha: compact under 320 px; light and normal by default',
    quote: 'Captcha is compact under 320 px width; defaults are light theme and normal size.',
    modules: ['core/captcha/size.ts'],
    tests: {
      'tests/unit/core/captcha/size.test.ts':
        'Captcha defaults: light theme, normal size; compact under 320 px width.',
    },
  },
  {
    item: "Cart badge '100+' above 100; 'More than 100 items in cart'",
    quote: "Cart badge shows '100+' above 100 items; spoken label 'More than 100 items in cart'.",
    modules: ['widgets/elements/cart-indicator/indicator-labels.ts'],
    tests: {
      'tests/unit/widgets/elements/cart-indicator/indicator-labels.test.ts':
        "Cart badge shows '100+' above 100 items; spoken label 'More than 100 items in cart'.",
    },
  },
  {
    item: 'Editor limits: 60, 60, 250, 200, 10000, 20 × 50; tags 50, categories 25',
    quote:
      'max blocks per layout 60; tracks per album 60; items in a user-orderable collection 250; products per collection 200; nested categories 10000',
    modules: ['core/content/limits.ts'],
    tests: {
      'tests/unit/core/content/limits.test.ts': 'limits are those of platform §5 and §9',
      'tests/contract/content.test.ts': 'tag length 50; category length 25',
    },
  },
  {
    item: 'One MB is 1,000,000 bytes',
    quote: 'One MB is 1,000,000 bytes;',
    modules: ['core/content/file-size.ts'],
    tests: {
      'tests/unit/core/content/file-size.test.ts': 'platform §9: "One MB is 1,000,000 bytes"',
    },
  },
  {
    item: 'File sizes are shown in units of 1024',
    quote: 'file size display uses 1024 units.',
    modules: ['core/content/file-size.ts'],
    tests: {
      'tests/unit/core/content/file-size.test.ts':
        'platform §9: "file size display uses 1024 units"',
    },
  },
  {
    item: 'Breakpoints: mobile up to 432 px, desktop from 433 px, tablet never',
    quote: 'Breakpoints: mobile up to 432 px, desktop from 433 px, tablet never.',
    modules: ['core/content/breakpoints.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts':
        'Breakpoints: mobile up to 432 px, desktop from 433 px, tablet never',
    },
  },
  {
    item: 'A placeholder of a masked password',
    quote: 'A masked password field placeholder exists (text not shown).',
    modules: ['core/forms/builder/field-table.ts'],
    tests: {
      'tests/unit/core/forms/builder/field-table.test.ts':
        "'password', 'twitter', 'date', 'time', 'name', 'address'",
    },
    kind: 'not-shown',
    reason: 'The text is not shown; password fields have no placeholder that could be edited.',
  },
  {
    item: 'Time zones: days of 24 h, weeks of 7 days',
    quote: 'Time zone logic uses day length 24 h and week 7 days.',
    modules: ['core/i18n/dates/time-since.ts', 'core/i18n/dates/offsets.ts'],
    tests: {
      'tests/unit/core/i18n/dates/time-since.test.ts':
        'platform §9: "Time zone logic uses day length 24 h and week 7 days."',
    },
  },
];
