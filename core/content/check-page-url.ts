import { editorStrings } from '../i18n/index.js';
import { contentLimits } from './limits.js';

/** Segments between single slashes, of what an address may have unescaped, and of escapes. */
const path =
  /^\/?(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+)*\/?$/i;

/**
 * Null for the path of a page such as `/about-us/team`, with or without slashes at its ends; otherwise the sentence
 * "… is not a valid page URL" (platform §5). 2083 UTF-16 units is the longest, and a name of dots alone is none.
 */
export function checkPageUrl(text: string): string | null {
  const isValid =
    text === '/' ||
    (text.length <= contentLimits.urlLength &&
      path.test(text) &&
      !text.split('/').some((name) => /^\.+$/.test(name)));
  return isValid ? null : editorStrings('pageUrlInvalid', { val: text });
}
