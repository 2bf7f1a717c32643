import { afterEach, describe, expect, it } from 'vitest';
import { bindForms } from '../../../../analytics/bindings/forms.js';
import { bindServerEvents } from '../../../../analytics/bindings/server-events.js';
import { bindPurchases } from '../../../../analytics/bindings/purchases.js';
import { openBindings } from './open-bindings.js';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('forms', () => {
  it('report that they stand in the page and that they were sent', () => {
    const { bus, context, told } = openBindings();
    bindForms(context);
    bus.emit('form.rendered', { formId: 'f1' });
    bus.emit('form.submitted', { formId: 'f1', isNewsletter: false });
    expect(told()).toEqual([
      ['form-render', { formId: 'f1' }],
      ['form-submit', { formId: 'f1', isNewsletter: false }],
    ]);
  });

  // storefront §4: "Newsletter forms also record a newsletter-subscription tracking event."
  it('of the newsletter report the subscription as well', () => {
    const { bus, context, told } = openBindings();
    bindForms(context);
    bus.emit('form.submitted', { formId: 'news', isNewsletter: true });
    bus.emit('form.newsletter-subscribed', { formId: 'news' });
    expect(told()).toEqual([
      ['form-submit', { formId: 'news', isNewsletter: true }],
      ['newsletter-subscribe', { formId: 'news' }],
    ]);
  });

  it('for what is sold out report the signup, without the address', () => {
    const { bus, context, told } = openBindings();
    bindForms(context);
    bus.emit('restock.signed-up', { productId: 'mug', variantId: 'large' });
    const about = { productId: 'mug', variantId: 'large', objectIdentifier: 'mug' };
    expect(told()).toEqual([['restock-signup', about]]);
  });
});

describe('purchases past the cart', () => {
  const base = { itemId: 'mug', sku: 'MUG-L', additionalFields: null, key: 'k' };
  const address = 'https://shop.example/checkout?cartToken=secret#pay';

  it.each([
    ['USD', 1791, 17.91],
    ['JPY', 1800, 1800],
  ])('report what is paid each time, in %s', (currency, cents, price) => {
    const { bus, context, told } = openBindings();
    bindPurchases(context);
    const intent = { ...base, quantity: 2, planId: 'month', unitPrice: { cents, currency } };
    bus.emit('purchase.started', { kind: 'subscription', intent, address });
    expect(told()).toMatchObject([['start-purchase', { items: [{ id: 'mug', price }] }]]);
  });

  it('report what is bought and where it leads, without the token of the cart', () => {
    const data = { id: 'mug', title: 'Mug', priceMoney: { value: '19.90', currency: 'USD' } };
    document.body.innerHTML = `<vitrine-product><script type="application/json">${JSON.stringify(data)}</script></vitrine-product>`;
    const { bus, context, told } = openBindings();
    bindPurchases(context);
    bus.emit('purchase.started', { kind: 'express', intent: { ...base, quantity: 2 }, address });
    expect(told()).toEqual([
      [
        'start-purchase',
        {
          kind: 'express',
          items: [{ id: 'mug', name: 'Mug', price: 19.9, sku: 'MUG-L', quantity: 2 }],
          objectIdentifier: 'mug',
          destinationUrl: 'https://shop.example/checkout',
        },
      ],
    ]);
  });

  it('report a product that the page does not describe by its id', () => {
    const { bus, context, told } = openBindings();
    bindPurchases(context);
    bus.emit('product.quick-viewed', { productId: 'mug' });
    const about = { items: [{ id: 'mug', name: 'mug' }], objectIdentifier: 'mug' };
    expect(told()).toEqual([['quick-view', about]]);
  });
});

describe('what the server says of a page', () => {
  it('is tracked, and an unknown name is warned of', () => {
    const { context, reporter } = openBindings();
    const events = [
      { name: 'lesson-view', payload: { lessonId: 'l1', isAccessDenied: false } },
      { name: 'lesson-veiw', payload: {} },
    ];
    const said: unknown[] = [];
    bindServerEvents(context, events, (event) => {
      said.push(event);
      return context.track('lesson-view', { lessonId: 'l1', isAccessDenied: false });
    });
    expect(said).toEqual([events[0]]);
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith('There is no event "lesson-veiw".', {
      where: 'events of #vitrine-analytics',
    });
  });
});
