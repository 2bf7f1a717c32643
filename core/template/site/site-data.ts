import { slugify } from '../../content/index.js';
import { isArray, isObject, memberOf, type Value } from '../values.js';
import { indexMembers, partNamesOf, writtenParts } from './index-pages.js';
import { dataOf, listOf, numberOf, textOf } from './members.js';
import { SiteFault } from './site-fault.js';
import type { Data } from './types.js';

/** A collection of a site: a list with items, or a page with content of its own. */
export interface Collection {
  readonly id: string;
  /** The part of the address, without slashes at its ends. */
  readonly urlId: string;
  readonly title: string;
  /** The name of its templates: `blog` is `collections/blog.list` and `blog.item`. */
  readonly typeName: string;
  readonly isHome: boolean;
  /** Whether it is listed by a navigation that nobody wrote. */
  readonly isListed: boolean;
  /** The layout's name; null for the default. */
  readonly layout: string | null;
  /** Null for a page. */
  readonly items: readonly Data[] | null;
  /** HTML, or a template with host tags. */
  readonly mainContent: string | null;
  readonly pageSize: number;
  /** The value of `collection` in templates. */
  readonly data: Data;
}

/** The data of a site. */
export interface SiteData {
  readonly website: Data;
  readonly collections: readonly Collection[];
  /** The items that are written for a navigation, by its name. */
  readonly navigations: ReadonlyMap<string, readonly Value[]>;
  /** The HTML of block fields by id. */
  readonly blockFields: Data;
  /** Further members of every page's data. */
  readonly shared: Data;
}

const defaultPageSize = 20;
const ownMembers = new Set(['collections', 'pages', 'navigation', 'blockFields']);
/** Members of an exported page that belong to that page alone. */
const pageMembers = new Set([
  'collection',
  'items',
  'item',
  'pagination',
  'mainContent',
  'upcoming',
  'past',
]);

/**
 * Reads the data of a site: `{ website, collections, navigation, blockFields }`, the data that a page of the old host
 * gives for `?format=json`, or a list of such pages. Throws SiteFault `wrong-data` with the path in the data.
 */
export function readSiteData(value: Value): SiteData {
  const document: Value = isArray(value) ? { pages: value } : value;
  if (!isObject(document))
    throw wrong('', 'is no object', 'Write { "website": …, "collections": [ … ] }');
  const isExport =
    memberOf(document, 'collections') === undefined && isObject(memberOf(document, 'collection'));
  const pages = isExport ? [document] : objectsAt(document, 'pages');
  const written = objectsAt(document, 'collections').map((entry, index) =>
    readCollection(entry, `collections[${index}]`),
  );
  const named = [...written, ...pages.map(readExported)];
  const parts = named.flatMap(({ urlId, data }) =>
    writtenParts(data).map((part, index) =>
      readCollection(part, `${urlId || 'home'}.collections[${index}]`),
    ),
  );
  const collections = withHome(merge([...named, ...parts]));
  expectDifferent(collections);
  const first = pages[0] ?? {};
  const shared = { ...first, ...document };
  return {
    website: { ...dataOf(first, 'website'), ...objectAt(document, 'website') },
    collections,
    navigations: readNavigations(memberOf(document, 'navigation')),
    blockFields: objectAt(document, 'blockFields'),
    shared: Object.fromEntries(
      Object.entries(shared).filter(([key]) => !ownMembers.has(key) && !pageMembers.has(key)),
    ),
  };
}

/** Reads a collection as it is written in the data. */
function readCollection(entry: Data, path: string): Collection {
  const title = textOf(entry, 'title') ?? textOf(entry, 'navigationTitle');
  const urlId = trimSlashes(
    textOf(entry, 'urlId') ?? textOf(entry, 'fullUrl') ?? slugify(title ?? ''),
  );
  const isHome = memberOf(entry, 'homepage') === true;
  if (urlId === '' && !isHome)
    throw wrong(`${path}.urlId`, 'is missing', 'Write the part of the address, such as "shop"');
  const items = memberOf(entry, 'items');
  if (items !== undefined && items !== null && !isArray(items))
    throw wrong(`${path}.items`, 'is no list', 'Write [ … ]');
  const records = items?.map((item, index) => {
    if (!isObject(item))
      throw wrong(`${path}.items[${index}]`, 'is no object', 'Write { "title": … }');
    return item;
  });
  const isIndex = partNamesOf(entry) !== null;
  const typeName =
    textOf(entry, 'typeName') ??
    textOf(entry, 'type') ??
    (items ? urlId : isIndex ? 'index' : 'page');
  const fullUrl = isHome ? '/' : `/${urlId}`;
  const { items: _items, mainContent: _content, ...rest } = entry;
  const name = title ?? urlId;
  const id = textOf(entry, 'id') ?? (urlId || 'home');
  return {
    id,
    urlId,
    title: name,
    typeName,
    isHome,
    isListed: memberOf(entry, 'enabled') !== false && memberOf(entry, 'hidden') !== true,
    layout: textOf(entry, 'layout') ?? textOf(entry, 'regionName'),
    items: records ? records.map((item) => readItem(item, urlId)) : null,
    mainContent: textOf(entry, 'mainContent') ?? textOf(entry, 'html'),
    pageSize: Math.max(1, Math.floor(numberOf(entry, 'pageSize') ?? defaultPageSize)),
    data: {
      navigationTitle: name,
      fullUrl,
      enabled: true,
      typeLabel: typeName,
      ...(isIndex && indexMembers),
      ...rest,
      id,
      title: name,
      urlId,
      typeName,
      homepage: isHome,
    },
  };
}

/** An item as templates read it, with what an author may leave out. */
export function readItem(item: Data, collectionUrlId: string): Data {
  const title = textOf(item, 'title') ?? '';
  const urlId = trimSlashes(
    textOf(item, 'urlId') ?? (slugify(title) || String(memberOf(item, 'id') ?? '')),
  );
  return {
    id: urlId,
    tags: [],
    categories: [],
    ...item,
    urlId,
    fullUrl: textOf(item, 'fullUrl') ?? `/${[collectionUrlId, urlId].filter(Boolean).join('/')}`,
  };
}

/** A page as the old host exports it: the collection, its items or its one item, its content. */
function readExported(page: Data, index: number): Collection {
  const path = `pages[${index}]`;
  const collection = dataOf(page, 'collection');
  const item = memberOf(page, 'item');
  const items =
    listOf(page, 'items') ??
    listOf(collection, 'items') ??
    eventsOf(page) ??
    (isObject(item) ? [item] : undefined);
  const content = textOf(page, 'mainContent') ?? textOf(collection, 'mainContent');
  return readCollection(
    { ...collection, ...(items && { items }), ...(content !== null && { mainContent: content }) },
    `${path}.collection`,
  );
}

/** A list of events is exported as those to come and those before. */
function eventsOf(page: Data): readonly Value[] | null {
  const upcoming = listOf(page, 'upcoming');
  const past = listOf(page, 'past');
  return upcoming || past ? [...(upcoming ?? []), ...(past ?? [])] : null;
}

/** Exports of one collection make one: a list, and an item each. */
function merge(collections: readonly Collection[]): Collection[] {
  const merged = new Map<string, Collection>();
  for (const collection of collections) {
    const known = merged.get(collection.urlId.toLowerCase());
    merged.set(
      collection.urlId.toLowerCase(),
      known
        ? {
            ...known,
            items: joinItems(known.items, collection.items),
            mainContent: known.mainContent ?? collection.mainContent,
          }
        : collection,
    );
  }
  return [...merged.values()];
}

/** The item of a page of its own says more than that of a list. */
function joinItems(a: Collection['items'], b: Collection['items']): Collection['items'] {
  if (!a || !b) return a ?? b;
  const byUrl = new Map(a.map((item) => [item['urlId'], item]));
  for (const item of b) byUrl.set(item['urlId'], { ...byUrl.get(item['urlId']), ...item });
  return [...byUrl.values()];
}

/** Without a home page it is the one called so, else the first. */
function withHome(collections: readonly Collection[]): Collection[] {
  if (collections.some(({ isHome }) => isHome)) return [...collections];
  const home = collections.find(({ urlId }) => /^home(?:page)?$/i.test(urlId)) ?? collections[0];
  return collections.map((each) =>
    each === home
      ? { ...each, isHome: true, data: { ...each.data, homepage: true, fullUrl: '/' } }
      : each,
  );
}

function expectDifferent(collections: readonly Collection[]): void {
  const homes = collections.filter(({ isHome }) => isHome);
  if (homes.length > 1) {
    throw wrong(
      'collections',
      `has ${homes.length} home pages (${homes.map(({ urlId }) => urlId).join(', ')})`,
      'Write "homepage": true once',
    );
  }
}

/** `{ "mainNav": [ … ] }`, or the old host's list of `{ identifier, links }`. */
function readNavigations(value: Value): ReadonlyMap<string, readonly Value[]> {
  if (value === undefined || value === null) return new Map();
  if (isArray(value)) {
    return new Map(
      value.flatMap((entry) => {
        const name = textOf(entry, 'identifier') ?? textOf(entry, 'name');
        return name === null
          ? []
          : [[name, listOf(entry, 'items') ?? listOf(entry, 'links') ?? []] as const];
      }),
    );
  }
  if (!isObject(value))
    throw wrong('navigation', 'is no object', 'Write { "mainNav": [ "shop", "blog" ] }');
  return new Map(
    Object.entries(value).map(([name, links]) => {
      const list = isArray(links) ? links : listOf(links, 'items');
      if (!list) throw wrong(`navigation.${name}`, 'is no list', 'Write [ "shop", "blog" ]');
      return [name, list] as const;
    }),
  );
}

function objectAt(document: Data, key: string): Data {
  const value = memberOf(document, key);
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw wrong(key, 'is no object', 'Write { … }');
  return value;
}

function objectsAt(document: Data, key: string): readonly Data[] {
  const value = memberOf(document, key);
  if (value === undefined || value === null) return [];
  if (!isArray(value)) throw wrong(key, 'is no list', 'Write [ … ]');
  return value.map((entry, index) => {
    if (!isObject(entry)) throw wrong(`${key}[${index}]`, 'is no object', 'Write { … }');
    return entry;
  });
}

function wrong(path: string, problem: string, advice: string): SiteFault {
  return new SiteFault('wrong-data', `The data${path && ` at ${path}`} ${problem}. ${advice}.`);
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
