import { parseExpression } from '../../../core/template/expression/index.js';
import { defaultLimits } from '../../../core/template/runtime/index.js';
import type { Rule } from './rule.js';
import { walk } from './walk.js';

const limits = {
  tokens: defaultLimits.expressionTokens,
  stringLength: defaultLimits.stringLength,
};

/** The errors that the engine reports when `{.eval …}` first runs (§4.6). */
export const brokenExpression: Rule = function* ({ root }) {
  for (const node of walk(root)) {
    if (node.type !== 'eval') continue;
    for (const problem of parseExpression(node.source, limits).problems) {
      yield { at: node.at, message: `This is no expression: ${problem}.` };
    }
  }
};

/** Errors that the engine reports whatever the data is, such as an operator without its second operand. */
export const failingExpression: Rule = function* ({ root }) {
  for (const node of walk(root)) {
    if (node.type !== 'eval') continue;
    const { problems, run } = parseExpression(node.source, limits);
    if (problems.length > 0) continue;
    // A number suits every operator and every function.
    for (const problem of run(() => 1, limits).problems) {
      yield { at: node.at, message: `This expression fails whatever the data is: ${problem}.` };
    }
  }
};
