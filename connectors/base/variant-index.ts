/** A variant as a shop system names it. Its SKU may be empty, or repeated within its product. */
export interface SoldVariant {
  readonly id: string;
  readonly sku?: string | null | undefined;
  /** The quantity that a press without one means; 1 by default. */
  readonly least?: number | undefined;
}

/**
 * Maps between the SKU that widgets know a variant by and the id that the shop system sells it by. A variant whose SKU is
 * missing, or is that of a sibling too, is known by its id.
 */
export interface VariantIndex {
  /** Learns the variants of a product. Returns the SKU of each, in their order. */
  learn(productId: string, variants: readonly SoldVariant[]): string[];
  /** The SKU of a variant, learned or not. */
  skuOf(variant: SoldVariant): string;
  /** The id of a product's variant; without a SKU that of its only one. Undefined when it was not learned. */
  find(productId: string, sku: string | null): string | undefined;
  /** The quantity that a press without one means. */
  leastOf(id: string | undefined): number;
}

export function createVariantIndex(): VariantIndex {
  const skus = new Map<string, string>();
  const least = new Map<string | undefined, number>();
  const products = new Map<string, ReadonlyMap<string, string>>();
  const plain = ({ id, sku }: SoldVariant) => sku?.trim() || id;

  return {
    learn(productId, variants) {
      const names = variants.map(plain);
      const unique = variants.map(({ id }, index) => {
        const name = names[index] ?? id;
        return names.indexOf(name) === names.lastIndexOf(name) ? name : id;
      });
      variants.forEach(({ id, least: start = 1 }, index) => {
        skus.set(id, unique[index] ?? id);
        least.set(id, start);
      });
      products.set(
        productId,
        new Map(variants.map(({ id }, index) => [unique[index] ?? id, id] as const)),
      );
      return unique;
    },
    skuOf: (variant) => skus.get(variant.id) ?? plain(variant),
    leastOf: (id) => least.get(id) ?? 1,
    find(productId, sku) {
      const variants = products.get(productId);
      if (!variants) return undefined;
      if (sku !== null) return variants.get(sku) ?? [...variants.values()].find((id) => id === sku);
      const [only, ...others] = variants.values();
      return others.length === 0 ? only : undefined;
    },
  };
}
