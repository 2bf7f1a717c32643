import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/price/index.js';
import { Price } from '../../../../../widgets/elements/price/price.js';
import { cleanUpPage, render } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

const part = (root: ParentNode | null, name: string) =>
  root?.querySelector(`[part="${name}"]`)?.textContent;

describe('Price', () => {
  it("shows 'from' the lowest price, as a value that is not translated", async () => {
    getProducts().register(readProduct(mugJson));
    const { container } = await render(<Price productId="mug" />);

    expect(container.textContent).toBe('from $24.00');
    const data = container.querySelector('data');
    expect(data?.textContent).toBe('$24.00');
    expect(data?.getAttribute('value')).toBe('24.00');
    expect(data?.getAttribute('translate')).toBe('no');
  });

  it('shows the chosen variant, with hidden words for a sale', async () => {
    const store = getProducts().register(readProduct(mugJson));
    const { container } = await render(<Price productId="mug" />);

    await act(async () => store.chooseSku('BLUE-L'));
    expect(container.textContent).toBe('$42.00');
    await act(async () => store.chooseSku('CLAY-S'));
    expect(part(container, 'price')).toBe('Sale price $24.00');
    expect(part(container, 'compare-at')).toBe('Regular price $30.00');
  });

  it('survives a page translator that replaced its texts', async () => {
    const store = getProducts().register(readProduct(mugJson));
    const { container } = await render(<Price productId="mug" />);
    for (const span of container.querySelectorAll('span span')) {
      const font = document.createElement('font');
      font.textContent = 'ab';
      span.replaceChildren(font);
    }

    await act(async () => store.chooseSku('BLUE-L'));
    expect(container.textContent).toBe('$42.00');
    await act(async () => store.choose('Size', null));
    expect(container.textContent).toBe('from $24.00');
  });

  it('writes the price as the site does', async () => {
    configure({ locale: 'de-DE' });
    const store = getProducts().register(readProduct(mugJson));
    store.chooseSku('BLUE-L');
    const { container } = await render(<Price productId="mug" />);

    expect(container.textContent).toBe('42,00\u00a0$');
  });
});

describe('vitrine-price', () => {
  it('keeps the printed price until the product is known', async () => {
    const element = document.createElement('vitrine-price');
    element.setAttribute('load', 'eager');
    element.productId = 'mug';
    element.textContent = '$30';
    await act(async () => document.body.append(element));
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();

    await act(async () => getProducts().register(readProduct(mugJson)));
    expect(element.shadowRoot?.querySelector('slot')).toBeNull();
    expect(part(element.shadowRoot, 'price')).toBe('from $24.00');
  });
});
