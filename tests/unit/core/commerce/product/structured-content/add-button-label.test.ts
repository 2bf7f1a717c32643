import { describe, expect, it } from 'vitest';
import { addButtonLabel } from '../../../../../../core/commerce/product/structured-content/index.js';
import { contentOf } from './content-of.js';

const silent = { subscribe: undefined, addToCart: undefined };
const site = { subscribe: 'Abonnieren', addToCart: 'In den Korb' };
const own = { customAddButtonText: 'Mine now' };
const subscribable = { isSubscribable: true };

describe('addButtonLabel', () => {
  it.each([
    [{}, silent, 'Add To Cart'],
    [{}, site, 'In den Korb'],
    [subscribable, silent, 'Subscribe'],
    [subscribable, site, 'Abonnieren'],
    [own, site, 'Mine now'],
    [{ ...own, ...subscribable }, site, 'Mine now'],
  ])('of %j with the words %j is %j', (changes, words, label) => {
    expect(addButtonLabel(contentOf([], changes), words)).toBe(label);
  });
});
