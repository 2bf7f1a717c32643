import { describe, expect, it } from 'vitest';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { attributesOf, only, textOf } from '../read-page.js';
import { bowl, ebook, mug } from './shop-items.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });
const gone = bowl({ variants: [{ qtyInStock: 0 }] });
const reduced = bowl({ variants: [{ qtyInStock: 1, onSale: true }] });
const merchandising = (context: Value) => ({
  productMerchandisingContext: { 'item-bowl': context },
});

describe('product-status', () => {
  const own = merchandising({ customSoldOutText: '<b>Back in May' });
  const words = {
    localizedStrings: { productSoldOutText: 'Ausverkauft', productSaleText: 'Aktion' },
  };

  it.each<[string, Value, Record<string, Value>, string]>([
    ['sold out', gone, {}, 'sold out'],
    ['sold out, in the site’s words', gone, words, 'Ausverkauft'],
    ['sold out, in the product’s words', gone, { ...words, ...own }, '<b>Back in May'],
    ['sold out, without own words', gone, merchandising({ customSoldOutText: '' }), 'sold out'],
    ['on sale', reduced, {}, 'sale'],
    ['on sale, in the site’s words', reduced, words, 'Aktion'],
    ['sold out while on sale', bowl({ variants: [{ onSale: true }] }), {}, 'sold out'],
    ['of an unknown type', bowl({ productType: -1 }), {}, 'sold out'],
  ])('of what is %s is right', (_, item, around, text) => {
    const page = parsePart(render('{item|product-status}', { item, ...around }));
    expect(textOf(only(page, '.product-mark'))).toBe(text);
  });

  it('is marked as what it is', () => {
    expect(render('{@|product-status}', gone)).toBe(
      '<div class="product-mark sold-out">sold out</div>',
    );
    expect(render('{@|product-status}', reduced)).toBe('<div class="product-mark sale">sale</div>');
  });

  it.each([
    ['in stock', bowl()],
    ['digital', ebook()],
  ])('of what is %s is missing', (_, item) => {
    expect(render('[{@|product-status}]', item)).toBe('[]');
  });
});

describe('product-quick-view', () => {
  it('is a link to the product', () => {
    const page = parsePart(render('{@|product-quick-view}', mug()));
    expect(attributesOf(only(page, 'vitrine-quick-view'))).toEqual({
      'product-id': 'item-mug',
      'data-group': '',
    });
    const link = only(page, 'vitrine-quick-view > a');
    expect(link.getAttribute('href')).toBe('/shop/dune-mug');
    expect(textOf(link)).toBe('Quick View');
  });

  it.each<[string, Value, string]>([
    ['shelf', { item: { id: 'a', shelf: 'top' }, shelf: 'outer' }, 'top'],
    ['shelf', { item: { id: 'a' }, shelf: 'outer' }, 'outer'],
    ['shelf', { item: { id: 'a' } }, 'shelf'],
    ['constructor', { item: { id: 'a' } }, 'constructor'],
  ])('of the group %s in %j belongs to %s', (group, data, belongsTo) => {
    const page = parsePart(render(`{item|product-quick-view ${group}}`, data));
    expect(only(page, 'vitrine-quick-view').dataset['group']).toBe(belongsTo);
  });

  it('is text without a link for an item without a page', () => {
    const localizedStrings = { productQuickViewText: 'Fast Look' };
    const page = parsePart(
      render('{item|product-quick-view}', { item: { id: 1 }, localizedStrings }),
    );
    expect(textOf(page)).toBe('Fast Look');
    expect(page.querySelector('a')).toBeNull();
  });
});

describe('product-scarcity', () => {
  const notices = (context: Value) =>
    parsePart(render('{item|product-scarcity}', { item: bowl(), ...merchandising(context) }));
  const scarce = {
    scarcityEnabled: true,
    scarcityText: 'Only {qtyInStock} left!',
    scarcityTemplateViews: [{ qtyInStock: 3, attributes: { Color: 'Red' } }, { qtyInStock: 7 }],
  };

  it('shows how many are left, for variants when they are chosen', () => {
    const page = notices(scarce);
    const [ofRed, ofAll] = [...page.querySelectorAll<HTMLElement>('vitrine-scarcity')];
    expect([ofRed, ofAll].map((notice) => notice && textOf(notice))).toEqual([
      'Only 3 left!',
      'Only 7 left!',
    ]);
    expect(ofRed && attributesOf(ofRed)).toEqual({
      'product-id': 'item-bowl',
      'data-variant-attributes': '{"Color":"Red"}',
      hidden: '',
    });
    expect(ofAll && attributesOf(ofAll)).toEqual({ 'product-id': 'item-bowl' });
  });

  it('counts in the texts of the site', () => {
    const scarcityText = '{qtyInStock, plural, one {Letztes Stück} other {Noch # Stück}}';
    const scarcityTemplateViews = [{ qtyInStock: 1 }, { qtyInStock: 4 }];
    const page = notices({ ...scarce, scarcityText, scarcityTemplateViews });
    expect([...page.children].map(textOf)).toEqual(['Letztes Stück', 'Noch 4 Stück']);
  });

  it.each<[string, Value]>([
    ['no context', undefined],
    ['nothing enabled', { ...scarce, scarcityEnabled: false }],
    ['no views', { ...scarce, scarcityTemplateViews: undefined }],
  ])('prints nothing with %s', (_, context) => {
    expect(notices(context).innerHTML).toBe('');
  });
});
