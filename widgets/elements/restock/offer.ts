import {
  isSoldOut,
  missingOptions,
  variantName,
  type Product,
  type Selection,
  type Variant,
} from '../../../core/commerce/product/index.js';

/** The variant that a visitor can sign up for now. */
export interface Offer {
  readonly productId: string;
  /** Empty while the options that lead to a variant are open. */
  readonly variantId: string;
  /** The options that are open. */
  readonly missing: readonly string[];
  /** The name of the sold-out item; empty if the page does not say it. */
  readonly item: string;
}

export interface Named {
  readonly productId: string;
  readonly variantId: string;
}

/**
 * The offer: the chosen variant when it is sold out, or any choice so far of a product that is sold out as a whole.
 * `fixed` is the variant that the element is for, by id or SKU; `isShown` says that the server shows it while nothing
 * is chosen. Null when there is nothing to sign up for.
 */
export function findOffer(
  { product, variant, choices }: Selection,
  fixed: string,
  isShown: boolean,
): Offer | null {
  const own = fixed ? findVariant(product, fixed) : null;
  const isAbout = !fixed || (variant ? own === variant : isShown);
  const target = own ?? variant;
  if (!isAbout || !isSoldOut(product, target)) return null;
  return {
    productId: product.id,
    variantId: target?.id ?? '',
    missing: target ? [] : missingOptions(product, choices),
    item: nameItem(product, target),
  };
}

/** For a page without product data: the server decides what is sold out. */
export function plainOffer({ productId, variantId }: Named): Offer | null {
  return productId && variantId ? { productId, variantId, missing: [], item: '' } : null;
}

/** The variants that are in stock, which nobody waits for. */
export function listAvailable(product: Product): Variant[] {
  return product.variants.filter((variant) => !isSoldOut(product, variant));
}

function findVariant({ variants }: Product, name: string): Variant | null {
  return variants.find(({ id, sku }) => id === name || sku === name) ?? null;
}

/** 'Fern, Large', or the product where it has no options. */
function nameItem(product: Product, variant: Variant | null): string {
  return (variant && variantName(product, variant)) || product.title;
}
