import { describe, expect, it } from 'vitest';
import {
  emptyIndicator,
  indicatorLabels,
} from '../../../../../widgets/elements/cart-indicator/indicator-labels.js';

describe('indicatorLabels', () => {
  // platform §3: "items (count, default 0) and subtotal (text, default empty)".
  it('starts with no items and no subtotal', () => {
    expect(emptyIndicator).toEqual({ items: 0, subtotal: '' });
    expect(indicatorLabels(emptyIndicator, 'en-US')).toEqual({
      badge: '',
      subtotal: '',
      label: '0 items in cart',
    });
  });

  it.each([
    [1, '1', '1 item in cart, subtotal $42.00'],
    [3, '3', '3 items in cart, subtotal $42.00'],
    [100, '100', '100 items in cart, subtotal $42.00'],
    // platform §9: "Cart badge shows '100+' above 100 items; spoken label 'More than 100 items in cart'."
    [101, '100+', 'More than 100 items in cart'],
  ])('words %i items', (items, badge, label) => {
    expect(indicatorLabels({ items, subtotal: '$42.00' }, 'en-US')).toEqual({
      badge,
      subtotal: '$42.00',
      label,
    });
  });
});
