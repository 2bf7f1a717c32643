import type { ProductQuery } from '../../../core/commerce/product/index.js';
import type { ProductListProps } from './definition.js';

type QueryProps = Pick<ProductListProps, 'collection' | 'ids' | 'search' | 'sort' | 'limit'>;

/** Products of one call, as the `ProductClient` limits them. */
const mostProducts = 100;

/** The query of the element's attributes; an empty one is left out. */
export function toListQuery({ collection, ids, search, sort, limit = 12 }: QueryProps) {
  const named = (ids ?? '').split(/[\s,]+/).filter(Boolean);
  const query: ProductQuery = {
    ...(collection?.trim() && { collection: collection.trim() }),
    ...(named.length > 0 && { ids: named }),
    ...(search?.trim() && { search: search.trim() }),
    ...(sort && { sort }),
    limit: Math.min(Math.max(Math.trunc(limit) || 1, 1), mostProducts),
  };
  return query;
}

/** How many cards to keep room for while a query is on its way. */
export function expectedCount({ ids, limit = mostProducts }: ProductQuery): number {
  return Math.min(ids?.length ?? limit, limit);
}
