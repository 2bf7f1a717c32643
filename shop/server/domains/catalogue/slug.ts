/** Writes a name as it stands in an address: `Table & Bar` becomes `table-bar`. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The page of a category, beside those of the products. */
export function categoryUrl(category: string): string {
  // A name without Latin letters stands in the address as it is.
  return `/shop/${slug(category) || encodeURIComponent(category.trim())}`;
}
