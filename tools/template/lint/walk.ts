import {
  listAlternatives,
  type Block,
  type Node,
  type OrNode,
} from '../../../core/template/syntax/index.js';

/** All nodes of a block in source order, parents before children. */
export function* walk(block: Block): Generator<Node | OrNode, void, undefined> {
  for (const node of block) {
    yield node;
    if ('body' in node) yield* walk(node.body);
    if (node.type === 'repeated') yield* walk(node.separator);
    if (!('alternative' in node)) continue;
    for (const branch of listAlternatives(node.alternative)) {
      yield branch;
      yield* walk(branch.body);
    }
  }
}

/** Whether a block is empty apart from comments. */
export function isOnlyComments(block: Block): boolean {
  return block.every(({ type }) => type === 'comment');
}
