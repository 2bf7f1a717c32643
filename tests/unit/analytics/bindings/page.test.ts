import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bindPage, readNavigation } from '../../../../analytics/bindings/page.js';
import { openBindings } from './open-bindings.js';

const product = {
  id: 'mug',
  title: 'Mug',
  productType: 1,
  variants: [{ sku: 'MUG-L', priceMoney: { value: '19.90', currency: 'USD' } }],
};
const item = { id: 'mug', contentSource: 'i', title: 'Mug', path: '/shop/mug' };

const start = location.href;
beforeEach(() => history.replaceState(null, '', '/shop/mug'));
afterEach(() => {
  history.replaceState(null, '', start);
  document.body.innerHTML = '';
});

function show(...products: unknown[]) {
  document.body.innerHTML = products
    .map(
      (data) =>
        `<vitrine-product><script type="application/json">${JSON.stringify(data)}</script></vitrine-product>`,
    )
    .join('');
}

function restore(persisted: boolean) {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

describe('how the browser came to a page', () => {
  it.each([
    ['navigate', 'navigate'],
    ['reload', 'reload'],
    ['back_forward', 'back-forward'],
    ['something-new', 'navigate'],
  ])('%s is %s', (type, navigation) => {
    const timing = { name: '', entryType: 'navigation', startTime: 0, duration: 0 };
    const entry = { ...timing, type, toJSON: () => null };
    expect(readNavigation({ getEntriesByType: () => [entry] })).toBe(navigation);
  });

  it('is a prerender when it was prepared before it was shown', () => {
    const timing = { name: '', entryType: 'navigation', startTime: 0, duration: 0 };
    const entry = { ...timing, type: 'navigate', activationStart: 120, toJSON: () => null };
    expect(readNavigation({ getEntriesByType: () => [entry] })).toBe('prerender');
  });

  it('is a navigation where the browser does not say', () => {
    expect(readNavigation({ getEntriesByType: () => [] })).toBe('navigate');
  });
});

describe('a page', () => {
  it('is seen once, with its kind and what it shows', () => {
    const { context, told } = openBindings({ page: { ...item, contentSource: 'c' } });
    bindPage(context, 'page');
    const about = { navigation: 'navigate', pageKind: 'page', objectIdentifier: 'mug' };
    expect(told()).toEqual([['page-view', about]]);
  });

  it('takes its kind from the site context by default', () => {
    const { context, told } = openBindings({ page: { ...item, kind: 'content-item' } });
    bindPage(context, null);
    expect(told()[0]?.[1]).toMatchObject({ pageKind: 'content-item' });
  });

  // fault plan, `bfcache`: "a restore counts as a page view with its type"
  it('is seen again when it comes out of the back/forward cache', () => {
    const { context, told, end } = openBindings();
    bindPage(context, null);
    restore(false);
    restore(true);
    end();
    restore(true);
    expect(told().map(([, about]) => about)).toEqual([
      { navigation: 'navigate' },
      { navigation: 'restore' },
    ]);
  });

  // platform §2: "The search page is the path /search; it is excluded from page-view tracking."
  it('is not seen at /search', () => {
    history.replaceState(null, '', '/search?q=mug');
    const { calls, context } = openBindings();
    bindPage(context, null);
    expect(calls).toEqual([]);
  });
});

describe('the page of a product', () => {
  it('shows it', () => {
    show({ ...product, id: 'other' }, product);
    const { context, told } = openBindings({ page: item });
    bindPage(context, null);
    expect(told()[1]).toEqual([
      'view-product',
      {
        currency: 'USD',
        value: 19.9,
        items: [{ id: 'mug', name: 'Mug', price: 19.9 }],
        productType: 'physical',
        objectIdentifier: 'mug',
      },
    ]);
  });

  it.each([
    ['a collection', { ...item, contentSource: 'c' }],
    ['an item that is no product', { ...item, id: 'lesson' }],
  ])('is not %s', (_, page) => {
    show(product);
    const { context, told } = openBindings({ page });
    bindPage(context, null);
    expect(told().map(([name]) => name)).toEqual(['page-view']);
  });
});
