import { describe, expect, it } from 'vitest';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { textOf } from '../read-page.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });

describe('cart-url', () => {
  // platform §2: "The cart link helper returns the fixed path /cart."
  it('is the cart page', () => {
    expect(render('{@|cart-url}', {})).toBe('/cart');
  });
});

describe('cart-quantity', () => {
  it.each<[Value, string]>([
    [{ entries: [{ quantity: 2 }, { quantity: 3 }] }, '5'],
    [{ entries: [{ quantity: '2' }, {}, null, { quantity: 'x' }] }, '2'],
    [{ entries: [] }, '0'],
    [{}, '0'],
    [null, '0'],
  ])('of %j is %s', (cart, quantity) => {
    expect(textOf(parsePart(render('{@|cart-quantity}', cart)))).toBe(quantity);
  });
});

describe('cart-subtotal', () => {
  it('reports that it was removed', () => {
    expect(render('{@|cart-subtotal}', { subtotalCents: 100 })).toBe('deprecated, do not use');
  });
});

describe('variant-descriptor', () => {
  it.each<[Value, string]>([
    [{ optionValues: [{ value: 'Red' }, { value: 'XL' }] }, 'Red / XL'],
    [{ optionValues: [{ value: 'Red' }] }, 'Red'],
    [{ optionValues: [{ value: 1 }, {}] }, '1 / '],
    [{ optionValues: [] }, ''],
    [{ optionValues: {} }, ''],
    [{}, ''],
  ])('of %j is %j', (variant, text) => {
    expect(render('{@|variant-descriptor}', variant)).toBe(text);
  });

  it('is text, which a run that escapes escapes', () => {
    const escaping = renderWith({ formatters: commerceFormatters }, { escape: 'html' });
    expect(escaping('{@|variant-descriptor}', { optionValues: [{ value: '<b>' }] })).toBe(
      '&lt;b&gt;',
    );
  });
});
