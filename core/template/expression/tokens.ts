import { Cursor, segment } from '../syntax/index.js';
import { toSegment, type Path } from '../values.js';
import { nameCharacter, readNumber, readString } from './literals.js';
import type { Scalar } from './scalar.js';

export interface Reference {
  readonly path: Path;
  /** The name, when there is no more to it: what may be called, or assigned when it begins with `@`. */
  readonly name: string | null;
}

/** An operator, a parenthesis, `,` or `;`. */
export interface Sign {
  readonly sign: string;
}

export type Operand = Scalar | Reference;
export type Token = Operand | Sign;

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

/** The tokens of an expression, at most `limit` (0: any number); or what is wrong with it (§4.2, §4.6). */
export function readTokens(source: string, limit: number): readonly Token[] | string {
  const tokens: Token[] = [];
  const cursor = new Cursor(source);
  // `#` asks the reference for its compiled form: here it asks for nothing.
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

/** Adds the next one, or says what is wrong. */
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

/** One segment at a time: a pattern for whole references runs out of stack on a long one. */
function readReference(cursor: Cursor): Operand | undefined {
  const path: (string | number)[] = [];
  let text = cursor.read(segment);
  while (text !== null) {
    path.push(toSegment(text));
    text = cursor.skip('.') ? cursor.read(segment) : null;
  }
  const [first] = path;
  if (first === undefined) return undefined;
  // A dot that leads nowhere is no part of it.
  if (cursor.source[cursor.position - 1] === '.') cursor.position--;
  const name = path.length === 1 ? String(first) : null;
  const constant = constants.get(name ?? '');
  return constant === undefined ? { path, name } : constant;
}
