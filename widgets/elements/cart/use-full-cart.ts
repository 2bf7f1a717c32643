import { useEffect, useState } from 'react';
import type { FullCart } from './full-cart.js';
import { getRuntime } from '../../../core/runtime/index.js';

export type FullCartComponent = typeof FullCart;

let known: FullCartComponent | null = null;

/** Fetches what shows lines; once it is there, every cart has it at its first render. */
export async function loadFullCart(): Promise<FullCartComponent> {
  return (known ??= (await import('./full-cart.js')).FullCart);
}

/** What shows the lines of a cart: fetched with the first line, and kept when the last one goes. */
export function useFullCart(isNeeded: boolean): {
  FullCart: FullCartComponent | null;
  hasFailed: boolean;
} {
  const [loaded, setLoaded] = useState<{ FullCart: FullCartComponent | null; hasFailed: boolean }>({
    FullCart: isNeeded ? known : null,
    hasFailed: false,
  });
  const isMissing = isNeeded && loaded.FullCart === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    loadFullCart().then(
      (FullCart) => {
        if (!isGone) setLoaded({ FullCart, hasFailed: false });
      },
      (error: unknown) => {
        getRuntime().reporter.report(error, { where: 'showing the cart' });
        if (!isGone) setLoaded({ FullCart: null, hasFailed: true });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return isMissing && known ? { FullCart: known, hasFailed: false } : loaded;
}
