/**
 * Defines the elements that a quick view consists of. Called when the first one opens, so that a page of cards fetches
 * none of them; the loader does not find them in the shadow root.
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
