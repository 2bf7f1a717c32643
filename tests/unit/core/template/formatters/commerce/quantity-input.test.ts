import { describe, expect, it } from 'vitest';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { attributesOf, only, textOf } from '../read-page.js';
import { bowl, ebook, giftCard } from './shop-items.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });
const page = (item: Value, around: Record<string, Value> = {}) =>
  parsePart(render('{item|quantity-input}', { item, ...around }));
const services = (multipleQuantityAllowedForServices: Value) => ({
  websiteSettings: { storeSettings: { multipleQuantityAllowedForServices } },
});

describe('quantity-input', () => {
  // platform §5: "minimum 1, maximum 9999, step 1, default 1"
  it('is a number field with its limits', () => {
    const field = only(page(bowl()), 'vitrine-quantity > input');
    expect(attributesOf(field)).toEqual({
      name: 'quantity',
      type: 'number',
      inputmode: 'numeric',
      value: '1',
      min: '1',
      max: '9999',
      step: '1',
      form: 'vitrine-add-item-bowl',
      'aria-label': 'Quantity',
    });
  });

  it('has a label that belongs to the widget', () => {
    const shown = page(bowl());
    expect(textOf(only(shown, 'label'))).toBe('Quantity:');
    expect(only(shown, 'label').getAttribute('for')).toBe(only(shown, 'vitrine-quantity').id);
  });

  it('uses the site’s texts', () => {
    const shown = page(bowl(), { localizedStrings: { productQuantityInputLabel: 'Anzahl' } });
    expect(textOf(only(shown, 'label'))).toBe('Anzahl:');
    expect(only(shown, 'input').getAttribute('aria-label')).toBe('Anzahl');
  });

  const service = { productType: 3 };
  it.each<[string, Value, Record<string, Value>, boolean]>([
    ['several pieces', bowl(), {}, true],
    ['one piece', bowl({ variants: [{ qtyInStock: 1 }] }), {}, false],
    [
      'one piece in each of two variants',
      bowl({ variants: [{ qtyInStock: 1 }, { qtyInStock: '1' }] }),
      {},
      true,
    ],
    ['unlimited stock', bowl({ variants: [{ unlimited: true }] }), {}, true],
    ['a subscription', bowl({ isSubscribable: true }), {}, false],
    ['a service', bowl(service), {}, true],
    ['a service, one at a time', bowl(service), services(false), false],
    ['a service, one at a time as text', bowl(service), services('false'), false],
    ['a service, many', bowl(service), services(true), true],
    ['a service, unsaid', bowl(service), services(null), true],
    ['what is digital', ebook(), {}, false],
    ['a gift card', giftCard(), {}, false],
    ['an unknown type', bowl({ productType: -1 }), {}, false],
    ['no product', null, {}, false],
  ])('is there or not for %s', (_, item, around, isThere) => {
    expect(page(item, around).querySelector('input') !== null).toBe(isThere);
  });

  it('is a missing value where it is not', () => {
    expect(render('{.var @x @|quantity-input}[{@x}]{.if @x}yes{.or}no{.end}', ebook())).toBe(
      '[]no',
    );
  });
});
