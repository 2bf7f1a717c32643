import { closestAcrossRoots } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { findProductStore, productTag, subscribeToProduct } from '../../hooks/index.js';

/** Milliseconds that a press waits for the data of its product. */
const patience = 10_000;

/** Reports an element that cannot know what it sells, once the page is loaded. */
export function reportMissingProduct(host: HTMLElement): void {
  const look = () => {
    // An element around it reports for itself.
    if (!host.isConnected || closestAcrossRoots(host, productTag)) return;
    const problem =
      `${describe(host)} does not know what it sells, so it does nothing. ` +
      `Put it into a <${productTag} product="…">, give it a product-id, or give its form a field "itemId".`;
    getRuntime().reporter.report(new Error(problem), { where: host.localName });
  };
  if (document.readyState === 'complete') setTimeout(look);
  else window.addEventListener('load', () => setTimeout(look), { once: true });
}

/** Resolves to whether the product of the element around `host` has arrived; at once if there is no such element. */
export function awaitProduct(host: HTMLElement, productId: string | null): Promise<boolean> {
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

function describe(host: HTMLElement): string {
  const tag = host.localName;
  const all = [...document.querySelectorAll(tag)];
  return `<${tag}> number ${all.indexOf(host) + 1} of ${location.pathname}`;
}
