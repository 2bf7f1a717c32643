import { slugify } from './slug.js';

/** The properties of an item that themes can select. '' and empty lists for missing ones. */
export interface ClassedItem {
  readonly promotedBlockType: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly author: string;
  readonly recordTypeLabel: string;
  /** From 1 within a list; '' outside of one. */
  readonly position: string;
  readonly isFeatured: boolean;
  readonly isOnSale: boolean;
  readonly isSoldOut: boolean;
}

/** The classes of the element around an item, in a fixed order (template language §9.2). Not escaped. */
export function itemClasses(item: ClassedItem): string[] {
  return [
    'hentry',
    ...(item.promotedBlockType
      ? ['promoted', `promoted-block-${slugify(item.promotedBlockType)}`]
      : []),
    ...item.categories.map((name) => `category-${slugify(name)}`),
    ...item.tags.map((name) => `tag-${slugify(name)}`),
    ...(item.author ? [`author-${slugify(item.author)}`] : []),
    `post-type-${item.recordTypeLabel}`,
    ...(item.position ? [`article-index-${item.position}`] : []),
    ...(item.isFeatured ? ['featured'] : []),
    ...(item.isOnSale ? ['on-sale'] : []),
    ...(item.isSoldOut ? ['sold-out'] : []),
  ];
}
