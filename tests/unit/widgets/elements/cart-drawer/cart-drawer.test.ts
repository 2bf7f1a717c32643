import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../widgets/elements/cart-drawer/index.js';
import { openCartDrawer } from '../../../../../widgets/elements/cart-drawer/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/cart-pill/index.js';
import { partsIn, press } from '../cart/parts.js';
import { readRootStyle } from '../../../../support/root-style.js';
import { blueMug, openShopCart, teapot } from '../../parts/cart-contents/shop-cart.js';

const shop = openShopCart();
const three = [blueMug, { ...teapot, quantity: 2 }];

beforeEach(() => shop.settle(three));

/** A page with a pill, a button and a drawer. */
async function openPage(html = '<vitrine-cart-drawer load="eager"></vitrine-cart-drawer>') {
  await act(async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<button>Add</button>
      <vitrine-cart-pill opens="drawer" load="eager"><a href="/cart">Cart</a></vitrine-cart-pill>
      ${html}`,
    );
  });
  const element = document.querySelector('vitrine-cart-drawer')!;
  const root = element?.shadowRoot ?? document.createElement('div');
  const pill = document.querySelector('vitrine-cart-pill')?.shadowRoot;
  return {
    element,
    root,
    button: document.querySelector('button')!,
    link: () => pill!.querySelector('a')!,
    focused: () => element.shadowRoot!.activeElement,
    ...partsIn(root),
  };
}

const ask = (request: Parameters<typeof openCartDrawer>[0]) =>
  act(async () => openCartDrawer(request));

describe('the close button', () => {
  it('has the page’s own icon in the place of the cross', async () => {
    const { element, one } = await openPage(
      '<vitrine-cart-drawer load="eager"><i slot="close-icon"></i></vitrine-cart-drawer>',
    );
    const slot = one('close-icon').querySelector('slot');
    expect(slot?.assignedElements()).toEqual([element.querySelector('i')]);
    expect(slot?.textContent).toBe('×');
    expect(one('close').contains(one('close-icon'))).toBe(true);
  });
});

describe('openCartDrawer', () => {
  it('says that there is none, so that the page does without', async () => {
    expect(openCartDrawer({ opener: null })).toBe(false);
  });

  it('opens the page’s drawer', async () => {
    const { one } = await openPage();
    expect(await ask({ opener: null })).toBe(true);
    await vi.waitFor(() => expect(one<HTMLDialogElement>('dialog').open).toBe(true));
  });

  it('fetches a drawer that is not there yet', async () => {
    const load = vi.fn(async () => true);
    vi.stubGlobal('vitrine', { load });
    vi.spyOn(customElements, 'get').mockReturnValue(undefined);
    const whenDefined = vi.spyOn(customElements, 'whenDefined');
    await openPage();
    expect(await ask({ opener: null })).toBe(true);
    expect(load).toHaveBeenCalledExactlyOnceWith('vitrine-cart-drawer');
    expect(whenDefined).toHaveBeenCalledWith('vitrine-cart-drawer');
  });
});

describe('vitrine-before-open', () => {
  it('is heard before the drawer opens, once, and may prevent it', async () => {
    const { element, one } = await openPage();
    const asked = vi.fn();
    element.addEventListener('vitrine-before-open', (event) => {
      asked(event.detail);
      if (asked.mock.calls.length === 1) event.preventDefault();
    });
    let isOpen;
    await act(async () => (isOpen = await element.open({ message: 'Added: Mug' })));
    expect(isOpen).toBe(false);
    expect(one<HTMLDialogElement>('dialog').open).toBe(false);
    await act(async () => (isOpen = await element.open()));
    expect(isOpen).toBe(true);
    // Open already: only the focus moves.
    await act(() => element.open());
    expect(asked.mock.calls).toEqual([[{ message: 'Added: Mug' }], [{ message: null }]]);
  });

  it('is not asked by the page’s own drawer, which takes its place', async () => {
    const own = vi.fn();
    configure({ actions: { openCart: own } });
    const { one, button } = await openPage();
    expect(await ask({ opener: button, message: 'Added' })).toBe(true);
    await vi.waitFor(() => expect(own).toHaveBeenCalledOnce());
    expect(own.mock.calls[0]![0]).toEqual({ opener: button, message: 'Added' });
    expect(one<HTMLDialogElement>('dialog').open).toBe(false);
  });
});

describe('vitrine-cart-drawer', () => {
  it('is a dialog named by its heading', async () => {
    const { one } = await openPage();
    const dialog = one<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(false);
    expect(dialog.tagName).toBe('DIALOG');
    expect(one('heading').textContent).toBe('Cart, 3 items');
    expect(dialog.getAttribute('aria-labelledby')).toBe(one('heading').id);
  });

  it('opened by an add takes the focus to the heading, with what was added as its description', async () => {
    const { one, button, focused } = await openPage();
    const message = 'Blue mug, quantity 1, added. Cart: 3 items, $81.';
    await ask({ opener: button, message });
    expect(focused()).toBe(one('heading'));
    expect(one('notice').textContent).toBe(message);
    expect(one('dialog').getAttribute('aria-describedby')).toBe(one('notice').id);
  });

  it('opened by the pill takes it to the close button, and back to the pill', async () => {
    const { one, link, focused } = await openPage();
    expect(link().getAttribute('aria-haspopup')).toBe('dialog');
    expect(link().getAttribute('aria-expanded')).toBe('false');
    link().focus();
    await press(link());
    expect(one<HTMLDialogElement>('dialog').open).toBe(true);
    expect(focused()).toBe(one('close'));
    expect(link().getAttribute('aria-expanded')).toBe('true');

    await press(one('close'));
    expect(one<HTMLDialogElement>('dialog').open).toBe(false);
    expect(link().getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('vitrine-cart-pill')?.shadowRoot?.activeElement).toBe(link());
  });

  it('gives the focus to the pill when the opener is gone', async () => {
    vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true);
    const { one, button, link } = await openPage();
    await ask({ opener: button, message: 'Added.' });
    button.remove();
    await press(one('close'));
    expect(document.querySelector('vitrine-cart-pill')?.shadowRoot?.activeElement).toBe(link());
  });

  it('is opened and closed by its methods, and says so', async () => {
    const { element, one } = await openPage();
    const heard: string[] = [];
    element.addEventListener('vitrine-drawer-opened', () => heard.push('opened'));
    element.addEventListener('vitrine-drawer-closed', () => heard.push('closed'));
    await act(() => element.open());
    expect(one<HTMLDialogElement>('dialog').open).toBe(true);
    await act(() => element.close());
    expect(heard).toEqual(['opened', 'closed']);
  });

  it('opens anew for each request', async () => {
    const { element, one, button, focused } = await openPage();
    await act(() => element.open({ opener: button }));
    await act(() => element.open({ opener: button, message: 'One more.' }));
    expect(one('notice').textContent).toBe('One more.');
    expect(focused()).toBe(one('heading'));
  });

  const pressOn = (target: Element, down: Element) =>
    act(async () => {
      down.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });

  it('closes by a press on the backdrop, not by one that began inside', async () => {
    const { element, one } = await openPage();
    const dialog = one<HTMLDialogElement>('dialog');
    await act(() => element.open());
    await pressOn(one('heading'), one('heading'));
    expect(dialog.open).toBe(true);
    await pressOn(dialog, one('heading'));
    expect(dialog.open).toBe(true);
    await pressOn(dialog, dialog);
    expect(dialog.open).toBe(false);
  });

  it('keeps the page from scrolling while it is open', async () => {
    const { element } = await openPage();
    await act(() => element.open());
    expect(readRootStyle().get('overflow')).toBe('hidden');
    await act(() => element.close());
    expect(readRootStyle().get('overflow')).toBeUndefined();
  });

  it('gives the page its scrolling back when it is removed while open', async () => {
    const { element, link } = await openPage();
    await act(() => element.open());
    await act(async () => element.remove());
    expect(readRootStyle().get('overflow')).toBeUndefined();
    expect(link().getAttribute('aria-expanded')).not.toBe('true');
  });

  it('shows lines, undo, subtotal and the ways on, and no more', async () => {
    const { element, one, all, has } = await openPage();
    await act(() => element.open());
    expect(all('line')).toHaveLength(2);
    expect(one('totals').textContent).toContain('Subtotal$81.00');
    expect(one('totals').textContent).not.toContain('Total$');
    expect(one('checkout').getAttribute('href')).toBe('/checkout');
    expect(one('view-cart').getAttribute('href')).toBe('/cart');
    expect(has('coupon-input')).toBe(false);
    await press(one('remove'));
    await shop.answer();
    expect(has('undo')).toBe(true);
  });

  it('speaks inside the dialog while it is open, since the page behind is inert', async () => {
    const { element, root, one } = await openPage();
    await act(() => element.open());
    await press(one('increase'));
    await shop.answer();
    await act(() => shop.clock.advance(60));
    expect(root.querySelector('[role="status"]')?.textContent).toBe(
      'Quantity of Blue mug is 2. Subtotal $102.',
    );
    expect(document.querySelector('[data-vitrine-live="polite"]')?.textContent ?? '').toBe('');
    await act(() => shop.clock.advance(6000));
    expect(root.querySelector('[role="status"]')?.textContent).toBe('');
  });

  it('says that there is nothing in it', async () => {
    await shop.settle([]);
    const { element, one, root, has } = await openPage();
    await act(() => element.open());
    expect(one('heading').textContent).toBe('Cart');
    // storefront §8: 'You have nothing in your shopping cart.'
    expect(root.textContent).toContain('You have nothing in your shopping cart.');
    expect(has('checkout')).toBe(false);
  });

  it('adds nothing to the history', async () => {
    const { element } = await openPage();
    const before = history.length;
    await act(() => element.open());
    await act(() => element.close());
    expect(history.length).toBe(before);
  });

  it('is not what a link opens that is pressed for a new tab, or without a drawer', async () => {
    const { link, element, one } = await openPage();
    await press(link(), { ctrlKey: true });
    expect(one<HTMLDialogElement>('dialog').open).toBe(false);
    await act(async () => element.remove());
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link().dispatchEvent(event));
    expect(event.defaultPrevented).toBe(false);
  });
});
