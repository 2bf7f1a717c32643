import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Cart } from '../../../../../widgets/elements/cart/cart.js';
import '../../../../../widgets/elements/cart/index.js';
import { blueMug, openShopCart, said, teapot, vase } from '../../parts/cart-contents/shop-cart.js';
import { render } from '../product/render.js';
import { partsIn, press, type, watchNavigation } from './parts.js';

const shop = openShopCart();
const three = [blueMug, teapot, vase];

async function openCart(entries = three, changes = {}) {
  await shop.settle(entries, changes);
  const { container } = await render(<Cart />);
  return partsIn(container);
}

describe('The checkout', () => {
  let assign: ReturnType<typeof watchNavigation>;
  beforeEach(() => {
    assign = watchNavigation();
  });

  it('is opened when all changes are saved', async () => {
    let saved = () => undefined as void;
    shop.store.flush.mockImplementation(
      () => new Promise<undefined>((resolve) => (saved = () => resolve(undefined))),
    );
    const { one } = await openCart();
    await type(one('input'), '7');
    await press(one('checkout'));
    // What was typed last goes along.
    expect(shop.store.setQuantity).toHaveBeenCalledExactlyOnceWith('mug', 7);
    expect(one('checkout').getAttribute('aria-busy')).toBe('true');
    expect(assign).not.toHaveBeenCalled();
    await shop.answer();
    await act(async () => saved());
    expect(assign).toHaveBeenCalledExactlyOnceWith(new URL('/checkout', location.href).href);
  });

  it('is not opened twice by two presses', async () => {
    const { one } = await openCart();
    await act(async () => {
      one('checkout').click();
      one('checkout').click();
    });
    await press(one('checkout'));
    expect(assign).toHaveBeenCalledOnce();
  });

  it('can be kept from opening by the page', async () => {
    const before = vi.fn(() => false);
    await shop.settle(three);
    const { container } = await render(<Cart onBeforeLeave={before} />);
    const { one } = partsIn(container);
    await press(one('checkout'));
    expect(before).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect(one('checkout').getAttribute('aria-busy')).toBe('false');
  });

  it('is opened where the page says', async () => {
    await shop.settle(three);
    const before = vi.fn((detail: { kind: string; address: string }) => {
      expect(detail.kind).toBe('checkout');
      detail.address = 'https://pay.example/now';
    });
    const { container } = await render(<Cart onBeforeLeave={before} />);
    await press(partsIn(container).one('checkout'));
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/now'),
    );
  });

  it('is not opened below the minimum: the sentence is tied to the link, which keeps the focus', async () => {
    const { one } = await openCart(three, { subtotalCents: 1000, minimumSubtotalCents: 2000 });
    // storefront §8: 'To check out, your order subtotal must be {subtotal} or more.'
    const sentence = 'To check out, your order subtotal must be $20.00 or more.';
    expect(one('minimum').textContent).toBe(sentence);
    expect(one('checkout').getAttribute('aria-describedby')).toBe(one('minimum').id);
    expect(one('checkout').getAttribute('aria-disabled')).toBe('true');
    one('checkout').focus();
    expect(document.activeElement).toBe(one('checkout'));
    await press(one('checkout'));
    expect(await said(shop, 'assertive')).toBe(sentence);
    await press(one('checkout'), { ctrlKey: true });
    expect(assign).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(one('checkout'));
  });

  it('says nothing of a minimum that is met', async () => {
    const { has, one } = await openCart(three, { subtotalCents: 2000, minimumSubtotalCents: 2000 });
    expect(has('minimum')).toBe(false);
    expect(one('checkout').hasAttribute('aria-describedby')).toBe(false);
  });

  it('is not opened while a quantity is wrong: that field gets the focus', async () => {
    const { one } = await openCart();
    await type(one('input', 1), '2.5');
    await press(one('checkout'));
    expect(assign).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(one('input', 1));
  });

  it('is not opened when the last change was refused', async () => {
    shop.store.flush.mockImplementation(async () => {
      await shop.refuse('server');
      return undefined;
    });
    const { one } = await openCart();
    await press(one('increase'));
    await press(one('checkout'));
    await act(() => shop.clock.advance(0));
    expect(assign).not.toHaveBeenCalled();
  });

  it('leaves a press for a new tab to the browser', async () => {
    const { one } = await openCart();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
    await act(async () => one('checkout').dispatchEvent(event));
    expect(event.defaultPrevented).toBe(false);
    expect(shop.store.flush).toHaveBeenCalledOnce();
  });
});
