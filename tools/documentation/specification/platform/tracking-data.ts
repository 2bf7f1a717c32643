import type { Row } from '../row.js';

/** platform.md §3, "Entities and their fields": payloads, cookies, experiments. */
export const trackingData: readonly Row[] = [
  {
    item: 'Payload of the legacy client: pageHash, pagePath, websiteId, templateId, variantId, memberAccountId, member_locale, website_locale',
    quote:
      'pageHash, pagePath (trailing slash removed), websiteId, templateId, variantId, memberAccountId, member_locale, website_locale.',
    modules: ['analytics/clients/legacy/legacy-payload.ts'],
    tests: {
      'tests/unit/analytics/clients/legacy/legacy-client.test.ts':
        'pageHash, pagePath (trailing slash removed), websiteId, templateId, variantId, memberAccountId, member_locale, website_locale',
    },
  },
  {
    item: "Payload of the pipeline client: 24 fields; resolved_locale is the document's language, else en-US",
    quote:
      'resolved_locale (defaults to the document language, else en-US), website_locale, member_account_locale.',
    modules: [
      'analytics/clients/pipeline/content.ts',
      'analytics/clients/pipeline/constant-fields.ts',
    ],
    tests: {
      'tests/unit/analytics/clients/pipeline/content.test.ts': 'has every field of platform §3',
    },
  },
  {
    item: 'The payload is wrapped with the schema name; the content is a JSON string',
    quote:
      'The payload is wrapped with the event schema name and the content is sent as a JSON string.',
    modules: ['analytics/clients/pipeline/pipeline-client.ts'],
    tests: {
      'tests/unit/analytics/clients/pipeline/pipeline-client.test.ts':
        '"the content is sent as a JSON string"',
    },
  },
  {
    item: 'Fields of the page-level client; page views add localStorageSupported, queryString, referrer',
    quote: 'Page-view data adds localStorageSupported, queryString, referrer.',
    modules: ['analytics/clients/census/page-fields.ts'],
    tests: {
      'tests/unit/analytics/clients/census/census-client.test.ts':
        'has the fields of the page-level client and those that "page-view data adds" (platform §3)',
    },
  },
  {
    item: 'Session info: isFirstLanding, isFirstSession, sessionId',
    quote: 'isFirstLanding, isFirstSession, sessionId.',
    modules: ['analytics/session/landing.ts'],
    tests: {
      'tests/unit/analytics/session/landing.test.ts': 'isFirstLanding, isFirstSession, sessionId.',
      'tests/unit/analytics/engine/engine.test.ts':
        'Session info: isFirstLanding, isFirstSession, sessionId',
    },
  },
  {
    item: 'Experiment context: name, experimentType, variant, segmentName, containsError',
    quote: 'name, experimentType (FEATURE_TOGGLE or AB_TEST), variant, segmentName, containsError.',
    modules: ['core/experiments/types.ts', 'core/experiments/experiments.ts'],
    tests: {
      'tests/unit/core/experiments/experiments.test.ts':
        'name, experimentType (FEATURE_TOGGLE or AB_TEST), variant, segmentName, containsError.',
    },
  },
  {
    item: 'Analytics cookies ss_cid, ss_cpvisit, ss_cvisit, ss_cvr, ss_cvt',
    quote: 'Analytics cookies: ss_cid, ss_cpvisit, ss_cvisit, ss_cvr, ss_cvt.',
    modules: ['analytics/session/names.ts'],
    tests: {
      'tests/unit/analytics/session/identity.test.ts':
        'Analytics cookies: ss_cid, ss_cpvisit, ss_cvisit, ss_cvr, ss_cvt.',
    },
  },
  {
    item: 'Cookies crumb, census and user-info (authenticated, siteUserId)',
    quote:
      'a visitor cookie (crumb), a census cookie, a user-info cookie with authenticated (boolean) and siteUserId.',
    modules: ['core/net/names.ts', 'core/runtime/site.ts', 'examples/server/members/members.ts'],
    tests: {
      'tests/contract/members.test.ts':
        'a user-info cookie with authenticated (boolean) and siteUserId',
    },
  },
  {
    item: 'Stored: analytics id, its expiration, session id, first-session flag, landed flag, marketing id',
    quote:
      'the analytics id, its expiration, the session id, the first-session flag, the landed flag, the marketing id cookie.',
    modules: ['analytics/session/names.ts'],
    tests: {
      'tests/unit/analytics/session/identity.test.ts':
        'Stored keys: the analytics id, its expiration, the session id',
    },
  },
  {
    item: 'Session data has a value and an optional expiry, in local storage, else in a cookie',
    quote:
      'Session data is stored with a value and an optional expiry time, in local storage with a cookie as fallback.',
    modules: ['core/net/storage.ts'],
    tests: {
      'tests/unit/core/net/storage.test.ts':
        'Session data is stored with a value and an optional expiry time, in local storage with a cookie as fallback.',
    },
  },
  {
    item: 'Popup overlay keys date-closed, version, submitted',
    quote: 'Popup overlay local storage keys: date-closed, version, submitted.',
    modules: ['core/content/records.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts': "'Popup overlay local storage keys'",
      'tests/unit/core/social/popup/memory.test.ts':
        'Popup overlay local storage keys: date-closed, version, submitted.',
    },
  },
  {
    item: 'Source environments dev, qa, staging, prod',
    quote: 'Source environments: dev, qa, staging, prod.',
    modules: ['core/content/website.ts', 'analytics/page/settings.ts'],
    tests: {
      'tests/contract/analytics-events.test.ts': 'Source environments: dev, qa, staging, prod.',
      'tests/unit/core/content/constants.test.ts': "'Source environments'",
    },
  },
  {
    item: 'Event sources WEB, IOS, ANDROID, SERVER',
    quote: 'Event sources: WEB, IOS, ANDROID, SERVER.',
    modules: ['core/content/website.ts'],
    tests: { 'tests/unit/core/content/constants.test.ts': "listed('WEB, IOS, ANDROID, SERVER')" },
  },
];
