import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { ProductImage } from '../../../../../widgets/elements/product-image/product-image.js';
import '../../../../../widgets/elements/product-image/index.js';
import { cleanUpPage, render } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

/** Pictures that are decoded when the test says so. */
function holdDecoding() {
  const waiting: { src: string; settle: () => Promise<void> }[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return new Promise((resolve) => {
      waiting.push({
        src: new URL(this.src).pathname,
        settle: () => act(async () => resolve(undefined)),
      });
    });
  });
  return (src: string) => waiting.find((picture) => picture.src === src)?.settle();
}

async function mount(element: HTMLElement): Promise<HTMLElement> {
  element.setAttribute('load', 'eager');
  element.setAttribute('product-id', 'mug');
  await act(async () => document.body.append(element));
  return element;
}

const shown = (element: Element) => element.shadowRoot?.querySelector('img')?.getAttribute('src');

describe('vitrine-product-image', () => {
  it("keeps the page's picture until its own is decoded", async () => {
    const settle = holdDecoding();
    getProducts().register(readProduct(mugJson));
    const element = document.createElement('vitrine-product-image');
    const page = element.appendChild(document.createElement('img'));
    page.src = '/images/mug.png';
    await mount(element);
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();

    await settle('/images/mug.png');
    expect(element.shadowRoot?.querySelector('slot')).toBeNull();
    expect(shown(element)).toBe('/images/mug.png');
  });

  it('follows the chosen variant, swapping only what can be painted', async () => {
    const settle = holdDecoding();
    const store = getProducts().register(readProduct(mugJson));
    const element = await mount(document.createElement('vitrine-product-image'));
    expect(shown(element)).toBe('/images/mug.png');
    await settle('/images/mug.png');

    await act(async () => store.chooseSku('BLUE-S'));
    expect(shown(element)).toBe('/images/mug.png');
    await act(async () => store.chooseSku('CLAY-S'));
    await settle('/images/blue.png');
    expect(shown(element)).toBe('/images/mug.png');
    await settle('/images/clay.png');
    expect(shown(element)).toBe('/images/clay.png');
  });

  it('reserves the proportions of the first picture', async () => {
    getProducts().register(readProduct(mugJson));
    const element = await mount(document.createElement('vitrine-product-image'));
    const image = element.shadowRoot?.querySelector('img');

    expect(image?.getAttribute('width')).toBe('800');
    expect(image?.getAttribute('height')).toBe('600');
    expect(image?.style.aspectRatio).toBe('800 / 600');
    expect(image?.alt).toBe('A mug');
    expect(image?.getAttribute('part')).toBe('image');
  });

  it('shows the words for a picture that cannot be had', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
    const store = getProducts().register(readProduct(mugJson));
    const element = await mount(document.createElement('vitrine-product-image'));
    await act(async () => store.chooseSku('BLUE-S'));

    expect(element.shadowRoot?.querySelector('img')?.alt).toBe('A blue');
  });
});

describe('the lightbox of vitrine-product-image', () => {
  async function open(press: MouseEventInit = {}) {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
    const store = getProducts().register(readProduct(mugJson));
    const host = document.createElement('vitrine-product-image');
    host.setAttribute('lightbox', '');
    await mount(host);
    const link = () => host.shadowRoot!.querySelector<HTMLAnchorElement>('[part=link]')!;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...press });
    await act(async () => link().dispatchEvent(event));
    await act(
      async () => void (await import('../../../../../widgets/parts/picture-viewer/index.js')),
    );
    return { store, host, link, event, dialog: () => host.shadowRoot!.querySelector('dialog') };
  }

  it('is a link to the picture', async () => {
    const { link } = await open({ ctrlKey: true });
    expect(link().getAttribute('href')).toBe('/images/mug.png');
    expect(link().querySelector('img')?.alt).toBe('A mug');
  });

  it('is asked for: without the setting the picture is no link', async () => {
    getProducts().register(readProduct(mugJson));
    const host = await mount(document.createElement('vitrine-product-image'));
    expect(host.shadowRoot!.querySelector('a')).toBeNull();
  });

  it('opens all pictures at the one that is shown, which follows to the last one shown', async () => {
    const { host, link, event, dialog } = await open();
    expect(event.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    expect(dialog()?.getAttribute('aria-label')).toBe('Pictures of Mug');
    expect(dialog()?.querySelector('img')?.alt).toBe('A mug');
    expect(dialog()?.querySelector('[part=lightbox-position]')?.textContent).toBe('1 / 3');
    const next = dialog()!.querySelector<HTMLElement>('[aria-label="Next picture"]')!;
    await act(async () => next.click());
    expect(dialog()?.querySelector('img')?.alt).toBe('A blue');
    await act(async () => dialog()!.close());
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(link().getAttribute('href')).toBe('/images/blue.png');
    expect(host.shadowRoot!.activeElement).toBe(link());
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a press with %s to the browser',
    async (key) => {
      let isLeft = false;
      const watch = (click: Event) => {
        isLeft = !click.defaultPrevented;
        click.preventDefault();
      };
      document.addEventListener('click', watch, { once: true });
      const { dialog } = await open({ [key]: true, composed: true });
      expect(isLeft).toBe(true);
      expect(dialog()).toBeNull();
    },
  );

  it('leaves a press on the picture of earlier data to the browser', async () => {
    const settle = holdDecoding();
    getProducts().register(readProduct(mugJson));
    const host = document.createElement('vitrine-product-image');
    host.setAttribute('lightbox', '');
    await mount(host);
    await settle('/images/mug.png');
    const images = mugJson.images.map((image) => ({ ...image, assetUrl: '/images/later.png' }));
    await act(async () => void getProducts().register(readProduct({ ...mugJson, images })));
    const link = host.shadowRoot!.querySelector('[part=link]')!;
    expect(link.getAttribute('href')).toBe('/images/mug.png');
    let isLeft = false;
    host.addEventListener('click', (click) => {
      isLeft = !click.defaultPrevented;
      click.preventDefault();
    });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    await act(async () => link.dispatchEvent(press));
    expect(isLeft).toBe(true);
    await settle('/images/later.png');
    expect(link.getAttribute('href')).toBe('/images/later.png');
  });

  it('has the focus where the link of the page had it', async () => {
    const settle = holdDecoding();
    getProducts().register(readProduct(mugJson));
    const host = document.createElement('vitrine-product-image');
    host.setAttribute('lightbox', '');
    host.innerHTML = '<a href="/images/mug.png"><img src="/images/mug.png" alt=""></a>';
    await mount(host);
    host.querySelector('a')!.focus();
    await settle('/images/mug.png');
    expect(host.shadowRoot!.activeElement).toBe(host.shadowRoot!.querySelector('[part=link]'));
  });
});

describe('ProductImage', () => {
  it('shows the picture at once where there is no other', async () => {
    holdDecoding();
    getProducts().register(readProduct(mugJson));
    const { container } = await render(<ProductImage productId="mug" />);

    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/mug.png');
  });
});
