import { describe, expect, it } from 'vitest';
import {
  instalmentState,
  isCartForInstalments,
  isForInstalments,
} from '../../../../../core/commerce/instalments/index.js';

describe('instalmentState', () => {
  // storefront §5: "price strictly above the minimum and not above the maximum."
  // storefront §4: "'in range' or 'out of range' depending on price against min and max."
  it.each([
    [0, 'out of range'],
    [3499, 'out of range'],
    [3500, 'out of range'],
    [3501, 'in range'],
    [99999, 'in range'],
    [100000, 'in range'],
    [100001, 'out of range'],
  ])('of %i between 3500 and 100000 is %s', (cents, state) => {
    expect(instalmentState(cents, { afterPayMin: 3500, afterPayMax: 100000 })).toBe(state);
  });

  it('knows no end without an upper limit', () => {
    const limits = { afterPayMin: 0, afterPayMax: null };
    expect(instalmentState(Number.MAX_SAFE_INTEGER, limits)).toBe('in range');
    expect(instalmentState(0, limits)).toBe('out of range');
  });
});

describe('what is paid in instalments', () => {
  it.each([
    ['physical', true],
    ['digital', false],
    ['service', false],
    ['gift-card', false],
    ['unknown', false],
  ] as const)('%s: %s', (productType, isOffered) => {
    expect(isForInstalments({ productType })).toBe(isOffered);
  });

  // storefront §5: "Wording applies only if every cart item is a physical product."
  it('is a cart of which every item is a physical product', () => {
    const physical = { productType: 'physical' } as const;
    expect(isCartForInstalments([physical, physical])).toBe(true);
    expect(isCartForInstalments([physical, { productType: 'digital' }])).toBe(false);
    expect(isCartForInstalments([])).toBe(false);
  });
});
