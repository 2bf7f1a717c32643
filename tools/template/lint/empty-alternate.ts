import { listAlternatives } from '../../../core/template/syntax/index.js';
import type { Rule } from './rule.js';
import { isOnlyComments, walk } from './walk.js';

/** Alternatives of a block that are empty or hold only comments. */
export const emptyAlternate: Rule = function* ({ root }) {
  for (const node of walk(root)) {
    if (node.type === 'repeated') {
      const [first] = node.separator;
      if (first && isOnlyComments(node.separator)) {
        const message = 'This {.alternates with} has only comments in it: it prints nothing.';
        yield { at: first.at, message };
      }
    }
    if (node.type === 'or-predicate' || !('alternative' in node)) continue;
    const last = listAlternatives(node.alternative).at(-1);
    if (last && last.name === null && isOnlyComments(last.body)) {
      yield { at: last.at, message: 'This {.or} prints nothing: leave it out.' };
    }
  }
};
