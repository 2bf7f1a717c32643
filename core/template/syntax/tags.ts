import type { Path } from '../values.js';
import { splitArguments, type Cursor } from './cursor.js';
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

/** What a tag asks of the assembler. */
export type Tag = Node | OrNode | { readonly type: 'end' } | { readonly type: 'alternates-with' };

type Reader = (cursor: Cursor, at: number) => Tag | null;

/** Reads what stands between the braces, `cursor` being behind the first; null for text (§1.1). */
export function readTag(cursor: Cursor, at: number): Tag | null {
  if (cursor.skip('#')) return { type: 'comment', at, text: cursor.readRest(), isMultiLine: false };
  if (!cursor.skip('.')) return readVariable(cursor, at);

  const start = cursor.position;
  const predicate = readPredicate(cursor, at);
  if (predicate) return predicate;
  const name = cursor.readWord();
  const reader = name === null ? undefined : readers.get(name);
  const tag = reader?.(cursor, at) ?? null;
  if (tag === null) cursor.position = start;
  return tag !== null && cursor.isAtEnd() ? tag : null;
}

function readVariable(cursor: Cursor, at: number): Tag | null {
  const refs = cursor.readReferences();
  const calls = refs && cursor.readCalls();
  return calls && { type: 'variable', at, refs, calls };
}

function readPredicate(cursor: Cursor, at: number): PredicateNode | null {
  const name = cursor.readPredicateName();
  if (name === null) return null;
  return {
    type: 'predicate',
    at,
    name,
    args: cursor.readArguments(),
    body: [],
    alternative: null,
  };
}

const literalReaders = (Object.keys(literals) as Literal[]).map((type): [string, Reader] => [
  type,
  (_, at) => ({ type, at }),
]);

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...literalReaders,
  ['end', () => ({ type: 'end' })],
  ['alternates', (cursor) => (cursor.skip(' with') ? { type: 'alternates-with' } : null)],
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

function readSection(cursor: Cursor, at: number): Tag | null {
  const ref = cursor.skipWhitespace() > 0 ? cursor.readReference() : null;
  return ref && { type: 'section', at, ref, body: [], alternative: null };
}

function readRepeated(cursor: Cursor, at: number): Tag | null {
  if (!cursor.skip(' section') || cursor.skipWhitespace() === 0) return null;
  const ref = cursor.readReference();
  return ref && { type: 'repeated', at, ref, body: [], separator: [], alternative: null };
}

function readIf(cursor: Cursor, at: number): Tag | null {
  if (cursor.skipWhitespace() === 0) return null;
  return readPredicate(cursor, at) ?? readCondition(cursor, at);
}

/** Operands in a row; none at all is an error for the caller to report (§2.4). */
function readCondition(cursor: Cursor, at: number): IfNode | null {
  const refs: Path[] = [];
  const ands: boolean[] = [];
  while (refs.length === 0 ? !cursor.isAtEnd() : passOperator(cursor, ands)) {
    const ref = cursor.readReference();
    if (ref === null) return null;
    refs.push(ref);
    cursor.skipWhitespace();
  }
  return { type: 'if', at, refs, ands, body: [], alternative: null };
}

function passOperator(cursor: Cursor, ands: boolean[]): boolean {
  const isAnd = cursor.skip('&&');
  if (!isAnd && !cursor.skip('||')) return false;
  ands.push(isAnd);
  cursor.skipWhitespace();
  return true;
}

function readOr(cursor: Cursor, at: number): Tag | null {
  let name: string | null = null;
  let args = noArguments;
  if (!cursor.isAtEnd()) {
    name = cursor.skip(' ') ? cursor.readPredicateName() : null;
    if (name === null) return null;
    args = cursor.readArguments();
  }
  return { type: 'or-predicate', at, name, args, body: [], alternative: null };
}

function readBindVar(cursor: Cursor, at: number): Tag | null {
  const name = cursor.skip(' ') ? cursor.readDefinition() : null;
  const refs = name !== null && cursor.skip(' ') ? cursor.readReferences() : null;
  const calls = refs && cursor.readCalls();
  return name !== null && calls ? { type: 'bindvar', at, name, refs, calls } : null;
}

function readCtxVar(cursor: Cursor, at: number): Tag | null {
  const name = cursor.skip(' ') ? cursor.readDefinition() : null;
  if (name === null || !cursor.skip(' ')) return null;
  const bindings: [string, Path][] = [];
  for (;;) {
    cursor.skipWhitespace();
    const key = cursor.readWord();
    // A last word without `=` is ignored.
    if (key === null || cursor.isAtEnd()) break;
    const ref = cursor.skip('=') ? cursor.readReference() : null;
    if (ref === null) return null;
    bindings.push([key, ref]);
    if (!cursor.isAtEnd() && cursor.skipWhitespace() === 0) return null;
  }
  return bindings.length > 0 ? { type: 'ctxvar', at, name, bindings } : null;
}

function readEval(cursor: Cursor, at: number): Tag | null {
  return cursor.skipWhitespace() > 0 ? { type: 'eval', at, source: cursor.readRest() } : null;
}

function readMacro(cursor: Cursor, at: number): Tag | null {
  const name = cursor.skip(' ') ? cursor.readFilePath() : null;
  return name === null ? null : { type: 'macro', at, name, body: [] };
}

function readInclude(cursor: Cursor, at: number): Tag | null {
  if (!cursor.isAt(' ')) return null;
  const { list } = splitArguments(cursor.readRest());
  const [name = '', ...options] = list;
  return { type: 'include', at, name, args: { list: options, delimiter: ' ' } };
}

function readInject(cursor: Cursor, at: number): Tag | null {
  const name = cursor.skip(' ') ? cursor.readDefinition() : null;
  const path = name !== null && cursor.skip(' ') ? cursor.readFilePath() : null;
  if (name === null || path === null) return null;
  return { type: 'inject', at, name, path, args: cursor.readArguments() };
}

/** The calls of a tag that has any. */
export function callsOf(tag: Tag): readonly Call[] {
  return tag.type === 'variable' || tag.type === 'bindvar' ? tag.calls : [];
}
