import {
  catalogueCurrencies,
  ownedSorts,
  productStatuses,
  stockFilters,
  type OwnedListQuery,
} from '../../../server/index.js';

export const productsPath = '/owner/products';
export const productPath = (id: string) => `${productsPath}/${encodeURIComponent(id)}`;

/** A database takes no text with a NUL. */
const printable = (text: string | null) => (text ?? '').replaceAll('\0', '');

/** Which products the list shows, as its address says; what it does not know counts as left out. */
export function readListQuery(query: URLSearchParams): OwnedListQuery {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  return {
    search: printable(query.get('q')).slice(0, 100),
    status: one('status', productStatuses) ?? null,
    category: printable(query.get('category')) || null,
    stock: one('stock', stockFilters) ?? null,
    sort: one('sort', ownedSorts) ?? 'name',
    isDescending: query.get('order') === 'desc',
    // Not `currency`, which switches the shop that a visitor sees.
    currency: one('prices', catalogueCurrencies) ?? 'USD',
    cursor: query.get('cursor') || null,
  };
}

/** The address of the list, without what is usual. */
export function writeListQuery(query: Partial<OwnedListQuery>): URLSearchParams {
  const { search, status, category, stock, sort, isDescending, currency, cursor } = query;
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(status && { status }),
    ...(category && { category }),
    ...(stock && { stock }),
    ...(sort && sort !== 'name' && { sort }),
    ...(isDescending && { order: 'desc' }),
    ...(currency && currency !== 'USD' && { prices: currency }),
    ...(cursor && { cursor }),
  });
}

export function listAddress(query: Partial<OwnedListQuery>): string {
  const text = writeListQuery(query).toString();
  return text === '' ? productsPath : `${productsPath}?${text}`;
}

export const adPixelPath = `${productsPath}/ad-pixel`;
export const importPath = `${productsPath}/import`;
