import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { ProductTitle } from '../../../../../widgets/elements/product-title/product-title.js';
import '../../../../../widgets/elements/product-title/index.js';
import { chooseTitleTag } from '../../../../../widgets/elements/product-title/heading-level.js';
import { cleanUpPage, render } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

const register = () =>
  act(async () => void getProducts().register(readProduct({ ...mugJson, url: '/shop/mug' })));

async function mount(html: string, attributes: Record<string, string> = {}) {
  const element = document.createElement('vitrine-product-title');
  const all = { load: 'eager', 'product-id': 'mug', ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  return element;
}

const title = (element: Element) => element.shadowRoot?.querySelector('[part=title]');

describe('vitrine-product-title', () => {
  it('keeps the text of the page until the product is known', async () => {
    const element = await mount('<h2>A mug</h2>');
    expect(title(element)).toBeNull();
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    await register();
    expect(title(element)?.outerHTML).toBe('<h2 part="title" class="title">Mug</h2>');
  });

  it('keeps what the page prints when it says the same', async () => {
    const element = await mount('<h2 class="own">Mug</h2>');
    await register();
    expect(title(element)).toBeNull();
  });

  it('is the wanted heading, linked to the page of the product', async () => {
    const element = await mount('', { level: '3', link: '' });
    await register();
    expect(title(element)?.localName).toBe('h3');
    expect(title(element)?.querySelector('a')?.getAttribute('href')).toBe('/shop/mug');
  });

  it('keeps the own link of the page', async () => {
    const element = await mount('<h2><a href="/own">Mug</a></h2>', { link: '' });
    await register();
    expect(title(element)).toBeNull();
  });
});

describe('chooseTitleTag', () => {
  it.each([
    [0, undefined, 'span'],
    [0, 'h4', 'h4'],
    [0, 'p', 'span'],
    [2, 'h4', 'h2'],
    [7, 'h4', 'span'],
    [1.5, undefined, 'span'],
    [-1, undefined, 'span'],
  ])('of level %s and a <%s> is %s', (level, pageTag, tag) => {
    expect(chooseTitleTag(level, pageTag)).toBe(tag);
  });
});

describe('ProductTitle', () => {
  it('renders in a React app', async () => {
    await register();
    const { container } = await render(<ProductTitle productId="mug" level={2} />);
    expect(container.querySelector('h2')?.textContent).toBe('Mug');
  });
});
