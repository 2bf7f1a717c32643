import { brokenExpression, failingExpression } from './broken-expression.js';
import { pipedArgument, quotes } from './comparisons/index.js';
import { emptyAlternate } from './empty-alternate.js';
import { emptyArgument } from './empty-argument.js';
import { emptyBlock } from './empty-block.js';
import {
  unescapedAddress,
  unescapedAttribute,
  unescapedScript,
  unescapedStyle,
  unescapedText,
} from './escaping/index.js';
import type { Level } from './finding.js';
import { imageRule } from './image-tags/index.js';
import { missingPartial } from './missing-partial.js';
import { mixedOperators } from './mixed-operators.js';
import { neverRuns } from './never-runs.js';
import { unknownDateCode, unknownOption } from './options/index.js';
import { pluralKey } from './plural-key.js';
import { reservedVariable } from './reserved-variable.js';
import type { Rule } from './rule.js';
import { cutComment, doubleBraces, printedTag, spacedTag } from './text-tags/index.js';
import { unboundVariable } from './unbound-variable.js';
import { unusedMacro } from './unused-macro.js';
import { unusedVariable } from './unused-variable.js';

/** The rules beyond the engine's own errors, by the code of their findings. */
export const rules = {
  EXPRESSION_PARSE: ['error', brokenExpression],
  EXPRESSION_REDUCE: ['error', failingExpression],
  'plural-key': ['error', pluralKey],
  'spaced-tag': ['warning', spacedTag],
  'printed-tag': ['warning', printedTag],
  'double-braces': ['warning', doubleBraces],
  'cut-comment': ['warning', cutComment],
  'never-runs': ['warning', neverRuns],
  'empty-block': ['warning', emptyBlock],
  'empty-alternate': ['warning', emptyAlternate],
  'empty-argument': ['warning', emptyArgument],
  quotes: ['warning', quotes],
  'piped-argument': ['warning', pipedArgument],
  'unknown-option': ['warning', unknownOption],
  'unknown-date-code': ['warning', unknownDateCode],
  'mixed-operators': ['warning', mixedOperators],
  'unused-macro': ['warning', unusedMacro],
  'unused-variable': ['warning', unusedVariable],
  'unbound-variable': ['warning', unboundVariable],
  'reserved-variable': ['warning', reservedVariable],
  'unescaped-attribute': ['warning', unescapedAttribute],
  'unescaped-address': ['warning', unescapedAddress],
  'unescaped-script': ['warning', unescapedScript],
  'unescaped-style': ['warning', unescapedStyle],
  'unescaped-text': ['info', unescapedText],
  'image-rule': ['warning', imageRule],
  'missing-partial': ['info', missingPartial],
} as const satisfies Readonly<Record<string, readonly [Level, Rule]>>;
