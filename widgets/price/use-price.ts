import { getRuntime } from '../../core/runtime/index.js';
import { useProduct } from '../stores/index.js';
import { viewPrice, type PriceView } from './price-view.js';

export interface ShownPrice extends PriceView {
  /** BCP 47, of the site. */
  readonly locale: string;
}

/** The price of what is chosen; null until the product is known. */
export function usePrice(productId: string): ShownPrice | null {
  const found = useProduct(productId);
  const view = found && viewPrice(found.selection.product, found.selection.variant);
  return view && { ...view, locale: getRuntime().site.locale };
}
