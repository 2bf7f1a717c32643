import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Cart } from '../../../../../widgets/elements/cart/cart.js';
import '../../../../../widgets/elements/cart/index.js';
import { blueMug, openShopCart, said, teapot, vase } from '../../parts/cart-contents/shop-cart.js';
import { render } from '../product/render.js';
import { leave, partsIn, press, pressKey, type } from './parts.js';

const shop = openShopCart();
const three = [blueMug, teapot, vase];

async function openCart(entries = three, changes = {}) {
  await shop.settle(entries, changes);
  const { container } = await render(<Cart />);
  return { container, ...partsIn(container) };
}

const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();

describe('Cart while it is not known', () => {
  it('shows the page’s own content, never an empty cart', async () => {
    const { container } = await render(<Cart />);
    expect(container.querySelector('slot')).not.toBeNull();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(container.textContent).not.toContain('nothing in your shopping cart');
    await act(async () => shop.show({ status: 'loading' }));
    expect(container.textContent).not.toContain('nothing in your shopping cart');
  });

  it('offers to try again when it cannot be read, beside the page’s own content', async () => {
    const { container } = await render(<Cart />);
    const { one } = partsIn(container);
    await act(async () => shop.show({ status: 'failed' }));
    expect(container.querySelector('slot')).not.toBeNull();
    expect(textOf(one('problem'))).toContain('Your cart could not be loaded.');
    expect(await said(shop, 'assertive')).toBe('Your cart could not be loaded.');

    one('retry').focus();
    await press(one('retry'));
    expect(shop.store.load).toHaveBeenCalledTimes(2);
    await act(async () => shop.show({ status: 'loading' }));
    expect(document.activeElement).toBe(one('retry'));
  });

  it('says that the connection is lost when it is', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = await render(<Cart />);
    await act(async () => shop.show({ status: 'failed' }));
    // storefront §8: 'Please check your internet connection.'
    expect(container.textContent).toContain('Please check your internet connection.');
  });
});

describe('An empty cart', () => {
  it('says so in a heading, with a way back to the shop', async () => {
    const { one, has } = await openCart([]);
    // storefront §8: 'You have nothing in your shopping cart.'
    expect(one('heading').tagName).toBe('H2');
    expect(one('heading').textContent).toBe('You have nothing in your shopping cart.');
    expect(one('continue').getAttribute('href')).toBe('/');
    expect(has('checkout')).toBe(false);
  });
});

describe('The lines of a cart', () => {
  it('say what is bought: picture, title, options, answers, price, quantity, sum', async () => {
    const { container, one } = await openCart([
      {
        ...blueMug,
        image: '/mug.svg',
        url: '/shop/mug',
        chosenVariant: { sku: 'MUG', attributes: { Colour: 'Blue', Size: 'S' } },
        answers: [{ label: 'Name', text: 'Ada' }],
        quantity: 2,
        subTotal: 4200,
        purchasePriceCents: 2100,
        regularPriceCents: 2500,
      },
    ]);
    expect(one<HTMLImageElement>('picture').getAttribute('src')).toBe('/mug.svg');
    expect(one<HTMLImageElement>('picture').alt).toBe('');
    expect(one('line-title').querySelector('a')?.getAttribute('href')).toBe('/shop/mug');
    expect(textOf(one('choices'))).toBe('Colour Blue Size S Name Ada');
    expect(textOf(one('price'))).toBe('Sale price $21.00 Regular price $25.00');
    expect(one<HTMLInputElement>('input').value).toBe('2');
    expect(one('line-total').textContent).toBe('$42.00');
    expect(container.querySelectorAll('ul > li')).toHaveLength(1);
  });

  it('go by the rule of the shop, and below its least by removal alone', async () => {
    const quantityRule = { minimum: 6, maximum: 18, multipleOf: 6 };
    const { one } = await openCart([{ ...blueMug, quantity: 6, quantityRule }]);
    expect(one('input').getAttribute('aria-valuemin')).toBe('6');
    expect(one('decrease').getAttribute('aria-disabled')).toBe('true');
    await press(one('decrease'));
    expect(shop.store.setQuantity).not.toHaveBeenCalled();
    await press(one('increase'));
    expect(shop.store.setQuantity).toHaveBeenLastCalledWith(blueMug.id, 12);
    expect(one('remove')).not.toBeNull();
  });

  it('say a quantity that the shop has fixed', async () => {
    const quantityRule = { minimum: 1, maximum: 1, multipleOf: 1 };
    const { container, has } = await openCart([{ ...blueMug, quantity: 1, quantityRule }]);
    expect([has('input'), has('increase'), has('remove')]).toEqual([false, false, true]);
    expect(container.querySelector('.fixed-quantity')?.textContent).toBe('Quantity: 1');
  });

  it('have controls that name their product', async () => {
    const { one } = await openCart([{ ...blueMug, formId: 'engraving' }]);
    const nameOf = (part: string) => one(part).getAttribute('aria-label');
    expect(nameOf('input')).toBe('Quantity of Blue mug');
    expect(nameOf('increase')).toBe('Increase quantity of Blue mug');
    expect(nameOf('decrease')).toBe('Decrease quantity of Blue mug');
    expect(nameOf('remove')).toBe('Remove Blue mug');
    expect(nameOf('edit')).toBe('Edit Blue mug');
  });

  it('are never translated where they say prices', async () => {
    const { container } = await openCart();
    const prices = [...container.querySelectorAll('data')];
    expect(prices.length).toBeGreaterThan(6);
    expect(prices.every((price) => price.getAttribute('translate') === 'no')).toBe(true);
  });

  it('have no field for what is bought one at a time', async () => {
    const { has, container } = await openCart([{ ...blueMug, productType: 'digital' }]);
    expect(has('input')).toBe(false);
    expect(container.textContent).toContain('Quantity: 1');
  });
});

describe('The quantity of a line', () => {
  it('is applied 500 ms after the last key', async () => {
    const { one } = await openCart();
    await type(one('input'), '1');
    await act(() => shop.clock.advance(400));
    await type(one('input'), '12');
    await act(() => shop.clock.advance(499));
    expect(shop.store.setQuantity).not.toHaveBeenCalled();
    await act(() => shop.clock.advance(1));
    expect(shop.store.setQuantity).toHaveBeenCalledExactlyOnceWith('mug', 12);
  });

  it('is applied by Enter, which submits nothing around it', async () => {
    const { one } = await openCart();
    await type(one('input'), '4');
    expect(await pressKey(one('input'), 'Enter')).toBe(false);
    expect(shop.store.setQuantity).toHaveBeenCalledExactlyOnceWith('mug', 4);
    expect(document.activeElement).toBe(one('input'));
  });

  it('is applied when the field is left, once', async () => {
    const { one } = await openCart();
    await type(one('input'), '4');
    await leave(one('input'));
    await act(() => shop.clock.advance(600));
    expect(shop.store.setQuantity).toHaveBeenCalledExactlyOnceWith('mug', 4);
  });

  it('keeps its field while it is saved and answered', async () => {
    const { one } = await openCart();
    const field = one<HTMLInputElement>('input');
    await type(field, '4');
    await pressKey(field, 'Enter');
    expect(one('line').getAttribute('aria-busy')).toBe('true');
    await shop.answer();
    expect(one('input')).toBe(field);
    expect(document.activeElement).toBe(field);
    expect(one('line').getAttribute('aria-busy')).toBe('false');
    expect(field.value).toBe('4');
  });

  // storefront §5: "Quantity not numeric: 'Quantity must be a number.' Not whole: 'Quantity must be a whole number'."
  it('that is not whole is kept and marked, and not sent', async () => {
    const { one } = await openCart();
    await type(one('input'), '2.5');
    await act(() => shop.clock.advance(600));
    await leave(one('input'));
    expect(one<HTMLInputElement>('input').value).toBe('2.5');
    expect(one('input').getAttribute('aria-invalid')).toBe('true');
    expect(one('message').textContent).toBe('Quantity must be a whole number');
    expect(one('input').getAttribute('aria-describedby')).toBe(one('message').id);
    expect(shop.store.setQuantity).not.toHaveBeenCalled();
  });

  it('that is no number is kept and marked, and not sent', async () => {
    const { one } = await openCart();
    await type(one('input'), '1,5');
    await leave(one('input'));
    expect(one('message').textContent).toBe('Quantity must be a number.');
    expect(one('input').getAttribute('aria-invalid')).toBe('true');
    expect(shop.store.setQuantity).not.toHaveBeenCalled();
  });

  it('that is left empty is no change, and restored', async () => {
    const { one, has } = await openCart();
    await type(one('input'), '');
    await act(() => shop.clock.advance(600));
    expect(one<HTMLInputElement>('input').value).toBe('');
    expect(has('message')).toBe(false);
    await leave(one('input'));
    expect(one<HTMLInputElement>('input').value).toBe('1');
    expect(shop.store.setQuantity).not.toHaveBeenCalled();
  });

  it('beyond the stock becomes the stock, with a note', async () => {
    const { one } = await openCart([{ ...blueMug, maxQuantity: 3 }]);
    await type(one('input'), '8');
    await leave(one('input'));
    expect(one<HTMLInputElement>('input').value).toBe('3');
    expect(one('message').textContent).toBe('Only 3 left');
    expect(await said(shop)).toBe('Only 3 left');
  });

  it('goes by steps through the store, from 1 to the limit', async () => {
    const { one } = await openCart([{ ...blueMug, maxQuantity: 2 }]);
    expect(one('decrease').getAttribute('aria-disabled')).toBe('true');
    await press(one('decrease'));
    expect(shop.store.setQuantity).not.toHaveBeenCalled();
    await press(one('increase'));
    expect(shop.store.setQuantity).toHaveBeenLastCalledWith('mug', 2);
    expect(one('increase').getAttribute('aria-disabled')).toBe('true');
    await press(one('increase'));
    expect(one('message').textContent).toBe('Only 2 left');
    expect(shop.store.setQuantity).toHaveBeenCalledOnce();
  });

  it('of 0 removes the line, with an undo in its place', async () => {
    const { one, container } = await openCart();
    await type(one('input'), '0');
    await act(() => shop.clock.advance(500));
    expect(shop.store.remove).toHaveBeenCalledExactlyOnceWith('mug');
    expect(textOf(container.querySelectorAll('li')[0]!)).toBe('Blue mug removed – Undo');
    expect(document.activeElement).toBe(one('undo'));
  });

  it('that is refused shows why, beside the line', async () => {
    const { one, container } = await openCart();
    await press(one('increase', 1));
    await shop.refuse('rejected', 'Not that many.');
    const problem = container.querySelectorAll('li')[1]!.querySelector('[part="problem"]')!;
    // storefront §8: 'Unable to update quantity'
    expect(textOf(problem)).toBe('Unable to update quantityNot that many.');
    expect(one('line', 1).getAttribute('aria-describedby')).toBe(problem.id);
    expect(await said(shop, 'assertive')).toBe('Unable to update quantity. Not that many.');
  });
});

describe('Focus in the lines', () => {
  const remove = (parts: ReturnType<typeof partsIn>, index: number) =>
    press(parts.one('remove', index));

  it.each([0, 1, 2])(
    'goes to Undo after a removal, back to the quantity after it: %i',
    async (i) => {
      const parts = await openCart();
      await remove(parts, i);
      expect(document.activeElement).toBe(parts.one('undo'));
      await shop.answer();
      expect(document.activeElement).toBe(parts.one('undo'));

      await press(parts.one('undo'));
      expect(document.activeElement).toBe(parts.one('undo'));
      await shop.answer();
      expect(parts.has('undo')).toBe(false);
      expect(parts.all('line-title').map(textOf)).toEqual(['Blue mug', 'Teapot', 'Vase']);
      expect(document.activeElement).toBe(parts.one('input', i));
    },
  );

  it('stays with the undo of the only line, which keeps its place in the empty cart', async () => {
    const parts = await openCart([blueMug]);
    await remove(parts, 0);
    await shop.answer();
    // The list stays where it is, between a heading as high as before and the sentence.
    expect(parts.all('heading').map(textOf)).toEqual([
      '0 items',
      'You have nothing in your shopping cart.',
    ]);
    expect(document.activeElement).toBe(parts.one('undo'));
    await press(parts.one('undo'));
    await shop.answer();
    expect(parts.one('heading').textContent).toBe('1 item');
    expect(document.activeElement).toBe(parts.one('input'));
  });

  it('goes to the next line when its own leaves otherwise', async () => {
    const linked = { ...teapot, url: '/shop/teapot' };
    const { one } = await openCart([blueMug, linked, vase]);
    one('input', 0).focus();
    await shop.settle([linked, vase]);
    expect(document.activeElement).toBe(one('line-title').querySelector('a'));
  });

  it('goes to the heading when no line follows', async () => {
    const { one } = await openCart();
    one('remove', 2).focus();
    await shop.settle([blueMug, teapot]);
    expect(document.activeElement).toBe(one('heading'));
  });

  it('stays where it is when another line changes or leaves', async () => {
    const { one } = await openCart();
    one('increase', 1).focus();
    const control = document.activeElement;
    await shop.settle([{ ...teapot, quantity: 5 }, vase]);
    expect(document.activeElement).toBe(control);
  });
});

describe('The totals', () => {
  it('are the server’s, and marked while they are about to change', async () => {
    const { one } = await openCart(three, { subtotalCents: 6000, grandTotalCents: 6000 });
    expect(textOf(one('total'))).toBe('Total$60.00');
    await press(one('increase'));
    expect(textOf(one('total'))).toBe('Total$60.00');
    expect(one('totals').getAttribute('aria-busy')).toBe('true');
    await shop.answer();
    expect(one('totals').getAttribute('aria-busy')).toBe('false');
  });
});

describe('A translated page', () => {
  it('goes on working: text is never left to React beside what comes and goes', async () => {
    const { container, one, has } = await openCart(three, { minimumSubtotalCents: 90_000 });
    translate(container);
    await press(one('increase'));
    await shop.answer();
    await press(one('remove', 1));
    translate(container);
    await shop.answer();
    await press(one('undo'));
    await shop.answer();
    await shop.settle([], {});
    expect(has('line')).toBe(false);
    await shop.settle(three);
    expect(has('checkout')).toBe(true);
  });

  /** As page translators do: each text goes into a new element. */
  function translate(root: Element): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('[translate="no"]')) continue;
      const font = document.createElement('font');
      font.textContent = `« ${text.data} »`;
      text.replaceWith(font);
    }
  }
});
