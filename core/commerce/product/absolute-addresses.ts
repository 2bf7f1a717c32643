import type { Product, ProductImage } from './product.js';

/** One candidate of a `srcset`; a comma at the end of an address separates candidates (HTML standard). */
const candidate = /([^\s,]\S*[^\s,]|[^\s,])((?:\s+[^\s,]+)?)\s*(?:,|$)/g;

/**
 * Resolves the addresses of a product against `base`, the address of its data, so that a page of another origin can use
 * them. Other values stay as they are.
 */
export function withAbsoluteAddresses(product: Product, base: string): Product {
  const absolute = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;

  const image = (given: ProductImage): ProductImage => ({
    ...given,
    url: absolute(given.url),
    srcset:
      given.srcset?.replace(
        candidate,
        (all, address: string) => absolute(address) + all.slice(address.length),
      ) ?? null,
  });

  return {
    ...product,
    url: product.url && absolute(product.url),
    images: product.images.map(image),
    variants: product.variants.map((variant) => ({
      ...variant,
      image: variant.image && image(variant.image),
      ...(variant.moreImages && { moreImages: variant.moreImages.map(image) }),
    })),
  };
}
