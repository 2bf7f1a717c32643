import { parseQuery } from '../../net/index.js';
import type { RenderContext } from '../runtime/index.js';
import { appendToBody, printErrorPage, printErrorPanel } from './author-page.js';
import type { Edition } from './edition.js';
import { withGalleryOptions } from './gallery-options.js';
import type { SiteHooks } from './hooks.js';
import type { Marks } from './host-tags.js';
import { loadParts } from './load-parts.js';
import { pageDataOf } from './page-data.js';
import { createItemsOf, createPageRun } from './page-run.js';
import { withPictureSources } from './picture-sources.js';
import { findRoute, type Route } from './routes.js';
import type { PageRun, RunParts } from './run-parts.js';
import { failure } from './site-errors.js';
import { systemItem, systemList, systemMissing } from './system-templates.js';
import type { SiteTemplate } from './templates.js';
import type { SiteError, SiteFinding, SitePage, SiteRequest, SiteResult } from './types.js';

export interface RenderParts {
  readonly edition: Edition;
  readonly hooks: SiteHooks;
  readonly marks: Marks;
  readonly context: RenderContext;
  readonly isAuthor: boolean;
  readonly find: (finding: SiteFinding) => void;
}

/** Renders what an address shows. */
export async function renderPage(request: SiteRequest, parts: RenderParts): Promise<SiteResult> {
  const { edition, hooks, context, isAuthor } = parts;
  const { site } = edition;
  const errors: SiteError[] = [...edition.fileErrors];
  const asked = readRequest(request);
  const itemsOf = createItemsOf(hooks, context.now ?? Date.now(), (error, what) =>
    errors.push(failure(error, what)),
  );
  const route = await findRoute(asked.path, site, itemsOf);
  const items = route.kind === 'list' ? await itemsOf(route.collection) : null;
  const collections =
    route.kind === 'list' ? await loadParts(route.collection, site, itemsOf) : null;
  const headers = request.headers ?? {};
  const base: SitePage = {
    ...asked,
    headers,
    kind: route.kind,
    data: pageDataOf(route, site, { items, collections }, asked),
  };
  const loaded = await withLoaded(base, hooks, errors);
  const page = { ...loaded, data: withGalleryOptions(loaded.data) };

  const status = route.kind === 'missing' ? 404 : 200;
  const format = asked.query.get('format');
  if (format === 'json' || format === 'json-pretty') {
    const body = JSON.stringify(page.data, null, format === 'json' ? 0 : 2);
    return { status, contentType: 'application/json; charset=utf-8', body, errors };
  }

  const run = startRun(page, route, parts, itemsOf, errors);
  const content = await run.mainContent();
  const { template } = run.templates.layout(route.collection?.layout ?? null);
  const printed = withPictureSources(
    format === 'main-content' ? content : await run.renderWith(template, page.data, []),
  );
  const all = distinct(errors);
  const contentType = 'text/html; charset=utf-8';
  if (!isAuthor || all.length === 0) return { status, contentType, body: printed, errors: all };
  if (all.some(({ isBroken }) => isBroken))
    return { status: 500, contentType, body: printErrorPage(all), errors: all };
  return { status, contentType, body: appendToBody(printed, printErrorPanel(all)), errors: all };
}

function startRun(
  page: SitePage,
  route: Route,
  parts: RenderParts,
  itemsOf: PageRun['itemsOf'],
  errors: SiteError[],
): PageRun {
  const { edition, isAuthor, hooks, marks, context, find } = parts;
  const templates = isAuthor ? edition.current : edition.good;
  const { layout } = templates.layout(route.collection?.layout ?? null);
  const shared: RunParts = {
    site: edition.site,
    conf: edition.conf,
    templates,
    hooks,
    marks,
    context,
    stylesheets: edition.css === null ? null : `/site.css?v=${edition.revision}`,
    revision: edition.revision,
    hasFile: (path) => edition.paths.has(path),
    find,
  };
  return createPageRun(shared, {
    page,
    layoutName: layout.name,
    itemsOf,
    errors,
    content: (run) => printContent(route, run),
  });
}

/** The main content: the template of the list or item, the file of the page, or the content in the data. */
function printContent(route: Route, run: PageRun): Promise<string> {
  const { templates, page } = run;
  const inline = (name: string, text: string) => templates.inline({ path: `(${name})`, text });
  const print = (template: SiteTemplate) => run.renderWith(template, page.data, []);
  if (route.kind === 'list' || route.kind === 'item') {
    const { typeName, urlId } = route.collection;
    const [extension, system] =
      route.kind === 'list' ? ['list', systemList(typeName)] : ['item', systemItem(typeName)];
    const found =
      templates.file(`collections/${typeName}.${extension}`) ??
      templates.file(`collections/${urlId}.${extension}`);
    if (found) return print(found);
    run.find({
      code: 'missing-template',
      message: `There is no collections/${typeName}.${extension} for "${urlId || route.collection.id}". Add the file; a plain ${extension} stands in for it.`,
      file: null,
      line: 0,
    });
    return print(inline(`plain ${extension}`, system));
  }
  const name = route.kind === 'missing' ? '404' : route.collection.urlId;
  const isHome = route.kind === 'page' && route.collection.isHome;
  const file =
    templates.file(`pages/${name}.page`) ??
    (isHome ? (templates.file('pages/home.page') ?? templates.file('pages/homepage.page')) : null);
  if (file) return print(file);
  const content = route.collection?.mainContent ?? null;
  if (content === null)
    return route.kind === 'missing'
      ? print(inline('not found', systemMissing))
      : Promise.resolve('');
  // Owners write queries into the content of pages too.
  return /<(?:squarespace|sqs):/i.test(content)
    ? print(inline(`content of ${name}`, content))
    : Promise.resolve(content);
}

async function withLoaded(
  page: SitePage,
  hooks: SiteHooks,
  errors: SiteError[],
): Promise<SitePage> {
  try {
    const more = await hooks.load?.page?.(page);
    return more ? { ...page, data: { ...page.data, ...more } } : page;
  } catch (error) {
    errors.push(failure(error, 'The data of the page could not be loaded'));
    return page;
  }
}

function readRequest({ path, query }: SiteRequest): { path: string; query: URLSearchParams } {
  const [pathname = '/', search = ''] = path.split('?', 2);
  const own = parseQuery(search);
  for (const [name, value] of new URLSearchParams(query)) own.set(name, value);
  const trimmed = pathname.replace(/\/+$/, '');
  return { path: trimmed.startsWith('/') ? trimmed : `/${trimmed}`, query: own };
}

function distinct(errors: readonly SiteError[]): SiteError[] {
  const byPlace = new Map(
    errors.map((error) => [
      `${error.file} ${error.line} ${error.column} ${error.code} ${error.message}`,
      error,
    ]),
  );
  return [...byPlace.values()];
}
