import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { ProductDescription } from '../../../../../widgets/elements/product-description/product-description.js';
import '../../../../../widgets/elements/product-description/index.js';
import { cleanUpPage, render } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

const register = (description: unknown) =>
  act(
    async () =>
      void getProducts().register(
        readProduct({ ...mugJson, url: 'https://shop.example/shop/mug', description }),
      ),
  );

async function mount(html = '') {
  const element = document.createElement('vitrine-product-description');
  element.setAttribute('load', 'eager');
  element.setAttribute('product-id', 'mug');
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  return element;
}

const shown = (element: Element) =>
  element.shadowRoot?.querySelector('[part=description]')?.innerHTML;

const hostile =
  '<p onclick="steal()">Thrown <b>by hand</b> <a href="/care">Care</a> <a href="javascript:steal()">no</a></p>' +
  '<img src="/mug.jpg" alt="A mug" width="20" height="10" onerror="steal()"><script>steal()</script><style>p{}</style>';

const kept =
  '<p>Thrown <b>by hand</b> <a href="https://shop.example/care">Care</a> no</p>' +
  '<img alt="A mug" width="20" height="10" loading="lazy" src="https://shop.example/mug.jpg">';

describe('vitrine-product-description', () => {
  it('shows the allowed markup of the merchant, with links and pictures of the shop', async () => {
    const element = await mount('<p>A mug.</p>');
    expect(shown(element)).toBeUndefined();
    await register(hostile);
    expect(shown(element)).toBe(kept);
  });

  it('shows plain paragraphs', async () => {
    const element = await mount();
    await register(['1 < 2', 'Glazed.']);
    expect(shown(element)).toBe('<p>1 &lt; 2</p><p>Glazed.</p>');
  });

  it('keeps the content of the page for a product without a description', async () => {
    const element = await mount('<p>A mug.</p>');
    await register(null);
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    expect(shown(element)).toBeUndefined();
  });

  it('keeps the words alone where a policy forbids to parse markup', async () => {
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString() {
          throw new TypeError('This document requires TrustedHTML.');
        }
      },
    );
    const element = await mount();
    await register('<p>Thrown <b>by hand</b></p><script>steal()</script><p>A &amp; B</p>');
    expect(shown(element)).toBe('Thrown by hand\nA &amp; B');
  });
});

describe('ProductDescription', () => {
  it('renders in a React app', async () => {
    await register('<p>By hand.</p>');
    const { container } = await render(<ProductDescription productId="mug" />);
    expect(container.textContent).toBe('By hand.');
  });
});
