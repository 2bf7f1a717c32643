/** Limits of a site's content (platform §9). */
export const contentLimits = {
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  itemsPerOrderedCollection: 250,
  productsPerCollection: 200,
  nestedCategories: 10000,
  importedGalleries: 20,
  itemsPerImportedGallery: 50,
  /** In UTF-16 units, as all lengths here. */
  tagLength: 50,
  categoryLength: 25,
  urlLength: 2083,
} as const;

/** Length of alternative texts taken from a description, in UTF-16 units (platform §9). */
export const altTextLength = 250;

/** Default length of a truncated text (platform §9). */
export const truncateLength = 100;
