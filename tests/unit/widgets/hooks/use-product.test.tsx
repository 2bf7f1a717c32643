import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { getProducts } from '../../../../core/commerce/product/index.js';
import { define, defineWidget } from '../../../../widgets/element/index.js';
import '../../../../widgets/elements/product/index.js';
import { useProduct } from '../../../../widgets/hooks/index.js';
import { cleanUpPage, render } from '../elements/product/render.js';
import { candleJson, mugJson, readProduct } from '../elements/product/sample-products.js';

function Title({ productId = '' }: { productId?: string }) {
  const found = useProduct(productId);
  return <b>{found ? `${found.selection.product.title} ${found.selection.variant?.sku}` : '–'}</b>;
}

define(defineWidget({ tag: 'vitrine-test-title', summary: 'Shows a title.' }), Title, {
  styles: [],
});

cleanUpPage();

describe('useProduct', () => {
  it('finds a product by its id when it arrives, and follows its selection', async () => {
    const { container } = await render(<Title productId="mug" />);
    expect(container.textContent).toBe('–');

    const store = await act(async () => getProducts().register(readProduct(mugJson)));
    expect(container.textContent).toBe('Mug undefined');
    await act(async () => store.chooseSku('BLUE-S'));
    expect(container.textContent).toBe('Mug BLUE-S');
  });

  it('finds the product of the element around its own, through shadow roots', async () => {
    getProducts().register(readProduct(candleJson));
    const product = document.createElement('vitrine-product');
    const outer = product.appendChild(document.createElement('div'));
    const title = document.createElement('vitrine-test-title');
    title.setAttribute('load', 'eager');
    outer.attachShadow({ mode: 'open' }).append(title);
    product.setAttribute('product-id', 'candle');
    await act(async () => document.body.append(product));

    expect(title.shadowRoot?.textContent).toBe('Candle CANDLE');
  });

  it('follows the element around it to another product', async () => {
    getProducts().register(readProduct(candleJson));
    getProducts().register(readProduct(mugJson));
    const product = document.createElement('vitrine-product');
    product.productId = 'candle';
    const title = product.appendChild(document.createElement('vitrine-test-title'));
    title.setAttribute('load', 'eager');
    await act(async () => document.body.append(product));
    await act(async () => {
      product.productId = 'mug';
    });

    expect(title.shadowRoot?.textContent).toBe('Mug undefined');
  });
});
