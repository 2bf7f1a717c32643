/** What can be asked for: one variant of an item, by the wire's names (storefront §3). */
export interface RestockVariant {
  readonly productId: string;
  readonly variantId: string;
}

/** One text for the variant, for maps and storage. */
export function restockKey({ productId, variantId }: RestockVariant): string {
  return JSON.stringify([productId, variantId]);
}
