import { useMemo, useSyncExternalStore } from 'react';
import { getInfoPage, type InfoPageState } from '../../../core/commerce/instalments/index.js';

/** The page at `address`, loaded as soon as something shows it. */
export function useInfoPage(address: string): InfoPageState {
  const page = getInfoPage(address);
  // During the first render: a later load would show and announce the failure of the last time.
  useMemo(() => void page.load(), [page]);
  return useSyncExternalStore(page.subscribe, page.getState, page.getState);
}
