import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createKeptFacts, type KeptFacts } from '../../../core/commerce/kept/index.js';
import { getProductClient } from '../../../core/commerce/product/index.js';

export interface KeptFactsInUse extends KeptFacts {
  /** Tries again after a failure. */
  reload(): void;
}

/** The shop's current facts about products; read in one call, and again for those that come later. */
export function useKeptFacts(ids: readonly string[]): KeptFactsInUse {
  const client = getProductClient();
  const store = useMemo(() => createKeptFacts(client), [client]);
  const facts = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const wanted = ids.join();
  useEffect(() => void store.load(wanted.split(',').filter(Boolean)), [store, wanted]);
  useEffect(() => () => store.stop(), [store]);
  return { ...facts, reload: () => void store.load(ids) };
}
