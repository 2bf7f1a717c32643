import type { Rule } from './rule.js';
import { isOnlyComments, walk } from './walk.js';

/** An `.alternates with` that holds only comments. */
export const emptyAlternate: Rule = function* ({ root }) {
  for (const node of walk(root)) {
    if (node.type !== 'repeated') continue;
    const [first] = node.separator;
    if (!first || !isOnlyComments(node.separator)) continue;
    const message = 'This {.alternates with} has only comments in it: it prints nothing.';
    yield { at: first.at, message };
  }
};
