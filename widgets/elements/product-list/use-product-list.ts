import type { ProductListProps } from './definition.js';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createProductList,
  getProductClient,
  type ProductListState,
  type ProductSort,
} from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { productListStrings } from '../../../core/i18n/strings/product-list.js';
import { useLatest } from '../../element/index.js';
import { expectedCount, toListQuery } from './list-query.js';

export interface ProductListInUse {
  readonly state: ProductListState;
  readonly sort: ProductSort;
  /** How many cards the first page has room for while it is on its way. */
  readonly expected: number;
  /** The first product that "Show more" added last; its card takes the focus. */
  readonly firstNewId: string | null;
  chooseSort(sort: ProductSort): void;
  showMore(): void;
  reload(): void;
}

/** The list that the element's attributes describe. A page that a shopper asked for is announced, the first is not. */
export function useProductList(props: ProductListProps): ProductListInUse {
  const { collection, ids, search, limit, sort: firstSort = 'featured', onProductsLoaded } = props;
  const [chosen, setChosen] = useState<{ from: ProductSort; sort: ProductSort } | null>(null);
  // A new value of the attribute replaces what the shopper chose.
  const sort = chosen?.from === firstSort ? chosen.sort : firstSort;
  const [firstNewId, setFirstNewId] = useState<string | null>(null);
  const query = useMemo(
    () => toListQuery({ collection, ids, search, sort, limit }),
    [collection, ids, search, sort, limit],
  );
  const client = getProductClient();
  const list = useMemo(() => createProductList(client, query), [client, query]);
  const state = useSyncExternalStore(list.subscribe, list.getState, list.getState);

  const tellPage = useLatest(onProductsLoaded);
  const { products, status } = state;
  useEffect(() => {
    if (status === 'ready') tellPage.current?.({ products });
  }, [status, products, tellPage]);

  const isAsked = chosen !== null;
  useEffect(() => {
    void list.load().then((isThere) => isAsked && tell(list.getState(), isThere));
    return () => list.stop();
    // Only a new list is loaded: the choice itself has made one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [list]);

  return {
    state,
    sort,
    expected: expectedCount(query),
    firstNewId,
    chooseSort(next) {
      setFirstNewId(null);
      setChosen({ from: firstSort, sort: next });
    },
    showMore() {
      void list.showMore().then((id) => {
        setFirstNewId(id);
        tell(list.getState(), list.getState().more !== 'failed');
      });
    },
    reload() {
      setFirstNewId(null);
      void list.load().then((isThere) => tell(list.getState(), isThere));
    },
  };
}

function tell({ status, products, more }: ProductListState, isThere: boolean): void {
  if (isThere) announce(productListStrings('shown', { count: products.length }));
  else if (status === 'failed') announce(productListStrings('failed'), { assertive: true });
  else if (more === 'failed') announce(productListStrings('moreFailed'), { assertive: true });
}
