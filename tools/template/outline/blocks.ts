import type { Tag } from '../../../core/template/syntax/index.js';
import type { PlacedTag } from './scan-tags.js';

/** The tags that open a block (§2). */
export type OpeningTag = Extract<
  Tag,
  { readonly type: 'section' | 'repeated' | 'predicate' | 'if' | 'macro' | 'struct' }
>;

/** A block with the places of its tags. */
export interface BlockRange {
  readonly tag: OpeningTag;
  /** The opening tag, each `{.or}` and `{.alternates with}`, and the `{.end}` if there is one. */
  readonly tags: readonly PlacedTag[];
  /** The index of the `{` that opens it. */
  readonly from: number;
  /** The index behind its `{.end}`; the end of the source for a block that is not closed. */
  readonly to: number;
  readonly isClosed: boolean;
  readonly blocks: readonly BlockRange[];
}

interface Open {
  readonly tag: OpeningTag;
  readonly tags: PlacedTag[];
  readonly blocks: BlockRange[];
}

const opening: ReadonlySet<Tag['type']> = new Set<Tag['type']>([
  'section',
  'repeated',
  'predicate',
  'if',
  'macro',
]);

/** The outermost blocks of a template. A tag that closes or divides no block is left out. */
export function findBlocks(tags: readonly PlacedTag[], length: number): BlockRange[] {
  const roots: BlockRange[] = [];
  const open: Open[] = [];
  const close = (to: number, isClosed: boolean) => {
    const block = open.pop();
    if (!block) return;
    const range = { ...block, from: block.tags[0]?.from ?? 0, to, isClosed };
    (open.at(-1)?.blocks ?? roots).push(range);
  };
  for (const placed of tags) {
    const { tag, to } = placed;
    if (isOpening(tag)) open.push({ tag, tags: [placed], blocks: [] });
    else if (tag.type === 'or-predicate' || tag.type === 'alternates-with') {
      open.at(-1)?.tags.push(placed);
    } else if (tag.type === 'end') {
      open.at(-1)?.tags.push(placed);
      close(to, true);
    }
  }
  while (open.length > 0) close(length, false);
  return roots;
}

function isOpening(tag: Tag): tag is OpeningTag {
  return opening.has(tag.type);
}

/** The blocks around an index, outermost first. The braces at both ends belong to a block. */
export function blocksAt(blocks: readonly BlockRange[], index: number): BlockRange[] {
  const found = blocks.find(({ from, to, isClosed }) => from < index && (index < to || !isClosed));
  return found ? [found, ...blocksAt(found.blocks, index)] : [];
}

/** The part of a block that an index is in: the last of its tags that ends before. */
export function partAt(block: BlockRange, index: number): Tag['type'] | null {
  return block.tags.findLast(({ to }) => to <= index)?.tag.type ?? null;
}

/** All blocks, each before those in it. */
export function* eachBlock(blocks: readonly BlockRange[]): Generator<BlockRange, void, undefined> {
  for (const block of blocks) {
    yield block;
    yield* eachBlock(block.blocks);
  }
}
