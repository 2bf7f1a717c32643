import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ProductStore } from '../../../core/commerce/product/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost } from '../../element/index.js';

/** The name in the page's query. */
const parameter = 'variant';

/**
 * Has the page's address name the chosen variant, so that a reload or a shared link shows it again.
 * Only on the product's own page: cards, quick views and React apps leave the address alone. Back does
 * not walk through choices.
 */
export function useVariantAddress(
  store: ProductStore,
  sku: string | null,
  isWanted: boolean,
): void {
  const host = useHost();
  const isInUse = isWanted && host !== null && isPageOf(store.getState().product.id);
  const known = useRef(sku);

  useLayoutEffect(() => {
    const named = isInUse ? new URL(location.href).searchParams.get(parameter) : null;
    const isOpen = Object.keys(store.getState().choices).length === 0;
    if (named !== null && isOpen) store.chooseSku(named);
  }, [store, isInUse]);

  useEffect(() => {
    if (known.current === sku) return;
    known.current = sku;
    if (isInUse) writeAddress(sku);
  }, [sku, isInUse]);
}

function isPageOf(productId: string): boolean {
  const { page } = getRuntime().site;
  return page?.contentSource === 'i' && page.id === productId;
}

function writeAddress(sku: string | null): void {
  const url = new URL(location.href);
  if (sku === null) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, sku);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
