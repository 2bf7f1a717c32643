import type { Row } from '../row.js';

/** platform.md §5, "Validation rules": functions, templates and images. */
export const rules: readonly Row[] = [
  {
    item: 'Tween: a function and a finite duration, two messages',
    quote:
      '"[Tween] First parameter needs to be a function." and "[Tween] Duration is not a finite number."',
    modules: ['core/motion/tween.ts'],
    tests: {
      'tests/unit/core/motion/tween.test.ts': '[Tween] First parameter needs to be a function.',
    },
  },
  {
    item: "Focus containment: 'One (and only one) of container and predicate must be set'",
    quote: '"One (and only one) of container and predicate must be set".',
    modules: ['core/dom/contain-focus.ts'],
    tests: {
      'tests/unit/core/dom/contain-focus.test.ts':
        'One (and only one) of container and predicate must be set',
    },
  },
  {
    item: 'A free label is required when freeIfZero is set',
    quote: 'when freeIfZero is set, a free label is required.',
    modules: ['core/commerce/money/free.ts'],
    tests: {
      'tests/unit/core/commerce/money/free.test.ts':
        'when freeIfZero is set, a free label is required',
    },
  },
  {
    item: "Plural keys must be valid for the locale, else 'Invalid key ... for argument ...'",
    quote:
      'plural keys must be valid for the locale, otherwise "Invalid key ... for argument ...".',
    modules: ['core/i18n/messages/check-message.ts', 'tools/template/lint/plural-key.ts'],
    tests: {
      'tests/unit/tools/template/lint/plural-key.test.ts':
        'plural keys must be valid for the locale, otherwise "Invalid key ... for argu',
    },
  },
  {
    item: "Colour model rgb, hsl or hsv, else null and 'Invalid color model'",
    quote:
      'the model must be rgb, hsl or hsv, otherwise null and the message "Invalid color model".',
    modules: ['core/content/color/parse-color.ts'],
    tests: {
      'tests/unit/core/content/color/parse-color.test.ts':
        'the model must be rgb, hsl or hsv, otherwise null and the message',
    },
  },
  {
    item: 'Hex colours have 3 or 6 digits',
    quote: 'Hex colours must have 3 or 6 digits.',
    modules: ['core/content/color/hex-digits.ts', 'core/content/color/parse-color.ts'],
    tests: {
      'tests/unit/core/content/color/parse-color.test.ts': 'Hex colours must have 3 or 6 digits',
    },
  },
  {
    item: "Site colours: hue 0-360, saturation, lightness and alpha 0-1; 'Hue out of bounds.', 'Missing an H/S/L value.'",
    quote: "with messages like 'Hue out of bounds.' and 'Missing an H/S/L value.'",
    modules: ['core/content/color/website-color.ts'],
    tests: { 'tests/unit/core/content/color/website-color.test.ts': 'Hue out of bounds.' },
  },
  {
    item: 'Digit options are clamped to 0 to 50',
    quote: 'Number formatting digit options are clamped to 0 to 50.',
    modules: ['core/i18n/numbers/options.ts'],
    tests: {
      'tests/unit/core/i18n/numbers/options.test.ts': 'keeps %s between 0 and 50 (platform §5)',
    },
  },
  {
    item: "'Formatter '...' is unknown', 'Predicate '...' is unknown'",
    quote: 'otherwise "Formatter \'...\' is unknown" or "Predicate \'...\' is unknown".',
    modules: ['core/template/errors/texts.ts'],
    tests: { 'tests/unit/core/template/errors/texts.test.ts': '"Formatter \'foo\' is unknown"' },
  },
  {
    item: "'Expression exceeds the maximum number of allowed tokens'",
    quote: "'Expression exceeds the maximum number of allowed tokens'.",
    modules: ['core/template/expression/tokens.ts'],
    tests: {
      'tests/unit/core/template/expression/tokens.test.ts':
        'Expression exceeds the maximum number of allowed tokens',
    },
  },
  {
    item: 'Quantity input of templates: 1 to 9999, step 1, default 1; when it is shown',
    quote: 'Quantity input (template): minimum 1, maximum 9999, step 1, default 1;',
    modules: [
      'core/template/formatters/commerce/quantity-input.ts',
      'core/commerce/product/shows-quantity.ts',
    ],
    tests: {
      'tests/unit/core/template/formatters/commerce/quantity-input.test.ts':
        'minimum 1, maximum 9999, step 1, default 1',
      'tests/unit/core/commerce/product/shows-quantity.test.ts':
        'shown only for physical products, or service products when the site allows multiple quantity',
    },
  },
  {
    item: 'Restock form of templates: email, isJoinMailingList, captcha container',
    quote:
      'email field named email; optional mailing-list checkbox isJoinMailingList; captcha container shown when a captcha site key exists.',
    modules: [
      'core/template/formatters/commerce/restock-form.ts',
      'widgets/elements/restock/plain-form.ts',
    ],
    tests: {
      'tests/unit/widgets/elements/restock/plain-form.test.ts':
        'Restock form (template): email field named email; optional mailing-list checkbox isJoinMailingList',
      'tests/unit/core/captcha/settings/settings.test.ts':
        'captcha container shown when a captcha site key exists',
    },
  },
  {
    item: 'Subscriptions only for physical and service products',
    quote: 'Subscriptions can be sold only for physical and service products.',
    modules: ['core/commerce/product/subscription-plan.ts'],
    tests: {
      'tests/unit/core/commerce/product/subscription-plan.test.ts':
        'Subscriptions can be sold only for physical and service products.',
    },
  },
  {
    item: 'Instalment wording only if every cart item is physical',
    quote: 'Instalment wording applies only if every cart item is physical.',
    modules: ['core/commerce/instalments/eligibility.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/eligibility.test.ts':
        'Wording applies only if every cart item is a physical product.',
    },
  },
  {
    item: 'Image rules: 8 warnings for authors of templates',
    quote: 'srcset only with loader raw; sizes required with loader sqs.',
    modules: [
      'core/content/image/image-rules.ts',
      'tools/template/lint/image-tags/image-rule.ts',
      'widgets/mistakes/sentences/image.ts',
    ],
    tests: {
      'tests/unit/core/content/image/image-rules.test.ts': 'are eight, each with its words',
      'tests/unit/tools/template/lint/image-rule.test.ts': 'platform §5, image template rules',
    },
  },
  {
    item: 'URLs of at most 2083 characters',
    quote: 'Maximum URL length for validation: 2083.',
    modules: ['core/forms/website.ts', 'core/content/limits.ts'],
    tests: {
      'tests/unit/core/forms/answer-rules.test.ts': 'Maximum URL length for validation: 2083.',
    },
  },
];
