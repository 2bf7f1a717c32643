import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { getProducts } from '../../../../core/commerce/product/index.js';
import { configure } from '../../../../core/runtime/index.js';
import '../../../../widgets/elements/add-to-cart/index.js';
import { CartPill } from '../../../../widgets/elements/cart-pill/cart-pill.js';
import '../../../../widgets/elements/cart-pill/index.js';
import { createManualClock } from '../../../support/manual-clock.js';
import { createMemoryCartClient } from '../../core/commerce/cart/memory-cart-client.js';
import { cleanUpPage, render } from './product/render.js';
import { mugJson, readProduct } from './product/sample-products.js';

cleanUpPage();

it('widgets add to and show the cart of the client that the page configures', async () => {
  const request = vi.fn(() => Promise.reject(new Error('A request was made.')));
  vi.stubGlobal('fetch', request);
  const { client, calls, failWith } = createMemoryCartClient();
  configure({ cartClient: client, clock: createManualClock() });
  getProducts().register(readProduct(mugJson));

  const pill = await render(<CartPill />);
  const button = document.createElement('vitrine-add-to-cart');
  button.setAttribute('load', 'eager');
  button.setAttribute('product-id', 'mug');
  button.setAttribute('sku', 'BLUE-S');
  button.setAttribute('quantity', '2');
  await act(async () => document.body.append(button));
  await act(async () => void button.add());
  expect(calls).toEqual(['read', 'add']);
  expect(pill.container.querySelector('a')?.textContent).toBe('2 items');

  failWith({ code: 'rejected', serverMessage: 'Only 2 left.' });
  const other = button.cloneNode() as typeof button;
  await act(async () => document.body.append(other));
  await act(async () => void other.add());
  expect(other.shadowRoot?.querySelector('[part="dialog"]')?.textContent).toContain('Only 2 left.');
  expect(pill.container.querySelector('a')?.textContent).toBe('2 items');
  expect(request).not.toHaveBeenCalled();
});
