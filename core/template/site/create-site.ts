import type { EngineOptions } from '../engine.js';
import { createEngine } from '../index.js';
import type { RenderContext } from '../runtime/index.js';
import type { Value } from '../values.js';
import { answerFetch } from './answer-fetch.js';
import { createEdition, type Edition } from './edition.js';
import { memoryStore } from './file-store.js';
import type { SiteFiles } from './files.js';
import { folderStore } from './folder-store.js';
import type { SiteHooks } from './hooks.js';
import { markupNames } from './markup-names.js';
import { renderPage } from './render-page.js';
import { SiteFault } from './site-fault.js';
import type { CompileLess } from './stylesheets.js';
import type { SiteError, SiteFinding, SiteRequest, SiteResult } from './types.js';

export interface SiteOptions extends SiteHooks {
  /** The folder with `template.conf`, in Node alone. Either this or `files`. */
  readonly folder?: string;
  /** The contents of the files by path. */
  readonly files?: SiteFiles;
  /**
   * The site's data as an object, a list of exported pages, or JSON text. With `folder` a text that begins with no bracket is
   * the path of a JSON file. Without it `data.json` of the files.
   */
  readonly data?: Value;
  /** Partials of the program by name; those of `blocks/` win. */
  readonly partials?: Readonly<Record<string, string>>;
  /** Whether the visitor is the author, who sees errors with their code; default false. */
  readonly author?: boolean | ((request: SiteRequest) => boolean);
  /** Whether changes of the folder are read; default false. */
  readonly watch?: boolean;
  /** Compiles style sheets in LESS; without it browsers get them as they are, and `findings` says so. */
  readonly less?: CompileLess;
  /** As of `createEngine`; `markup` is by default what holds markup in a site's data, such as `body` and `excerpt`. */
  readonly engine?: EngineOptions;
  /** BCP 47; default `website.language`, else `en-US`. */
  readonly locale?: string;
  /** IANA name; default `website.timeZone`. */
  readonly timeZone?: string;
  /** The time of pages in milliseconds since 1970; default the clock's. */
  readonly now?: number;
}

/** A site made of templates. */
export interface Site {
  /** Renders a page, or its data for `?format=json`. Rejects with SiteFault if the files cannot be read at all. */
  render(request: SiteRequest): Promise<SiteResult>;
  /** Answers a request for a page, a style sheet, a script or another public file; for Hono, Workers, Deno, Bun. */
  fetch(request: Request): Promise<Response>;
  /** Reads the files again; resolves when pages show them. */
  reload(): Promise<void>;
  /** Calls after each reading of changed files, until the returned function is called. */
  onChange(listener: () => void): () => void;
  /** The names that templates use and the site lacks, of all files and of the pages rendered so far. */
  readonly findings: readonly SiteFinding[];
  /** The errors of all files; empty before they are read. */
  readonly errors: readonly SiteError[];
  /** Ends watching. Pages still render. */
  close(): void;
}

/**
 * Creates a site from exported templates and its data. Files are read at the first request.
 *
 * @example
 * const site = createSite({ folder: 'my-template', data: 'data.json' });
 * const { status, body } = await site.render({ path: '/shop' });
 */
export function createSite(options: SiteOptions): Site {
  const { data, locale, timeZone, now, author = false } = options;
  const isPath = typeof data === 'string' && options.folder !== undefined && !/^\s*[[{]/.test(data);
  const store =
    options.folder === undefined
      ? memoryStore(options.files ?? {})
      : folderStore(options.folder, isPath ? data : null);
  const editionOptions = {
    engine: createEngine({ markup: markupNames, ...options.engine }),
    marks: { secret: crypto.randomUUID().slice(0, 13) },
    partials: options.partials ?? {},
    less: options.less ?? null,
    data: isPath ? undefined : data,
  };
  const listeners = new Set<() => void>();
  const found = new Map<string, SiteFinding>();
  let latest: Edition | null = null;
  let stopWatching: (() => void) | null = null;

  async function read(): Promise<Edition> {
    const next = await createEdition(await store.read(), latest, editionOptions);
    found.clear();
    for (const finding of next.findings) note(finding);
    latest = next;
    return next;
  }

  function note(finding: SiteFinding): void {
    found.set(`${finding.code} ${finding.file} ${finding.line} ${finding.message}`, finding);
  }

  /** One reading at a time; later changes are read after it. */
  let reading: Promise<Edition> | null = null;
  let isStale = false;
  async function readChanges(): Promise<Edition> {
    try {
      let next: Edition;
      do {
        isStale = false;
        next = await read();
      } while (isStale);
      for (const listener of listeners) listener();
      return next;
    } catch (error) {
      // A folder that is away for a moment leaves what was read before.
      if (latest) return latest;
      throw error;
    } finally {
      reading = null;
    }
  }

  function changed(): Promise<Edition> {
    isStale = true;
    if (options.watch) stopWatching ??= watch();
    return (reading ??= readChanges());
  }

  /** Null where there is nothing to watch, of which reading complains. */
  function watch(): (() => void) | null {
    try {
      return store.watch(() => void changed().catch(() => undefined));
    } catch {
      return null;
    }
  }

  const obtain = async (): Promise<Edition> => latest ?? (await changed());

  const contextOf = (current: Edition): RenderContext => {
    const language = current.site.website['language'];
    const own = locale ?? (typeof language === 'string' ? language : null);
    return {
      ...(own !== null && { locale: own }),
      ...(timeZone && { timeZone }),
      ...(now !== undefined && { now }),
    };
  };

  const isAuthor = (request: SiteRequest) =>
    typeof author === 'function' ? author(request) : author;

  async function render(request: SiteRequest): Promise<SiteResult> {
    const current = await obtain();
    return renderPage(request, {
      edition: current,
      hooks: options,
      marks: editionOptions.marks,
      context: contextOf(current),
      isAuthor: isAuthor(request),
      find: note,
    });
  }

  if (options.folder !== undefined && options.files !== undefined) {
    throw new SiteFault('no-files', 'createSite takes folder or files, not both.');
  }
  return {
    render,
    fetch: (request) => answerFetch(request, { render, obtain, bytes: store.bytes }),
    reload: async () => void (await changed()),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get findings() {
      return [...found.values()];
    },
    get errors() {
      return latest?.errors ?? [];
    },
    close() {
      stopWatching?.();
      stopWatching = null;
      listeners.clear();
    },
  };
}
