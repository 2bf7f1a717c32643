import { partNamesOf } from './index-pages.js';
import { isSameName } from './members.js';
import type { Collection, SiteData } from './site-data.js';
import type { Data } from './types.js';

/** The route of an address. */
export type Route =
  | {
      readonly kind: 'list' | 'page';
      readonly collection: Collection;
      readonly tag: string | null;
      readonly category: string | null;
    }
  | {
      readonly kind: 'item';
      readonly collection: Collection;
      readonly items: readonly Data[];
      readonly index: number;
    }
  | { readonly kind: 'missing'; readonly collection: Collection | null };

/** Loads the items of a collection, from the data or a shop. */
export type ItemsOf = (collection: Collection) => Promise<readonly Data[] | null>;

/** Finds what a path shows. The longest collection wins, so that `/shop/sale` is the collection, not an item of `/shop`. */
export async function findRoute(path: string, site: SiteData, itemsOf: ItemsOf): Promise<Route> {
  const wanted = decode(path).replace(/^\/+|\/+$/g, '');
  const home = site.collections.find(({ isHome }) => isHome);
  if (wanted === '' && home) return show(home, null, null, itemsOf);
  const candidates = site.collections
    .filter(({ urlId }) => isAtOrBelow(wanted, urlId))
    .sort((a, b) => b.urlId.length - a.urlId.length);
  for (const collection of candidates) {
    const rest = wanted.slice(collection.urlId.length).replace(/^\/+/, '');
    if (rest === '') return show(collection, null, null, itemsOf);
    const items = await itemsOf(collection);
    const index = (items ?? []).findIndex((item) => isItem(item, rest, wanted));
    if (items && index >= 0) return { kind: 'item', collection, items, index };
    const [, label, name = ''] = /^(tag|category)\/(.+)$/i.exec(rest) ?? [];
    if (items && label) {
      const isTag = label.toLowerCase() === 'tag';
      return show(collection, isTag ? name : null, isTag ? null : name, itemsOf);
    }
  }
  return {
    kind: 'missing',
    collection: site.collections.find(({ urlId }) => isSameName(urlId, '404')) ?? null,
  };
}

async function show(
  collection: Collection,
  tag: string | null,
  category: string | null,
  itemsOf: ItemsOf,
): Promise<Route> {
  const isList = (await itemsOf(collection)) !== null || partNamesOf(collection.data) !== null;
  const kind = isList ? 'list' : 'page';
  return { kind, collection, tag, category };
}

function isItem(item: Data, rest: string, whole: string): boolean {
  const own = String(item['urlId']).toLowerCase();
  const full = String(item['fullUrl'])
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase();
  return rest.toLowerCase() === own || whole.toLowerCase() === full;
}

function isAtOrBelow(path: string, urlId: string): boolean {
  const [a, b] = [path.toLowerCase(), urlId.toLowerCase()];
  return b !== '' && (a === b || a.startsWith(`${b}/`));
}

/** A path that is encoded wrongly is looked for as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
