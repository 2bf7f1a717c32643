import { readSafeContent, stripTags, type SafeNode } from '../../../core/content/index.js';

/**
 * Reads a merchant's HTML through the allow-list. Relative addresses resolve against `base`, itself relative to the
 * page. Where a policy forbids every parser, the words alone are kept.
 */
export function readHtml(html: string, base: string): readonly SafeNode[] {
  const body = parse(html);
  const address = URL.canParse(base, document.baseURI)
    ? new URL(base, document.baseURI).href
    : document.baseURI;
  return body ? readSafeContent(body, address) : [readWords(html)];
}

type ParseHtml = (html: string) => Document;

/** The static `parseHTML` needs no Trusted Types policy, because it never makes what could run. */
function parse(html: string): Element | null {
  const parseHtml = Reflect.get(Document, 'parseHTML') as ParseHtml | undefined;
  try {
    const page = parseHtml
      ? parseHtml.call(Document, html)
      : new DOMParser().parseFromString(html, 'text/html');
    return page.body;
  } catch {
    return null;
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"' };

function readWords(html: string): string {
  const visible = html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '');
  return stripTags(visible, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
