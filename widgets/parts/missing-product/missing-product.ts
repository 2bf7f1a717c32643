import { closestAcrossRoots } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { findProductStore, productTag, subscribeToProduct } from '../../hooks/index.js';

/** Milliseconds that a press waits for the data of its product. */
const patience = 10_000;

/** Resolves to whether the product of the element around `host` has arrived; at once if there is no such element. */
function awaitProduct(host: HTMLElement, productId: string | null): Promise<boolean> {
  const isThere = () => findProductStore(host, productId) !== undefined;
  if (isThere()) return Promise.resolve(true);
  if (!closestAcrossRoots(host, productTag)) return Promise.resolve(false);
  const { clock } = getRuntime();
  return new Promise((resolve) => {
    const end = (isFound: boolean) => {
      unsubscribe();
      cancel();
      resolve(isFound);
    };
    const unsubscribe = subscribeToProduct(host, productId, () => {
      if (isThere()) end(true);
    });
    const cancel = clock.setTimeout(() => end(false), patience);
  });
}

/** Makes a press again once the element knows its product; without one nothing is sent, unless the form says enough. */
export async function pressWhenKnown<Outcome>(
  host: HTMLElement,
  productId: string | null,
  isNamed: boolean,
  press: (isKnown: boolean) => Promise<Outcome>,
): Promise<Outcome | { kind: 'invalid'; message: null }> {
  const isFound = await awaitProduct(host, productId);
  return isFound || isNamed ? press(isFound) : { kind: 'invalid', message: null };
}
