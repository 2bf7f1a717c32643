import {
  Cursor,
  findBraces,
  isComment,
  readTag,
  type Tag,
} from '../../../core/template/syntax/index.js';

/** A tag with its place. */
export interface PlacedTag {
  readonly tag: Tag;
  /** The index of its `{`. */
  readonly from: number;
  /** The index behind its `}`. */
  readonly to: number;
}

/**
 * The tags of a template in order (§1.1), with those that name an unknown formatter or predicate: editors help with these as well.
 */
export function scanTags(source: string): PlacedTag[] {
  const tags: PlacedTag[] = [];
  const cursor = new Cursor(source);
  for (let from = 0; ;) {
    const braces = findBraces(source, from);
    if (braces === null) return tags;
    const { open, close } = braces;
    if (isComment(source, open)) {
      const end = source.indexOf('##}', open + 3);
      from = end === -1 ? source.length : end + 3;
      const text = source.slice(open + 3, end === -1 ? undefined : end);
      tags.push({
        tag: { type: 'comment', at: open, text, isMultiLine: true },
        from: open,
        to: from,
      });
      continue;
    }
    from = close + 1;
    cursor.position = open + 1;
    const tag = readTag(cursor, open);
    if (tag) tags.push({ tag, from: open, to: from });
  }
}
