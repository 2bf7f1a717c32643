import {
  formatError,
  StrictModeError,
  type Engine,
  type Template,
  type Value,
} from 'vitrine/template';
import { website } from '../site.js';
import { pageLanguage } from '../words/languages.js';
import { sayIfKnown } from '../words/say.js';
import { translateTemplate } from '../words/translate-template.js';
import type { TemplateFault } from './template-fault.js';
import type { TemplateFiles } from './template-files.js';
import type { Phrases } from '../words/phrases.js';
import { remember } from 'vitrine/core/i18n';

/** The templates as they were when they were read. */
export interface Edition {
  /** Files that are broken or gone are in their last good version. */
  readonly files: TemplateFiles;
  /** What is wrong in the files that were read. */
  readonly faults: readonly TemplateFault[];
  /** Renders the whole document. Throws if the template fails with this data. */
  readonly render: (page: string, data: Value) => string;
}

export interface EditionContext {
  readonly engine: Engine;
  /** Partials of the program by name. */
  readonly partials: ReadonlyMap<string, string>;
  /** The names of the pages, each of which needs a template. */
  readonly pages: readonly string[];
}

/** Compiles what was read; what is broken is kept from the edition before. */
export function createEdition(
  read: TemplateFiles,
  before: Edition | null,
  { engine, partials, pages }: EditionContext,
): Edition {
  const files = new Map<string, string>();
  const compiled = new Map<string, Template>();
  const faults: TemplateFault[] = [];
  const add = (file: string, source: string) => {
    compiled.set(file, engine.compile(source));
    files.set(file, source);
  };
  const addEarlier = (file: string) => {
    const earlier = before?.files.get(file);
    if (earlier !== undefined) add(file, earlier);
  };

  for (const [file, source] of read) {
    try {
      add(file, source);
    } catch (error) {
      if (!(error instanceof StrictModeError)) throw error;
      faults.push({ file, text: formatError(error.error, source) });
      addEarlier(file);
    }
  }
  for (const file of pages.map(fileOf)) {
    if (read.has(file)) continue;
    faults.push({ file, text: 'The page has no template: this file is missing.' });
    addEarlier(file);
  }

  const translate = (words: Phrases) => {
    const translated = new Map(
      [...files].map(([file, source]) => [file, translateTemplate(source, words)]),
    );
    return {
      // Each page is compiled when it is first asked for in the language.
      compiled: new Map<string, Template>(),
      files: translated,
      parts: new Map([...partsOf(translated), ...partials]),
    };
  };
  const english = { compiled, files, parts: new Map([...partsOf(files), ...partials]) };
  const languages = new Map<string, typeof english>();
  return {
    files,
    faults,
    render(page, data) {
      const { code, words, locale } = pageLanguage();
      const { compiled, files, parts } = words
        ? remember(languages, code, () => translate(words))
        : english;
      const source = files.get(fileOf(page));
      if (source === undefined) throw new Error(`There is no template for the page ${page}.`);
      const template = remember(compiled, fileOf(page), () => engine.compile(source));
      // The macros at the top of a page leave empty lines, which are removed.
      return template
        .render(data, { partials: parts, locale, website: pageWebsite() })
        .output.trimStart();
    },
  };
}

export const fileOf = (page: string): string => `${page}.html`;

/** The variable `website` in the language of the page. */
function pageWebsite() {
  return {
    ...website,
    siteTagLine: sayIfKnown(website.siteTagLine),
    siteDescription: sayIfKnown(website.siteDescription),
    footerWords: sayIfKnown(website.footerWords),
    sections: website.sections.map(({ category, anchor, url }) => ({
      category: sayIfKnown(category),
      anchor,
      url,
    })),
  };
}

function partsOf(files: TemplateFiles): [name: string, source: string][] {
  return [...files].flatMap(([file, source]) => {
    const [, name] = /^parts\/(.+)\.html$/.exec(file) ?? [];
    return name === undefined ? [] : [[name, source]];
  });
}
