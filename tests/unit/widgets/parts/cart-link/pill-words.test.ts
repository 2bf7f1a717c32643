import { describe, expect, it } from 'vitest';
import { pillWords } from '../../../../../widgets/parts/cart-link/pill-words.js';

describe('pillWords', () => {
  // storefront §4: "shows '100+' when quantity exceeds 100; wording says 'item' or 'items'".
  it.each([
    [1, '1', 'item', '1 item in cart, subtotal $42'],
    [2, '2', 'items', '2 items in cart, subtotal $42'],
    [3, '3', 'items', '3 items in cart, subtotal $42'],
    [99, '99', 'items', '99 items in cart, subtotal $42'],
    [100, '100', 'items', '100 items in cart, subtotal $42'],
    // platform §9: "spoken label 'More than 100 items in cart'".
    [101, '100+', 'items', 'More than 100 items in cart'],
    [9999, '100+', 'items', 'More than 100 items in cart'],
  ])('words %i items', (quantity, count, text, label) => {
    expect(pillWords(quantity, '$42', 'en-US')).toEqual({ count, text, label });
  });

  it('writes the number as the locale does', () => {
    expect(pillWords(12, '42 €', 'ar-EG').count).toBe('١٢');
  });
});
