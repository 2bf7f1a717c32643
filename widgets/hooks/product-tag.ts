/** In a module of its own, so that the element itself loads nothing else of this folder. */
export const productTag = 'vitrine-product';
