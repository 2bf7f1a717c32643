import { getProducts, type ProductStore } from '../../core/commerce/product/index.js';
import { closestAcrossRoots } from '../../core/dom/index.js';
import { getRuntime } from '../../core/runtime/index.js';

declare module '../../core/base/bus.js' {
  interface BusEvents {
    /** A `vitrine-product` element stands for another product than before. */
    'product.scope-changed': { element: Element };
  }
}

export const productTag = 'vitrine-product';

/**
 * The store of the product a widget is about: the one named by `productId`, else that of the nearest
 * `vitrine-product` around `host`, through shadow roots. Undefined until its data is there.
 */
export function findProductStore(
  host: Element | null,
  productId: string | null,
): ProductStore | undefined {
  const id = productId || readScope(host);
  return id ? getProducts().get(id) : undefined;
}

/**
 * Calls `listener` when the product found by {@link findProductStore} arrives, is replaced, or its
 * selection changes. Returns what stops it.
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

/** Before its upgrade an element only has the attribute; afterwards the property knows better. */
function readScope(host: Element | null): string | null {
  const element = host && closestAcrossRoots(host, productTag);
  if (!element) return null;
  return 'productId' in element && typeof element.productId === 'string'
    ? element.productId
    : element.getAttribute('product-id');
}
