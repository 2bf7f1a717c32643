/** The quoted text that begins at `start`, and the position after it (template §10). */
export function readQuoted(pattern: string, start: number): { text: string; end: number } {
  if (pattern[start + 1] === "'") return { text: "'", end: start + 2 };
  let text = '';
  for (let from = start + 1; ;) {
    const close = pattern.indexOf("'", from);
    if (close < 0) return { text: text + pattern.slice(from), end: pattern.length };
    text += pattern.slice(from, close);
    if (pattern[close + 1] !== "'") return { text, end: close + 1 };
    text += "'";
    from = close + 2;
  }
}

/** The end of each `{` outside of quotes. One pass: a hostile pattern takes no longer than a friendly one. */
export function matchBraces(pattern: string): ReadonlyMap<number, number> {
  const closers = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === "'") at = readQuoted(pattern, at).end - 1;
    if (character === '{') open.push(at);
    if (character === '}') {
      const start = open.pop();
      if (start !== undefined) closers.set(start, at);
    }
  }
  return closers;
}
