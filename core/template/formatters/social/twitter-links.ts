import { element, markupFormatter, type Child, type Markup } from '../../markup/index.js';
import type { Formatters } from '../../plugins.js';
import { asString } from '../../values.js';
import { encodePart } from './encode.js';

// Linear time: no alternative can start inside another, and none nests repetitions.
const links = /\bhttps?:\/\/\w[-\w+&@#/%?=~|!:,.;]*|(^| )(?:@\w+|#[\p{L}\p{N}_]+)/giu;

/** Converts URLs, `@names` and `#tags` of a text to links and escapes the rest (§9.6). */
export const twitterFormatters = {
  'activate-twitter-links': markupFormatter((value) => {
    const text = asString(value);
    const parts: Child[] = [];
    let end = 0;
    for (const { 0: found, 1: space = '', index } of text.matchAll(links)) {
      const start = index + space.length;
      const written = trimSentence(found.slice(space.length));
      parts.push(text.slice(end, start), link(written));
      end = start + written.length;
    }
    return [...parts, text.slice(end)];
  }),
} satisfies Formatters;

function link(written: string): Markup {
  const href = /^[@#]/.test(written) ? twitterAddress(written) : written;
  return element('a', { target: 'new', rel: 'noopener', href }, written);
}

function twitterAddress(written: string): string {
  const name = encodePart(written.slice(1));
  return written.startsWith('@')
    ? `https://twitter.com/${name}/`
    : `https://twitter.com/hashtag/${name}?src=hash`;
}

/** Punctuation at the end of a sentence is not part of a URL. */
function trimSentence(found: string): string {
  let end = found.length;
  while (end > 0 && '!:,.;?'.includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}
