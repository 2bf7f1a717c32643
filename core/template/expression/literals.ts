import type { Cursor } from '../syntax/index.js';
import type { Token } from './token.js';

const numberForm = /0x[\da-f]*|\d+(?:\.\d*)?(?:e[+-]?\d*)?/iy;
const plainText = /[^"'\\\n\r]+/y;

// Keys are single characters, so that no inherited member matches.
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' };

/** The digits that follow. */
const hexEscapes: Readonly<Record<string, RegExp>> = {
  x: /[\da-f]{2}/iy,
  u: /[\da-f]{4}/iy,
  U: /[\da-f]{8}/iy,
};

const characterNames: Readonly<Record<string, string>> = {
  '\b': 'backspace',
  '\f': 'form feed',
  '\n': 'line feed',
  '\r': 'carriage return',
};

/** The name of a character in error messages (§4.6). */
export function nameCharacter(character: string): string {
  return characterNames[character] ?? (character < ' ' ? 'control character' : 'character');
}

/** Reads a number from its first digit, or returns an error (§4.2). */
export function readNumber(cursor: Cursor, tokens: Token[]): string | null {
  const text = cursor.read(numberForm) ?? '';
  const isHex = /^0x/i.test(text);
  if (isHex && text.length === 2) return 'Expected digits after start of hex number';
  if (!isHex) {
    if (/e[+-]?$/i.test(text)) return 'Expected a digit after exponent in decimal number';
    if (cursor.isAt('.')) {
      return /e/i.test(text)
        ? 'Unexpected decimal point in exponent'
        : 'Duplicate decimal point in number';
    }
  }
  tokens.push(Number(text));
  return null;
}

/** Reads a string from after its quote, or returns an error (§4.2). */
export function readString(cursor: Cursor, quote: string, tokens: Token[]): string | null {
  let text = '';
  for (;;) {
    text += cursor.read(plainText) ?? '';
    const special = nextCharacter(cursor);
    const letter = special === '\\' ? nextCharacter(cursor) : special;
    const hexForm = special === '\\' ? hexEscapes[letter] : undefined;
    if (letter === '') return 'Unterminated string';
    if (special === quote) {
      tokens.push(text);
      return null;
    }
    if (hexForm) {
      const hex = cursor.read(hexForm);
      if (hex === null) return `Invalid ${letter === 'x' ? '2-char hex' : 'unicode'} escape found`;
      text += printable(Number.parseInt(hex, 16));
    } else if (special === '\\') {
      text += escapes[letter] ?? letter;
    } else if (special < ' ') {
      return `Illegal bare ${nameCharacter(special)} character in string literal`;
    } else {
      text += special;
    }
  }
}

/** '' at the end. */
function nextCharacter(cursor: Cursor): string {
  return cursor.source.charAt(cursor.position++);
}

/** Replaces control characters and invalid code points by a space, except tab to carriage return. */
function printable(code: number): string {
  const isControl = code < 0x09 || (code > 0x0d && code < 0x20);
  return isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
