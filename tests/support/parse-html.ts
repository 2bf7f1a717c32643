import { Window } from 'happy-dom';

// One for all tests of a worker. Node's globals stay as they are, which a test environment would replace.
const page: object = new Window();
const Parser = Reflect.get(page, 'DOMParser') as typeof DOMParser;

/** What a browser makes of the text of a page. */
export const parseHtml = (html: string): Document =>
  new Parser().parseFromString(html, 'text/html');

/** What a browser makes of a piece of a page. */
export function parsePart(html: string, tag = 'body'): HTMLElement {
  const part = parseHtml('').createElement(tag);
  part.innerHTML = html;
  return part;
}
