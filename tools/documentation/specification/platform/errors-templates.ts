import type { Row } from '../row.js';

/** platform.md §8, "Error catalogue": the template engine. */
export const templateErrors: readonly Row[] = [
  {
    item: 'Partial not found',
    quote: 'Template engine: partial not found',
    modules: ['core/template/errors/texts.ts'],
    tests: {
      'tests/unit/core/template/errors/texts.test.ts':
        '"Attempt to apply partial \'p.html\' which could not be found."',
    },
  },
  {
    item: 'Partial parse failure',
    quote: 'partial parse failure',
    modules: ['core/template/errors/texts.ts'],
    tests: { 'tests/unit/core/template/errors/texts.test.ts': 'Parse of partial "bad" failed' },
  },
  {
    item: 'Maximum recursion depth exceeded',
    quote: 'maximum recursion depth exceeded',
    modules: ['core/template/errors/texts.ts'],
    tests: {
      'tests/unit/core/template/errors/texts.test.ts': 'exceeded maximum recursion depth of 16',
    },
  },
  {
    item: 'Expression parse or reduce error',
    quote: 'expression parse or reduce error',
    modules: ['core/template/errors/texts.ts'],
    tests: { 'tests/unit/core/template/errors/texts.test.ts': 'Error reducing expression: max()' },
  },
  {
    item: 'Unexpected error executing a formatter',
    quote: 'unexpected error executing a formatter;',
    modules: ['core/template/errors/texts.ts'],
    tests: {
      'tests/unit/core/template/errors/texts.test.ts':
        "'Unexpected RangeError error when executing VARIABLE: too much'",
    },
  },
  {
    item: "'Invalid function'",
    quote: "'Invalid function'",
    modules: ['core/template/expression/program.ts'],
    tests: {
      'tests/unit/tools/template/lint/rules.test.ts': "'Invalid function foo'",
      'tests/unit/core/template/expression/expression.test.ts': 'Invalid function',
    },
  },
  {
    item: "'Unexpected character'",
    quote: "'Unexpected character'",
    modules: ['core/template/expression/tokens.ts'],
    tests: { 'tests/unit/core/template/expression/tokens.test.ts': 'Unexpected character at 2' },
  },
  {
    item: 'Unterminated string',
    quote: 'unterminated string',
    modules: ['core/template/expression/literals.ts'],
    tests: { 'tests/unit/core/template/expression/literals.test.ts': 'Unterminated string' },
  },
  {
    item: 'Duplicate decimal point',
    quote: 'duplicate decimal point',
    modules: ['core/template/expression/literals.ts'],
    tests: {
      'tests/unit/core/template/expression/literals.test.ts': 'Duplicate decimal point in number',
    },
  },
  {
    item: 'Digits expected after exponent or hex prefix',
    quote: 'digits expected after exponent or hex prefix',
    modules: ['core/template/expression/literals.ts'],
    tests: {
      'tests/unit/core/template/expression/literals.test.ts':
        'Expected digits after start of hex number',
    },
  },
  {
    item: 'Bare line break in a string',
    quote: 'bare line break in a string',
    modules: ['core/template/expression/literals.ts'],
    tests: {
      'tests/unit/core/template/expression/literals.test.ts':
        'Illegal bare line feed character in string literal',
    },
  },
  {
    item: "'Invalid source parameter. Pass in originalSize'",
    quote: "'Invalid source parameter. Pass in originalSize'",
    modules: ['core/template/formatters/content/image-size.ts'],
    tests: {
      'tests/unit/core/template/formatters/content/image-size.test.ts':
        "Invalid source parameter. Pass in 'originalSize'",
    },
  },
  {
    item: "'Invalid date.' of timesince for a value that is no number",
    quote: "A timesince formatter returns 'Invalid date.' for a non-numeric value.",
    modules: ['core/template/formatters/date/time-since.ts'],
    tests: { 'tests/unit/core/template/formatters/date/time-since.test.ts': 'Invalid date.' },
  },
  {
    item: 'Formatter or predicate not implemented or not found',
    quote: 'formatter or predicate not implemented or not found.',
    modules: ['core/template/errors/texts.ts'],
    tests: {
      'tests/unit/core/template/errors/texts.test.ts':
        '"units-metric?" formatter is not yet implemented',
    },
  },
  {
    item: "Sold-out text falls back to 'sold out', sale text to 'sale'",
    quote: "Sold-out text falls back to 'sold out', sale text to 'sale'.",
    modules: [
      'core/commerce/product/status.ts',
      'core/template/formatters/commerce/merchandising.ts',
    ],
    tests: {
      'tests/unit/core/commerce/product/status.test.ts':
        'falls back to the texts of the specification',
    },
  },
  {
    item: "Empty form answers show 'N/A' or a localized text",
    quote: "Empty form answers show 'N/A' or a localized no-answer text.",
    modules: [
      'core/forms/describe-answers.ts',
      'core/template/formatters/commerce/summary-field.ts',
    ],
    tests: {
      'tests/unit/core/forms/describe-answers.test.ts': '"Empty form answers show \'N/A\'"',
    },
  },
];
