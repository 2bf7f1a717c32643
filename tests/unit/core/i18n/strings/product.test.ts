import { describe, expect, it } from 'vitest';
import { joinList, productStrings } from '../../../../../core/i18n/index.js';
import { variantPickerStrings } from '../../../../../core/i18n/strings/variant-picker.js';

describe('productStrings', () => {
  it('asks for options as storefront §5 words it', () => {
    expect(productStrings('selectOptions', { options: 'Size', count: 1 })).toBe(
      'Please select the Size option.',
    );
    const two = joinList(['Size', 'Color']);
    expect(productStrings('selectOptions', { options: two, count: 2 })).toBe(
      'Please select the Size and Color options.',
    );
    const three = joinList(['Size', 'Color', 'Fabric']);
    expect(productStrings('selectOptions', { options: three, count: 3 })).toBe(
      'Please select the Size, Color and Fabric options.',
    );
  });

  it('has the other sentences of variant selection, storefront §5', () => {
    expect(productStrings('variantUnavailable')).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
    );
    expect(productStrings('outOfStock')).toBe(
      'Sorry, we do not have enough of that item available.',
    );
    expect(productStrings('selectDenomination')).toBe('Select a denomination for the Gift Card');
  });

  it('has the status labels of storefront §9', () => {
    expect(productStrings('soldOut')).toBe('sold out');
    expect(productStrings('sale')).toBe('sale');
  });

  it('words prices and the picker', () => {
    expect(productStrings('from', { price: '$30' })).toBe('from $30');
    expect(productStrings('regularPrice')).toBe('Regular price');
    expect(productStrings('salePrice')).toBe('Sale price');
    expect(productStrings('selectPlaceholder', { option: 'Size' })).toBe('Select Size');
    expect(productStrings('soldOutValue', { value: 'Large' })).toBe('Large (sold out)');
    expect(variantPickerStrings('notAvailableIn', { value: 'Blue', option: 'size' })).toBe(
      'Not available in Blue. Choose a size.',
    );
  });

  it('says the chosen variant aloud', () => {
    const chosen = { variant: 'Blue, Large', price: '$42' };
    expect(variantPickerStrings('variantChosen', chosen)).toBe('Blue, Large: $42.');
    expect(variantPickerStrings('variantChosenLeft', { ...chosen, count: 3 })).toBe(
      'Blue, Large: $42, 3 left.',
    );
    expect(variantPickerStrings('variantChosenSoldOut', chosen)).toBe(
      'Blue, Large: $42, sold out.',
    );
  });
});
