import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartIndicator } from '../../../../../widgets/elements/cart-indicator/cart-indicator.js';
import '../../../../../widgets/elements/cart-indicator/index.js';
import { partsIn } from '../cart/parts.js';
import { cartOf, installFakeCart } from '../cart-pill/fake-cart.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();

let cart: ReturnType<typeof installFakeCart>;
const full = (totalQuantity: number, subtotalCents = 4200) =>
  cartOf({ totalQuantity, subtotalCents });

beforeEach(() => {
  cart = installFakeCart();
});

const nameOf = (link: Element) => link.querySelector(':not([aria-hidden])')?.textContent;

describe('CartIndicator', () => {
  it('leaves the page’s own link until the cart is known, or when it cannot be', async () => {
    const { container } = await render(<CartIndicator />);
    expect(container.innerHTML).toBe('<slot></slot>');
    await act(async () => cart.show({ status: 'failed' }));
    expect(container.innerHTML).toBe('<slot></slot>');
  });

  it('is a link to the cart with badge and subtotal', async () => {
    const { container } = await render(<CartIndicator />);
    const { one } = partsIn(container);
    await act(async () => cart.settle(full(3)));
    expect(one('link').getAttribute('href')).toBe('/cart');
    expect(one('badge').textContent).toBe('3');
    expect(one('subtotal').textContent).toBe('$42.00');
    expect(nameOf(one('link'))).toBe('3 items in cart, subtotal $42.00');
  });

  it('shows no number and no subtotal when there is nothing', async () => {
    const { container } = await render(<CartIndicator />);
    const { one } = partsIn(container);
    // Known to have no cart.
    await act(async () => cart.show({ status: 'ready' }));
    expect(one('badge').hidden).toBe(true);
    expect(one('subtotal').hidden).toBe(true);
    expect(nameOf(one('link'))).toBe('0 items in cart');
  });

  // platform §9: "Cart badge shows '100+' above 100 items; spoken label 'More than 100 items in cart'."
  it('counts to a hundred', async () => {
    const { container } = await render(<CartIndicator />);
    const { one } = partsIn(container);
    await act(async () => cart.settle(full(101)));
    expect(one('badge').textContent).toBe('100+');
    expect(nameOf(one('link'))).toBe('More than 100 items in cart');
  });

  it('goes where it is told to', async () => {
    const { container } = await render(<CartIndicator href="/basket" />);
    await act(async () => cart.settle(full(1)));
    expect(partsIn(container).one('link').getAttribute('href')).toBe('/basket');
  });
});
