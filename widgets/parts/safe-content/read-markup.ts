import { readSafeContent, type SafeNode } from '../../../core/content/index.js';
import { parseHtml } from './parse-html.js';
import { readWords } from './read-words.js';

const markup = /<[a-z!/]|&(?:#\w+|\w+);/i;
const contactSchemes = ['mailto:', 'tel:'];

/** The part of a merchant's text to show: a text without markup as it is, else the part that the allow-list keeps. */
export function readMarkup(text: string): string | readonly SafeNode[] {
  if (!markup.test(text)) return text;
  const body = parseHtml(text);
  return body ? readSafeContent(body, document.baseURI, contactSchemes) : readWords(text);
}
