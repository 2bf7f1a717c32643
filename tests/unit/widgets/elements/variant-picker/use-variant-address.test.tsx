import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getProducts, type ProductStore } from '../../../../../core/commerce/product/index.js';
import { VariantPicker } from '../../../../../widgets/elements/variant-picker/variant-picker.js';
import '../../../../../widgets/elements/variant-picker/index.js';
import { cleanUpPage, render } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

const start = location.href;
let store: ProductStore;

beforeEach(() => {
  store = getProducts().register(readProduct(mugJson));
  history.replaceState({ page: 'own' }, '', '/shop/mug?from=mail#top');
});
afterEach(() => history.replaceState(null, '', start));

/** Says that the page is that of a product, as the server does. */
function tellPage(id: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrine-site';
  script.textContent = JSON.stringify({ page: { id, contentSource: 'i' } });
  document.body.append(script);
}

async function mount(html = '', attributes: Record<string, string> = {}): Promise<void> {
  const element = document.createElement('vitrine-variant-picker');
  element.innerHTML = html;
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.productId = 'mug';
  await act(async () => document.body.append(element));
}

const readAddress = () => location.href.replace(location.origin, '');

describe('the address of a product’s own page', () => {
  it('names the chosen variant, without an entry in the history', async () => {
    tellPage('mug');
    await mount();
    const { length } = history;
    await act(async () => store.chooseSku('BLUE-S'));
    expect(readAddress()).toBe('/shop/mug?from=mail&variant=BLUE-S#top');
    expect(history.state).toEqual({ page: 'own' });
    await act(async () => store.choose('Size', null));
    expect(readAddress()).toBe('/shop/mug?from=mail#top');
    expect(history.length).toBe(length);
  });

  it('chooses the variant it names', async () => {
    history.replaceState(null, '', '/shop/mug?variant=BLUE-S');
    tellPage('mug');
    await mount();
    expect(store.getState().variant?.sku).toBe('BLUE-S');
    expect(readAddress()).toBe('/shop/mug?variant=BLUE-S');
  });

  it('gives way to what was chosen in the no-script control', async () => {
    history.replaceState(null, '', '/shop/mug?variant=BLUE-S');
    tellPage('mug');
    await mount(
      '<select name="sku"><option value=""></option><option selected>CLAY-M</option></select>',
    );
    expect(store.getState().variant?.sku).toBe('CLAY-M');
    expect(readAddress()).toBe('/shop/mug?variant=CLAY-M');
  });

  it.each([
    ['another page', 'bowl', {}],
    ['an element that is told so', 'mug', { address: 'none' }],
  ])('is left alone by %s', async (_who, page, attributes) => {
    history.replaceState(null, '', '/shop/mug?variant=BLUE-S');
    tellPage(page);
    await mount('', attributes);
    expect(store.getState().variant).toBeNull();
    await act(async () => store.chooseSku('CLAY-M'));
    expect(readAddress()).toBe('/shop/mug?variant=BLUE-S');
  });

  it('is left alone in a React app, which has a router', async () => {
    tellPage('mug');
    await render(<VariantPicker productId="mug" />);
    await act(async () => store.chooseSku('BLUE-S'));
    expect(readAddress()).toBe('/shop/mug?from=mail#top');
  });
});
