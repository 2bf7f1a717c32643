import { describe, expect, it } from 'vitest';
import { checkLabel } from '../../../../../../../shop/server/domains/catalogue/editing/labels.js';

const known = ['Tea', 'Coffee', 'Gift'];

describe('the new name of a tag or category', () => {
  it.each([
    ['tag', 'Herbs'],
    ['tag', 'tea'],
    ['tag', 'Tea'],
    ['category', 'Tea, and cups'],
  ] as const)('of kind %s may be "%s"', (kind, typed) => {
    expect(checkLabel(kind, 'Tea', ` ${typed} `, known)).toEqual({ value: typed });
  });

  // platform §5: "This {tagType} already exists"; §9: 50 and 25 characters
  it.each([
    ['tag', 'coffee', 'This tag already exists'],
    ['category', 'GIFT', 'This category already exists'],
    ['tag', 'a, b', 'A tag has no comma in it.'],
    ['tag', ' ', 'The tag is missing.'],
    ['tag', 'x'.repeat(51), 'at most 50'],
    ['category', 'x'.repeat(26), 'at most 25'],
  ] as const)('of kind %s may not be "%s"', (kind, typed, sentence) => {
    const read = checkLabel(kind, 'Tea', typed, known);
    expect('errors' in read && read.errors).toContain(sentence);
  });
});
