import type { Rule } from './rule.js';
import { walk } from './walk.js';

const message =
  '&& and || in one condition have no precedence: they are taken from left to right, and the first one that ' +
  "decides ends the condition, so 'a && b || c' is false when a is false, whatever c is. Nest two blocks instead.";

/** `{.if a && b || c}` has no precedence, unlike in other languages (§2.4). */
export const mixedOperators: Rule = function* ({ root }) {
  for (const node of walk(root)) {
    if (node.type === 'if' && new Set(node.ands).size > 1) yield { at: node.at, message };
  }
};
