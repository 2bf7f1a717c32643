// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { problemSentence } from '../../../../shop/pages/problems.js';

const sentence = (code: string | undefined, hasCookies = true) =>
  problemSentence(code, { hasCookies });

describe('problemSentence', () => {
  it.each([
    ['no-variant', 'Sorry, that item variant is unavailable. Please select another variant.'],
    ['out-of-stock', 'Sorry, we do not have enough of that item available.'],
    ['quantity-not-numeric', 'Quantity must be a number.'],
    ['quantity-not-whole', 'Quantity must be a whole number'],
    ['no-denomination', 'Select a denomination for the Gift Card'],
    ['rate-limited', 'Please try again in a few seconds.'],
    ['crumb', 'Your session has expired. Please reload the page and try again.'],
  ])('words %s as the specification does', (code, words) => {
    expect(sentence(code)).toBe(words);
  });

  it('asks to enable cookies if the browser sends none', () => {
    expect(sentence('crumb', false)).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  it('returns null without a code, and for an unknown one', () => {
    expect(sentence(undefined)).toBeNull();
    expect(sentence('<script>')).toBeNull();
    expect(sentence('toString')).toBeNull();
  });
});
