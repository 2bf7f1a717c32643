import type { RecentProductsProps } from './definition.js';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  describeKept,
  getRecentProducts,
  isKeepable,
  mostKept,
  recordVisit,
  type KeptProduct,
} from '../../../core/commerce/kept/index.js';
import { useProduct } from '../../hooks/index.js';
import { keptRows, useKeptFacts, type KeptRow } from '../../parts/kept-products/index.js';

export interface RecentInUse {
  readonly rows: readonly KeptRow[];
  readonly isLoading: boolean;
  /** Whether the list was forgotten here, and can be brought back. */
  readonly isCleared: boolean;
  clear(): void;
  undo(): void;
}

const nothing: readonly KeptRow[] = [];

/** The products viewed before, without the product of the page, which is noted. */
export function useRecentProducts({ productId = '', limit = 6 }: RecentProductsProps): RecentInUse {
  const found = useProduct(productId);
  const ownId = found?.selection.product.id || productId;
  const recent = getRecentProducts();
  const all = useSyncExternalStore(recent.subscribe, recent.list, recent.list);
  const [cleared, setCleared] = useState<readonly KeptProduct[] | null>(null);
  const most = Math.min(Math.max(Math.trunc(limit) || 1, 1), mostKept.recent - 1);
  const list = useMemo(
    () => all.filter(({ id }) => id !== ownId).slice(0, most),
    [all, ownId, most],
  );
  const facts = useKeptFacts(list.map(({ id }) => id));
  const rows = facts.hasFailed ? nothing : keptRows(list, facts);

  useEffect(() => {
    if (!isKeepable(ownId)) return undefined;
    const visit = new AbortController();
    recordVisit(() => recent.add(describeKept(ownId)), visit.signal);
    return () => visit.abort();
  }, [recent, ownId]);

  return {
    rows,
    isLoading: rows.some(({ product }) => !product),
    isCleared: cleared !== null && rows.length === 0,
    clear() {
      setCleared(all);
      recent.replace([]);
    },
    undo() {
      recent.replace(cleared ?? []);
      setCleared(null);
    },
  };
}
