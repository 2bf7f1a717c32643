import type { Row } from '../row.js';

/** platform.md §7, "Calls": analytics, performance and helpers. */
export const trackingCalls: readonly Row[] = [
  {
    item: 'POST {origin}/api/events/RecordEvent: crumb, event, extra fields, data',
    quote:
      'form-encoded: crumb (from cookie), event, extra fields, data (JSON string of tracking payload)',
    modules: ['analytics/clients/legacy/legacy-routes.ts', 'examples/server/analytics/routes.ts'],
    tests: {
      'tests/contract/analytics-legacy.test.ts':
        'form-encoded: crumb (from cookie), event, extra fields, data (JSON string of',
    },
  },
  {
    item: 'POST /api/v1/clanker/events: beacon or XHR; the host depends on the environment; 200 or 202',
    quote: 'beacon with form-encoded body, or XHR with JSON body',
    modules: ['analytics/clients/pipeline/pipeline-routes.ts'],
    tests: {
      'tests/contract/analytics-events.test.ts':
        'beacon with form-encoded body, or XHR with JSON body',
      'tests/unit/analytics/engine/routes.test.ts':
        'host depends on source environment (dev, qa, staging, prod)',
    },
  },
  {
    item: 'POST /api/v1/clanker/validate-event-content/{schemaName}, in validate mode only',
    quote:
      '| POST /api/v1/clanker/validate-event-content/{schemaName} | event content | validate mode only; response not shown |',
    modules: [
      'analytics/clients/validation/validation-client.ts',
      'examples/server/analytics/validation.ts',
    ],
    tests: {
      'tests/contract/analytics-owner.test.ts':
        'POST /api/v1/clanker/validate-event-content/{schemaName} | event content | va',
    },
  },
  {
    item: 'POST /api/census/RecordHit: event, data, ss_cvr; failures ignored',
    quote:
      '| POST /api/census/RecordHit | form-encoded: event, data (JSON), ss_cvr | failures ignored |',
    modules: ['analytics/clients/census/census-routes.ts'],
    tests: {
      'tests/unit/analytics/clients/census/census-client.test.ts':
        'is "form-encoded: event, data (JSON), ss_cvr", byte for byte',
    },
  },
  {
    item: 'POST /api/census/button-click, button-render: 2500 ms',
    quote:
      '| POST /api/census/button-click, /api/census/button-render | visitorCookie and page fields | timeout 2500 ms |',
    modules: ['analytics/clients/census/census-routes.ts'],
    tests: {
      'tests/unit/analytics/clients/census/census-client.test.ts': "['button-click', 2500]",
    },
  },
  {
    item: 'POST /api/census/overlay: visitorCookie and page fields',
    quote: '| POST /api/census/overlay | visitorCookie and page fields | not shown |',
    modules: ['analytics/clients/census/census-routes.ts'],
    tests: { 'tests/contract/analytics-census.test.ts': "['overlay', {}]" },
  },
  {
    item: "GET /api/commerce/fullstory/getId: an id; 'automated-mock-id' is ignored",
    quote: "returns an id string; the literal 'automated-mock-id' is ignored",
    modules: [
      'analytics/collectors/recording/recorder-permission.ts',
      'examples/server/analytics/routes.ts',
    ],
    tests: {
      'tests/contract/analytics-reports.test.ts':
        'GET /api/commerce/fullstory/getId | none | returns an id string',
      'tests/unit/analytics/collectors/recording/recorder-permission.test.ts': 'automated-mock-id',
    },
  },
  {
    item: 'GET /api/1/performance/settings: pageLoadId; 30 s',
    quote: '| GET /api/1/performance/settings | none | returns pageLoadId; timeout 30 s |',
    modules: ['analytics/collectors/performance/page-load-id.ts'],
    tests: {
      'tests/unit/analytics/collectors/performance/collector.test.ts':
        'GET /api/1/performance/settings | none | returns pageLoadId; timeout 30 s',
    },
  },
  {
    item: 'POST /api/1/performance/records: batch of events',
    quote: '| POST /api/1/performance/records | batch of events |',
    modules: [
      'analytics/collectors/performance/route.ts',
      'analytics/collectors/performance/batch.ts',
    ],
    tests: {
      'tests/unit/analytics/collectors/performance/route.test.ts':
        'POST /api/1/performance/records | batch of events',
    },
  },
  {
    item: 'Calendar link: title, dates in compact UTC form, location',
    quote:
      'builds a link to an external calendar service with event title, dates in compact UTC form and location.',
    modules: ['core/content/calendar-link.ts', 'core/content/icalendar.ts'],
    tests: {
      'tests/unit/core/content/icalendar.test.ts':
        'event title, dates in compact UTC form and location',
    },
  },
  {
    item: 'Social, audio and follow helpers load front-end modules',
    quote: 'Social, audio-player and follow-button helpers load front-end modules.',
    modules: [
      'core/template/formatters/social/media.ts',
      'core/template/formatters/social/share.ts',
    ],
    tests: {
      'tests/browser/audio.spec.ts': 'plays, pauses and seeks by the keyboard',
      'tests/browser/follow.spec.ts':
        'opens the account in a popup window by the keyboard, and asks the service for nothing before',
      'tests/browser/share.spec.ts':
        'opens a service in a popup window that does not know the page',
    },
  },
  {
    item: 'A pixel-type event for tracked events where an ad pixel exists; not detailed',
    quote:
      'A pixel-type client event is fired for tracked events when an ad pixel exists (not detailed).',
    modules: ['analytics/clients/pixel/pixel-client.ts'],
    tests: {
      'tests/unit/analytics/clients/pixel/pixel-client.test.ts':
        'fired for tracked events when an ad pixel exists',
    },
    kind: 'not-shown',
    reason: 'It is not detailed; the pixel is told the name and nothing of what the event says.',
  },
];
