import type { Product, ProductImage } from '../../../core/commerce/product/index.js';

export type Swatch =
  | { readonly kind: 'color'; readonly color: string }
  | { readonly kind: 'image'; readonly image: ProductImage };

/**
 * A swatch for every value of an option: its colour, else the one picture all its variants share.
 * Null when a value has neither, or when the pictures are the same for several values.
 */
export function findSwatches(
  product: Product,
  option: { readonly name: string; readonly values: readonly string[] },
  colors: Readonly<Record<string, string>>,
): ReadonlyMap<string, Swatch> | null {
  const swatches = new Map<string, Swatch>();
  const pictures = new Set<string>();
  for (const value of option.values) {
    const color = colors[value];
    const image = color ? null : findSharedImage(product, option.name, value);
    if (color) swatches.set(value, { kind: 'color', color });
    else if (image && !pictures.has(image.url)) swatches.set(value, { kind: 'image', image });
    else return null;
    if (image) pictures.add(image.url);
  }
  return swatches;
}

function findSharedImage(product: Product, name: string, value: string): ProductImage | null {
  const variants = product.variants.filter(({ attributes }) => attributes[name] === value);
  const image = variants[0]?.image ?? null;
  return variants.every((variant) => variant.image?.url === image?.url) ? image : null;
}
