/** A literal and where it ends; or what is wrong with it. */
export type Literal<Kind> = { readonly value: Kind; readonly end: number } | string;

const numberForm = /0x([\da-f]*)|\d+(?:\.\d*)?(?:e[+-]?(\d*))?/iy;
const specialInText = /["'\\\n\r]/g;
const hexDigits = /^[\da-f]*$/i;

const escapes: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['f', '\f'],
  ['r', '\r'],
]);

/** How many hex digits follow. */
const hexEscapes: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

const characterNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['\b', 'backspace'],
  ['\f', 'form feed'],
  ['\n', 'line feed'],
  ['\r', 'carriage return'],
]);

/** How problems call a character (§4.6). */
export function nameCharacter(character: string): string {
  return characterNames.get(character) ?? (character < ' ' ? 'control character' : 'character');
}

/** Reads a number that begins at a digit (§4.2). */
export function readNumber(source: string, at: number): Literal<number> {
  numberForm.lastIndex = at;
  const [text = '', hex, exponent] = numberForm.exec(source) ?? [];
  if (hex === '') return 'Expected digits after start of hex number';
  if (exponent === '') return 'Expected a digit after exponent in decimal number';
  const end = at + text.length;
  if (source[end] === '.' && hex === undefined) {
    return exponent === undefined
      ? 'Duplicate decimal point in number'
      : 'Unexpected decimal point in exponent';
  }
  return { value: Number(text), end };
}

/** Reads a string that begins at its quote (§4.2). */
export function readString(source: string, at: number): Literal<string> {
  const quote = source[at];
  let text = '';
  let start = at + 1;
  for (;;) {
    specialInText.lastIndex = start;
    const found = specialInText.exec(source);
    if (!found) return 'Unterminated string';
    const [special] = found;
    text += source.slice(start, found.index);
    start = found.index + 1;

    if (special === quote) return { value: text, end: start };
    if (special === '\\') {
      const escape = readEscape(source, start);
      if (typeof escape === 'string') return escape;
      text += escape.value;
      start = escape.end;
    } else if (special < ' ') {
      return `Illegal bare ${nameCharacter(special)} character in string literal`;
    } else {
      text += special;
    }
  }
}

/** Reads what stands behind a `\`. */
function readEscape(source: string, at: number): Literal<string> {
  const letter = source[at];
  if (letter === undefined) return 'Unterminated string';
  const start = at + 1;
  const length = hexEscapes.get(letter);
  if (length === undefined) return { value: escapes.get(letter) ?? letter, end: start };

  const end = start + length;
  const hex = source.slice(start, end);
  if (hex.length < length || !hexDigits.test(hex)) {
    return `Invalid ${length === 2 ? '2-char hex' : 'unicode'} escape found`;
  }
  return { value: printable(Number.parseInt(hex, 16)), end };
}

/** Control characters and what is no character become a space; tab to carriage return stay. */
function printable(code: number): string {
  const isControl = code < 0x09 || (code > 0x0d && code < 0x20);
  return isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
