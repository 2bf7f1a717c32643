// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../../../core/template/index.js';
import {
  reviewSchema,
  reviewPageSchema,
} from '../../../../../../shop/server/domains/reviews/schemas.js';
import { readReviews } from '../../../../../../shop/pages/reviewing/read-reviews.js';
import { toAddress } from '../../../../../../shop/pages/views/address.js';
import { reviewsView } from '../../../../../../shop/pages/views/parts/reviews.js';
import { wirePage, wireReview } from '../../../../core/commerce/reviews/sample-reviews.js';

const review = (changes: object = {}) => reviewSchema.parse(wireReview('a', changes));
const pageOf = (reviews: unknown[], changes: object = {}) =>
  reviewPageSchema.parse(wirePage([], { reviews, ...changes }));

const part = (name: string) => readFileSync(`shop/pages/templates/parts/${name}.html`, 'utf8');

function print(page: ReturnType<typeof pageOf>, moreUrl: string | null = null) {
  const engine = createEngine({ escape: 'html', mode: 'strict' });
  const { output } = engine
    .compile('{@|apply reviews}')
    .render(reviewsView(page, moreUrl === null ? null : toAddress(moreUrl), toAddress('/review')), {
      partials: new Map(['reviews', 'stars'].map((name) => [name, part(name)])),
    });
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.body.innerHTML = output;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      element.textContent.replace(/\s+/g, ' ').trim(),
    );
  return { document, texts, output };
}

const full = review({
  rating: 4,
  title: 'Good <b>',
  text: 'One.\nTwo.',
  isVerified: true,
  variant: 'Oat',
  source: 'imported',
  importedFrom: 'The market',
  helpfulCount: 14,
  photos: [{ url: '/images/mug.svg', alt: 'My mug', width: 800, height: 1000 }],
  reply: { author: 'Marram', text: 'Thanks.', writtenAt: Date.UTC(2026, 10, 13, 12) },
});

describe('the reviews of a page without script', () => {
  it('start with the summary', () => {
    const { texts, document } = print(pageOf([review()]));
    expect(texts('h2')).toEqual(['Reviews']);
    expect(texts('.reviews-average')).toEqual(['4.6 out of 5, 128 reviews']);
    expect(document.querySelector('.stars')?.getAttribute('aria-label')).toBe('4.6 out of 5 stars');
    expect(texts('.reviews-bars li')[0]).toBe('5 stars 96 reviews');
    expect(document.querySelector('.reviews-bar rect')?.getAttribute('width')).toBe('75%');
  });

  it('show each review with its reply', () => {
    const { texts, document } = print(pageOf([full]));
    expect(texts('.review h3')).toEqual(['Good <b>']);
    expect(texts('.review-facts')).toEqual([
      'Author of a November 12, 2026 Verified buyer · Bought: Oat · Imported from The market',
      '14 people found this helpful',
      'Reply from Marram November 13, 2026',
    ]);
    expect(texts('.review > p:not([class])')).toEqual(['One.', 'Two.']);
    expect(texts('.review .review-reply p')).toEqual([
      'Reply from Marram November 13, 2026',
      'Thanks.',
    ]);
    expect(document.querySelector('.review-photos img')?.getAttribute('alt')).toBe('My mug');
  });

  it('omit what a review does not have', () => {
    const { document, texts } = print(pageOf([review()]));
    expect(document.querySelector('.review-photos, .review-reply')).toBeNull();
    // The author replaces a missing title, and is not repeated.
    expect(texts('h3')).toEqual(['Author of a']);
    expect(texts('.review-facts')).toEqual(['November 12, 2026']);
  });

  it('link to all of them if there are more', () => {
    const more = '/shop/mug?reviews=all#reviews-title';
    const page = pageOf([review()], { nextCursor: 'c1' });
    const link = print(page, more).document.querySelector('section > p > a');
    expect(link?.getAttribute('href')).toBe(more);
    expect(link?.textContent).toBe('All 128 reviews');
    expect(print(pageOf([review()]), more).document.querySelector('section > p > a')).toBeNull();
  });

  it('have a text if there are none', () => {
    const summary = {
      count: 0,
      ratingSum: 0,
      distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
    };
    const { texts, document } = print(pageOf([], { summary }));
    expect(texts('section > p')).toEqual(['There are no reviews yet. Be the first to write']);
    expect(document.querySelector('.reviews-summary, ul')).toBeNull();
  });

  it('throw for a URL that a browser would execute', () => {
    const photos = [{ url: 'javascript:alert(1)', alt: '', width: 1, height: 1 }];
    expect(() => print(pageOf([review({ photos })]))).toThrow('not safe in a page');
  });
});

describe('readReviews', () => {
  const page = {
    id: 'item-mug',
    contentSource: 'i',
    title: '',
    path: '',
    permissionType: null,
  } as const;
  const asked: unknown[] = [];
  const reviews = {
    async read(...question: unknown[]) {
      asked.push(question);
      return pageOf([review()]);
    },
  };

  it('reads as many as a page prints', async () => {
    await readReviews(reviews, page, { currency: 'USD', isAll: false });
    await readReviews(reviews, page, { currency: 'USD', isAll: true });
    expect(asked).toEqual([
      ['item-mug', { limit: 5, source: null }],
      ['item-mug', { limit: 50, source: null }],
    ]);
  });

  it('reads none on a page that does not display them', async () => {
    asked.length = 0;
    const shelf = { ...page, contentSource: 'c' } as const;
    expect(await readReviews(reviews, shelf, { currency: 'USD', isAll: false })).toBeNull();
    expect(asked).toEqual([]);
  });
});
