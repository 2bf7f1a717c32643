import type { SavedProductsProps } from './definition.js';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { getSavedProducts, mostKept } from '../../../core/commerce/kept/index.js';
import { announce } from '../../../core/dom/index.js';
import { keptStrings } from '../../../core/i18n/strings/kept.js';
import { useLatest } from '../../element/index.js';
import {
  keptRows,
  titleOf,
  useKeptFacts,
  type KeptRow,
  type Removal,
} from '../../parts/kept-products/index.js';

export interface SavedInUse {
  readonly rows: readonly KeptRow[];
  /** How many saved products the shop sells no more. */
  readonly gone: number;
  readonly hasFailed: boolean;
  /** Whether the shop is still being asked. */
  readonly isLoading: boolean;
  /** False where the list ends with the page. */
  readonly isStored: boolean;
  remove(row: KeptRow): void;
  undo(row: KeptRow): void;
  removeGone(): void;
  reload(): void;
}

export function useSavedProducts({ limit, onSavedChanged }: SavedProductsProps): SavedInUse {
  const saved = getSavedProducts();
  const all = useSyncExternalStore(saved.subscribe, saved.list, saved.list);
  const most = Math.min(Math.max(Math.trunc(limit ?? mostKept.saved) || 1, 1), mostKept.saved);
  const list = useMemo(() => all.slice(0, most), [all, most]);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const facts = useKeptFacts(list.map(({ id }) => id));
  const { hasFailed } = facts;
  const rows = keptRows(list, facts, removals);
  const gone = list.filter(({ id }) => facts.gone.has(id));

  const tellPage = useLatest(onSavedChanged);
  useEffect(
    () => void tellPage.current?.({ count: all.length, ids: all.map(({ id }) => id) }),
    [all, tellPage],
  );
  useEffect(() => {
    if (hasFailed) announce(keptStrings('failed'), { assertive: true });
  }, [hasFailed]);

  return {
    rows,
    gone: gone.length,
    hasFailed,
    isLoading: !hasFailed && rows.some(({ product, isRemoved }) => !product && !isRemoved),
    isStored: saved.isStored(),
    remove({ kept }) {
      const place = keptRows(list, { ...facts, gone: new Set() }, removals).findIndex(
        (row) => row.kept.id === kept.id,
      );
      setRemovals([...removals, { kept, place }]);
      saved.remove(kept.id);
    },
    undo({ kept, product }) {
      const isKept = (row: KeptRow) => !row.isRemoved;
      const before = rows.slice(
        0,
        rows.findIndex((row) => row.kept.id === kept.id),
      );
      const last = before.filter(isKept).at(-1);
      saved.putBack(kept, last ? all.findIndex(({ id }) => id === last.kept.id) + 1 : 0);
      setRemovals(removals.filter((removal) => removal.kept.id !== kept.id));
      announce(keptStrings('savedTitle', { title: titleOf({ kept, product }) }));
    },
    removeGone() {
      for (const { id } of gone) saved.remove(id);
    },
    reload: facts.reload,
  };
}
