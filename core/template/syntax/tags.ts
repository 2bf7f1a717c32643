import type { ErrorCode } from '../errors/index.js';
import type { Path } from '../values.js';
import { definition, filePath, predicateName, whitespace, word, type Cursor } from './cursor.js';
import {
  literals,
  noArguments,
  type Call,
  type IfNode,
  type Literal,
  type Node,
  type OrNode,
  type PredicateNode,
} from './nodes.js';

/** A tag's effect on the assembler. */
export type Tag = Node | OrNode | { readonly type: 'end' } | { readonly type: 'alternates-with' };

type Reader = (cursor: Cursor, at: number) => Tag | null;

/**
 * Reads a tag from after its opening brace; null for text (§1.1). The cursor then holds what was expected, and where.
 */
export function readTag(cursor: Cursor, at: number): Tag | null {
  cursor.problem = null;
  if (cursor.skip('#')) return { type: 'comment', at, text: cursor.readRest(), isMultiLine: false };
  if (!cursor.skip('.')) return readVariable(cursor, at);

  const predicate = readPredicate(cursor, at);
  if (predicate) return predicate;
  const name = cursor.read(word);
  if (name === null) return null;
  const reader = readers.get(name);
  if (!reader) {
    cursor.position = at + 1;
    cursor.problem = 'INVALID_INSTRUCTION';
    return null;
  }
  const tag = reader(cursor, at);
  if (tag && cursor.isAtEnd()) return tag;
  cursor.problem ??= 'EXTRA_CHARS';
  return null;
}

function readVariable(cursor: Cursor, at: number): Tag | null {
  const refs = cursor.readReferences();
  const calls = refs && cursor.readCalls();
  // `a||b` is an expression of a script, not a tag.
  if (cursor.isAt('|')) cursor.problem = null;
  return calls && { type: 'variable', at, refs, calls };
}

function readPredicate(cursor: Cursor, at: number): PredicateNode | null {
  const name = cursor.read(predicateName);
  if (name === null) return null;
  return { type: 'predicate', at, name, args: cursor.readArguments(), body: [], alternative: null };
}

const literalReaders = (Object.keys(literals) as Literal[]).map((type): [string, Reader] => [
  type,
  (_, at) => ({ type, at }),
]);

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...literalReaders,
  ['end', () => ({ type: 'end' })],
  ['alternates', readAlternatesWith],
  ['section', readSection],
  ['repeated', readRepeated],
  ['if', readIf],
  ['or', readOr],
  ['var', readBindVar],
  ['ctx', readCtxVar],
  ['eval', readEval],
  ['macro', readMacro],
  ['include', readInclude],
  ['inject', readInject],
]);

function passSpace(cursor: Cursor): boolean {
  return cursor.expect('WHITESPACE_EXPECTED', cursor.skip(' '));
}

function passWhitespace(cursor: Cursor): string | null {
  return cursor.expect('WHITESPACE_EXPECTED', cursor.read(whitespace));
}

function readSectionReference(cursor: Cursor): Path | null {
  return passWhitespace(cursor) ? cursor.expect('VARIABLE_EXPECTED', cursor.readReference()) : null;
}

/** ` @name ` */
function readName(cursor: Cursor, code: ErrorCode): string | null {
  const name = passSpace(cursor) ? cursor.expect(code, cursor.read(definition)) : null;
  return name && passSpace(cursor) ? name : null;
}

function readAlternatesWith(cursor: Cursor): Tag | null {
  return passSpace(cursor) && cursor.expect('MISSING_WITH_KEYWORD', cursor.skip('with'))
    ? { type: 'alternates-with' }
    : null;
}

function readSection(cursor: Cursor, at: number): Tag | null {
  const ref = readSectionReference(cursor);
  return ref && { type: 'section', at, ref, body: [], alternative: null };
}

function readRepeated(cursor: Cursor, at: number): Tag | null {
  const isSection =
    passSpace(cursor) && cursor.expect('MISSING_SECTION_KEYWORD', cursor.skip('section'));
  const ref = isSection ? readSectionReference(cursor) : null;
  return ref && { type: 'repeated', at, ref, body: [], separator: [], alternative: null };
}

function readIf(cursor: Cursor, at: number): Tag | null {
  return passWhitespace(cursor) ? (readPredicate(cursor, at) ?? readCondition(cursor, at)) : null;
}

/** Reads a list of operands; the caller reports an empty one (§2.4). */
function readCondition(cursor: Cursor, at: number): IfNode | null {
  const refs: Path[] = [];
  const ands: boolean[] = [];
  while (!cursor.isAtEnd()) {
    const ref = cursor.expect('IF_EXPECTED_VAROP', cursor.readReference());
    if (ref === null) return null;
    refs.push(ref);
    cursor.read(whitespace);
    if (cursor.isAtEnd()) break;
    const isAnd = cursor.skip('&&');
    if (!cursor.expect('IF_EXPECTED_VAROP', isAnd || cursor.skip('||'))) return null;
    ands.push(isAnd);
    cursor.read(whitespace);
    if (!cursor.expect('IF_TOO_MANY_OPERATORS', !cursor.isAtEnd())) return null;
  }
  return { type: 'if', at, refs, ands, body: [], alternative: null };
}

function readOr(cursor: Cursor, at: number): Tag | null {
  let name: string | null = null;
  let args = noArguments;
  if (!cursor.isAtEnd()) {
    if (!cursor.skip(' ')) return null;
    name = cursor.expect('OR_EXPECTED_PREDICATE', cursor.read(predicateName));
    if (name === null) return null;
    args = cursor.readArguments();
  }
  return { type: 'or-predicate', at, name, args, body: [], alternative: null };
}

function readBindVar(cursor: Cursor, at: number): Tag | null {
  const name = readName(cursor, 'BINDVAR_EXPECTS_NAME');
  if (name === null) return null;
  const refs = cursor.expect('MISSING_VARIABLE_NAME', cursor.readReferences());
  const calls = refs && cursor.readCalls();
  return calls && { type: 'bindvar', at, name, refs, calls };
}

function readCtxVar(cursor: Cursor, at: number): Tag | null {
  const name = readName(cursor, 'CTXVAR_EXPECTS_NAME');
  if (name === null) return null;
  const start = cursor.position;
  const bindings = readBindings(cursor);
  if (bindings.length > 0 && cursor.isAtEnd()) return { type: 'ctxvar', at, name, bindings };
  cursor.position = start;
  cursor.problem = 'CTXVAR_EXPECTS_BINDINGS';
  return null;
}

/** Reads bindings as far as possible. A last word without `=` is ignored. */
function readBindings(cursor: Cursor): [string, Path][] {
  const bindings: [string, Path][] = [];
  cursor.read(whitespace);
  do {
    const key = cursor.read(word);
    if (key === null || cursor.isAtEnd()) break;
    const ref = cursor.skip('=') ? cursor.readReference() : null;
    if (ref === null) return [];
    bindings.push([key, ref]);
  } while (cursor.read(whitespace) !== null);
  return bindings;
}

function readEval(cursor: Cursor, at: number): Tag | null {
  return passWhitespace(cursor) === null ? null : { type: 'eval', at, source: cursor.readRest() };
}

function readMacro(cursor: Cursor, at: number): Tag | null {
  const name = passSpace(cursor) && cursor.expect('MACRO_EXPECTS_NAME', cursor.read(filePath));
  return name ? { type: 'macro', at, name, body: [] } : null;
}

function readInclude(cursor: Cursor, at: number): Tag | null {
  if (!passSpace(cursor) || cursor.isAtEnd()) return null;
  const [name = '', ...list] = cursor.readRest().split(' ');
  return { type: 'include', at, name, args: { list, delimiter: ' ' } };
}

function readInject(cursor: Cursor, at: number): Tag | null {
  const name = readName(cursor, 'INJECT_EXPECTS_NAME');
  if (name === null) return null;
  const path = cursor.expect('INJECT_EXPECTS_PATH', cursor.read(filePath));
  if (path === null) return null;
  return { type: 'inject', at, name, path, args: cursor.readArguments() };
}

/** Reads the formatter calls of a tag, if any. */
export function callsOf(tag: Tag): readonly Call[] {
  return tag.type === 'variable' || tag.type === 'bindvar' ? tag.calls : [];
}
