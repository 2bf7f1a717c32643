// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readReview } from '../../../../../../shop/server/domains/reviews/written/read-review.js';

const typed = {
  rating: '4',
  title: 'Good',
  text: 'A fine mug.',
  author: 'Ada',
  email: 'Ada@Example.com',
};

describe('a written review', () => {
  it('is read with its texts trimmed', () => {
    const sent = { ...typed, title: '  Good \t one ', text: ' One.\r\n\r\n\tTwo. \n' };
    expect(readReview(sent)).toEqual({
      texts: {
        rating: 4,
        title: 'Good one',
        text: 'One.\nTwo.',
        author: 'Ada',
        email: 'ada@example.com',
      },
      errors: {},
    });
  });

  it('loses what no page can show and what turns the text after it', () => {
    const { texts, errors } = readReview({
      ...typed,
      author: 'A\u0000d\u202ea\ud800',
      text: '\u2066<script>alert(1)</script>\u0007',
    });
    expect(errors).toEqual({});
    expect(texts).toMatchObject({ author: 'Ada', text: '<script>alert(1)</script>' });
  });

  it('may go without a title', () => {
    expect(readReview({ ...typed, title: ' ' }).errors).toEqual({});
  });

  it.each([
    [{ rating: '' }, { rating: 'Choose 1 to 5 stars.' }],
    [{ rating: '6' }, { rating: 'Choose 1 to 5 stars.' }],
    [{ rating: '4.5' }, { rating: 'Choose 1 to 5 stars.' }],
    [{ text: ' \n ' }, { text: 'Write a few words.' }],
    [{ text: 'x'.repeat(4001) }, { text: 'Use at most 4,000 characters.' }],
    [{ title: 'x'.repeat(121) }, { title: 'Use at most 120 characters.' }],
    [{ author: '\u202e' }, { author: expect.any(String) }],
    [{ author: 'x'.repeat(61) }, { author: 'Use at most 60 characters.' }],
    [{ email: '' }, { email: expect.any(String) }],
    [{ email: 'ada@' }, { email: expect.stringContaining('Email is not valid.') }],
  ])('%j is wrong: %j', (changes, errors) => {
    expect(readReview({ ...typed, ...changes }).errors).toEqual(errors);
  });

  it('that brings nothing is wrong in every field that it needs', () => {
    expect(Object.keys(readReview({}).errors).sort()).toEqual([
      'author',
      'email',
      'rating',
      'text',
    ]);
  });
});
