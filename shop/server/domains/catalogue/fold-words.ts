/** Without case and accents: `Café` is found by `cafe`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const japanese = new Intl.Segmenter('ja', { granularity: 'word' });

/** The folded words of a text: letters and digits, whatever stands between them. */
export function foldedWords(text: string): readonly string[] {
  const spaced = unspaced.test(text)
    ? [...japanese.segment(text)].map(({ segment }) => segment).join(' ')
    : text;
  return fold(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
