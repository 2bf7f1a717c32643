type ParseHtml = (html: string, options: object) => Document;

/** Removes only what is unsafe: the default one removes pictures too. */
const options = { sanitizer: {} };

/**
 * Parses into a document in which nothing loads or runs. Null on a server, and where the page's Trusted Types forbid it
 * to a browser without a parser that is safe by itself.
 */
export function parseHtml(html: string): Element | null {
  if (typeof document === 'undefined') return null;
  const parse = Reflect.get(Document, 'parseHTML') as ParseHtml | undefined;
  if (parse) return parse.call(Document, html, options).body;
  const { body } = document.implementation.createHTMLDocument('');
  const setHtml: unknown = Reflect.get(body, 'setHTML');
  try {
    if (typeof setHtml === 'function') {
      Reflect.apply(setHtml, body, [html, options]);
      return body;
    }
    return new DOMParser().parseFromString(html, 'text/html').body;
  } catch {
    return null;
  }
}
