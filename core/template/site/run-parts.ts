import type { RenderContext } from '../runtime/index.js';
import type { SiteHooks } from './hooks.js';
import type { Marks } from './host-tags.js';
import type { Collection, SiteData } from './site-data.js';
import type { TemplateConf } from './template-conf.js';
import type { SiteTemplate, Templates } from './templates.js';
import type { Data, SiteError, SiteFinding, SitePage } from './types.js';

/** The parts that the pages of a site share. */
export interface RunParts {
  readonly site: SiteData;
  readonly conf: TemplateConf;
  readonly templates: Templates;
  readonly hooks: SiteHooks;
  readonly marks: Marks;
  readonly context: RenderContext;
  /** The address of the site's style sheets; null if there are none. */
  readonly stylesheets: string | null;
  readonly revision: string;
  readonly hasFile: (path: string) => boolean;
  readonly find: (finding: SiteFinding) => void;
}

/** One page while it is printed. */
export interface PageRun extends RunParts {
  readonly page: SitePage;
  readonly layoutName: string;
  readonly errors: SiteError[];
  readonly itemsOf: (collection: Collection) => Promise<readonly Data[] | null>;
  /** Rejects within the main content itself. */
  readonly mainContent: () => Promise<string>;
  readonly hook: (name: 'headers' | 'footers') => Promise<string>;
  readonly renderWith: (template: SiteTemplate, data: Data, within: Within) => Promise<string>;
  /** Renders a part of a file. */
  readonly renderBody: (file: string, text: string, data: Data, within: Within) => Promise<string>;
}

/** The indexes of the tags that a text is printed for, from the outermost; empty for a page. */
export type Within = readonly number[];
