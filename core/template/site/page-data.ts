import { eventLists } from './events.js';
import { filterData } from './filters.js';
import { dataOf, labelsOf, textOf } from './members.js';
import { paginate } from './pagination.js';
import type { Route } from './routes.js';
import { selectAll, selectItems } from './selection.js';
import type { Collection, SiteData } from './site-data.js';
import type { Data, SitePage } from './types.js';

/** The request to a route. */
export interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The data that a list's templates need besides the site's data. */
export interface Loaded {
  readonly items: readonly Data[] | null;
  /** The collections that an index shows; null for what is no index. */
  readonly collections: readonly Data[] | null;
}

/** The data of a route's templates, in the shape that templates of this kind read. */
export function pageDataOf(
  route: Route,
  site: SiteData,
  { items, collections }: Loaded,
  asked: Asked,
): Data {
  const base = baseData(site);
  switch (route.kind) {
    case 'missing':
      return { ...base, collection: route.collection?.data ?? missingCollection };
    case 'page':
      return {
        ...base,
        collection: route.collection.data,
        mainContent: route.collection.mainContent ?? '',
      };
    case 'item':
      return { ...base, ...itemData(route.collection, route.items, route.index) };
    case 'list':
      return withParts({ ...base, ...listData(route, items ?? [], asked) }, collections);
  }
}

function withParts(data: Data, collections: Loaded['collections']): Data {
  return collections
    ? { ...data, collection: { ...dataOf(data, 'collection'), collections } }
    : data;
}

const missingCollection: Data = {
  id: '404',
  title: 'Page not found',
  urlId: '404',
  fullUrl: '',
  typeName: 'page',
};

/** The data of every page. */
export function baseData({ website, shared }: SiteData): Data {
  return { websiteSettings: {}, template: {}, ...shared, website };
}

function itemData(collection: Collection, items: readonly Data[], index: number): Data {
  const previous = items[index - 1];
  const next = items[index + 1];
  return {
    collection: collection.data,
    item: items[index] ?? {},
    pagination: { ...(previous && { prevItem: previous }), ...(next && { nextItem: next }) },
  };
}

function listData(
  route: Route & { kind: 'list' | 'page' },
  all: readonly Data[],
  { path, query }: Asked,
): Data {
  const { collection } = route;
  const tag = route.tag ?? query.get('tag') ?? '';
  const category = route.category ?? query.get('category') ?? '';
  const author = query.get('author') ?? '';
  const found = selectItems(all, {
    ...selectAll,
    tag: tag || null,
    category: category || null,
    author: author || null,
  });
  const { items, pagination } = paginate(found, collection.pageSize, path, query);
  return {
    collection: {
      categories: distinctLabels(all, 'categories'),
      tags: distinctLabels(all, 'tags'),
      ...collection.data,
      itemCount: all.length,
    },
    items,
    ...eventLists(found),
    itemCount: found.length,
    empty: items.length === 0,
    ...filterData({ tag, category, author }, all, found),
    ...(pagination && { pagination }),
    ...(collection.mainContent !== null && { mainContent: collection.mainContent }),
  };
}

/** Templates of lists print what a visitor can choose from. */
function distinctLabels(items: readonly Data[], key: string): string[] {
  return [...new Set(items.flatMap((item) => labelsOf(item, key)))];
}

/** Classes of the body, by which style sheets know the page. */
export function pageClasses(page: SitePage, layout: string): string {
  const { data, kind } = page;
  const collection = dataOf(data, 'collection');
  return [
    ['collection-type-', textOf(collection, 'typeName')],
    ['collection-layout-', layout],
    ['collection-', textOf(collection, 'id')],
    ['view-', kind === 'missing' ? 'not-found' : kind],
    ['item-', textOf(dataOf(data, 'item'), 'id')],
    ['', collection['homepage'] === true ? 'homepage' : null],
  ]
    .flatMap(([prefix, name]) => (name ? `${prefix}${name.replace(/[^\w-]+/g, '-')}` : []))
    .join(' ');
}

export function pageId(page: SitePage): string {
  const item = textOf(dataOf(page.data, 'item'), 'id');
  const id =
    item === null
      ? `collection-${textOf(dataOf(page.data, 'collection'), 'id') ?? ''}`
      : `item-${item}`;
  return id.replace(/[^\w-]+/g, '-');
}

/** The title of the browser's tab. */
export function pageTitle({ data }: SitePage): string {
  const site = textOf(dataOf(data, 'website'), 'siteTitle');
  const collection = dataOf(data, 'collection');
  const own =
    textOf(dataOf(data, 'item'), 'title') ??
    (collection['homepage'] === true ? null : textOf(collection, 'title'));
  return [own, site].flatMap((part) => part ?? []).join(' — ');
}
