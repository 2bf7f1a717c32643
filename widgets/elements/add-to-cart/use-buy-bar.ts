import { useEffect, useState, type ComponentType } from 'react';
import type { Selection } from '../../../core/commerce/product/index.js';
import { whenIdle } from '../../element/index.js';
import type { BuyBarProps } from '../../parts/buy-bar/index.js';

export interface OpenBar {
  readonly Bar: ComponentType<BuyBarProps>;
  readonly selection: Selection;
}

/** The bar of a button that wants one, once its code is there; without it, the page does without the bar. */
export function useBuyBar(isWanted: boolean, selection: Selection | undefined): OpenBar | null {
  const [Bar, setBar] = useState<ComponentType<BuyBarProps> | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenIdle(() => {
      import('../../parts/buy-bar/index.js').then(
        (module) => setBar(() => module.BuyBar),
        () => undefined,
      );
    });
  }, [isWanted]);
  return isWanted && Bar && selection ? { Bar, selection } : null;
}
