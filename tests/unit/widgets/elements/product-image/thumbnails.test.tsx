import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts, type ProductStore } from '../../../../../core/commerce/product/index.js';
import '../../../../../widgets/elements/product-image/index.js';
import { Thumbnails } from '../../../../../widgets/elements/product-image/thumbnails.js';
import { cleanUpPage, render } from '../product/render.js';
import { candleJson, mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

let store: ProductStore;

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
  store = getProducts().register(readProduct(mugJson));
});

async function mount(attributes: Record<string, string> = {}) {
  const element = document.createElement('vitrine-product-image');
  for (const [name, value] of Object.entries({ load: 'eager', thumbnails: '', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.setAttribute('product-id', attributes['product-id'] ?? 'mug');
  await act(async () => document.body.append(element));
  return element;
}

const buttons = (element: Element) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=thumbnail]') ?? []),
];
const shown = (element: Element) =>
  element.shadowRoot?.querySelector('[part=image]')?.getAttribute('src');
const current = (element: Element) =>
  buttons(element).map((button) => button.getAttribute('aria-current'));
const press = (button: HTMLElement | undefined) => act(async () => button?.click());

describe('the thumbnails of a product', () => {
  it('are named buttons, of which one is current', async () => {
    const element = await mount();
    expect(buttons(element).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Show picture 1 of 3: A mug',
      'Show picture 2 of 3: A blue',
      'Show picture 3 of 3: A clay',
    ]);
    expect(current(element)).toEqual(['true', null, null]);
    expect(buttons(element).every((button) => button.getAttribute('type') === 'button')).toBe(true);
    const list = element.shadowRoot?.querySelector('[part=thumbnails]');
    expect(list?.getAttribute('aria-label')).toBe('Pictures of Mug');
  });

  it('are fetched when they come near, the main picture at once', async () => {
    const element = await mount();
    const small = [...(element.shadowRoot?.querySelectorAll('[part=thumbnail] img') ?? [])];
    expect(small.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy']);
    expect(element.shadowRoot?.querySelector('[part=image]')?.hasAttribute('loading')).toBe(false);
  });

  it('leave room for those that the chosen variant does not have', async () => {
    const images = [{ url: '/a.png', alt: '', width: null, height: null, srcset: null }];
    const { container } = await render(
      <Thumbnails title="Mug" images={images} room={3} current={null} onShow={() => undefined} />,
    );
    const items = [...container.querySelectorAll('li')];
    expect(items.map((item) => item.getAttribute('aria-hidden'))).toEqual([null, 'true', 'true']);
  });

  it('show their picture when pressed', async () => {
    const element = await mount();
    await press(buttons(element)[2]);
    expect(shown(element)).toBe('/images/clay.png');
    expect(current(element)).toEqual([null, null, 'true']);
  });

  // storefront §4: "when the variant changes, the shown image switches to the selected variant's main image."
  it('give way to the selected variant, also to one with the same picture', async () => {
    const element = await mount();
    await press(buttons(element)[2]);
    await act(async () => store.chooseSku('BLUE-S'));
    expect(shown(element)).toBe('/images/blue.png');

    await press(buttons(element)[0]);
    expect(shown(element)).toBe('/images/mug.png');
    await act(async () => store.chooseSku('BLUE-L'));
    expect(shown(element)).toBe('/images/blue.png');
    expect(current(element)).toEqual([null, 'true', null]);
  });

  it('stay while the quantity changes, or a choice that says nothing about the picture', async () => {
    const element = await mount();
    await press(buttons(element)[2]);
    await act(async () => store.setQuantity('3'));
    await act(async () => store.choose('Size', 'S'));
    expect(shown(element)).toBe('/images/clay.png');
  });

  it('are not taken up again after a variant came between', async () => {
    const element = await mount();
    await press(buttons(element)[2]);
    await act(async () => store.chooseSku('BLUE-S'));
    await act(async () => {
      store.choose('Colour', null);
      store.choose('Size', null);
    });
    expect(shown(element)).toBe('/images/mug.png');
  });

  it('can be chosen from by a script', async () => {
    const element = await mount();
    await act(() => element.showImage(1));
    expect(shown(element)).toBe('/images/blue.png');
    await act(() => element.showImage(7));
    expect(shown(element)).toBe('/images/blue.png');
  });

  it('are missing unless asked for, and where there is one picture or none', async () => {
    const plain = await mount();
    await act(async () => plain.removeAttribute('thumbnails'));
    expect(buttons(plain)).toEqual([]);
    const picture = { assetUrl: '/images/candle.png', altText: '' };
    getProducts().register(readProduct({ ...candleJson, images: [picture] }));
    expect(buttons(await mount({ 'product-id': 'candle' }))).toEqual([]);
  });

  it('are numbered where a picture has no words', async () => {
    const images = [{ assetUrl: '/1.png' }, { assetUrl: '/2.png' }];
    getProducts().register(readProduct({ ...candleJson, images }));
    const element = await mount({ 'product-id': 'candle' });
    expect(buttons(element)[1]?.getAttribute('aria-label')).toBe('Show picture 2 of 2');
  });
});
