import type { Preload } from 'vitrine/preload';
import { createEngine, StrictModeError, type Value } from 'vitrine/template';
import { galleryAttributes } from 'vitrine/template/site';
import { createEdition, fileOf, type Edition } from './edition.js';
import { withFaults } from './fault-panel.js';
import { scriptTemplate } from './script-template.js';
import {
  listFolders,
  readTemplateFiles,
  watchTemplateFiles,
  type TemplateFolders,
} from './template-files.js';
import { faultOfRun, type TemplateFault } from './template-fault.js';

export interface TemplateOptions extends TemplateFolders {
  /** Each has a template of its name. */
  readonly pages: readonly string[];
  /** The inline script of the build, which is trusted and must not be escaped. */
  readonly snippet: string | null;
  /** Prints what a page preloads; null for nothing. */
  readonly preload: Preload['links'] | null;
  /** Called once for each error of a file that changed since the start. */
  readonly onFault: (fault: TemplateFault) => void;
  /** Calls back after each change of a file; by default on the file events of the operating system. */
  readonly watch?: typeof watchTemplateFiles;
}

export interface Templates {
  /**
   * Renders the whole document with the files as they are. A file that is broken shows in its last good version, and to
   * the owner with its errors over it. Throws if the page fails with this data in that version too.
   */
  readonly render: (page: string, data: Value, viewer: { readonly isOwner: boolean }) => string;
  /** Ends watching. */
  readonly close: () => void;
}

/** Reads and compiles all templates. Throws for the first error, with its place in the source. */
export function openTemplates(options: TemplateOptions): Templates {
  const { pages, snippet, preload, onFault, watch = watchTemplateFiles } = options;
  const engine = createEngine({
    escape: 'html',
    markup: ['html'],
    mode: 'strict',
    ...(preload && { preload }),
  });
  const partials = new Map([
    ['snippet', scriptTemplate(snippet ?? '')],
    ['gallery-attributes', galleryAttributes],
  ]);
  const read = (before: Edition | null) =>
    createEdition(readTemplateFiles(options), before, { engine, partials, pages });

  const first = read(null);
  for (const { file, text } of first.faults) throw new Error(`${file}: ${text}`);
  let latest = first;
  /** The last edition that has rendered a page, and what a later one cannot render in its place. */
  const proven = new Map<string, Edition>();
  const failed = new Map<string, TemplateFault>();
  let isStale = false;
  const close = watch(listFolders(options), () => void (isStale = true));

  function readChanges(): void {
    if (!isStale) return;
    isStale = false;
    try {
      latest = read(latest);
    } catch {
      // A folder that is away for a moment leaves what was read before.
      return;
    }
    failed.clear();
    latest.faults.forEach(onFault);
  }

  function findFailure(page: string, error: StrictModeError): TemplateFault {
    const known = failed.get(page);
    if (known) return known;
    const fault = faultOfRun(error.error, { page: fileOf(page), files: latest.files });
    failed.set(page, fault);
    onFault(fault);
    return fault;
  }

  function renderAny(page: string, data: Value): [page: string, fault: TemplateFault | null] {
    const earlier = proven.get(page) ?? first;
    try {
      const rendered = latest.render(page, data);
      proven.set(page, latest);
      return [rendered, null];
    } catch (error) {
      if (!(error instanceof StrictModeError) || earlier === latest) throw error;
      const rendered = earlier.render(page, data);
      return [rendered, findFailure(page, error)];
    }
  }

  return {
    render(page, data, { isOwner }) {
      readChanges();
      const [rendered, fault] = renderAny(page, data);
      return isOwner
        ? withFaults(rendered, [...latest.faults, ...(fault ? [fault] : [])])
        : rendered;
    },
    close,
  };
}
