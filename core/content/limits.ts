/** How much of a thing a site may have (platform §9). */
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

/** Where alternative texts that were taken from a description end, in UTF-16 units (platform §9). */
export const altTextLength = 250;

/** How long a truncated text is when nobody says (platform §9). */
export const truncateLength = 100;
