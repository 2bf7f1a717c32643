import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import { CartPill, CartPillLink } from '../../../../../widgets/elements/cart-pill/cart-pill.js';
import '../../../../../widgets/elements/cart-pill/index.js';
import { cleanUpPage, render } from '../product/render.js';
import { cartOf, installFakeCart } from './fake-cart.js';

cleanUpPage();

let cart: ReturnType<typeof installFakeCart>;
const full = (totalQuantity: number, subtotalCents = 4200) =>
  cartOf({ totalQuantity, subtotalCents });

beforeEach(() => {
  cart = installFakeCart();
});

const linkIn = (root: ParentNode) => root.querySelector<HTMLAnchorElement>('a');

describe('CartPill', () => {
  it('paints nothing until the cart is known, and leaves the asking to the store', async () => {
    const { container } = await render(<CartPill />);
    expect(container.innerHTML).toBe('');
    expect(cart.store.load).toHaveBeenCalledOnce();
  });

  it('is hidden when total quantity is 0, shown otherwise', async () => {
    const { container } = await render(<CartPill />);
    await act(async () => cart.settle(full(0)));
    expect(linkIn(container)).toBeNull();
    await act(async () => cart.settle(full(2)));
    expect(linkIn(container)?.textContent).toBe('2 items');
    await act(async () => cart.settle(full(0)));
    expect(linkIn(container)).toBeNull();
  });

  it('links to the cart page, or where it is told to', async () => {
    const { container, rerender } = await render(<CartPill />);
    await act(async () => cart.settle(full(1)));
    expect(linkIn(container)?.getAttribute('href')).toBe('/cart');
    await rerender(<CartPill href="/basket" />);
    expect(linkIn(container)?.getAttribute('href')).toBe('/basket');
  });

  it('is spoken with its subtotal, in the currency of the cart', async () => {
    configure({ locale: 'en-US' });
    const { container } = await render(<CartPill />);
    await act(async () => cart.settle({ ...full(3, 1624), currency: 'JPY' }));
    expect(linkIn(container)?.getAttribute('aria-label')).toBe('3 items in cart, subtotal ¥1,624');
  });

  it('shows the page’s own link when the cart cannot be read', async () => {
    const { container } = await render(<CartPill />);
    await act(async () => cart.show({ status: 'failed' }));
    expect(container.innerHTML).toBe('<slot></slot>');
  });

  it('has no live region: the add message says the number already', async () => {
    const { container } = await render(<CartPill />);
    await act(async () => cart.settle(full(3)));
    expect(container.querySelector('[aria-live], [role=status]')).toBeNull();
  });
});

describe('CartPill in the site editor frame', () => {
  async function click(init: MouseEventInit = {}) {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { container } = await render(<CartPill />);
    await act(async () => cart.settle(full(1)));
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    await act(async () => linkIn(container)?.dispatchEvent(event));
    return { assign, event };
  }

  function printSite(site: object): void {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'vitrine-site';
    script.textContent = JSON.stringify(site);
    document.body.append(script);
  }

  it('sets the frame address instead of navigating', async () => {
    printSite({ editorFrame: true });
    const { assign, event } = await click();
    expect(event.defaultPrevented).toBe(true);
    expect(assign).toHaveBeenCalledWith(new URL('/cart', location.href).href);
  });

  it('leaves a click for a new tab to the browser', async () => {
    printSite({ editorFrame: true });
    const { assign, event } = await click({ ctrlKey: true });
    expect(event.defaultPrevented).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is an ordinary link elsewhere', async () => {
    const { assign, event } = await click();
    expect(event.defaultPrevented).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('CartPillLink', () => {
  const words = { link: { href: '/cart' }, text: 'items', label: '' };
  const countIn = (root: ParentNode) => root.querySelector('[part="count"]');

  it('bumps when the number changes, not when it first appears', async () => {
    const { container, rerender } = await render(<CartPillLink {...words} count="2" />);
    const first = countIn(container);
    expect(first?.classList.contains('bump')).toBe(false);

    await rerender(<CartPillLink {...words} count="2" label="again" />);
    expect(countIn(container)).toBe(first);

    await rerender(<CartPillLink {...words} count="3" />);
    // A new node, so that the animation starts anew.
    expect(countIn(container)).not.toBe(first);
    expect(countIn(container)?.classList.contains('bump')).toBe(true);
  });
});

describe('vitrine-cart-pill', () => {
  it('keeps the page’s link until it mounts, then shows the cart it knows', async () => {
    const element = document.createElement('vitrine-cart-pill');
    element.innerHTML = '<a href="/cart">Cart</a>';
    element.setAttribute('load', 'interaction');
    document.body.append(element);
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();

    element.setAttribute('load', 'eager');
    await act(async () => cart.settle(full(2)));
    expect(element.shadowRoot?.querySelector('slot:not([name])')).toBeNull();
    expect(element.shadowRoot?.querySelector('[part="pill"]')?.textContent).toBe('2 items');
  });

  it('has the page’s own icon in the place of the trolley', async () => {
    const element = document.createElement('vitrine-cart-pill');
    element.innerHTML = '<a href="/cart">Cart</a><i slot="icon"></i>';
    element.setAttribute('load', 'eager');
    document.body.append(element);
    await act(async () => cart.settle(full(2)));
    const slot = element.shadowRoot?.querySelector<HTMLSlotElement>('[part="pill"] > slot');
    expect(slot?.assignedElements()).toEqual([element.querySelector('i')]);
    expect(slot?.querySelector('[part="icon"]')?.localName).toBe('svg');
  });
});
