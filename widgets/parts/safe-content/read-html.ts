import { readSafeContent, type SafeNode } from '../../../core/content/index.js';
import { parseHtml } from './parse-html.js';
import { readWords } from './read-words.js';

/**
 * Reads a merchant's HTML through the allow-list. Relative addresses resolve against `base`, itself relative to the
 * page. If a policy forbids every parser, the words alone are kept.
 */
export function readHtml(html: string, base: string): readonly SafeNode[] {
  const body = parseHtml(html);
  const address = URL.canParse(base, document.baseURI)
    ? new URL(base, document.baseURI).href
    : document.baseURI;
  return body ? readSafeContent(body, address) : [readWords(html)];
}
