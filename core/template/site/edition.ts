import type { Engine } from '../engine.js';
import type { Value } from '../values.js';
import { parseLooseJson } from './loose-json.js';
import { sortSources, type SiteSources } from './files.js';
import type { StoredFiles } from './file-store.js';
import type { Marks } from './host-tags.js';
import { findUnknown } from './page-run.js';
import { readSiteData, type SiteData } from './site-data.js';
import { describeFault, failure } from './site-errors.js';
import { collectionsOfFiles, pagesOfFiles, withPageSizes } from './site-files.js';
import { joinStylesheets, type CompileLess } from './stylesheets.js';
import { readTemplateConf, type TemplateConf } from './template-conf.js';
import { createTemplates, type Templates } from './templates.js';
import type { SiteError, SiteFinding } from './types.js';

/** The site as its files were when they were read. */
export interface Edition {
  /** For the author: the files as they are. */
  readonly current: Templates;
  /** For visitors: broken files in their last good version. The same object if no file is broken. */
  readonly good: Templates;
  readonly site: SiteData;
  readonly conf: TemplateConf;
  readonly paths: ReadonlySet<string>;
  readonly css: string | null;
  /** Differs after each change of what browsers keep. */
  readonly revision: string;
  /** Errors of the data, `template.conf` and the style sheets. */
  readonly fileErrors: readonly SiteError[];
  /** The errors of all files. */
  readonly errors: readonly SiteError[];
  readonly findings: readonly SiteFinding[];
  /** The last text of each template without an error. */
  readonly goodTexts: ReadonlyMap<string, string>;
}

export interface EditionOptions {
  readonly engine: Engine;
  readonly marks: Marks;
  readonly partials: Readonly<Record<string, string>>;
  readonly less: CompileLess | null;
  /** Data given as an object, in place of a file. */
  readonly data: Value | undefined;
}

/** Reads the stored files; a broken file keeps its version of the edition before. */
export async function createEdition(
  stored: StoredFiles,
  before: Edition | null,
  options: EditionOptions,
): Promise<Edition> {
  const { engine, marks, partials, less } = options;
  const fileErrors: SiteError[] = [];
  const findings: SiteFinding[] = [];
  const find = (finding: SiteFinding) => void findings.push(finding);
  const sources = sortSources(stored.texts);

  const conf = readConf(sources, before, fileErrors);
  const site = withFiles(readData(stored, before, options.data, fileErrors), sources, fileErrors);
  const create = (from: SiteSources) =>
    createTemplates({ engine, sources: from, conf, marks, partials });
  const current = create(sources);
  const errors = current.errors();
  const broken = new Set(errors.flatMap(({ file }) => file ?? []));
  const goodTexts = new Map(before?.goodTexts);
  for (const { path, text } of sources.templates) if (!broken.has(path)) goodTexts.set(path, text);
  const replaced = [...broken].filter((path) => goodTexts.has(path) && stored.texts.has(path));
  const good =
    replaced.length === 0
      ? current
      : create(
          sortSources(
            new Map([
              ...stored.texts,
              ...replaced.map((path) => [path, goodTexts.get(path) ?? ''] as const),
            ]),
          ),
        );
  findUnknown({ templates: current, find });
  findMissing(conf, current, find);
  const css = await joinStylesheets(sources, conf, less, find).catch((error: unknown) => {
    fileErrors.push(failure(error, 'The style sheets could not be compiled', 'template.conf'));
    return before?.css ?? null;
  });
  return {
    current,
    good,
    site,
    conf,
    paths: stored.paths,
    css,
    revision: hashOf([css ?? '', ...stored.texts.values()]),
    fileErrors,
    errors: [...fileErrors, ...errors],
    findings,
    goodTexts,
  };
}

function readConf(sources: SiteSources, before: Edition | null, errors: SiteError[]): TemplateConf {
  const file = sources.text('template.conf');
  if (!file) return readTemplateConf(null);
  try {
    return readTemplateConf(parseLooseJson(file.text));
  } catch (error) {
    errors.push(describeFault(error, file.path, file.text));
    return before?.conf ?? readTemplateConf(null);
  }
}

function readData(
  stored: StoredFiles,
  before: Edition | null,
  given: Value | undefined,
  errors: SiteError[],
): SiteData {
  if (given !== undefined && typeof given !== 'string') return readSiteData(given);
  const file = typeof given === 'string' ? { path: 'data', text: given } : stored.data;
  if (!file) return readSiteData({});
  try {
    return readSiteData(parseLooseJson(file.text));
  } catch (error) {
    errors.push(describeFault(error, file.path, file.text));
    return before?.site ?? readSiteData({});
  }
}

/** Pages that are files, and for a site without data an empty collection for each list, at least an empty page. */
function withFiles(site: SiteData, sources: SiteSources, errors: SiteError[]): SiteData {
  const confOf = (path: string): Value => {
    const file = sources.text(path);
    if (errors.some((error) => error.file === path)) return null;
    try {
      return file ? parseLooseJson(file.text) : null;
    } catch (error) {
      errors.push(describeFault(error, path, file?.text ?? ''));
      return null;
    }
  };
  const known = { ...site, collections: withPageSizes(site.collections, confOf) };
  const pages = pagesOfFiles(site, sources, confOf);
  const lists = site.collections.length === 0 ? collectionsOfFiles(sources, confOf) : [];
  const isEmpty = site.collections.length + pages.length + lists.length === 0;
  // An empty page shows at least the layout.
  const added = isEmpty ? [{ title: 'Home', urlId: 'home' }] : [...pages, ...lists];
  if (added.length === 0) return known;
  const written = known.collections.map(({ data }, index) => ({
    ...data,
    ...restOf(known, index),
  }));
  const { collections } = readSiteData({ collections: [...written, ...added] });
  return { ...site, collections: withPageSizes(collections, confOf) };
}

/** The sources of a collection, besides its data. */
function restOf({ collections }: SiteData, index: number) {
  const { items, mainContent, layout, pageSize, isHome } = collections[index] ?? {};
  return {
    homepage: isHome ?? false,
    pageSize,
    layout,
    ...(items && { items }),
    ...(mainContent && { mainContent }),
  };
}

function findMissing(
  conf: TemplateConf,
  templates: Templates,
  find: (finding: SiteFinding) => void,
): void {
  for (const name of conf.layouts.keys()) {
    const { layout } = templates.layout(name);
    for (const region of layout.missing) {
      find({
        code: 'missing-region',
        message: `The layout "${name}" names the region "${region}", which is no file; ${layout.parts.map(({ path }) => path).join(', ')} stands in for the layout. Add ${region}.region, or take it out of template.conf.`,
        file: 'template.conf',
        line: 0,
      });
    }
  }
}

/** FNV-1a; short and the same everywhere. */
function hashOf(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let at = 0; at < text.length; at++)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
