/**
 * Everything from a `<` to the next `>` replaced; a `<` that nothing closes stays. Looked for with indexOf: the regular
 * expression for it takes quadratic time on a text of many `<` (template language §14).
 */
export function stripTags(text: string, replacement = ''): string {
  let result = '';
  let rest = 0;
  for (;;) {
    const start = text.indexOf('<', rest);
    const end = start < 0 ? -1 : text.indexOf('>', start);
    if (end < 0) return result + text.slice(rest);
    result += text.slice(rest, start) + replacement;
    rest = end + 1;
  }
}

/** Whether markup contains visible text: white space and U+200B do not count (template language §8.2). */
export function hasText(markup: string): boolean {
  return /[^\s\u200b]/.test(stripTags(markup));
}
