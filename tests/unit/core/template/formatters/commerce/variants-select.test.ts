import { describe, expect, it } from 'vitest';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { only, textOf } from '../read-page.js';
import { bowl, giftCard, mug } from './shop-items.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });

function pickerOf(item: Value, localizedStrings: Value = null) {
  const page = parsePart(render('{item|variants-select}', { item, localizedStrings }));
  const select = only<HTMLSelectElement>(page, 'vitrine-variant-picker > select');
  return {
    name: select.name,
    label: textOf(only(page, 'label')),
    accessibleName: select.getAttribute('aria-label'),
    isRequired: select.required,
    options: [...select.options].map((option) => ({
      value: option.value,
      text: textOf(option),
      isDisabled: option.disabled,
    })),
  };
}

const size = (variants: Value[], changes = {}) =>
  mug({ variantOptionOrdering: ['Size'], variants, ...changes });
const small = { sku: 'S', attributes: { Size: 'Small' }, qtyInStock: 1 };
const large = { sku: 'L', attributes: { Size: 'Large' }, qtyInStock: 1 };

describe('variants-select', () => {
  it('offers every variant, with its price where prices differ', () => {
    expect(pickerOf(mug())).toEqual({
      name: 'sku',
      label: 'Glaze, Size:',
      accessibleName: 'Select Glaze, Select Size',
      isRequired: true,
      options: [
        { value: '', text: 'Select Glaze, Select Size', isDisabled: false },
        { value: 'OAT-S', text: 'Glaze: Oat, Size: Small – 28.00', isDisabled: false },
        { value: 'OAT-L', text: 'Glaze: Oat, Size: Large (sold out) – 34.00', isDisabled: true },
        { value: 'FERN-S', text: 'Glaze: Fern, Size: Small – 28.00', isDisabled: false },
      ],
    });
  });

  it('names values alone where there is one option', () => {
    expect(pickerOf(size([small, large]))).toMatchObject({
      label: 'Size:',
      accessibleName: 'Select Size',
      options: [{ text: 'Select Size' }, { text: 'Small' }, { text: 'Large' }],
    });
  });

  it('can be used for a wish when everything is sold out', () => {
    const none = [small, large].map((variant) => ({ ...variant, qtyInStock: 0 }));
    const { options } = pickerOf(size(none));
    expect(options.slice(1)).toEqual([
      { value: 'S', text: 'Small (sold out)', isDisabled: false },
      { value: 'L', text: 'Large (sold out)', isDisabled: false },
    ]);
  });

  it('uses the site’s texts', () => {
    const words = { productVariantSelectText: '{variantName} wählen' };
    expect(pickerOf(size([small, large]), words).accessibleName).toBe('Size wählen');
  });

  it('chooses a gift card by its value', () => {
    expect(pickerOf(giftCard())).toMatchObject({
      label: 'Value:',
      accessibleName: 'Select Value',
      options: [{ text: 'Select Value' }, { text: '25', isDisabled: false }, { text: '50' }],
    });
    const words = { giftCardValueDisplayText: 'Betrag', giftCardVariantSelectText: 'Wählen' };
    expect(pickerOf(giftCard(), words)).toMatchObject({
      label: 'Betrag:',
      accessibleName: 'Wählen',
    });
  });

  it.each<[string, Value]>([
    ['one variant', bowl()],
    ['no variants', bowl({ variants: [] })],
    ['no ordered options', mug({ variantOptionOrdering: [] })],
    ['no product', null],
    ['a text', 'mug'],
    ['variants that are none', mug({ variants: 'x' })],
  ])('prints nothing for %s', (_, item) => {
    expect(render('[{item|variants-select}]', { item })).toBe('[]');
  });
});
