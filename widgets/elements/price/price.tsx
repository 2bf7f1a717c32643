import { useStates } from '../../element/index.js';
import { PriceText } from '../../parts/price-text/index.js';
import type { PriceProps } from './definition.js';
import { usePrice } from './use-price.js';

/** The price of a product or of its chosen variant. */
export function Price({ productId = '' }: PriceProps) {
  const shown = usePrice(productId);
  useStates({ sale: shown?.compareAt != null, range: shown?.isLowest === true });

  return shown ? <PriceText shown={shown} /> : <slot />;
}
