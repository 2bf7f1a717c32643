import { Cursor, segment } from '../syntax/index.js';
import { toSegment } from '../values.js';
import { nameCharacter, readNumber, readString } from './literals.js';
import type { Scalar } from './scalar.js';
import type { Operand, Token } from './token.js';

const blank = /[ \n\t\r\u00a0]+/y;
const sign = /[=!]==?|[<>]=|<<|>>|&&|\|\||\*\*|[-+*/%<>&^|=!~(),;]/y;

const constants: ReadonlyMap<string, Scalar> = /* @__PURE__ */ new Map<string, Scalar>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Infinity],
  ['NaN', NaN],
]);

/** Splits an expression into at most `limit` tokens (0: any number), or returns an error (§4.2, §4.6). */
export function readTokens(source: string, limit: number): readonly Token[] | string {
  const tokens: Token[] = [];
  const cursor = new Cursor(source);
  // `#` requests the compiled form in the reference implementation; here it is ignored.
  cursor.skip('#');
  for (;;) {
    cursor.read(blank);
    if (cursor.position >= source.length) return tokens;
    const problem = readToken(cursor, tokens);
    if (problem !== null) return problem;
    if (limit > 0 && tokens.length > limit) {
      return `Expression exceeds the maximum number of allowed tokens: ${limit}`;
    }
  }
}

/** Reads the next token, or returns an error. */
function readToken(cursor: Cursor, tokens: Token[]): string | null {
  const { source, position } = cursor;
  const first = source.charAt(position);
  if (first >= '0' && first <= '9') return readNumber(cursor, tokens);
  if (cursor.skip('"') || cursor.skip("'")) return readString(cursor, first, tokens);
  const text = cursor.read(sign);
  const token = text === null ? readReference(cursor) : { sign: text };
  if (token === undefined) {
    const character = String.fromCodePoint(source.codePointAt(position) ?? 0);
    return `Unexpected ${nameCharacter(character)} at ${position}: ${JSON.stringify(character)}`;
  }
  tokens.push(token);
  return null;
}

/** Matches one segment at a time: a pattern for a whole reference overflows the stack on a long one. */
function readReference(cursor: Cursor): Operand | undefined {
  const path: (string | number)[] = [];
  let text = cursor.read(segment);
  while (text !== null) {
    path.push(toSegment(text));
    text = cursor.skip('.') ? cursor.read(segment) : null;
  }
  const [first] = path;
  if (first === undefined) return undefined;
  // A trailing dot is not part of the reference.
  if (cursor.source[cursor.position - 1] === '.') cursor.position--;
  const name = path.length === 1 ? String(first) : null;
  const constant = constants.get(name ?? '');
  return constant === undefined ? { path, name } : constant;
}
