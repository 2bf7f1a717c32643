/**
 * Reads a script; returns what is open at its end: the quote of a string, the sign of a comment or `/` for a pattern; ''
 * for nothing. `open` is what was open before.
 */
export function scanScript(open: string, code: string): string {
  let current = open;
  let at = 0;
  /** The last character that was no blank: it tells a pattern from a division. */
  let before = '';
  while (at < code.length) {
    if (current === '') {
      const start = /^\/[/*]|^["'`]/.exec(code.slice(at, at + 2))?.[0] ?? '';
      const character = code.charAt(at);
      if (start !== '') current = start;
      else if (character === '/' && beginsPattern(before)) current = '/';
      if (character.trim() !== '') before = character;
      at += start.length || 1;
      continue;
    }
    const end = ends[current] ?? /$/g;
    end.lastIndex = at;
    const found = end.exec(code);
    if (!found) return current;
    at = found.index + found[0].length;
    before = current;
    current = '';
  }
  return current;
}

/** The end of each thing that opens. A line break ends a string, too: one that stands open is a mistake. */
const ends: Readonly<Record<string, RegExp>> = {
  '"': /(?<!\\)(?:\\\\)*["\n]/g,
  "'": /(?<!\\)(?:\\\\)*['\n]/g,
  '`': /(?<!\\)(?:\\\\)*`/g,
  '/': /(?<!\\)(?:\\\\)*[/\n]/g,
  '//': /\n/g,
  '/*': /\*\//g,
};

function beginsPattern(before: string): boolean {
  return before === '' || '(,=:[!&|?{};+'.includes(before);
}
