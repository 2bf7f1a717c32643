import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Preload } from '../../core/preload/index.js';
import {
  createEngine,
  formatError,
  StrictModeError,
  type Template,
  type Value,
} from '../../core/template/index.js';
import { galleryAttributes } from '../../core/template/site/index.js';
import { locale, website } from './site.js';

/** Every page has a template of the same name. */
const pageNames = [
  'home',
  'product',
  'cart',
  'confirm',
  'checkout',
  'gift-card',
  'order-confirmed',
  'order-state',
  'order-link',
  'lessons',
  'lesson',
  'access-denied',
  'join',
  'about',
  'contact',
  'form',
  'form-thanks',
  'journal',
  'post',
  'events',
  'event',
  'albums',
  'album',
  'search',
  'text',
  'lock',
  'cover',
  'specimen',
  'owner',
  'owner-analytics',
  'owner-sign-in',
  'owner-forms',
  'owner-form',
  'owner-submissions',
  'owner-restock',
  'owner-mailing-list',
  'owner-security',
  'owner-second-factor',
  'owner-recovery-codes',
  'owner-actions',
  'error-page',
] as const;
export type PageName = (typeof pageNames)[number];

export interface TemplateOptions {
  /** Contains a template for each page, and in `parts/` the partials they apply. */
  readonly templatesDir: string;
  /** The inline script of the build, which is trusted and must not be escaped. */
  readonly snippet: string | null;
  /** Prints what a page preloads; null for nothing. */
  readonly preload: Preload['links'] | null;
}

export interface Templates {
  /** Renders the whole document. Throws if the template fails with this data. */
  readonly render: (page: PageName, data: Value) => string;
}

/** Reads and compiles all templates. Throws for the first error, with its place in the source. */
export function readTemplates({ templatesDir, snippet, preload }: TemplateOptions): Templates {
  const engine = createEngine({
    escape: 'html',
    markup: ['html'],
    mode: 'strict',
    ...(preload && { preload }),
  });

  function compile(source: string, file: string): Template {
    try {
      return engine.compile(source);
    } catch (error) {
      if (!(error instanceof StrictModeError)) throw error;
      throw new Error(`${file}: ${formatError(error.error, source)}`, { cause: error });
    }
  }

  const partials = new Map([
    ...readParts(templatesDir),
    ['snippet', scriptTemplate(snippet ?? '')],
    ['gallery-attributes', galleryAttributes],
  ]);
  for (const [name, source] of partials) compile(source, `parts/${name}.html`);
  const compilePage = (name: PageName) =>
    compile(readTemplate(path.join(templatesDir, `${name}.html`)), `${name}.html`);
  const pages = new Map(pageNames.map((name) => [name, compilePage(name)]));
  return {
    render(page, data) {
      const template = pages.get(page);
      if (!template) throw new Error(`There is no template for the page ${page}.`);
      // The macros at the top of a page leave empty lines, which are removed.
      return template.render(data, { partials, locale, website }).output.trimStart();
    },
  };
}

/**
 * A template that prints `code` as the content of a script element, where escaping does not apply; braces are replaced,
 * so that they are not read as template tags. Throws for code that would end the script element.
 */
export function scriptTemplate(code: string): string {
  if (/<\/script|<!--/i.test(code))
    throw new Error('The inline script contains a sequence that ends the script element.');
  return code.replace(/[{}]/g, (brace) => (brace === '{' ? '{.meta-left}' : '{.meta-right}'));
}

function readParts(templatesDir: string): [name: string, source: string][] {
  const folder = path.join(templatesDir, 'parts');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [path.basename(file, '.html'), readTemplate(path.join(folder, file))]);
}

/** Reads a template without the line break at the end of the file. */
function readTemplate(file: string): string {
  return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
}
