// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { products } from '../../../../../examples/marram/catalogue/products.js';
import { reviews as shopReviews } from '../../../../../examples/marram/reviews/index.js';

const idsOf = <Key extends 'id' | 'productId' | 'source'>(key: Key) =>
  new Set(shopReviews.map((review) => review[key]));

describe('the reviews of the shop', () => {
  it('have an id each', () => {
    expect(idsOf('id').size).toBe(shopReviews.length);
  });

  it('are of products that are sold, some of which nobody has reviewed', () => {
    const sold = products.map(({ id }) => id);
    const reviewed = sold.filter((id) => idsOf('productId').has(id));
    expect(reviewed).toHaveLength(idsOf('productId').size);
    expect(reviewed.length).toBeGreaterThanOrEqual(10);
    expect(reviewed.length).toBeLessThan(sold.length);
  });

  it('come from here and from elsewhere', () => {
    expect(idsOf('source')).toEqual(new Set(['native', 'imported']));
  });

  it.each(shopReviews.map((review) => [review.id, review] as const))('%s is sound', (_, review) => {
    expect(review.writtenAt).toBeGreaterThan(0);
    expect(review.text.trim()).toBe(review.text);
    expect(review.importedFrom === null).toBe(review.source === 'native');
    if (review.reply) expect(review.reply.writtenAt).toBeGreaterThan(review.writtenAt);
    for (const { url, alt } of review.photos) {
      expect(existsSync(`examples/marram/public${url}`)).toBe(true);
      expect(alt).not.toBe('');
    }
  });
});
