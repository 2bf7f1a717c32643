import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

describe('the states of vitrine-cart-indicator', () => {
  const states = new Set<string>();
  // happy-dom has no ElementInternals.
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'attachInternals', {
      configurable: true,
      value: () => ({ states }),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals');
    states.clear();
  });

  /** Of the two that platform §4 has; the element layer has some of its own. */
  const marks = () => ['initialized', 'empty'].filter((name) => states.has(name));

  async function mount(): Promise<void> {
    const element = document.createElement('vitrine-cart-indicator');
    element.setAttribute('load', 'eager');
    await act(async () => {
      document.body.append(element);
      await element.updateComplete;
    });
  }

  // platform §4: "Cart indicator: marked initialized on first sync; marked empty when items is 0, not empty otherwise."
  it('are initialized from the first sync on, and empty as long as there are 0 items', async () => {
    await mount();
    expect(marks()).toEqual(['empty']);
    await act(async () => cart.settle(full(2)));
    expect(marks()).toEqual(['initialized']);
    await act(async () => cart.settle(full(0, 0)));
    expect(marks()).toEqual(['initialized', 'empty']);
  });

  it('are both on for a visitor who is known to have no cart', async () => {
    await mount();
    await act(async () => cart.show({ status: 'ready' }));
    expect(marks()).toEqual(['initialized', 'empty']);
  });

  it('are not initialized by a cart that cannot be read', async () => {
    await mount();
    await act(async () => cart.show({ status: 'failed' }));
    expect(marks()).toEqual(['empty']);
  });
});
