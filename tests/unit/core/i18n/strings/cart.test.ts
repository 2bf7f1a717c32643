import { describe, expect, it } from 'vitest';
import { cartStrings, cartSummaryStrings } from '../../../../../core/i18n/index.js';
import { addToCartStrings } from '../../../../../core/i18n/strings/add-to-cart.js';

describe('cartStrings', () => {
  it('has the button labels of storefront §4 and §9', () => {
    expect(cartStrings('addToCart')).toBe('Add To Cart');
    expect(cartStrings('subscribe')).toBe('Subscribe');
    expect(cartStrings('adding')).toBe('Adding…');
    expect(cartStrings('added')).toBe('Added!');
  });

  it('has the alert titles of storefront §8', () => {
    expect(cartStrings('unableToAddItem')).toBe('Unable to Add Item');
    expect(cartStrings('unableToPurchaseItem')).toBe('Unable to Purchase Item');
    expect(cartStrings('unableToPurchaseGiftCard')).toBe('Unable to purchase Gift Card');
    expect(cartStrings('unableToUpdateQuantity')).toBe('Unable to update quantity');
    expect(cartStrings('unableToRemoveItem')).toBe('Unable to remove item');
    expect(cartStrings('unableToUpdateForm')).toBe('Unable to update form');
    expect(cartStrings('unableToOpenForm')).toBe('Unable to open form');
  });

  it('has the reasons of storefront §8', () => {
    expect(cartStrings('sessionExpired')).toBe(
      'Your session has expired. Please reload the page and try again.',
    );
    expect(cartStrings('enableCookies')).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
    expect(cartStrings('tryAgainSoon')).toBe('Please try again in a few seconds.');
    expect(cartStrings('checkConnection')).toBe('Please check your internet connection.');
    expect(cartStrings('unknownError')).toBe('Unknown error, please try again later.');
  });

  it('has the cart’s own sentences of storefront §8', () => {
    expect(cartSummaryStrings('minimumSubtotal', { subtotal: '$20.00' })).toBe(
      'To check out, your order subtotal must be $20.00 or more.',
    );
    expect(cartSummaryStrings('emptyCart')).toBe('You have nothing in your shopping cart.');
  });

  it('has the pill’s words of storefront §4 and platform §9', () => {
    expect(cartSummaryStrings('items', { count: 1 })).toBe('item');
    expect(cartSummaryStrings('items', { count: 3 })).toBe('items');
    expect(cartSummaryStrings('itemCount', { count: 1 })).toBe('1 item');
    expect(cartSummaryStrings('itemCount', { count: 3 })).toBe('3 items');
    expect(cartSummaryStrings('moreThan100')).toBe('100+');
    expect(cartSummaryStrings('moreThan100Items')).toBe('More than 100 items in cart');
  });

  it('says the pill aloud with the subtotal', () => {
    const values = { count: 3, subtotal: '$42' };
    expect(cartSummaryStrings('itemsInCartSubtotal', values)).toBe('3 items in cart, subtotal $42');
  });

  it('says what was added and what the cart holds', () => {
    const added = { title: 'Mug', variant: 'Blue, Large', quantity: 2 };
    expect(addToCartStrings('addedVariant', added)).toBe('Mug, Blue, Large, quantity 2, added.');
    expect(addToCartStrings('addedItem', { title: 'Mug', quantity: 1 })).toBe(
      'Mug, quantity 1, added.',
    );
    const cart = { count: 3, subtotal: '$42' };
    expect(addToCartStrings('cartSummary', cart)).toBe('Cart: 3 items, $42.');
    expect(addToCartStrings('addedFewer', { added: 2, quantity: 5 })).toBe(
      'Only 2 of 5 could be added.',
    );
    expect(addToCartStrings('goingToCheckout')).toBe('Going to checkout');
  });
});
