import { blocksAt, eachBlock, type BlockRange } from '../outline/index.js';
import { wordAt, type Project, type ProjectFile } from './project.js';

/** An entry of an editor's outline. */
export interface DocumentEntry {
  /** The tag without its braces and dot: `repeated section items`. */
  readonly name: string;
  readonly kind: 'block' | 'macro' | 'variable';
  readonly from: number;
  readonly to: number;
  /** The range of the tag that opens it. */
  readonly tag: { readonly from: number; readonly to: number };
  readonly entries: readonly DocumentEntry[];
}

/** The blocks and variables of a template. */
export function documentEntries(file: ProjectFile): DocumentEntry[] {
  const { source, blocks, tags } = file.outline;
  const variables = tags.flatMap((placed): DocumentEntry[] => {
    const { tag, from, to } = placed;
    if (tag.type !== 'bindvar' && tag.type !== 'ctxvar' && tag.type !== 'inject') return [];
    return [{ name: tag.name, kind: 'variable', from, to, tag: placed, entries: [] }];
  });
  return nest(source, blocks, variables);
}

function nest(
  source: string,
  blocks: readonly BlockRange[],
  variables: readonly DocumentEntry[],
): DocumentEntry[] {
  const isIn = (block: BlockRange) => (entry: DocumentEntry) =>
    block.from <= entry.from && entry.to <= block.to;
  const entries = blocks.map((block): DocumentEntry => {
    const tag = block.tags[0] ?? block;
    return {
      name: source
        .slice(tag.from + 1, tag.to - 1)
        .replace(/^\./, '')
        .replace(/\s+/g, ' '),
      kind: block.tag.type === 'macro' ? 'macro' : 'block',
      from: block.from,
      to: block.to,
      tag: { from: tag.from, to: tag.to },
      entries: nest(source, block.blocks, variables.filter(isIn(block))),
    };
  });
  const own = variables.filter((entry) => !blocks.some((block) => isIn(block)(entry)));
  return [...entries, ...own].sort((a, b) => a.from - b.from);
}

/** A range that an editor can fold. */
export interface Fold {
  readonly from: number;
  readonly to: number;
  readonly isComment: boolean;
}

/** From the end of each tag of a block to the beginning of the next, and comments of several lines. */
export function foldsOf({ outline: { source, blocks, tags } }: ProjectFile): Fold[] {
  const parts = [...eachBlock(blocks)].flatMap((block) =>
    block.tags.flatMap((placed, at): Fold[] => {
      const next = block.tags[at + 1];
      if (!next && block.isClosed) return [];
      return [{ from: placed.from, to: next?.from ?? block.to, isComment: false }];
    }),
  );
  const comments = tags.flatMap(({ tag, from, to }): Fold[] =>
    tag.type === 'comment' ? [{ from, to, isComment: true }] : [],
  );
  return [...parts, ...comments]
    .filter(({ from, to }) => source.slice(from, to).includes('\n'))
    .sort((a, b) => a.from - b.from);
}

/** The tags of the block whose tag is at an index; empty elsewhere and on a name. */
export function matchingTags(
  project: Project,
  uri: string,
  index: number,
): { from: number; to: number }[] {
  const file = project.files.get(uri);
  const word = file && wordAt(file, index);
  if (!file || (word && word.kind !== 'instruction' && word.kind !== 'predicate')) return [];
  // Also at both ends of the block.
  const around = [index, index + 1, index - 1].flatMap((at) => blocksAt(file.outline.blocks, at));
  const block = around.findLast(({ tags }) =>
    tags.some(({ from, to }) => from <= index && index <= to),
  );
  return block?.tags.map(({ from, to }) => ({ from, to })) ?? [];
}
