import type { Arguments } from '../plugins.js';
import type { Path } from '../values.js';
import { noArguments, type Call } from './nodes.js';

const largestIndex = 2147483647;

/**
 * Reads the tokens of a tag (§1.2) by hand: faster than regular expressions, and linear. Each `read…` moves on past
 * what it read, or gives null. No token holds a `}`, so a cursor never leaves its tag.
 */
export class Cursor {
  position = 0;

  constructor(readonly source: string) {}

  isAt(text: string): boolean {
    return this.source.startsWith(text, this.position);
  }

  isAtEnd(): boolean {
    return this.source.charCodeAt(this.position) === closeBrace;
  }

  /** Whether `text` stood here. */
  skip(text: string): boolean {
    if (!this.isAt(text)) return false;
    this.position += text.length;
    return true;
  }

  /** How many characters of white space were passed. */
  skipWhitespace(): number {
    const start = this.position;
    while (isWhitespace(this.source.charCodeAt(this.position))) this.position++;
    return this.position - start;
  }

  readWord(): string | null {
    const start = this.position;
    return this.passWord() ? this.source.slice(start, this.position) : null;
  }

  readPredicateName(): string | null {
    const start = this.position;
    if (this.passWord() && this.source.charCodeAt(this.position) === questionMark) {
      return this.source.slice(start, ++this.position);
    }
    this.position = start;
    return null;
  }

  /** `@name`. */
  readDefinition(): string | null {
    const start = this.position;
    if (!this.skip('@')) return null;
    if (this.passWord()) return this.source.slice(start, this.position);
    this.position = start;
    return null;
  }

  readFilePath(): string | null {
    const start = this.position;
    while (isPathCharacter(this.source.charCodeAt(this.position))) this.position++;
    return this.position > start ? this.source.slice(start, this.position) : null;
  }

  readReference(): Path | null {
    const path: (string | number)[] = [];
    for (;;) {
      const segment = this.readSegment();
      if (segment === null) return null;
      path.push(segment);
      if (this.source.charCodeAt(this.position) !== dot) return path;
      this.position++;
    }
  }

  /** References with ` *, *` between them. */
  readReferences(): Path[] | null {
    const first = this.readReference();
    if (first === null) return null;
    const references = [first];
    while (this.passListSeparator()) {
      const next = this.readReference();
      if (next === null) return null;
      references.push(next);
    }
    return references;
  }

  /** A chain of calls, up to the end of the tag; null when something else stands there. */
  readCalls(): Call[] | null {
    const calls: Call[] = [];
    while (this.source.charCodeAt(this.position) === bar) {
      const at = ++this.position;
      const name = this.readWord();
      if (name === null) {
        this.position = at;
        return null;
      }
      calls.push({ name, args: this.readFormatterArguments(), at });
    }
    return this.isAtEnd() ? calls : null;
  }

  /** All up to the end of the tag; a lone delimiter means no arguments (§7). */
  readArguments(): Arguments {
    const text = this.readRest();
    return text.length > 1 ? splitArguments(text) : noArguments;
  }

  /** All up to the end of the tag. */
  readRest(): string {
    const end = this.source.indexOf('}', this.position);
    const text = this.source.slice(this.position, end);
    this.position = end;
    return text;
  }

  private readFormatterArguments(): Arguments {
    const start = this.position;
    let code = this.source.charCodeAt(start);
    while (code !== bar && code !== closeBrace) code = this.source.charCodeAt(++this.position);
    return this.position > start
      ? splitArguments(this.source.slice(start, this.position))
      : noArguments;
  }

  private readSegment(): string | number | null {
    const start = this.position;
    const code = this.source.charCodeAt(start);
    if (isDigit(code)) {
      while (isDigit(this.source.charCodeAt(this.position))) this.position++;
      const digits = this.source.slice(start, this.position);
      return Number(digits) <= largestIndex ? Number(digits) : digits;
    }
    if (code === atSign || code === dollar) this.position++;
    const hasWord = this.passWord();
    return hasWord || code === atSign ? this.source.slice(start, this.position) : null;
  }

  private passWord(): boolean {
    const { source } = this;
    if (!isLetter(source.charCodeAt(this.position))) return false;
    this.position++;
    while (isWordCharacter(source.charCodeAt(this.position))) this.position++;
    return true;
  }

  private passListSeparator(): boolean {
    const start = this.position;
    this.passSpaces();
    if (!this.skip(',')) {
      this.position = start;
      return false;
    }
    this.passSpaces();
    return true;
  }

  private passSpaces(): void {
    while (this.source.charCodeAt(this.position) === space) this.position++;
  }
}

/** The first character is the delimiter; nothing is quoted or escaped (§7). */
export function splitArguments(text: string): Arguments {
  const delimiter = text.charAt(0);
  return { list: text.slice(1).split(delimiter), delimiter };
}

const space = 32;
const dollar = 36;
const dot = 46;
const questionMark = 63;
const atSign = 64;
const bar = 124;
const closeBrace = 125;

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** A letter, a digit, `_` or `-`. */
function isWordCharacter(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === 95 || code === 45;
}

function isPathCharacter(code: number): boolean {
  return isWordCharacter(code) || code === dot || code === 47;
}

function isWhitespace(code: number): boolean {
  return code === space || (code >= 9 && code <= 13);
}
