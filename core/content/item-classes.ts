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

/** The `class` of the element around an item, its names in a fixed order (template language §9.2). Not escaped. */
export function itemClasses(item: ClassedItem): string {
  let classes = 'hentry';
  if (item.promotedBlockType) {
    classes += ` promoted promoted-block-${slugify(item.promotedBlockType)}`;
  }
  for (const name of item.categories) classes += ` category-${slugify(name)}`;
  for (const name of item.tags) classes += ` tag-${slugify(name)}`;
  if (item.author) classes += ` author-${slugify(item.author)}`;
  classes += ` post-type-${item.recordTypeLabel}`;
  if (item.position) classes += ` article-index-${item.position}`;
  if (item.isFeatured) classes += ' featured';
  if (item.isOnSale) classes += ' on-sale';
  if (item.isSoldOut) classes += ' sold-out';
  return classes;
}
