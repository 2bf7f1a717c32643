type ParseHtml = (html: string) => Document;

/**
 * Parses into a document in which nothing loads or runs. Null on a server, and where the page's Trusted Types forbid it
 * to a browser without a parser that is safe by itself.
 */
export function parseHtml(html: string): Element | null {
  if (typeof document === 'undefined') return null;
  const parse = Reflect.get(Document, 'parseHTML') as ParseHtml | undefined;
  if (parse) return parse.call(Document, html).body;
  const { body } = document.implementation.createHTMLDocument('');
  const setHtml: unknown = Reflect.get(body, 'setHTML');
  try {
    if (typeof setHtml === 'function') {
      // An empty configuration removes only what is unsafe; pictures stay.
      Reflect.apply(setHtml, body, [html, { sanitizer: {} }]);
      return body;
    }
    return new DOMParser().parseFromString(html, 'text/html').body;
  } catch {
    return null;
  }
}
