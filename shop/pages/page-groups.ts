/** Pages that a shop can do without; everything else is what selling needs. */
export const pageGroups = [
  'about',
  'contact',
  'newsletter',
  'lessons',
  'journal',
  'events',
  'albums',
  'care',
  'giftCards',
  'samples',
] as const;

/**
 * `newsletter` is the form at the end of pages, `giftCards` the link to the product `gift-card`, and `samples` the cover
 * page, the page with a password and the specimen sheet. The others are pages of their names with the links to them.
 */
export type PageGroup = (typeof pageGroups)[number];

/** Whether there are pages of each group, for templates. */
export const groupFlags = (groups: readonly PageGroup[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(pageGroups.map((group) => [group, groups.includes(group)]));
