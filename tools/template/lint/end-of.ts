/** The index behind the tag, the word or, failing both, the character at an index. */
export function endOf(source: string, at: number): number {
  tagOrWord.lastIndex = at;
  const length = tagOrWord.exec(source)?.[0].length ?? 1;
  return Math.min(at + length, source.length);
}

// A tag ends at the first brace, a multi-line comment at `##}`.
const tagOrWord = /\{##[^]*?##\}|\{[^{}]*\}|[\w@$?.-]+/y;
