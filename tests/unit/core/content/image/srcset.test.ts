import { describe, expect, it } from 'vitest';
import { imageSrcset } from '../../../../../core/content/index.js';

describe('imageSrcset', () => {
  it.each([
    ['150w,350w', '/a.jpg?format=150w 150w,/a.jpg?format=350w 350w'],
    [
      '1500x983,100w, 300w',
      '/a.jpg?format=100w 100w,/a.jpg?format=300w 300w,/a.jpg?format=original 500w',
    ],
    ['1500w', '/a.jpg?format=1500w 1500w,/a.jpg?format=original 2500w'],
    ['2500w', '/a.jpg?format=2500w 2500w'],
    ['100w,1500x983', '/a.jpg?format=100w 100w,/a.jpg?format=original 300w'],
  ])('of %j is %j', (variants, srcset) => {
    expect(imageSrcset('/a.jpg', variants)).toBe(srcset);
  });

  it.each(['', '1500x983', ',,'])('is nothing without a width: %j', (variants) => {
    expect(imageSrcset('/a.jpg', variants)).toBeNull();
  });

  it('keeps white space from ending the address', () => {
    expect(imageSrcset('/a b.jpg', '350w')).toBe('/a%20b.jpg?format=350w 350w');
  });

  it('offers twenty widths at most', () => {
    expect(imageSrcset('/a.jpg', '1w,'.repeat(1000))?.split(',')).toHaveLength(20);
  });
});
