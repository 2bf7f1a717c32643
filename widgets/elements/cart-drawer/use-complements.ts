import { useEffect, useState, type ComponentType } from 'react';
import { getProducts } from '../../../core/commerce/product/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { ComplementsProps } from '../../parts/complements/index.js';

/** The component, and what it shows. */
export interface ShownComplements {
  readonly Complements: ComponentType<ComplementsProps>;
  readonly itemId: string;
}

/**
 * The component for the products that go with an added item; null for none. Its code is fetched once the drawer is
 * open, unless the page's product is known to name none.
 */
export function useComplements(itemId: string | null): ShownComplements | null {
  const [Complements, setComplements] = useState<ComponentType<ComplementsProps> | null>(null);
  const isWanted = itemId !== null && mayHaveComplements(itemId);
  useEffect(() => {
    if (!isWanted || Complements) return;
    import('../../parts/complements/index.js').then(
      (module) => setComplements(() => module.Complements),
      (error: unknown) => getRuntime().reporter.report(error, { where: 'vitrine-cart-drawer' }),
    );
  }, [isWanted, Complements]);
  return isWanted && Complements ? { Complements, itemId } : null;
}

/** True for a product that is not on the page. */
function mayHaveComplements(itemId: string): boolean {
  const store = getProducts().get(itemId);
  return store === undefined || store.getState().product.complements !== undefined;
}
