import { describe, expect, it } from 'vitest';
import {
  agoText,
  durationText,
  nameText,
  percentText,
  shortText,
} from '../../../../../../shop/owner/views/analytics/words.js';

describe('the words', () => {
  it.each([
    [1, 2, '50%'],
    [48, 1000, '4.8%'],
    [0, 9, '0%'],
    [1, 1, '100%'],
    [3, 0, '–'],
  ])('%s of %s is %s', (part, all, text) => {
    expect(percentText(part, all)).toBe(text);
  });

  it.each([
    [0, '0 ms'],
    [340.4, '340 ms'],
    [999.4, '999 ms'],
    [999.6, '1 s'],
    [2340, '2.34 s'],
    [61_000, '61 s'],
  ])('%s milliseconds are %s', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });

  it.each([
    ['page_view', 'Page view'],
    ['add-to-cart', 'Add to cart'],
    ['api-keys.create', 'Api keys: create'],
    ['productListViewed', 'Product list viewed'],
    ['LCP', 'LCP'],
    ['', ''],
    ['_', '_'],
  ])('%s is called %s', (name, text) => {
    expect(nameText(name)).toBe(text);
  });

  it.each([
    [-3, 'just now'],
    [4, 'just now'],
    [59, '59 s ago'],
    [60, '1 min ago'],
    [3599, '59 min ago'],
    [3600, '1 h ago'],
    [86_400, '1 d ago'],
  ])('%s seconds ago is %s', (seconds, text) => {
    expect(agoText(0, seconds * 1000)).toBe(text);
  });

  it('are short at an axis', () => {
    expect([0, 500, 1500, 40_000].map(shortText)).toEqual(['0', '500', '1.5K', '40K']);
  });
});
