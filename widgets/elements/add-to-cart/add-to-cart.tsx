import { AddButton } from './add-button.js';
import type { AddToCartProps } from './definition.js';
import { useAddToCart } from './use-add-to-cart.js';

/** The add-to-cart button of a product; see the definition. */
export function AddToCart(props: AddToCartProps) {
  const button = useAddToCart(props);
  return button ? <AddButton {...button} /> : <slot />;
}
