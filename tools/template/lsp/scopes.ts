import { blocksAt, type BlockRange, type Outline } from '../outline/index.js';

/** The scope of a template outside of all blocks. */
export const rootScope = -1;

const scoped: ReadonlySet<string> = new Set(['section', 'repeated', 'macro']);

/** Whether an index is in the part of a block that has a scope of its own: not in the alternative (§2.2, §2.3). */
function isInBody(block: BlockRange, index: number): boolean {
  const [opening] = block.tags;
  const alternative = block.tags.find(({ tag }) => tag.type === 'or-predicate');
  const end = block.isClosed ? block.tags.at(-1) : undefined;
  const last = alternative?.from ?? end?.from ?? block.to;
  return opening !== undefined && opening.to <= index && index <= last;
}

/** The blocks around an index that make a scope there, outermost first. A condition makes none (§2.4, §2.5). */
export function scopeBlocksAt({ blocks }: Outline, index: number): BlockRange[] {
  return blocksAt(blocks, index).filter(
    (block) => scoped.has(block.tag.type) && isInBody(block, index),
  );
}

/** The scopes around an index by the index of the tag that opens them, outermost first. */
export function scopesAt(outline: Outline, index: number): number[] {
  return [rootScope, ...scopeBlocksAt(outline, index).map(({ from }) => from)];
}
