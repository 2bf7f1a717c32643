import type { Row } from '../row.js';

/** platform.md §9, "Business constants and limits": visitors, motion, text and numbers. */
export const constants: readonly Row[] = [
  {
    item: 'Analytics cookies: 390 days, path /, secure on https',
    quote: 'Analytics cookie lifetime 390 days; cookie path /; secure flag on https.',
    modules: ['analytics/session/names.ts', 'analytics/session/cookie-text.ts'],
    tests: {
      'tests/unit/analytics/session/identity.test.ts':
        'Analytics cookie lifetime 390 days; cookie path /; secure flag on https.',
    },
  },
  {
    item: 'Tween: 300 ms, linear',
    quote: 'Tween default duration 300 ms, default easing linear.',
    modules: ['core/motion/tween.ts'],
    tests: {
      'tests/unit/core/motion/tween.test.ts':
        'Tween default duration 300 ms, default easing linear',
    },
  },
  {
    item: 'Scroll duration: at least 50 ms, and a maximum whose value is not shown',
    quote: 'Scroll duration clamped with 50 ms minimum and a maximum (value not shown).',
    modules: ['core/motion/scroll.ts'],
    tests: { 'tests/unit/core/motion/scroll.test.ts': 'clamped with 50 ms minimum and a maximum' },
  },
  {
    item: 'Scroll-into-view offset 30',
    quote: 'Scroll-into-view default offset 30.',
    modules: ['core/motion/scroll.ts'],
    tests: { 'tests/unit/core/motion/scroll.test.ts': 'Scroll-into-view default offset 30' },
  },
  {
    item: 'Number format digits at most 50',
    quote: 'Number format digits capped at 50.',
    modules: ['core/i18n/numbers/options.ts'],
    tests: {
      'tests/unit/core/i18n/numbers/options.test.ts': 'keeps %s between 0 and 50 (platform §5)',
    },
  },
  {
    item: 'Message-formatter cache of 100',
    quote: 'Message-formatter cache size 100.',
    modules: ['core/i18n/messages/remember-patterns.ts'],
    tests: {
      'tests/unit/core/i18n/messages/remember-patterns.test.ts':
        'platform §9: "Message-formatter cache size 100."',
    },
  },
  {
    item: 'Default time zone America/New_York',
    quote: 'Default time zone America/New_York.',
    modules: ['core/template/formatters/date/time-zone.ts'],
    tests: {
      'tests/unit/core/template/formatters/date/time-zone.test.ts':
        'platform §9: "Default time zone America/New_York."',
    },
  },
  {
    item: 'Partials recur 16 deep',
    quote: 'Maximum partial recursion depth 16.',
    modules: ['core/template/runtime/context.ts'],
    tests: {
      'tests/unit/core/template/runtime/run.test.ts': 'Maximum partial recursion depth 16.',
    },
  },
  {
    item: 'Query strings: 1000 keys',
    quote: 'Query-string parse key limit 1000.',
    modules: ['core/net/parse-query.ts'],
    tests: { 'tests/unit/core/net/parse-query.test.ts': 'Query-string parse key limit 1000' },
  },
  {
    item: 'Dark: weighted luminance below 0.65 of 256',
    quote: 'weighted luminance below 0.65 of 256 counts as dark.',
    modules: ['core/content/color/is-dark.ts'],
    tests: {
      'tests/unit/core/content/color/parse-color.test.ts':
        'weighted luminance below 0.65 of 256 counts as dark',
    },
  },
  {
    item: 'Template colours are light above half of 16777215',
    quote: 'a value is light when above half of 16777215, else dark.',
    modules: ['core/content/color/color-weight.ts'],
    tests: {
      'tests/unit/core/content/color/color-weight.test.ts':
        'platform §9: "a value is light when above half of 16777215, else dark."',
    },
  },
  {
    item: 'Alt text and description fallback cut at 250',
    quote: 'Alt text and description fallback cut at 250 characters.',
    modules: ['core/content/image/alt-text.ts', 'core/content/limits.ts'],
    tests: {
      'tests/unit/core/content/image/alt-text.test.ts':
        'Alt text and description fallback cut at 250 characters.',
    },
  },
  {
    item: 'Truncation at 100 with an ellipsis',
    quote: 'Default truncate length 100 with ellipsis.',
    modules: ['core/content/cut-text.ts', 'core/template/formatters/core/text.ts'],
    tests: {
      'tests/unit/core/template/formatters/core/text.test.ts':
        'platform §9: "Default truncate length 100 with ellipsis."',
    },
  },
  {
    item: 'Image widths 100w to 2500w, those that are offered',
    quote: 'Image width steps: 100w, 300w, 500w, 750w, 1000w, 1500w, 2500w.',
    modules: ['core/content/image/widths.ts'],
    tests: {
      'tests/unit/core/content/image/widths.test.ts': 'are those of platform §9',
      'tests/unit/core/content/constants.test.ts':
        'Image widths offered: 100, 300, 500, 750, 1000, 1500, 2500',
    },
  },
  {
    item: 'Thumbnail thresholds 1000, 750, 500, 300, 100',
    quote:
      'above 1000 gives 1500w, above 750 gives 1000w, above 500 gives 750w, above 300 gives 500w, above 100 gives 300w, otherwise 100w.',
    modules: ['core/content/image/widths.ts'],
    tests: {
      'tests/unit/core/content/image/widths.test.ts':
        'above 1000 gives 1500w, above 750 gives 1000w',
    },
  },
  {
    item: 'Default focal point 0.5,0.5',
    quote: 'Default focal point 0.5,0.5.',
    modules: ['core/content/image/focal-point.ts'],
    tests: { 'tests/unit/core/content/image/focal-point.test.ts': 'Default focal point 0.5,0.5.' },
  },
];
