import { useEffect, useState } from 'react';
import { getRuntime } from '../../../core/runtime/index.js';
import type { FullCart } from './full-cart.js';

export type FullCartComponent = typeof FullCart;

export interface FullCartInUse {
  /** Null until it is fetched, and for a cart that never had a line on this page. */
  readonly FullCart: FullCartComponent | null;
  readonly hasFailed: boolean;
  /** Fetches it again after a failure. */
  retry(): void;
}

type Progress = 'unfetched' | 'fetched' | 'failed';

let known: FullCartComponent | null = null;

/** Fetches the component; once it is there, every cart has it at its first render. */
export async function loadFullCart(): Promise<FullCartComponent> {
  return (known ??= (await import('./full-cart.js')).FullCart);
}

/** The component that shows the lines of a cart: fetched with the first line, and kept when the last one goes. */
export function useFullCart(isNeeded: boolean): FullCartInUse {
  const [progress, setProgress] = useState<Progress>('unfetched');
  useEffect(() => {
    if (!isNeeded || progress !== 'unfetched') return;
    let isGone = false;
    const end = (next: Progress) => {
      if (!isGone) setProgress(next);
    };
    loadFullCart().then(
      () => end('fetched'),
      (error: unknown) => {
        getRuntime().reporter.report(error, { where: 'showing the cart' });
        end('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, progress]);
  return {
    FullCart: isNeeded || progress === 'fetched' ? known : null,
    hasFailed: progress === 'failed',
    retry: () => setProgress('unfetched'),
  };
}
