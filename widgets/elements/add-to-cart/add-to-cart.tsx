import type { PropsOf } from '../../element/index.js';
import { AddButton } from './add-button.js';
import type { addToCart } from './definition.js';
import { useAddToCart } from './use-add-to-cart.js';

export type AddToCartProps = PropsOf<typeof addToCart>;

/** The add-to-cart button of a product; see the definition. */
export function AddToCart(props: AddToCartProps) {
  return <AddButton {...useAddToCart(props)} />;
}
