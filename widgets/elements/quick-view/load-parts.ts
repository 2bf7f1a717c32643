/**
 * Defines the elements that a quick view is made of. Asked for with the first opening: a page of cards fetches
 * none of them, and the loader does not see into a shadow root that it has not been told of.
 */
export async function loadParts(): Promise<void> {
  await Promise.all([
    import('../product-image/index.js'),
    import('../price/index.js'),
    import('../product-status/index.js'),
    import('../scarcity/index.js'),
    import('../variant-picker/index.js'),
    import('../quantity/index.js'),
    import('../add-to-cart/index.js'),
  ]);
}
