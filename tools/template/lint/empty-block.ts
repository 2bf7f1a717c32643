import { listAlternatives, type Block } from '../../../core/template/syntax/index.js';
import type { Rule } from './rule.js';
import { walk } from './walk.js';

/** Blocks none of whose branches prints or binds anything. An empty branch beside a full one means "not". */
export const emptyBlock: Rule = function* ({ root, vocabulary }) {
  for (const node of walk(root)) {
    if (node.type === 'or-predicate' || !('alternative' in node)) continue;
    const alternatives = listAlternatives(node.alternative);
    // A misspelt predicate is an error of its own.
    if (alternatives.some(({ name }) => name !== null && !vocabulary.predicates.has(name)))
      continue;
    const others = alternatives.map(({ body }) => body);
    const separator = node.type === 'repeated' ? [node.separator] : [];
    if (![node.body, ...separator, ...others].every(isEmpty)) continue;
    yield { at: node.at, message: 'This block is empty: it prints nothing.' };
  }
};

/** A single blank may be all that is wanted, a line break never is. */
function isEmpty(block: Block): boolean {
  return (
    block.every(({ type, ...node }) => {
      const text = 'text' in node && type === 'text' ? (node.text ?? '') : null;
      return type === 'comment' || (text !== null && text.trim() === '');
    }) &&
    (block.every(({ type }) => type === 'comment') ||
      block.some((node) => node.type === 'text' && node.text.includes('\n')))
  );
}
