import type { BlockTag } from './block-tags.js';

export interface Pair {
  readonly open: BlockTag;
  readonly close: BlockTag;
}

/** How the blocks of a template open and close. */
export interface Matched {
  /** In the order of their closings. */
  readonly pairs: readonly Pair[];
  readonly unclosed: readonly BlockTag[];
  /** Tags that are in no block, each with the block before it that was closed last. */
  readonly outside: readonly { readonly tag: BlockTag; readonly before: Pair | null }[];
  /** Parts of a block whose opening is misspelt. */
  readonly excused: ReadonlySet<number>;
}

/** Matches the tags of blocks, which are in source order. */
function matchBlocks(tags: readonly BlockTag[]): Matched {
  const open: BlockTag[] = [];
  const pairs: Pair[] = [];
  const outside: { tag: BlockTag; before: Pair | null }[] = [];
  const excused = new Set<number>();
  /** Parts without a block, taken for the openings of one. */
  const strays = new Set<BlockTag>();
  let before: Pair | null = null;
  for (const tag of tags) {
    if (tag.role === 'open') {
      open.push(tag);
      continue;
    }
    const current = tag.role === 'close' ? open.pop() : open.at(-1);
    if (!current) {
      outside.push({ tag, before });
      // Its own `{.end}` is no second mistake.
      if (tag.role !== 'close') {
        const stray: BlockTag = { ...tag, role: 'open', isBroken: true };
        strays.add(stray);
        open.push(stray);
      }
    }
    if (current && (current.isBroken || tag.isBroken)) excused.add(tag.at);
    if (tag.role === 'close' && current) {
      const pair = { open: current, close: tag };
      pairs.push(pair);
      if (open.length === 0 && !strays.has(current)) before = pair;
    }
  }
  return {
    pairs: pairs.filter((pair) => !strays.has(pair.open)),
    unclosed: open.filter((tag) => !strays.has(tag)),
    outside,
    excused,
  };
}

/** A misspelt tag that may open or close a block. */
export interface Suspect extends BlockTag {
  /** Whether its name tells what it is meant to be. */
  readonly isLikely: boolean;
}

/** Matches with as many misspelt tags as leave the fewest mistakes, the likely ones first. */
export function matchWithSuspects(
  tags: readonly BlockTag[],
  suspects: readonly Suspect[],
): Matched & { readonly taken: readonly Suspect[] } {
  const likely = suspects.filter(({ isLikely }) => isLikely);
  let best: (Matched & { taken: readonly Suspect[] }) | null = null;
  for (const taken of [[], likely, suspects]) {
    const all = [...tags, ...taken].sort((a, b) => a.at - b.at);
    const matched = { ...matchBlocks(all), taken };
    if (!best || countProblems(matched) < countProblems(best)) best = matched;
  }
  return best ?? { ...matchBlocks([]), taken: [] };
}

function countProblems({ unclosed, outside }: Matched): number {
  return unclosed.length + outside.length;
}
