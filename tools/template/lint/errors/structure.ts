import type { ErrorCode, Position } from '../../../../core/template/errors/index.js';
import { endOf } from '../end-of.js';
import type { Remark } from '../finding.js';
import type { BlockTag } from './block-tags.js';
import type { Matched, Pair } from './match-blocks.js';

export interface StructureRemark extends Remark {
  readonly code: ErrorCode;
}

/** Blocks that stay open and tags that are in no block, each told where its author can mend it. */
export function* judgeStructure(
  { pairs, unclosed, outside }: Matched,
  source: string,
  locate: (index: number) => Position,
): Iterable<StructureRemark> {
  const lineOf = ({ at }: BlockTag) => locate(at).line;
  const shown = ({ at }: BlockTag) => source.slice(at, endOf(source, at)).replace(/\s+/g, ' ');

  for (const block of unclosed) {
    const taker = pairs.find((pair) => pair.open.at > block.at && isAskew(pair, source));
    const { at, to } = taker?.open ?? block;
    const message = taker
      ? `${shown(taker.open)} has no {.end} of its own: it takes the one of line ${lineOf(taker.close)}, so that ${shown(block)} of line ${lineOf(block)} is never closed.`
      : `${shown(block)} is never closed: it needs an {.end}.`;
    yield { code: 'EOF_IN_BLOCK', at, to, message };
  }
  for (const { tag, before } of outside) {
    const why = before
      ? `${shown(before.open)} of line ${lineOf(before.open)} was already closed by the {.end} of line ${lineOf(before.close)}.`
      : 'no block is open here.';
    const isEnd = tag.role === 'close';
    yield {
      code: isEnd ? 'MISMATCHED_END' : 'NOT_ALLOWED_AT_ROOT',
      at: tag.at,
      to: tag.to,
      message: `This ${shown(tag)} ${isEnd ? 'closes nothing' : 'is in no block'}: ${why}`,
    };
  }
}

/** Whether a block's opening and closing begin their lines, but not below each other. */
function isAskew({ open, close }: Pair, source: string): boolean {
  const from = indentOf(open.at, source);
  const to = indentOf(close.at, source);
  return from !== null && to !== null && from !== to;
}

/** The white space before a tag that is the first thing in its line; null for another tag. */
function indentOf(at: number, source: string): string | null {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
  return line.trim() === '' ? line : null;
}
