import { describe, expect, it } from 'vitest';
import { createIndex } from '../../../../tools/documentation/search/create-index.js';
import { findPlaces, splitWords } from '../../../../tools/documentation/search/options.js';

const entries = [
  {
    address: 'events.html#vitrine-added',
    title: 'vitrine-added',
    page: 'Events',
    text: 'In the cart.',
  },
  { address: 'errors.html#offline', title: 'offline', page: 'Errors', text: 'With vitrine-added.' },
  { address: 'actions.html#addtocart', title: 'addToCart', page: 'Actions', text: 'Adds an item.' },
  {
    address: 'tokens.html#--vitrine-radius',
    title: '--vitrine-radius',
    page: 'Tokens',
    text: 'Corners.',
  },
];
const index = createIndex(entries);
const first = (query: string) => findPlaces(index, query)[0]?.address;

describe('search', () => {
  it.each([
    ['vitrine-added', ['vitrine-added', 'vitrine', 'added']],
    ['addToCart()', ['addToCart', 'add', 'To', 'Cart']],
    ['A cart, please.', ['A', 'cart', 'please']],
    ['::part(button)', ['part', 'button']],
  ])('splits %s', (text, expected) => {
    expect(splitWords(text)).toEqual(expected);
  });

  it.each([
    ['vitrine-added', 'events.html#vitrine-added'],
    ['addtocart', 'actions.html#addtocart'],
    ['add to cart', 'actions.html#addtocart'],
    ['offlin', 'errors.html#offline'],
    ['offlyne', 'errors.html#offline'],
    ['--vitrine-radius', 'tokens.html#--vitrine-radius'],
  ])('finds %s first at %s', (query, address) => {
    expect(first(query)).toBe(address);
  });

  it('finds nothing for words that are nowhere', () => {
    expect(findPlaces(index, 'zeppelin')).toEqual([]);
  });
});
