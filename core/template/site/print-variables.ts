import { escapeAttribute, escapeText } from '../markup/index.js';
import { printHead } from './head.js';
import { pageClasses, pageId, pageTitle } from './page-data.js';
import type { PageRun } from './run-parts.js';

type PrintVariable = (run: PageRun, document: string) => string | Promise<string>;

const printers: Readonly<Record<string, PrintVariable>> = {
  headers: async (run, document) =>
    [printHead(run.page, document, run.stylesheets), await run.hook('headers')]
      .filter(Boolean)
      .join('\n'),
  footers: (run) => run.hook('footers'),
  'main-content': (run) => run.mainContent(),
  'page-classes': (run) => escapeAttribute(pageClasses(run.page, run.layoutName)),
  'page-id': (run) => escapeAttribute(pageId(run.page)),
  'page-title': (run) => escapeText(pageTitle(run.page)),
  // The class by which scripts of templates find a cart that the template prints itself.
  'cart-classes': () => 'sqs-custom-cart',
  'template-revision': (run) => run.revision,
  'template-version': (run) => run.revision,
  // The old host put the owner's text for the end of each post here.
  'post-entry': () => '',
};

export const knownVariables: ReadonlySet<string> = new Set(Object.keys(printers));

/** Prints a variable of the host; '' for one that it does not know, which is a finding. */
export async function printVariable(name: string, run: PageRun, document: string): Promise<string> {
  const print = Object.hasOwn(printers, name) ? printers[name] : undefined;
  return print ? print(run, document) : '';
}
