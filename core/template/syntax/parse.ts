import type { ArgumentRule } from '../plugins.js';
import type { Fault } from '../errors/index.js';
import { Assembler, type Report } from './assembler.js';
import { Cursor } from './cursor.js';
import type { Block, Call } from './nodes.js';
import { callsOf, readTag, type Tag } from './tags.js';

/** The names that a template may use, with the argument rules of the validating parser. */
export interface Vocabulary {
  readonly formatters: ReadonlyMap<string, Checked>;
  readonly predicates: ReadonlyMap<string, Checked>;
}

interface Checked {
  readonly takes?: ArgumentRule;
}

export interface Parsed {
  readonly root: Block;
  /** In report order: tags first, then structure. */
  readonly faults: readonly Fault[];
}

/** Hooks of the validating parser: for tags that became text, and for arguments. */
export interface Inspector {
  /** Reports the error of a tag that `cursor` could not read, if it looks like a tag. */
  inspectText(cursor: Cursor, at: number, report: Report): void;
  /** Reports errors in the arguments of a formatter or predicate. */
  inspectArguments(
    kind: 'FORMATTER' | 'PREDICATE',
    call: Call,
    known: Checked,
    report: Report,
  ): void;
}

const mostIfVariables = 30;

/** Parses a template (§1, §2). Anything that is not a tag is text; never throws. */
export function parse(source: string, vocabulary: Vocabulary, inspector?: Inspector): Parsed {
  const tagFaults: Fault[] = [];
  const blockFaults: Fault[] = [];
  const report: Report = (code, at, details = {}) => void tagFaults.push({ code, at, details });
  const assembler = new Assembler(source, (code, at, details = {}) => {
    blockFaults.push({ code, at, details });
  });
  const cursor = new Cursor(source);

  let textStart = 0;
  const addText = (end: number) => {
    if (end > textStart) {
      assembler.add({ type: 'text', at: textStart, text: source.slice(textStart, end) });
    }
  };

  for (let from = 0; ;) {
    const braces = findBraces(source, from);
    if (braces === null) break;
    const { open, close } = braces;
    if (isComment(source, open)) {
      const end = source.indexOf('##}', open + 3);
      addText(open);
      if (end === -1) report('EOF_IN_COMMENT', open);
      from = textStart = end === -1 ? source.length : end + 3;
      const text = source.slice(open + 3, end === -1 ? undefined : end);
      assembler.add({ type: 'comment', at: open, text, isMultiLine: true });
      continue;
    }
    from = close + 1;
    cursor.position = open + 1;
    const tag = readTag(cursor, open);
    if (tag === null) {
      inspector?.inspectText(cursor, open, report);
    } else if (isAccepted(tag, vocabulary, report, inspector)) {
      addText(open);
      textStart = from;
      assemble(assembler, tag, open);
    }
  }
  addText(source.length);
  return { root: assembler.finish(), faults: [...tagFaults, ...blockFaults] };
}

/** Finds the next `}` and the last `{` before it; a multi-line comment needs no `}` (§1.1, §1.3). */
export function findBraces(source: string, from: number): { open: number; close: number } | null {
  let open = source.indexOf('{', from);
  if (open === -1) return null;
  for (let at = open; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === 123) {
      open = at;
      if (isComment(source, open)) return { open, close: open };
    } else if (code === 125) return { open, close: at };
  }
  return null;
}

export function isComment(source: string, open: number): boolean {
  return source.charCodeAt(open + 1) === 35 && source.charCodeAt(open + 2) === 35;
}

/**
 * A tag with an unknown formatter becomes text; a block with an unknown predicate runs its alternative (§1.1).
 * The validating parser leaves faulty tags out of the structure.
 */
function isAccepted(
  tag: Tag,
  { formatters, predicates }: Vocabulary,
  report: Report,
  inspector: Inspector | undefined,
): boolean {
  let isGood = true;
  const refuse: Report = (...fault) => {
    isGood = false;
    report(...fault);
  };
  for (const call of callsOf(tag)) {
    const formatter = formatters.get(call.name);
    if (formatter) inspector?.inspectArguments('FORMATTER', call, formatter, refuse);
    else refuse('FORMATTER_UNKNOWN', call.at, { name: call.name });
    if (!isGood) return false;
  }
  if ((tag.type === 'predicate' || tag.type === 'or-predicate') && tag.name !== null) {
    const { name, args, at } = tag;
    const predicate = predicates.get(name);
    if (predicate) inspector?.inspectArguments('PREDICATE', { name, args, at }, predicate, refuse);
    else refuse('PREDICATE_UNKNOWN', at, { name });
  }
  if (tag.type === 'if') {
    if (tag.refs.length === 0) refuse('IF_EMPTY', tag.at);
    if (inspector && tag.refs.length > mostIfVariables) refuse('IF_TOO_MANY_VARS', tag.at);
  }
  return isGood || !inspector;
}

function assemble(assembler: Assembler, tag: Tag, at: number): void {
  switch (tag.type) {
    case 'end':
      return assembler.end(at);
    case 'alternates-with':
      return assembler.alternatesWith(at);
    case 'or-predicate':
      return assembler.or(tag);
    case 'section':
    case 'repeated':
    case 'predicate':
    case 'if':
    case 'macro':
    case 'struct':
      return assembler.start(tag);
    default:
      return assembler.add(tag);
  }
}
