import { highlight } from './highlight.js';
import { escapeHtml, textOf, unescapeHtml } from './html.js';
import type { FinishedPage, Heading, Page, SearchEntry } from './page.js';
import { createSlugs } from './slug.js';

/** Ids of the frame around each page. */
const frameIds = ['content', 'pages', 'results', 'search'];

/** Gives a page anchors at its headings, colours in its code, boxes around its tables, and finds what search knows of it. */
export function finishPage(page: Page, resolveLink: (address: string) => string): FinishedPage {
  const outline: Heading[] = [];
  const own = [...page.body.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id);
  const slug = createSlugs([...frameIds, ...own]);
  const body = page.body
    .replace(
      /<h([1-6])(?: id="([^"]*)")?>([^]*?)<\/h\1>/g,
      (_, level: string, given: string | undefined, inner: string) => {
        const text = textOf(inner).trim();
        const id = given ?? slug(text);
        outline.push({ id, level: Number(level), text });
        if (level === '1') return `<h1 id="${id}">${inner}</h1>`;
        const label = escapeHtml(`Link to ${text}`);
        const link = `<a class="anchor" href="#${id}" aria-label="${label}">#</a>`;
        return `<h${level} id="${id}">${inner}${link}</h${level}>`;
      },
    )
    .replace(/<a href="([^"]*)"/g, (_, address: string) => {
      return `<a href="${escapeHtml(resolveLink(unescapeHtml(address)))}"`;
    })
    .replace(codeBlocks, (_, language: string, file: string | undefined, text: string) =>
      frameCode(unescapeHtml(text).replace(/\n$/, ''), language, file),
    )
    .replace(/<table>[^]*?<\/table>/g, (table) => {
      return `<div class="table" role="group" tabindex="0" aria-label="Table">${table}</div>`;
    });
  return { ...page, body, outline, entries: listEntries({ ...page, body }) };
}

const codeBlocks =
  /<pre><code(?: class="language-([\w-]+)")?(?: data-file="([^"]*)")?>([^]*?)<\/code><\/pre>/g;

function frameCode(text: string, language = 'text', file?: string): string {
  const caption = file === undefined ? '' : `<figcaption>${file}</figcaption>`;
  return (
    `<figure class="code">${caption}<button type="button" class="copy" hidden>Copy</button>` +
    `<pre tabindex="0"><code>${highlight(text, language)}</code></pre></figure>`
  );
}

/** One entry for each heading with the text below it, and one for each row that its first cell names by an id. */
function listEntries({ path, title, body }: Page): SearchEntry[] {
  const sections = body.split(/(?=<h[1-6] id=")/).flatMap((section) => {
    const [whole, level, id, inner] = /^<h([1-6]) id="([^"]*)">([^]*?)<\/h\1>/.exec(section) ?? [];
    if (whole === undefined || id === undefined || inner === undefined) return [];
    const heading = textOf(inner.replace(/<a class="anchor"[^]*?<\/a>/, ''));
    const text = plain(section.slice(whole.length).replace(namedRows, ''));
    const address = level === '1' ? `${path}.html` : `${path}.html#${id}`;
    return [{ address, title: heading, page: title, text }];
  });
  const rows = [...body.matchAll(namedRows)].map(([, id = '', name = '', rest = '']) => ({
    address: `${path}.html#${id}`,
    title: textOf(name),
    page: title,
    text: plain(rest),
  }));
  return [...sections, ...rows];
}

const namedRows = /<tr><td><code id="([^"]*)">([^]*?)<\/code>([^]*?)<\/tr>/g;

/** Cells and blocks stay apart. */
const plain = (html: string) =>
  textOf(
    html
      .replace(/<button[^]*?<\/button>/g, '')
      .replace(/<\/?(td|th|tr|li|p|pre|h\d|div)\b/g, ' $&'),
  )
    .replace(/\s+/g, ' ')
    .trim();
