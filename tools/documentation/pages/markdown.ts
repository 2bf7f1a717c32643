import { Marked } from 'marked';
import { DocumentationError } from '../documentation-error.js';
import { codeBlock, textOf } from './html.js';
import type { Page } from './page.js';

const marked = new Marked({
  gfm: true,
  renderer: {
    code({ text, lang = '' }) {
      const [language = ''] = lang.split(/\s/);
      const [, file] = /\bfile=(\S+)/.exec(lang) ?? [];
      return `${codeBlock(text, language || 'text', file)}\n`;
    },
  },
});

/**
 * The page of a Markdown text: its first line is the title, its first paragraph the summary.
 * @throws DocumentationError `no-title`, `no-summary`.
 */
export function readMarkdownPage(path: string, markdown: string): Page {
  return describePage(path, marked.parse(markdown, { async: false }));
}

/** The page of HTML that begins with its title. */
export function describePage(path: string, body: string): Page {
  const [, heading] = /^\s*<h1[^>]*>([^]*?)<\/h1>/.exec(body) ?? [];
  if (heading === undefined) {
    throw new DocumentationError('no-title', `${path} does not begin with "# " and its title.`);
  }
  const [, first] = /<p>([^]*?)<\/p>/.exec(body) ?? [];
  if (first === undefined) {
    throw new DocumentationError(
      'no-summary',
      `${path} has no paragraph. Say after its title what the page is for.`,
    );
  }
  const summary = textOf(first).replace(/\s+/g, ' ').trim();
  return { path, title: textOf(heading).trim(), summary, body };
}
