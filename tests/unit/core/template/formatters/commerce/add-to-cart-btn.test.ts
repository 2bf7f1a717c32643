import { describe, expect, it } from 'vitest';
import { purchases } from '../../../../../../core/commerce/purchase/purchases.js';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { attributesOf, only, textOf } from '../read-page.js';
import { bowl, ebook, mug } from './shop-items.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });
const page = (item: Value, localizedStrings: Value = null) =>
  parsePart(render('{item|add-to-cart-btn}', { item, localizedStrings }));

describe('add-to-cart-btn', () => {
  it('has the attributes of the product', () => {
    expect(attributesOf(only(page(mug()), 'vitrine-add-to-cart'))).toEqual({
      'product-id': 'item-mug',
      label: 'Add To Cart',
      'data-collection-id': 'shop',
      'data-product-type': '1',
      'data-use-custom-label': 'false',
    });
  });

  it('has a form and a subscription where there is one', () => {
    const item = bowl({
      isSubscribable: 'true',
      productSubscriptionOptions: [{ id: 'monthly' }, { id: 'yearly' }],
      additionalFieldsFormId: 'form-1',
      additionalFieldsForm: { name: 'Engraving', fields: [] },
      useCustomAddButtonText: true,
      customAddButtonText: 'Engrave it',
    });
    expect(attributesOf(only(page(item), 'vitrine-add-to-cart'))).toMatchObject({
      class: 'use-form',
      label: 'Engrave it',
      'data-use-custom-label': 'true',
      'data-is-subscription': 'true',
      'data-subscription-option-id': 'monthly',
      'data-form': '{"name":"Engraving","fields":[]}',
    });
  });

  it.each<[string, Record<string, Value>]>([
    ['no id', { additionalFieldsForm: { name: 'Engraving' } }],
    ['no form', { additionalFieldsFormId: 'form-1' }],
    ['an empty form', { additionalFieldsFormId: 'form-1', additionalFieldsForm: {} }],
  ])('has no form with %s', (_, content) => {
    const attributes = attributesOf(only(page(bowl(content)), 'vitrine-add-to-cart'));
    expect(attributes).not.toHaveProperty('data-form');
    expect(attributes).not.toHaveProperty('class');
  });

  it('names no subscription for what is bought once', () => {
    const item = bowl({ productSubscriptionOptions: [{ id: 'monthly' }] });
    const attributes = attributesOf(only(page(item), 'vitrine-add-to-cart'));
    expect(attributes).not.toHaveProperty('data-is-subscription');
    expect(attributes).not.toHaveProperty('data-subscription-option-id');
  });

  it.each<[string, Value, string]>([
    ['a product', bowl(), '/api/commerce/shopping-cart/entries'],
    ['a subscription', bowl({ isSubscribable: true }), purchases.subscription.call],
    ['a gift card', bowl({ productType: 4 }), purchases['gift-card'].call],
  ])('posts %s to its own call', (_, item, address) => {
    expect(only(page(item), 'form').getAttribute('action')).toBe(address);
  });

  const words = { productSubscribeText: 'Abonnieren', productAddToCartText: 'In den Korb' };
  const custom = { useCustomAddButtonText: true, customAddButtonText: 'Mine' };
  it.each<[Record<string, Value>, Value, string]>([
    [{}, null, 'Add To Cart'],
    [{}, words, 'In den Korb'],
    [{ isSubscribable: true }, null, 'Subscribe'],
    [{ isSubscribable: 'true' }, words, 'Abonnieren'],
    [custom, words, 'Mine'],
    [{ ...custom, useCustomAddButtonText: false }, null, 'Add To Cart'],
    [{ ...custom, customAddButtonText: '' }, null, 'Add To Cart'],
    [{ ...custom, customAddButtonText: '<b>"' }, null, '<b>"'],
  ])('with %j and the words %j says %j', (content, localizedStrings, label) => {
    const shown = page(bowl(content), localizedStrings);
    expect(textOf(only(shown, 'button'))).toBe(label);
    expect(only(shown, 'vitrine-add-to-cart').getAttribute('label')).toBe(label);
  });

  it.each<[string, Value, boolean]>([
    ['in stock', bowl(), false],
    ['sold out', bowl({ variants: [{ sku: 'B', qtyInStock: 0 }] }), true],
    ['of unknown stock', bowl({ variants: undefined }), false],
    ['digital', ebook(), false],
  ])('can be pressed unless all is gone: %s', (_, item, isDisabled) => {
    expect(only<HTMLButtonElement>(page(item), 'button').disabled).toBe(isDisabled);
  });
});
