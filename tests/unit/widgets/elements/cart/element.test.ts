import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import '../../../../../widgets/elements/cart/index.js';
import { blueMug, openShopCart, teapot } from '../../parts/cart-contents/shop-cart.js';
import { partsIn, press, watchNavigation } from './parts.js';

const shop = openShopCart();

async function mount(html = '<p>Your cart: <a href="/plain">plain</a></p>') {
  const element = document.createElement('vitrine-cart');
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  const root = element.shadowRoot!;
  return { element, root, ...partsIn(root) };
}

describe('vitrine-cart', () => {
  it('keeps the page’s own cart until ours is known', async () => {
    const { root, one } = await mount();
    expect(root.querySelector('slot')).not.toBeNull();
    await shop.settle([blueMug, teapot]);
    expect(root.querySelector('slot')).toBeNull();
    expect(one('heading').textContent).toBe('2 items');
  });

  it('takes the focus over from the page’s own cart', async () => {
    const { element, root, one } = await mount();
    element.querySelector('a')?.focus();
    await shop.settle([blueMug]);
    expect(root.activeElement).toBe(one('heading'));
  });

  it('takes no focus that is elsewhere', async () => {
    const { root } = await mount();
    await shop.settle([blueMug]);
    expect(root.activeElement).toBeNull();
  });

  it('says when a change of form answers begins and ends', async () => {
    const heard: string[] = [];
    for (const type of ['started', 'ended']) {
      document.addEventListener(`vitrine-recalculation-${type}`, () => heard.push(type), {
        once: true,
      });
    }
    await shop.settle([blueMug]);
    await mount();
    expect(heard).toEqual([]);
    await act(async () => shop.show({ isRecalculating: true }));
    expect(heard).toEqual(['started']);
    await act(async () => shop.show({ isRecalculating: false }));
    expect(heard).toEqual(['started', 'ended']);
  });

  it('can be kept from the checkout by a listener', async () => {
    const assign = watchNavigation();
    await shop.settle([blueMug]);
    const { element, one } = await mount();
    element.addEventListener('vitrine-before-leave', (event) => event.preventDefault());
    await press(one('checkout'));
    expect(assign).not.toHaveBeenCalled();
  });

  it('reads the cart again when it is told to', async () => {
    await shop.settle([blueMug]);
    const { element } = await mount();
    await act(() => element.refresh());
    expect(shop.store.refresh).toHaveBeenCalledOnce();
  });

  it('takes its addresses from the page', async () => {
    await shop.settle([blueMug]);
    const { element, one } = await mount();
    await act(async () => element.setAttribute('checkout-href', '/kasse'));
    expect(one('checkout').getAttribute('href')).toBe('/kasse');
    await shop.settle([]);
    await act(async () => element.setAttribute('continue-href', '/shop'));
    expect(one('continue').getAttribute('href')).toBe('/shop');
  });

  it('sets the frame address in the site editor frame', async () => {
    const assign = watchNavigation();
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'vitrine-site';
    script.textContent = '{"editorFrame": true}';
    document.head.append(script);
    try {
      await shop.settle([{ ...blueMug, url: '/shop/mug' }]);
      const { one } = await mount();
      await press(one('line-title').querySelector('a')!);
      expect(assign).toHaveBeenCalledExactlyOnceWith(new URL('/shop/mug', location.href).href);
    } finally {
      script.remove();
    }
  });

  it('has no live region of its own', async () => {
    await shop.settle([blueMug]);
    const { root } = await mount();
    expect(root.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  it('leaves nothing behind', async () => {
    await shop.settle([blueMug]);
    const { element } = await mount();
    const added = vi.spyOn(window, 'addEventListener');
    element.remove();
    await act(async () => undefined);
    expect(added).not.toHaveBeenCalled();
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
  });
});
