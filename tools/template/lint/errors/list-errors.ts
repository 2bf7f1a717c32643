import {
  createLocator,
  type Fault,
  type Position,
  type TemplateError,
} from '../../../../core/template/errors/index.js';
import type { Block } from '../../../../core/template/syntax/index.js';
import { endOf } from '../end-of.js';
import type { Level, Remark } from '../finding.js';
import type { Visit } from '../markup/index.js';
import type { LintVocabulary } from '../rule.js';
import { listBlockTags } from './block-tags.js';
import { hintFor } from './hint.js';
import { matchWithSuspects } from './match-blocks.js';
import { sentenceFor } from './sentence.js';
import { judgeStructure } from './structure.js';
import { listSuspects } from './suspects.js';

export interface ErrorRemark extends Remark {
  readonly level: Level;
  readonly code: string;
  readonly to: number;
}

interface Broken {
  readonly source: string;
  readonly root: Block;
  readonly visits: readonly Visit[];
  /** The errors of a run. */
  readonly faults: readonly Fault[];
  /** The errors of the validating parser. */
  readonly errors: readonly TemplateError[];
}

/** Errors of structure that are told anew, where the block opens. */
const retold: ReadonlySet<string> = new Set([
  'EOF_IN_BLOCK',
  'MISMATCHED_END',
  'NOT_ALLOWED_AT_ROOT',
]);

/**
 * The engine's errors, one for each mistake. A validating parser leaves a faulty tag out of the structure, so one
 * misspelt tag also makes errors of its `{.or}` and `{.end}`; and the end of the file is where it misses an `{.end}`.
 */
export function* listErrors(
  { source, root, visits, faults, errors }: Broken,
  vocabulary: LintVocabulary,
): Iterable<ErrorRemark> {
  const indexOf = createIndexer(source);
  const placed = errors.map((error) => {
    return { error, at: indexOf({ line: error.line, character: error.offset }) };
  });
  const suspects = listSuspects(placed, visits, source, vocabulary);
  const isTooDeep = faults.some(({ code }) => code === 'NESTED_TOO_DEEP');
  // The tree has no block below the deepest.
  const matched = isTooDeep ? null : matchWithSuspects(listBlockTags(root, source), suspects);
  const real = new Set(faults.map(({ at }) => at));

  for (const { error, at } of placed) {
    const { level, code, type, message } = error;
    const isFollowUp = type === 'assembler' && (!real.has(at) || matched?.excused.has(at));
    if (isFollowUp || (matched && retold.has(code))) continue;
    const meant = hintFor(error, source, at, vocabulary);
    const tagAt = source.charAt(at) === '{' ? at : source.lastIndexOf('{', at);
    const sentence = sentenceFor(error, source.slice(tagAt, endOf(source, tagAt)));
    const plain = sentence ?? asTags(message, type);
    const hinted = `${plain.replace(/\.$/, '')}. Did you mean '${meant}'?`;
    yield { level, code, at, to: endOf(source, at), message: meant === null ? plain : hinted };
  }
  if (!matched) return;
  for (const remark of judgeStructure(matched, source, createLocator(source))) {
    yield { ...remark, level: 'error', to: remark.to ?? endOf(source, remark.at) };
  }
  for (const { at, to } of matched.taken) {
    if (source.slice(at, to) !== '{end}') continue;
    const message =
      "'{end}' prints a value of that name: instructions begin with a dot. Write {.end}.";
    const fix = { from: at, to, text: '{.end}', isCertain: true };
    yield { level: 'error', code: 'printed-tag', at, to, message, fix };
  }
}

/** Tags for the names of instructions in the reference's messages; those of the parser also quote the template. */
function asTags(message: string, type: TemplateError['type']): string {
  const names =
    type === 'assembler' ? /\b[A-Z]+(?:_[A-Z]+)*\b/g : /(?<=after )[A-Z_]+(?= instruction)/;
  return message.replace(names, (name) => tags[name] ?? name);
}

const tags: Readonly<Record<string, string>> = {
  ALTERNATES_WITH: '{.alternates with}',
  BINDVAR: '{.var}',
  CTXVAR: '{.ctx}',
  END: '{.end}',
  IF: '{.if}',
  MACRO: '{.macro}',
  OR_PREDICATE: '{.or}',
  PREDICATE: 'predicate',
  REPEATED: '{.repeated section}',
  SECTION: '{.section}',
};

/** Converts line and column to an index: the inverse of `createLocator`. */
function createIndexer(source: string): (position: Position) => number {
  const starts = [0];
  for (let end = source.indexOf('\n'); end !== -1; end = source.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return ({ line, character }) => (starts[line - 1] ?? 0) + character - 1;
}
