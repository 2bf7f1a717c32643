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
  const classes = ['hentry'];
  if (item.promotedBlockType) {
    classes.push('promoted', `promoted-block-${slugify(item.promotedBlockType)}`);
  }
  for (const name of item.categories) classes.push(`category-${slugify(name)}`);
  for (const name of item.tags) classes.push(`tag-${slugify(name)}`);
  if (item.author) classes.push(`author-${slugify(item.author)}`);
  classes.push(`post-type-${item.recordTypeLabel}`);
  if (item.position) classes.push(`article-index-${item.position}`);
  if (item.isFeatured) classes.push('featured');
  if (item.isOnSale) classes.push('on-sale');
  if (item.isSoldOut) classes.push('sold-out');
  return classes;
}
