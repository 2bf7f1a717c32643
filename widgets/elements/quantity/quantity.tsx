import type { QuantityProps } from './definition.js';
import { QuantityField } from '../../parts/quantity-field/index.js';
import { useQuantity } from './use-quantity.js';

/** The quantity of a product; see the definition. Nothing where storefront §5 says it is not shown. */
export function Quantity(props: QuantityProps) {
  const field = useQuantity(props);
  if (field === 'page') return <slot />;
  return field && <QuantityField {...field} />;
}
