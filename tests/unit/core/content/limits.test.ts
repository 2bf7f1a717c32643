import { expect, it } from 'vitest';
import { altTextLength, contentLimits, truncateLength } from '../../../../core/content/index.js';

it('limits are those of platform §5 and §9', () => {
  expect(contentLimits).toEqual({
    blocksPerLayout: 60,
    tracksPerAlbum: 60,
    itemsPerOrderedCollection: 250,
    productsPerCollection: 200,
    nestedCategories: 10000,
    importedGalleries: 20,
    itemsPerImportedGallery: 50,
    tagLength: 50,
    categoryLength: 25,
    urlLength: 2083,
  });
  expect(altTextLength).toBe(250);
  expect(truncateLength).toBe(100);
});
