import { findBlocks, type BlockRange } from './blocks.js';
import { scanTags, type PlacedTag } from './scan-tags.js';

/** The tags and blocks of a template with their places. */
export interface Outline {
  readonly source: string;
  readonly tags: readonly PlacedTag[];
  readonly blocks: readonly BlockRange[];
}

export function outlineOf(source: string): Outline {
  const tags = scanTags(source);
  return { source, tags, blocks: findBlocks(tags, source.length) };
}

/** The tag that an index is in, the index behind its last brace included. */
export function tagAt({ tags }: Outline, index: number): PlacedTag | null {
  return (
    tags.find(({ from, to }) => from < index && index <= to) ??
    tags.find(({ from }) => from === index) ??
    null
  );
}
