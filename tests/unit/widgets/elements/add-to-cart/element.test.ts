import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { attemptsFor, readFormIntent } from '../../../../../core/commerce/cart/index.js';
import { NetError } from '../../../../../core/net/index.js';
import { addResultOf } from '../cart-pill/fake-cart.js';
import {
  buttonIn,
  dialogIn,
  fail,
  formHtml,
  labelIn,
  messageIn,
  mountForm,
  openShop,
  press,
  said,
  succeed,
} from './shop.js';

const shop = openShop();
const pass = (ms: number) => act(() => shop.clock.advance(ms));

describe('vitrine-add-to-cart in a form', () => {
  it('takes the form’s submits while it is mounted', async () => {
    const { form, element } = await mountForm();
    expect(element.takesSubmit).toBe(true);
    const event = new Event('submit', { cancelable: true, bubbles: true });
    await act(async () => form.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(shop.cart.add.mock.calls[0]?.[0]).toMatchObject({
      itemId: 'mug',
      sku: 'BLUE-S',
      quantity: 2,
    });

    await act(async () => element.remove());
    expect(element.takesSubmit).toBeUndefined();
  });

  it('submits the form when its button is pressed', async () => {
    const { form, root } = await mountForm();
    const submits = vi.fn();
    form.addEventListener('submit', submits);
    await press(buttonIn(root));
    expect(submits).toHaveBeenCalledOnce();
    expect(shop.cart.add).toHaveBeenCalledOnce();
  });

  it('keeps every label in place, so that its width never changes', async () => {
    const { root } = await mountForm();
    const labels = [...root.querySelectorAll('[part="label"]')];
    expect(labels.map((label) => label.textContent)).toEqual(['Add To Cart', 'Adding…', 'Added!']);
  });

  it('adds once on a double click and on Enter beside it', async () => {
    const { form, root } = await mountForm();
    await act(async () => {
      buttonIn(root).click();
      buttonIn(root).click();
      form.requestSubmit();
    });
    await succeed();
    await pass(1500);
    expect(labelIn(root)).toBe('Added!');
    // "A button already in added state ignores clicks."
    await press(buttonIn(root));
    expect(shop.cart.add).toHaveBeenCalledOnce();
  });

  it('leaves a submit to the library that took it first', async () => {
    const { form, root } = await mountForm();
    form.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
    await press(buttonIn(root));
    expect(shop.cart.add).not.toHaveBeenCalled();
  });

  it('leaves other submit buttons of the page alone', async () => {
    const { form } = await mountForm(`${formHtml}<button id="express">Buy now</button>`);
    const leave = vi.fn((event: SubmitEvent) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    form.addEventListener('submit', leave);
    await press(form.querySelector<HTMLElement>('#express')!);
    expect(leave).toHaveBeenCalledOnce();
    expect(shop.cart.add).not.toHaveBeenCalled();
  });

  it('adds once and speaks once with two buttons in one form', async () => {
    const second = '<vitrine-add-to-cart load="eager" product-id="mug"></vitrine-add-to-cart>';
    const { form, elements } = await mountForm(formHtml + second, 2);
    const heard = vi.fn();
    form.addEventListener('vitrine-added', heard);
    await press(buttonIn(elements[1]!.shadowRoot!));
    for (const { shadowRoot } of elements) expect(labelIn(shadowRoot!)).toBe('Adding…');
    await succeed(addResultOf({ addedQuantity: 2 }));
    expect(shop.cart.add).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledOnce();
    expect(await said(shop, 'polite')).toBe('Mug, Blue, S, quantity 2, added. Cart: 3 items, $42.');
  });

  it('lets the browser check the other fields, after the product’s own rules', async () => {
    const { form, root } = await mountForm(`${formHtml}<input name="engraving" required>`);
    expect(form.noValidate).toBe(true);
    const report = vi.spyOn(HTMLFormElement.prototype, 'reportValidity').mockReturnValue(false);
    await press(buttonIn(root));
    expect(report).toHaveBeenCalledOnce();
    expect(shop.cart.add).not.toHaveBeenCalled();

    report.mockReturnValue(true);
    await press(buttonIn(root));
    expect(shop.cart.add).toHaveBeenCalledOnce();
  });

  it('gives the form’s checks back when the last button is gone', async () => {
    const second = '<vitrine-add-to-cart load="eager"></vitrine-add-to-cart>';
    const { form, elements } = await mountForm(formHtml + second, 2);
    await act(async () => elements[0]?.remove());
    expect(form.noValidate).toBe(true);
    await act(async () => elements[1]?.remove());
    expect(form.noValidate).toBe(false);
  });
});

describe('vitrine-add-to-cart and the page’s button', () => {
  async function mountOver(): Promise<{ pages: HTMLButtonElement; root: ShadowRoot }> {
    const html = formHtml.replace(
      /(<vitrine-add-to-cart[^>]*>).*?(?=<\/vitrine)/s,
      '$1<button>Order now</button>',
    );
    const { element, root } = await mountForm(html);
    const pages = element.querySelector('button')!;
    return { pages, root };
  }
  const isBlocked = (root: ShadowRoot) => buttonIn(root).getAttribute('aria-disabled') === 'true';
  const words = (root: ShadowRoot) => root.querySelector('[part="label"]')?.textContent;

  it('follows its words', async () => {
    const { pages, root } = await mountOver();
    expect(words(root)).toBe('Order now');
    await act(async () => (pages.textContent = 'Pre-order'));
    expect(words(root)).toBe('Pre-order');
  });

  it('has its name for those who do not see it, around the label that is shown', async () => {
    const { pages, root } = await mountOver();
    const name = () => root.querySelector('[part~=button]')?.getAttribute('aria-label');
    expect(name()).toBeNull();
    await act(async () => pages.setAttribute('aria-label', 'Order now: Mug'));
    expect([words(root), name()]).toEqual(['Order now', 'Order now: Mug']);
  });

  it('sells nothing while the page blocks it', async () => {
    const { pages, root } = await mountOver();
    await act(async () => (pages.disabled = true));
    expect(isBlocked(root)).toBe(true);
    await press(buttonIn(root));
    expect(shop.cart.add).not.toHaveBeenCalled();
    await act(async () => (pages.disabled = false));
    expect(isBlocked(root)).toBe(false);
  });

  it('gives it back after a press, when a script of the page has blocked it against a second', async () => {
    const { pages, root } = await mountOver();
    pages.form?.addEventListener('submit', () => (pages.disabled = true));
    await press(buttonIn(root));
    expect(pages.disabled).toBe(true);
    await succeed();
    await pass(10_000);
    expect(pages.disabled).toBe(false);
    expect(isBlocked(root)).toBe(false);
  });
});

describe('vitrine-add-to-cart that mounts late', () => {
  const form = () => {
    const element = document.createElement('form');
    element.innerHTML = formHtml;
    return element;
  };

  it('shows an attempt that is under way, and speaks for it', async () => {
    const element = form();
    void attemptsFor(element).start(readFormIntent(new FormData(element)));
    await act(async () => document.body.append(element));
    const root = element.querySelector('vitrine-add-to-cart')!.shadowRoot!;
    expect(labelIn(root)).toBe('Adding…');
    await succeed();
    expect(await said(shop, 'polite')).toContain('added.');
    await pass(1000);
    expect(labelIn(root)).toBe('Added!');
  });

  it('shows what went wrong before', async () => {
    const element = form();
    const started = attemptsFor(element).start(readFormIntent(new FormData(element)));
    await vi.waitFor(() => expect(shop.cart.add).toHaveBeenCalled());
    await fail(new NetError('offline', ''));
    await started;
    await pass(5000);
    await act(async () => document.body.append(element));
    const root = element.querySelector('vitrine-add-to-cart')!.shadowRoot!;
    expect(labelIn(root)).toBe('Add To Cart');
    expect(messageIn(root)?.textContent).toContain('Please check your internet connection.');
    expect(dialogIn(root)).toBeNull();
  });

  it('starts anew after a return by history', async () => {
    const { root } = await mountForm();
    await press(buttonIn(root));
    await succeed();
    await pass(1000);
    expect(labelIn(root)).toBe('Added!');
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => window.dispatchEvent(event));
    expect(labelIn(root)).toBe('Add To Cart');
  });
});

describe('vitrine-add-to-cart and scripts', () => {
  const mount = async (attributes = '') => {
    const view = await mountForm(formHtml.replace('load="eager"', `load="eager" ${attributes}`));
    return view;
  };

  it('asks before anything is sent', async () => {
    const { form, element, root } = await mount();
    const asked = vi.fn();
    form.addEventListener('vitrine-before-add', (event) => {
      asked(event.detail);
      event.preventDefault();
    });
    await press(buttonIn(root));
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      itemId: 'mug',
      sku: 'BLUE-S',
      quantity: 2,
      additionalFields: null,
    });
    expect(shop.cart.add).not.toHaveBeenCalled();
    expect(await element.add()).toEqual({ kind: 'canceled' });
  });

  it('tells what was added', async () => {
    const { element, root } = await mount();
    const heard = vi.fn();
    element.addEventListener('vitrine-added', ({ detail }) => heard(detail));
    await press(buttonIn(root));
    expect(heard).not.toHaveBeenCalled();
    const result = addResultOf({ addedQuantity: 2 });
    await succeed(result);
    const { cart: after, entry } = result;
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sku: 'BLUE-S', addedQuantity: 2, cart: after, entry }),
    );
  });

  it('tells what could not be added', async () => {
    const { element, root } = await mount();
    const heard = vi.fn();
    element.addEventListener('vitrine-add-failed', ({ detail }) => heard(detail));
    await press(buttonIn(root));
    await fail(new NetError('rate-limited', ''));
    expect(heard).toHaveBeenCalledExactlyOnceWith({
      kind: 'add',
      itemId: 'mug',
      sku: 'BLUE-S',
      quantity: 2,
      additionalFields: null,
      code: 'rate-limited',
      message: 'Please try again in a few seconds.',
    });
  });

  it('answers add() with how it ended, and never rejects', async () => {
    const { element } = await mount();
    let outcome = element.add();
    await act(async () => undefined);
    expect(await element.add()).toEqual({ kind: 'busy' });
    await fail(new NetError('offline', ''));
    expect(await outcome).toMatchObject({ kind: 'failed', error: { code: 'offline' } });

    await pass(1000);
    outcome = element.add();
    await act(async () => undefined);
    await succeed();
    expect(await outcome).toMatchObject({ kind: 'added', result: { addedQuantity: 1 } });
  });

  it('answers add() with the sentence of a refused selection', async () => {
    const view = await mountForm(
      '<vitrine-add-to-cart load="eager" product-id="mug"></vitrine-add-to-cart>',
    );
    let outcome;
    await act(async () => {
      outcome = await view.element.add();
    });
    expect(outcome).toEqual({
      kind: 'invalid',
      message: 'Please select the Colour and Size options.',
    });
  });

  it.each([
    ['', 'Please select the Colour and Size options.'],
    ['<input name="sku" value="BLUE-S">', null],
  ])('tells by check() what is wrong with %j, and sends nothing', async (field, sentence) => {
    const { element } = await mountForm(
      `${field}<vitrine-add-to-cart load="eager" product-id="mug"></vitrine-add-to-cart>`,
    );
    await act(async () => {
      expect(await element.check()).toBe(sentence);
    });
    if (sentence) expect(await said(shop, 'assertive')).toBe(sentence);
    expect(shop.cart.add).not.toHaveBeenCalled();
  });

  it('sends what a listener has changed', async () => {
    const { form, root } = await mount();
    form.addEventListener('vitrine-before-add', ({ detail }) => {
      detail.quantity = 4;
      detail.additionalFields = '{"Gift":"yes"}';
    });
    await press(buttonIn(root));
    expect(shop.cart.add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        itemId: 'mug',
        sku: 'BLUE-S',
        quantity: 4,
        additionalFields: '{"Gift":"yes"}',
      }),
    );
  });

  it('goes where a listener says after an add, or stays', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { form, root } = await mount('after-add="cart"');
    const asked = vi.fn();
    form.addEventListener('vitrine-before-leave', (event) => {
      asked({ ...event.detail });
      event.detail.address = '/basket';
    });
    await press(buttonIn(root));
    await succeed();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ kind: 'cart', address: '/cart' });
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/basket'));
  });

  it('stays where a listener prevents the way to the cart', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { form, root } = await mount('after-add="cart"');
    form.addEventListener('vitrine-before-leave', (event) => event.preventDefault());
    await press(buttonIn(root));
    await succeed();
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes to the cart after an add where the page wants that', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { root } = await mount('after-add="cart"');
    await press(buttonIn(root));
    expect(assign).not.toHaveBeenCalled();
    await succeed();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/cart');
  });
});
