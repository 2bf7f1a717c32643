import { getProducts, type ProductStore } from '../../core/commerce/product/index.js';
import { closestAcrossRoots } from '../../core/dom/index.js';
import { getRuntime } from '../../core/runtime/index.js';
import { productTag } from './product-tag.js';

declare module '../../core/base/bus.js' {
  interface BusEvents {
    /** A `vitrine-product` element shows another product than before. */
    'product.scope-changed': { element: Element };
  }
}

/**
 * Finds the store of a widget's product: the one named by `productId`, else that of the nearest `vitrine-product`
 * around `host`, across shadow roots. Undefined until its data are there.
 */
export function findProductStore(
  host: Element | null,
  productId: string | null,
): ProductStore | undefined {
  const id = productId || readScope(host);
  return id ? getProducts().get(id) : undefined;
}

/**
 * Calls `listener` when the product of {@link findProductStore} arrives, is replaced, or its selection changes. Returns
 * the unsubscribe function.
 */
export function subscribeToProduct(
  host: Element | null,
  productId: string | null,
  listener: () => void,
): () => void {
  let store: ProductStore | undefined;
  let leaveStore: (() => void) | undefined;

  function follow(): void {
    const found = findProductStore(host, productId);
    if (found === store) return;
    leaveStore?.();
    store = found;
    leaveStore = found?.subscribe(listener);
  }
  function lookAgain(): void {
    follow();
    listener();
  }

  const leaveRegistry = getProducts().subscribe(lookAgain);
  const leaveScopes = getRuntime().bus.on('product.scope-changed', lookAgain);
  follow();
  return () => {
    leaveRegistry();
    leaveScopes();
    leaveStore?.();
  };
}

/** An element has only the attribute before its upgrade; afterwards the property takes precedence. */
function readScope(host: Element | null): string | null {
  const element = host && closestAcrossRoots(host, productTag);
  if (!element) return null;
  return 'productId' in element && typeof element.productId === 'string'
    ? element.productId
    : element.getAttribute('product-id');
}
