import { useLayoutEffect, useState } from 'react';
import type { ProductStore } from '../../../core/commerce/product/index.js';
import { useFormHandlers, useFormValue, useHost, useLightChange } from '../../element/index.js';
import { markMissing, useRefusedPress } from '../../hooks/index.js';
import { readDefaultSku, readEarlySku, readSku, writeSku } from './light-control.js';
import { openAll } from './use-variant-picker.js';

/** The name of the form's field (contract of the add-to-cart form). */
const skuField = 'sku';

/**
 * Makes the chosen sku the element's value in its form. An earlier choice in the no-script control, or one restored by
 * the browser, becomes the selection; `choose` is called with later choices of the page's scripts there. Tells whether
 * the form disables it.
 */
export function useSkuField(
  store: ProductStore,
  sku: string | null,
  choose: (sku: string) => void,
): { isDisabled: boolean } {
  const host = useHost();
  const [isDisabled, setDisabled] = useState(false);
  useRefusedPress();
  useFormValue(sku, null, skuField);
  // Before what the browser restores: the shopper may have changed the control since.
  useLayoutEffect(() => {
    const early = host && readEarlySku(host);
    if (early) chooseIfOpen(store, early);
  }, [host, store]);
  useFormHandlers({
    reset() {
      openAll(store);
      markMissing(store.getState().product.id, []);
      const first = host && readDefaultSku(host);
      if (first) store.chooseSku(first);
    },
    restore(state) {
      if (typeof state === 'string') chooseIfOpen(store, state);
    },
    disabled: setDisabled,
  });

  useLightChange((control) => {
    const chosen = readSku(control);
    if (chosen !== null) choose(chosen);
  });
  // At once: the page's scripts may set the control again before an effect that waits for the paint.
  useLayoutEffect(() => {
    if (host) writeSku(host, sku ?? '');
  }, [host, sku]);

  return { isDisabled };
}

/** An earlier choice elsewhere on the page, or before a move, is newer. */
function chooseIfOpen(store: ProductStore, sku: string): void {
  if (Object.keys(store.getState().choices).length === 0) store.chooseSku(sku);
}
