import { useLayoutEffect, useState } from 'react';
import type { ProductStore } from '../../../core/commerce/product/index.js';
import { useFormHandlers, useHost } from '../../element/index.js';
import {
  lightControls,
  readLight,
  saysNew,
  useFormValue,
  usePageControls,
  useRefusedPress,
} from '../../parts/page-control/index.js';
import { markMissing } from '../../hooks/index.js';
import { readEarlySku, readShownSku, skuField } from './light-control.js';
import { openAll } from './use-variant-picker.js';

/**
 * Takes over what was chosen in the page's control, or restored by the browser; `choose` is called when its markup says
 * another SKU, and nothing is chosen any more when it says none. Tells whether the form or the page disables it.
 */
export function useSkuField(
  store: ProductStore,
  choose: (sku: string) => void,
): { isDisabled: boolean } {
  const host = useHost();
  const takeShown = () => {
    // A control that is gone says nothing about the choice.
    if (host && lightControls(host, skuField).length > 0) choose(readShownSku(host) ?? '');
  };
  const controls = usePageControls(skuField, takeShown);
  const [isDisabled, setDisabled] = useState(false);
  useRefusedPress();
  // Before what the browser restores: the shopper may have changed the control since.
  useLayoutEffect(() => {
    const early = host && readEarlySku(host);
    // A page that was exchanged says something new, or as before: then the choice of before the exchange is newer.
    const isNew = host && saysNew(store, skuField, lightControls(host, skuField));
    if (early && isNew) store.chooseSku(early);
    else if (early) chooseIfOpen(store, early);
  }, [host, store]);
  useFormHandlers({
    reset() {
      const shown = host && readShownSku(host);
      openAll(store);
      markMissing(store.getState().product.id, []);
      if (shown) store.chooseSku(shown);
    },
    restore(state) {
      if (typeof state === 'string') chooseIfOpen(store, state);
    },
    disabled: setDisabled,
  });
  return {
    isDisabled:
      isDisabled || (controls.length > 0 && controls.every((one) => one.matches(':disabled'))),
  };
}

/**
 * Gives the form the SKU, and calls `choose` with later choices of the page's scripts in its control. Call it after
 * everything that may choose one as the element mounts: then a dropdown of the page without an empty entry chooses what
 * it shows.
 */
export function useSkuValue(store: ProductStore, choose: (sku: string) => void): void {
  const host = useHost();
  useLayoutEffect(() => {
    const shown = host && readShownSku(host);
    if (shown) chooseIfOpen(store, shown);
  }, [store, host]);
  useFormValue({
    value: () => store.getState().variant?.sku || null,
    name: skuField,
    take(control) {
      const chosen = readLight(control);
      if (chosen !== null) choose(chosen);
    },
  });
}

/** An earlier choice elsewhere on the page, or before a move, is newer. */
function chooseIfOpen(store: ProductStore, sku: string): void {
  if (Object.keys(store.getState().choices).length === 0) store.chooseSku(sku);
}
