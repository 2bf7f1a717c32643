import { describe, expect, it } from 'vitest';
import { parseProduct } from '../../../../../../core/commerce/product/index.js';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { only } from '../read-page.js';
import { bowl, ebook, giftCard, mug } from './shop-items.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });

function dataIn(html: string): unknown {
  const script = only(parsePart(html), 'vitrine-product > script[type="application/json"]');
  return JSON.parse(script.textContent ?? '');
}

function productIn(html: string) {
  const parsed = parseProduct(dataIn(html));
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.product;
}

describe('the product of a page', () => {
  it.each<[string, string, Value]>([
    ['a picker', 'variants-select', mug()],
    ['a button without a picker', 'add-to-cart-btn', bowl()],
    ['all controls together', 'product-checkout', mug()],
    ['a gift card', 'variants-select', giftCard()],
    ['a digital product', 'product-checkout', ebook()],
  ])('comes with %s and is one that the widgets take', (_, formatter, item) => {
    const product = productIn(render(`{@|${formatter}}`, item));
    const { id, title, structuredContent } = item as ReturnType<typeof mug>;
    expect(product).toMatchObject({ id, title });
    expect(product.variants.length).toBe(structuredContent.variants.length || 1);
  });

  it('has all fields that the widgets read', () => {
    const product = productIn(render('{@|variants-select}', mug()));
    expect(product).toMatchObject({
      productType: 'physical',
      url: '/shop/dune-mug',
      options: [
        { name: 'Glaze', values: ['Oat', 'Fern'] },
        { name: 'Size', values: ['Small', 'Large'] },
      ],
    });
    expect(product.variants[0]).toMatchObject({
      sku: 'OAT-S',
      price: { cents: 2800, currency: 'USD' },
      stock: { unlimited: false, quantity: 24 },
    });
  });

  it('is in dollars where the data names no currency', () => {
    const variants = [
      { sku: 'B', priceMoney: { value: '40' }, salePriceMoney: { value: '30', currency: ' ' } },
    ];
    const [variant] = productIn(render('{@|add-to-cart-btn}', bowl({ variants }))).variants;
    expect(variant?.price).toEqual({ cents: 4000, currency: 'USD' });
    expect(variant?.salePrice).toEqual({ cents: 3000, currency: 'USD' });
  });

  it('keeps variants as they are when nothing has to be added', () => {
    const { variants } = mug().structuredContent;
    expect(dataIn(render('{@|variants-select}', mug()))).toMatchObject({ variants });
  });

  it('has the subscription and the label of the button', () => {
    const subscriptionPlan = { billingPeriod: { unit: 'MONTH', value: 2 } };
    const own = {
      isSubscribable: 'true',
      subscriptionPlan,
      useCustomAddButtonText: true,
      customAddButtonText: 'Get it monthly',
    };
    const html = render('{@|variants-select}', mug(own));
    expect(dataIn(html)).toMatchObject({ isSubscribable: 'true', subscriptionPlan });
    expect(productIn(html)).toMatchObject({
      isSubscribable: true,
      addButtonLabel: 'Get it monthly',
    });
  });

  it.each([
    [{ additionalFieldsFormId: 'form-1', additionalFieldsForm: { name: 'Engraving' } }, 'form-1'],
    [{ additionalFieldsFormId: 'form-1' }, null],
    [{ additionalFieldsForm: { name: 'Engraving' } }, null],
  ])('has a form only with its id: %j', (content, formId) => {
    const product = productIn(render('{@|variants-select}', mug(content)));
    expect(product.additionalFieldsFormId).toBe(formId);
  });

  it('leaves out what no widget reads', () => {
    const html = render('{@|variants-select}', mug({ supplier: 'secret' }, { notes: 'secret' }));
    expect(html).not.toContain('secret');
  });

  it('leaves out an address that runs', () => {
    const item = mug({}, { fullUrl: 'javascript:alert(1)' });
    expect(dataIn(render('{@|variants-select}', item))).not.toHaveProperty('url');
  });

  it('cannot end its script', () => {
    const item = bowl({}, { title: '</script><img src=x onerror=alert(1)><!--' });
    const html = render('{@|add-to-cart-btn}', item);
    expect(parsePart(html).querySelector('img')).toBeNull();
    expect(productIn(html).title).toBe(item.title);
  });

  it('is left out without an id, since nothing could be bought by it', () => {
    const html = render('{@|product-checkout}', bowl({}, { id: null }));
    expect(parsePart(html).querySelector('vitrine-product, script')).toBeNull();
  });
});

describe('two parts of a template', () => {
  it('bring the product once', () => {
    const page = parsePart(
      render('{@|variants-select}{@|quantity-input}{@|add-to-cart-btn}', mug()),
    );
    expect(page.querySelectorAll('script')).toHaveLength(1);
  });
});
