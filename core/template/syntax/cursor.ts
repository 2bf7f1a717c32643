import type { ErrorCode } from '../errors/index.js';
import type { Arguments } from '../plugins.js';
import { toSegment, type Path } from '../values.js';
import { noArguments, type Call } from './nodes.js';

/**
 * The tokens of a tag (§1.2). None contains a `}`, so a cursor never leaves its tag. Both cases are written out: V8 needs
 * three times as long for the first use of a pattern that ignores case.
 */
export const word = /[A-Za-z][\w-]*/y;
export const predicateName = /[A-Za-z][\w-]*\?/y;
export const definition = /@[A-Za-z][\w-]*/y;
export const filePath = /[\w./-]+/y;
export const whitespace = /[ \t-\r]+/y;
export const segment = /[@$]?[A-Za-z][\w-]*|\d+|@/y;
const listSeparator = / *, */y;
const formatterArguments = /[^|}]+/y;

/** Reads the tokens of a tag. Each `read…` advances past its token, or returns null. */
export class Cursor {
  position = 0;
  /** The error of a tag that could not be read; null for probable text. */
  problem: ErrorCode | null = null;

  constructor(readonly source: string) {}

  isAt(text: string): boolean {
    return this.source.startsWith(text, this.position);
  }

  isAtEnd(): boolean {
    return this.isAt('}');
  }

  /** Reads `text`; returns whether it was there. */
  skip(text: string): boolean {
    if (!this.isAt(text)) return false;
    this.position += text.length;
    return true;
  }

  read(token: RegExp): string | null {
    const start = this.position;
    token.lastIndex = start;
    if (!token.test(this.source)) return null;
    this.position = token.lastIndex;
    return this.source.slice(start, this.position);
  }

  /** Returns `read`, and records `code` as the problem when it is empty. */
  expect<Read>(code: ErrorCode, read: Read): Read {
    if (!read) this.problem = code;
    return read;
  }

  readReference(): Path | null {
    const path: (string | number)[] = [];
    do {
      const text = this.read(segment);
      if (text === null) return null;
      path.push(toSegment(text));
    } while (this.skip('.'));
    return path;
  }

  /** Reads references separated by ` *, *`. */
  readReferences(): Path[] | null {
    const references: Path[] = [];
    do {
      const reference = this.readReference();
      if (reference === null) return null;
      references.push(reference);
    } while (this.read(listSeparator) !== null);
    return references;
  }

  /** Reads a chain of calls to the end of the tag; null for anything else. */
  readCalls(): Call[] | null {
    const calls: Call[] = [];
    while (this.skip('|')) {
      const at = this.position;
      const name = this.expect('FORMATTER_INVALID', this.read(word));
      if (name === null) return null;
      const args = this.read(formatterArguments);
      calls.push({ name, args: args === null ? noArguments : splitArguments(args), at });
    }
    return this.isAtEnd() ? calls : null;
  }

  /** Reads arguments to the end of the tag; a lone delimiter means none (§7). */
  readArguments(): Arguments {
    const text = this.readRest();
    return text.length > 1 ? splitArguments(text) : noArguments;
  }

  /** Reads the rest of the tag. */
  readRest(): string {
    const end = this.source.indexOf('}', this.position);
    const text = this.source.slice(this.position, end);
    this.position = end;
    return text;
  }
}

/** The first character is the delimiter; nothing is quoted or escaped (§7). */
export function splitArguments(text: string): Arguments {
  const delimiter = text.charAt(0);
  return { list: text.slice(1).split(delimiter), delimiter };
}
