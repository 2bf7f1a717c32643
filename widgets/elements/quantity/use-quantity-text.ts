import { useLayoutEffect, useRef, useState } from 'react';
import {
  quantityLimits,
  startQuantity,
  type ProductStore,
} from '../../../core/commerce/product/index.js';
import type { LightControl } from '../../element/index.js';
import { readLights, saysNew } from '../../parts/page-control/index.js';

const initialText = String(quantityLimits.default);

export interface QuantityText {
  readonly text: string;
  /** The text of this moment. */
  read(): string;
  set(text: string): void;
}

/**
 * The text of the quantity field. The product's store keeps it, or this element until there is one. It starts from the
 * page's field: the shopper, or the browser after Back, may have changed that already. What nobody has changed there
 * gives way to the shop's rule.
 *
 * @param isAllowed Whether the shop takes this many.
 */
export function useQuantityText(
  store: ProductStore | undefined,
  controls: readonly LightControl[],
  isAllowed: (text: string) => boolean,
): QuantityText & { reset(): void } {
  const [control] = controls;
  const [ownText, setOwnText] = useState(() => readLights(controls));
  const read = () => store?.getState().quantityText ?? ownText ?? initialText;
  const set = (next: string) => (store ? store.setQuantity(next) : setOwnText(next));

  const known = useRef<LightControl>(undefined);
  useLayoutEffect(() => {
    if (!control || !store) return;
    const isChosen = known.current !== undefined || isChanged(control);
    // A second field of the same product leaves alone what was chosen in the first.
    const isNew = saysNew(store, 'quantity', controls);
    const shown = readLights(controls) ?? initialText;
    const isWanted = isNew || isChosen || (read() === startOf(store) && isAllowed(shown));
    known.current = control;
    if (isWanted && shown !== read()) store.setQuantity(shown);
    // `read` and `isAllowed` belong to the store, and the other controls to the first.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, control]);
  const reset = () => {
    const shown = readLights(controls);
    set(shown !== null && isAllowed(shown) ? shown : startOf(store));
  };
  return { text: read(), read, set, reset };
}

const startOf = (store: ProductStore | undefined): string =>
  String(startQuantity(store?.getState().variant?.quantityRule));

const isChanged = (control: LightControl): boolean =>
  control instanceof HTMLInputElement && control.value !== control.defaultValue;
