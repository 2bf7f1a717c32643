import { isSoldOut, type Product, type Variant } from '../../../core/commerce/product/index.js';

/** The most that a drawer shows. */
const mostComplements = 3;

/**
 * Which of the products are shown, in the order in which the product names them: not what is in the cart already, is
 * sold out, or has a way of buying of its own.
 */
export function chooseComplements(
  names: readonly string[],
  products: readonly Product[],
  isInCart: (itemId: string) => boolean,
): readonly Product[] {
  return names
    .flatMap((name) => products.find(({ id, handle }) => id === name || handle === name) ?? [])
    .filter((product, index, all) => all.indexOf(product) === index)
    .filter((product) => isOffered(product) && !isInCart(product.id))
    .slice(0, mostComplements);
}

function isOffered(product: Product): boolean {
  const { productType, isSubscribable, variants } = product;
  return (
    productType !== 'gift-card' && !isSubscribable && variants.length > 0 && !isSoldOut(product)
  );
}

/** The variant that one press adds; null if something is to be chosen or filled in first. */
export function variantToAdd(product: Product): Variant | null {
  const [variant, ...others] = product.variants;
  return variant && others.length === 0 && product.additionalFieldsFormId === null ? variant : null;
}
