import type { Block } from '../../../../core/template/syntax/index.js';
import { endOf } from '../end-of.js';
import { walk } from '../walk.js';

/** A tag that opens, continues or closes a block. */
export interface BlockTag {
  readonly role: 'open' | 'or' | 'alternates' | 'close';
  readonly at: number;
  readonly to: number;
  /** Whether the engine prints it as text, because it is misspelt. */
  readonly isBroken: boolean;
}

// Comments are read to be skipped.
const closing =
  /\{##[^]*?(?:##\}|$)|\{\.(?:(?<close>end)|(?<or>or(?: [a-zA-Z][\w-]*\?[^{}]*)?)|(?<alternates>alternates with))\}/g;

/** The tags of all blocks in source order: openings from the tree, which knows them by their effect, the others by sight. */
export function listBlockTags(root: Block, source: string): BlockTag[] {
  const tags: BlockTag[] = [];
  for (const node of walk(root)) {
    if (!('body' in node) || node.type === 'or-predicate') continue;
    tags.push({ role: 'open', at: node.at, to: endOf(source, node.at), isBroken: false });
  }
  for (const { index, 0: text, groups = {} } of source.matchAll(closing)) {
    const role = groups.close
      ? 'close'
      : groups.or
        ? 'or'
        : groups.alternates
          ? 'alternates'
          : null;
    if (role) tags.push({ role, at: index, to: index + text.length, isBroken: false });
  }
  return tags;
}
