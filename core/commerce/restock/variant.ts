/** One variant of an item, by the wire's names (storefront §3). */
export interface RestockVariant {
  /** The product's id. */
  readonly productId: string;
  /** The variant that is sold out. */
  readonly variantId: string;
}

/** A string key of the variant, for maps and storage. */
export function restockKey({ productId, variantId }: RestockVariant): string {
  return JSON.stringify([productId, variantId]);
}
