import { describe, expect, it } from 'vitest';
import { findInputProblem, type ActionName } from '../../../../widgets/actions/parameters.js';

describe('findInputProblem', () => {
  it.each<[ActionName, unknown, string | null]>([
    ['addToCart', { itemId: 'mug' }, null],
    ['addToCart', { itemId: 'mug', sku: null, quantity: null, additionalFields: null }, null],
    [
      'addToCart',
      { itemId: 'mug', sku: 'A', quantity: 2, additionalFields: { name: 'Ada' } },
      null,
    ],
    ['addToCart', undefined, 'addToCart needs "itemId" as a text.'],
    ['addToCart', 'mug', 'addToCart needs "itemId" as a text.'],
    ['addToCart', { itemId: '' }, 'addToCart needs "itemId" as a text.'],
    ['addToCart', { itemId: 7 }, 'addToCart needs "itemId" as a text.'],
    [
      'addToCart',
      { itemId: 'mug', quantity: 1.5 },
      'addToCart needs "quantity" as a whole number.',
    ],
    ['addToCart', { itemId: 'mug', quantity: -1 }, 'addToCart needs "quantity" as a whole number.'],
    [
      'addToCart',
      { itemId: 'mug', quantity: '2' },
      'addToCart needs "quantity" as a whole number.',
    ],
    [
      'addToCart',
      { itemId: 'mug', additionalFields: ['Ada'] },
      'addToCart needs "additionalFields" as an object.',
    ],
    ['updateLine', { entryId: 'e1', quantity: 0 }, null],
    ['updateLine', { entryId: 'e1' }, 'updateLine needs "quantity" as a whole number.'],
    ['removeLine', {}, 'removeLine needs "entryId" as a text.'],
    ['applyCoupon', { code: 'TEN' }, null],
    ['openCart', undefined, null],
    ['getCart', undefined, null],
    [
      'signUp',
      { productId: 'p', variantId: 'v', email: 'a@b.de', isJoinMailingList: 'yes' },
      'signUp needs "isJoinMailingList" as true or false.',
    ],
    ['submitForm', { form: 'news', values: { email: 'a@b.de' } }, null],
  ])('%s with %j', (name, input, problem) => {
    expect(findInputProblem(name, input)).toBe(problem);
  });
});
