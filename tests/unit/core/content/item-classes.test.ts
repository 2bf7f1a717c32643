import { describe, expect, it } from 'vitest';
import { itemClasses } from '../../../../core/content/index.js';

const plain = {
  promotedBlockType: '',
  categories: [],
  tags: [],
  author: '',
  recordTypeLabel: '',
  position: '',
  isFeatured: false,
  isOnSale: false,
  isSoldOut: false,
};

describe('itemClasses', () => {
  it('always says that it is an entry and of what kind', () => {
    expect(itemClasses(plain)).toBe('hentry post-type-');
  });

  it('says all it knows, in the order of the reference', () => {
    const item = {
      promotedBlockType: 'Image Block',
      categories: ['News & More', 'Ünder'],
      tags: ['A b'],
      author: 'Jo Doe',
      recordTypeLabel: 'store-item',
      position: '3',
      isFeatured: true,
      isOnSale: true,
      isSoldOut: true,
    };
    expect(itemClasses(item)).toBe(
      'hentry promoted promoted-block-image-block category-news-more category-nder tag-a-b ' +
        'author-jo-doe post-type-store-item article-index-3 featured on-sale sold-out',
    );
  });
});
