import { isRecord, readAddress } from '../../base/index.js';

/**
 * A product that this device keeps. Price, stock and picture are read from the shop each time, because they change; the
 * title and the address show it until then, and where the shop cannot be reached.
 */
export interface KeptProduct {
  readonly id: string;
  /** As it was then; may be empty. */
  readonly title: string;
  /** Absolute address of its page as it was then; null if it was not known. */
  readonly url: string | null;
}

const longest = { title: 300, url: 2_000 };

/** Ids go into a query, separated by commas: a hundred of these fit into the one that the API takes. */
export function isKeepable(id: unknown): id is string {
  return typeof id === 'string' && /^[^,\p{Cc}]{1,79}$/u.test(id);
}

/**
 * The list with a product, once: at the beginning, or at another place of those that are left. Products beyond `most`
 * are dropped from the end.
 */
export function withProduct(
  list: readonly KeptProduct[],
  product: KeptProduct,
  most: number,
  place = 0,
): readonly KeptProduct[] {
  if (!isKeepable(product.id)) return list;
  const others = withoutProduct(list, product.id);
  return [...others.slice(0, place), product, ...others.slice(place)].slice(0, most);
}

export function withoutProduct(list: readonly KeptProduct[], id: string): readonly KeptProduct[] {
  return list.filter((kept) => kept.id !== id);
}

/** Reads the content of the storage, which anybody may have written. */
export function readKept(json: string | null, most: number): readonly KeptProduct[] {
  try {
    const stored: unknown = JSON.parse(json ?? '[]');
    if (!Array.isArray(stored)) return [];
    const products = stored.map(readProduct).filter((product) => product !== null);
    return [...new Map(products.map((product) => [product.id, product])).values()].slice(0, most);
  } catch {
    return [];
  }
}

function readProduct(stored: unknown): KeptProduct | null {
  if (!isRecord(stored)) return null;
  const { id, title, url } = stored;
  if (!isKeepable(id)) return null;
  return {
    id,
    title: typeof title === 'string' ? title.slice(0, longest.title) : '',
    url:
      typeof url === 'string' && url.length <= longest.url ? readAddress(url, /^https?:$/) : null,
  };
}
