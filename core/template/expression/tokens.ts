import { toSegment, type Path } from '../values.js';
import { nameCharacter, readNumber, readString, type Literal } from './literals.js';
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
// One segment at a time: a pattern for whole references runs out of stack on a long one.
const segment = /[@$]?[a-z][\w-]*|\d+|@/iy;

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
  // `#` asks the reference for its compiled form: here it asks for nothing.
  let at = source.startsWith('#') ? 1 : 0;
  for (;;) {
    at += textAt(blank, source, at).length;
    if (at >= source.length) return tokens;
    const token = readToken(source, at);
    if (typeof token === 'string') return token;
    tokens.push(token.value);
    if (limit > 0 && tokens.length > limit) {
      return `Expression exceeds the maximum number of allowed tokens: ${limit}`;
    }
    at = token.end;
  }
}

function readToken(source: string, at: number): Literal<Token> {
  const first = source.charAt(at);
  if (first >= '0' && first <= '9') return readNumber(source, at);
  if (first === '"' || first === "'") return readString(source, at);
  const text = textAt(sign, source, at);
  if (text) return { value: { sign: text }, end: at + text.length };
  return readReference(source, at) ?? nameUnexpected(source, at);
}

function readReference(source: string, at: number): Literal<Operand> | null {
  const path: (string | number)[] = [];
  let end = at - 1;
  do {
    const text = textAt(segment, source, end + 1);
    if (!text) break;
    path.push(toSegment(text));
    end += 1 + text.length;
  } while (source[end] === '.');

  const [first] = path;
  if (first === undefined) return null;
  const name = path.length === 1 ? String(first) : null;
  const constant = name === null ? undefined : constants.get(name);
  return { value: constant === undefined ? { path, name } : constant, end };
}

function nameUnexpected(source: string, at: number): string {
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return `Unexpected ${nameCharacter(character)} at ${at}: ${JSON.stringify(character)}`;
}

/** What a sticky pattern matches here; '' for nothing. */
function textAt(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? '';
}
