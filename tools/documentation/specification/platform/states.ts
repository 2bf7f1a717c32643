import type { Row } from '../row.js';

/** platform.md §4, "States and transitions". */
export const states: readonly Row[] = [
  {
    item: "A feature toggle is enabled only by the variant true; a missing, unloaded or wrong-type one returns the caller's default and an error text",
    quote:
      "enabled only when the variant equals the string true. A missing, unloaded or wrong-type experiment returns the caller's default plus an error text.",
    modules: ['core/experiments/evaluate.ts'],
    tests: {
      'tests/unit/core/experiments/experiments.test.ts':
        'Feature toggle: enabled only when the variant equals the string true.',
    },
  },
  {
    item: "A/B test: on failure the segment is default and the caller's fallback is returned",
    quote: "on failure the segment is default and the caller's fallback variant is returned.",
    modules: ['core/experiments/evaluate.ts'],
    tests: {
      'tests/unit/core/experiments/experiments.test.ts':
        "A/B test: on failure the segment is default and the caller's fallback variant is returned.",
    },
  },
  {
    item: 'First session: flags in storage; the session id is a random UUID, once, in a cookie',
    quote: 'The session id is created once (random UUID) and stored in a cookie.',
    modules: ['analytics/session/landing.ts', 'analytics/session/visit.ts'],
    tests: {
      'tests/unit/analytics/session/landing.test.ts':
        'knows the first landing and the session that began with it',
      'tests/unit/analytics/session/identity.test.ts': "'vitrine-session-id': sessionId",
    },
  },
  {
    item: 'Tracking is skipped for accounts (not a mere viewer outside config), on three page kinds, and by a global flag',
    quote:
      'Tracking is skipped for logged-in accounts, except an account whose only website role is viewer outside config paths.',
    modules: ['analytics/consent/refusal.ts'],
    tests: {
      'tests/unit/analytics/entry.test.ts': 'Tracking is skipped for logged-in accounts',
      'tests/unit/analytics/consent/refusal.test.ts': 'a viewer whose path contains /config',
    },
  },
  {
    item: 'Cookieless under a restrictive policy, always on template sites; the ss_* cookies are cleared',
    quote:
      'The ss_cid, ss_cpvisit, ss_cvisit, ss_cvr and ss_cvt cookies are cleared when cookieless mode applies.',
    modules: [
      'analytics/consent/policy.ts',
      'analytics/consent/machine.ts',
      'analytics/session/identity.ts',
    ],
    tests: {
      'tests/browser/tracking-journey.spec.ts':
        'applies under a restrictive cookie policy (absolute; …)',
      'tests/unit/analytics/engine/engine.test.ts': 'and always for cloneable template sites',
      'tests/unit/analytics/session/withdrawing.test.ts':
        'The ss_cid, ss_cpvisit, ss_cvisit, ss_cvr and ss_cvt cookies are cleared when cookieless mode applies',
    },
  },
  {
    item: 'Template blocks nest; end markers, alternates-with only in repeated blocks; what is missing or unexpected is a syntax error',
    quote:
      'An alternates-with marker is allowed only in repeated blocks. A missing end marker or an unexpected marker is a syntax error.',
    modules: ['core/template/syntax/assembler.ts'],
    tests: {
      'tests/unit/core/template/syntax/assembler.test.ts':
        'what breaks a rule is reported and left out',
      'tests/unit/core/template/errors/texts.test.ts':
        'ALTERNATES_WITH instruction is not allowed inside MACRO block.',
    },
  },
  {
    item: 'Product status: sold out before sale; digital and gift card never sold out',
    quote:
      'sold out when no variant is unlimited or has stock above 0 (physical or service); digital and gift-card are never sold out; sale when any variant is on sale.',
    modules: [
      'core/commerce/product/status.ts',
      'core/commerce/product/structured-content/stock.ts',
    ],
    tests: {
      'tests/unit/widgets/elements/product-status/product-status.test.tsx':
        'Sold-out takes precedence over sale; digital and gift-card products are never sold out.',
    },
  },
  {
    item: 'Comments are active at commentState 1 or with public comments, and off where the site says so',
    quote:
      'Comments are active when commentState is 1 or the public comment count is above 0, and forced off if the site setting for comments is off.',
    modules: ['core/social/comments/active.ts'],
    tests: {
      'tests/unit/core/social/comments/active.test.ts':
        'Comments are active when commentState is 1 or the public comment count is abo',
    },
  },
  {
    item: 'Fetch helper: pending, success (data stored) or failed (error stored, callback, log)',
    quote:
      'pending, then success (data stored) or failed (error stored, error callback run, error logged).',
    modules: ['core/net/fetch-state.ts'],
    tests: {
      'tests/unit/core/net/fetch-state.test.ts':
        'pending, then success (data stored) or failed (error stored, error callback run, err',
    },
  },
  {
    item: 'Cart indicator: initialized on first sync; empty at 0 items',
    quote: 'marked initialized on first sync; marked empty when items is 0, not empty otherwise.',
    modules: ['widgets/elements/cart-indicator/use-cart-indicator.ts'],
    tests: {
      'tests/unit/widgets/elements/cart-indicator/cart-indicator.test.tsx':
        'marked initialized on first sync; marked empty when items is 0, not empty otherwise.',
    },
  },
  {
    item: 'Tweak events change, close, save, reset, aftershow, afterclose, beforeopen',
    quote: 'Tweak events: change, close, save, reset, aftershow, afterclose, beforeopen.',
    modules: ['core/content/tweak-events.ts'],
    tests: {
      'tests/unit/core/content/tweak-events.test.ts':
        'change, close, save, reset, aftershow, afterclose, beforeopen',
    },
  },
  {
    item: 'Expired session data is removed when it is read',
    quote: 'Session data that has expired is removed when read.',
    modules: ['core/net/storage.ts'],
    tests: {
      'tests/unit/core/net/storage.test.ts': 'Session data that has expired is removed when read.',
    },
  },
  {
    item: 'The XSRF token becomes a header of all later requests',
    quote: 'The XSRF token, once given, is set as a header on all later requests.',
    modules: ['core/net/http.ts'],
    tests: {},
    kind: 'later',
    reason: 'The token comes with the accounts of members; until then the crumb is the header.',
  },
  {
    item: 'Logout is retried once after a failed crumb check',
    quote: 'Session logout is retried once if the response says a crumb check failed.',
    modules: ['core/net/http.ts'],
    tests: {},
    kind: 'later',
    reason:
      'The call comes with the accounts of members; other calls are already sent again once with the new crumb.',
  },
  {
    item: 'A variant override in the query works only on an internal site or environment, for the session; reset clears it',
    quote: 'it is stored for the session and the value reset clears it.',
    modules: ['core/experiments/overrides.ts'],
    tests: {
      'tests/unit/core/experiments/experiments.test.ts':
        'A query-string variant override works only when site status is internal or an internal-environment',
    },
  },
  {
    item: 'Performance: settings, then batches, 30 s after load and when the page is hidden',
    quote:
      'settings are fetched, then events are batched, flushed 30 s after page load and when the page is hidden.',
    modules: ['analytics/collectors/performance/collector.ts'],
    tests: {
      'tests/unit/analytics/collectors/performance/collector.test.ts':
        'settings are fetched, then events are batched, flushed 30 s after page load and when the page is hidden.',
    },
  },
  {
    item: "Product block: the image switches to the chosen variant's main image",
    quote:
      "when the variant changes, the shown image switches to the selected variant's main image.",
    modules: ['widgets/elements/product-image/use-product-image.ts'],
    tests: {
      'tests/unit/widgets/elements/product-image/thumbnails.test.tsx':
        "when the variant changes, the shown image switches to the selected variant's main image.",
    },
  },
];
