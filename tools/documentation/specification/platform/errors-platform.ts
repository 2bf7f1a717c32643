import type { Row } from '../row.js';

/** platform.md §8, "Error catalogue": events, experiments, dates, performance. */
export const platformErrors: readonly Row[] = [
  {
    item: "'Error tracking event: HTTP Status {status}': a warning, and the promise rejects",
    quote:
      '"Error tracking event: HTTP Status {status}"; logged as a warning and the promise rejects.',
    modules: ['analytics/clients/intake.ts', 'analytics/api/tracked.ts'],
    tests: {
      'tests/unit/analytics/clients/legacy/legacy-client.test.ts':
        'warns "Error tracking event: HTTP Status {status}"',
      'tests/unit/analytics/engine/engine.test.ts': 'logged as a warning and the promise rejects',
    },
  },
  {
    item: "'Unable to store analyticsId'",
    quote: '"Unable to store analyticsId" (warning).',
    modules: ['analytics/session/analytics-id.ts'],
    tests: { 'tests/unit/analytics/session/analytics-id.test.ts': "'Unable to store analyticsId'" },
  },
  {
    item: "'Unable access local/session storage.': neither first landing nor first session",
    quote:
      '"Unable access local/session storage." (warning); session info then reports no first landing and no first session.',
    modules: ['analytics/session/landing.ts'],
    tests: {
      'tests/unit/analytics/session/landing.test.ts': "'Unable access local/session storage.'",
    },
  },
  {
    item: 'An overwritten auto-filled tracking field gives a warning',
    quote: 'An overwritten auto-filled tracking field gives a warning.',
    modules: ['analytics/clients/overwritten.ts'],
    tests: {
      'tests/unit/analytics/clients/pipeline/content.test.ts':
        '"An overwritten auto-filled tracking field gives a warning."',
    },
  },
  {
    item: "'The underlying Praetor configuration is not loaded'",
    quote: '"The underlying Praetor configuration is not loaded"',
    modules: ['core/experiments/problems.ts'],
    tests: {
      'tests/unit/core/experiments/experiments.test.ts':
        'The underlying Praetor configuration is not loaded',
    },
  },
  {
    item: "'The specified feature does not exist'",
    quote: '"The specified feature does not exist"',
    modules: ['core/experiments/problems.ts'],
    tests: {
      'tests/unit/core/experiments/experiments.test.ts': 'The specified feature does not exist',
    },
  },
  {
    item: "'The specified feature is not a {type}'",
    quote: '"The specified feature is not a {type}"',
    modules: ['core/experiments/problems.ts'],
    tests: {
      'tests/unit/core/experiments/experiments.test.ts':
        'The specified feature is not a FEATURE_TOGGLE',
    },
  },
  {
    item: "'The specified feature has an invalid server-side definition'",
    quote: '"The specified feature has an invalid server-side definition".',
    modules: ['core/experiments/problems.ts'],
    tests: {
      'tests/unit/core/experiments/experiments.test.ts':
        'The specified feature has an invalid server-side definition',
    },
  },
  {
    item: "'Invalid Date' for a date that is none",
    quote: "Date formatting returns 'Invalid Date' for invalid input.",
    modules: ['core/i18n/dates/date-text.ts'],
    tests: {
      'tests/unit/core/i18n/dates/date-text.test.ts': 'platform §8: "Date formatting returns',
    },
  },
  {
    item: "A subscription price that cannot be worded reads 'Unavailable'",
    quote: "A subscription price that cannot be worded reads 'Unavailable'.",
    modules: [
      'core/template/formatters/commerce/price.ts',
      'core/commerce/subscription/wording.ts',
    ],
    tests: {
      'tests/unit/core/template/formatters/commerce/price.test.ts':
        "['without a plan', plan(undefined), 'Unavailable']",
    },
  },
  {
    item: 'Without a pageLoadId collection stops and the error is reported',
    quote: 'when pageLoadId cannot be resolved, collection stops and the error is reported.',
    modules: ['analytics/collectors/performance/page-load-id.ts'],
    tests: {
      'tests/unit/analytics/collectors/performance/collector.test.ts':
        'when pageLoadId cannot be resolved, collection stops and the error is reported.',
    },
  },
  {
    item: 'Settings that time out or are not 200 fail silently',
    quote: 'A settings request that times out or returns non-200 fails silently.',
    modules: ['analytics/collectors/performance/page-load-id.ts'],
    tests: {
      'tests/unit/analytics/collectors/performance/collector.test.ts':
        'A settings request that times out or returns non-200 fails silently.',
    },
  },
  {
    item: 'A captcha that cannot be rendered logs an error',
    quote: 'A captcha that cannot be rendered into a node logs an error.',
    modules: ['widgets/parts/captcha/use-captcha.ts'],
    tests: {
      'tests/unit/widgets/parts/captcha/captcha.test.tsx':
        'A captcha that cannot be rendered into a node logs an error.',
    },
  },
  {
    item: "Missing time-zone data: a warning, and the browser's offset",
    quote: 'A missing time-zone data set logs a warning and falls back to the browser offset.',
    modules: ['core/i18n/dates/offsets.ts'],
    tests: {
      'tests/unit/core/i18n/dates/missing-zones.test.ts':
        'A missing time-zone data set logs a warning and falls back to the browser offset.',
    },
  },
  {
    item: 'A not-found error carries a path',
    quote: 'A not-found error carries a path.',
    modules: ['core/net/errors.ts'],
    tests: {
      'tests/unit/core/net/http.test.ts': 'platform §8: "A not-found error carries a path"',
    },
  },
];
