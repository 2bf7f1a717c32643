import {
  parseProduct,
  type Product,
  type Variant,
} from '../../../../../core/commerce/product/index.js';

export const usd = (value: string) => ({ value, currency: 'USD' });

/** A product of type physical; each row is a variant: its option values, and `stock` (5 unless told). */
export function productOf(
  rows: readonly { stock?: number | 'unlimited'; attributes: Record<string, string> }[],
  changes: Record<string, unknown> = {},
): Product {
  return parsed({
    id: 'apron',
    title: 'Linen apron',
    productType: 1,
    variants: rows.map(({ attributes, stock = 5 }, index) => ({
      id: `v${index + 1}`,
      sku: `SKU-${index + 1}`,
      attributes,
      priceMoney: usd('42.00'),
      unlimited: stock === 'unlimited',
      qtyInStock: stock === 'unlimited' ? 0 : stock,
    })),
    ...changes,
  });
}

export function parsed(json: unknown): Product {
  const result = parseProduct(json);
  if ('problem' in result) throw new Error(result.problem);
  return result.product;
}

/** Red and Blue in S and L, without a Blue S; Red L is sold out. */
export function apron(changes: Record<string, unknown> = {}): Product {
  return productOf(
    [
      { attributes: { Colour: 'Red', Size: 'S' } },
      { attributes: { Colour: 'Red', Size: 'L' }, stock: 0 },
      { attributes: { Colour: 'Blue', Size: 'L' }, stock: 3 },
    ],
    { variantOptionOrdering: ['Colour', 'Size'], ...changes },
  );
}

/** One variant, so nothing to choose. */
export function mug(
  stock: number | 'unlimited' = 5,
  changes: Record<string, unknown> = {},
): Product {
  return productOf([{ attributes: {}, stock }], { id: 'mug', ...changes });
}

export function variantOf(product: Product, index = 0): Variant {
  const variant = product.variants[index];
  if (!variant) throw new Error(`There is no variant ${index}.`);
  return variant;
}

/** The JSON of a mug with one variant for $5. */
export const oneVariant = (changes: Record<string, unknown>) => ({
  id: 'mug',
  productType: 1,
  variants: [{ sku: 'M', priceMoney: usd('5'), qtyInStock: 1, ...changes }],
});

/** The JSON of a mug for $5 in S and L. */
export const twoVariants = (first: Record<string, unknown>, second: Record<string, unknown>) => ({
  id: 'mug',
  productType: 1,
  variants: [
    { sku: 'M-1', priceMoney: usd('5'), attributes: { Size: 'S' }, ...first },
    { sku: 'M-2', priceMoney: usd('5'), attributes: { Size: 'L' }, ...second },
  ],
});
