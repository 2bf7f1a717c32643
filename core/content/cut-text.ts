import { truncateLength } from './limits.js';

/** The first `length` UTF-16 units, one less where a surrogate pair would be cut apart. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const splitsPair = (text.codePointAt(length - 1) ?? 0) > 0xffff;
  return text.slice(0, splitsPair ? length - 1 : length);
}

/**
 * A text longer than `length` UTF-16 units ends after its last white space within them, if there is any, and with
 * `ellipsis` (template language §9.1). A length that is no positive number leaves it whole.
 */
export function truncateText(text: string, length = truncateLength, ellipsis = '...'): string {
  if (!(length > 0) || text.length <= length) return text;
  const start = cutText(text, length);
  let end = start.length;
  while (end > 0 && !/\s/.test(start.charAt(end - 1))) end -= 1;
  return start.slice(0, end || start.length) + ellipsis;
}
