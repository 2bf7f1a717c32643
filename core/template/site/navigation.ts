import { isObject, memberOf, type Value } from '../values.js';
import { partNamesOf } from './index-pages.js';
import { dataOf, isSameName, listOf, textOf } from './members.js';
import type { Collection, SiteData } from './site-data.js';
import type { Data } from './types.js';

/** The entries of a navigation that nobody wrote: all collections that are listed. */
export function defaultNavigation({ collections }: SiteData): readonly Value[] {
  return collections
    .filter(({ isListed, urlId }) => isListed && urlId !== '404')
    .map(({ urlId, id }) => urlId || id);
}

/**
 * The entries as a navigation's template reads them: `collection`, `folder` or `externalLink`, each with `active` where
 * the visitor is. An entry is the urlId of a collection, or an object with one of those members, or
 * `{ title, url }`, or a folder `{ title, items }`.
 */
export function readNavigation(
  entries: readonly Value[],
  { collections }: SiteData,
  path: string,
): Data[] {
  const current = path.replace(/\/+$/, '') || '/';
  return readEntries(entries, collections, current);
}

/** The folder of a navigation, or the index, that the page is in, in the shape of a navigation. */
export function findFolder(site: SiteData, path: string): Data | null {
  const indexes = site.collections.filter(({ data }) => partNamesOf(data) !== null);
  const written = [...site.navigations.values(), indexes.map(({ id }) => id)];
  return (
    written
      .flatMap((entries) => readNavigation(entries, site, path))
      .find(({ folderActive }) => folderActive === true) ?? null
  );
}

function readEntries(
  entries: readonly Value[],
  collections: readonly Collection[],
  path: string,
): Data[] {
  return entries
    .map((entry) => readEntry(entry, collections, path))
    .filter((entry) => entry !== null);
}

function readEntry(entry: Value, collections: readonly Collection[], path: string): Data | null {
  const link = (to: Collection | null, over: Data) => linkTo(to, collections, path, over);
  if (typeof entry === 'string') return link(findCollection(entry, collections), {});
  if (!isObject(entry)) return null;
  const children = listOf(entry, 'items') ?? listOf(entry, 'children');
  if (children && children.length > 0) return readFolder(entry, children, collections, path);
  const external = memberOf(entry, 'externalLink');
  const url =
    textOf(external, 'url') ?? (typeof external === 'string' ? external : textOf(entry, 'url'));
  if (url !== null) return linkOut(entry, url, path);
  const collection = memberOf(entry, 'collection');
  const name =
    typeof collection === 'string'
      ? collection
      : (textOf(collection, 'urlId') ?? textOf(entry, 'urlId') ?? textOf(entry, 'collectionId'));
  const found = name === null ? null : findCollection(name, collections);
  const title = textOf(entry, 'title');
  if (found) return link(found, title === null ? {} : { title, navigationTitle: title });
  return isObject(collection)
    ? { ...entry, active: isAt(path, textOf(collection, 'fullUrl')) }
    : null;
}

function linkTo(
  collection: Collection | null,
  collections: readonly Collection[],
  path: string,
  over: Data,
): Data | null {
  if (!collection) return null;
  const items = partNamesOf(collection.data)
    ?.filter((name) => name !== collection.urlId)
    .map((name) => plainLink(findCollection(name, collections), path))
    .filter((item) => item !== null);
  const link = plainLink({ ...collection, data: { ...collection.data, ...over } }, path);
  return {
    ...link,
    ...(over['title'] ? { title: over['title'] } : {}),
    // An index that shows an index ends here; entries of entries are not shown by templates.
    ...(items && { items, folderActive: items.some((item) => item['active'] === true) }),
  };
}

function plainLink(collection: Collection | null, path: string): Data | null {
  if (!collection) return null;
  const fullUrl = textOf(collection.data, 'fullUrl');
  return {
    collection: { ...collection.data, url: fullUrl ?? '/' },
    active: isAt(path, fullUrl),
  };
}

function linkOut(entry: Data, url: string, path: string): Data {
  const external = dataOf(entry, 'externalLink');
  const title = textOf(external, 'title') ?? textOf(entry, 'title') ?? url;
  const newWindow =
    memberOf(external, 'newWindow') === true || memberOf(entry, 'newWindow') === true;
  return {
    externalLink: { ...external, url, title, navigationTitle: title, newWindow },
    active: path === url,
  };
}

function readFolder(
  entry: Data,
  children: readonly Value[],
  collections: readonly Collection[],
  path: string,
): Data {
  const items = readEntries(children, collections, path);
  const own = dataOf(entry, 'collection');
  const title = textOf(entry, 'title') ?? textOf(own, 'title') ?? textOf(entry, 'folder') ?? '';
  const folderActive = items.some((item) => item['active'] === true);
  const fullUrl =
    textOf(own, 'fullUrl') ?? textOf(dataOf(items[0] ?? {}, 'collection'), 'fullUrl') ?? '#';
  return {
    collection: {
      navigationTitle: title,
      ...own,
      title,
      folder: true,
      folderBehavior: 0,
      typeName: 'folder',
      fullUrl,
      url: fullUrl,
    },
    title,
    folder: true,
    items,
    folderActive,
    active: false,
  };
}

function findCollection(name: string, collections: readonly Collection[]): Collection | null {
  const wanted = name.replace(/^\/+|\/+$/g, '');
  const isHomeName = wanted === '' || /^home$/i.test(wanted);
  return (
    collections.find(({ urlId, id }) => id === wanted || isSameName(urlId, wanted)) ??
    collections.find(({ isHome }) => isHome && isHomeName) ??
    null
  );
}

/** A list is active on the pages of its items too. */
function isAt(path: string, fullUrl: string | null): boolean {
  if (fullUrl === null) return false;
  return path === fullUrl || (fullUrl !== '/' && path.startsWith(`${fullUrl}/`));
}
