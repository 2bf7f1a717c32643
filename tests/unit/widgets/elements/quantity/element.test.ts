import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beforePress } from '../../../../../core/base/index.js';
import { getProducts, type ProductStore } from '../../../../../core/commerce/product/index.js';
import '../../../../../widgets/elements/quantity/index.js';
import { installFakeCart } from '../cart-pill/fake-cart.js';
import { cleanUpPage } from '../product/render.js';
import { candleJson, readProduct } from '../product/sample-products.js';
import { inputIn, press, rangeOf, stepperIn, type } from './field.js';

cleanUpPage();

let store: ProductStore;

beforeEach(() => {
  installFakeCart();
  store = getProducts().register(readProduct(candleJson));
});

describe('vitrine-quantity', () => {
  async function mount(html: string) {
    const element = document.createElement('vitrine-quantity');
    element.innerHTML = html;
    element.setAttribute('load', 'eager');
    element.productId = 'candle';
    await act(async () => document.body.append(element));
    const root = element.shadowRoot;
    if (!root) throw new Error('There is no shadow root.');
    return { element, root, light: element.querySelector('input')! };
  }

  it('takes over what was typed into the no-script field, and gives it back when it goes', async () => {
    const { element, root, light } = await mount('<input name="quantity" type="number" value="3">');
    expect(inputIn(root).value).toBe('3');
    expect(store.getState().quantity).toBe(3);

    await press(stepperIn(root, 'increase'));
    await act(async () => element.remove());
    expect(light.value).toBe('4');
  });

  it('keeps the no-script field in step, which the browser saves for Back', async () => {
    const { root, light } = await mount('<input name="quantity" type="number" value="1">');
    await press(stepperIn(root, 'increase'));
    expect(light.value).toBe('2');
  });

  it.each([
    ['takes what the browser restores', '', '7'],
    [
      'prefers the page’s field, which the browser restores by itself',
      '<input name="quantity" value="5">',
      '5',
    ],
  ])('%s', async (_title, html, shown) => {
    const element = document.createElement('vitrine-quantity');
    element.innerHTML = html;
    element.setAttribute('load', 'interaction');
    element.productId = 'candle';
    document.body.append(element);
    Reflect.apply(Reflect.get(element, 'formStateRestoreCallback'), element, ['7', 'restore']);
    await act(async () => element.setAttribute('load', 'eager'));
    expect(inputIn(element.shadowRoot!).value).toBe(shown);
  });

  it('leaves alone a quantity that was chosen elsewhere', async () => {
    store.setQuantity('4');
    const { root } = await mount('<input name="quantity" type="number" value="1">');
    expect(inputIn(root).value).toBe('4');
  });

  it('leaves the page a control that no field with steppers stands for', async () => {
    const { element, root, light } = await mount('<input name="quantity" type="hidden" value="6">');
    expect(root.querySelector('slot')).not.toBeNull();
    expect(root.querySelector('input')).toBeNull();
    expect(light.value).toBe('6');
    expect(store.getState().quantity).toBe(6);
    light.type = 'number';
    await act(async () => element.append(''));
    expect(inputIn(root).value).toBe('6');
  });

  it.each([
    ['increase', '4'],
    ['decrease', '2'],
  ] as const)('keeps the rules of the page: %s goes to %s', async (stepper, next) => {
    const { root, light } = await mount(
      '<input name="quantity" type="number" min="2" step="2" max="4" value="2">',
    );
    expect(rangeOf(inputIn(root))).toEqual(['2', '4']);
    await press(stepperIn(root, stepper));
    expect(light.value).toBe(next);
  });

  it('tells the listeners of the page what was chosen, once', async () => {
    const { element, root, light } = await mount('<input name="quantity" type="number" value="1">');
    const heard = vi.fn();
    element.addEventListener('change', ({ target }) => target === light && heard(light.value));
    await press(stepperIn(root, 'increase'));
    expect(heard.mock.calls).toEqual([['2']]);
  });

  it('sees at a press what a script has set without an event, and keeps what was typed', async () => {
    const { element, root, light } = await mount('<input name="quantity" type="number" value="0">');
    expect(inputIn(root).getAttribute('aria-invalid')).toBe('true');
    const look = () => act(async () => element.dispatchEvent(new Event(beforePress)));
    await look();
    expect(inputIn(root).value).toBe('0');
    light.value = '2';
    await look();
    expect(inputIn(root).value).toBe('2');
    expect(inputIn(root).getAttribute('aria-invalid')).toBe('false');
    light.value = '3';
    await press(document.body);
    expect(inputIn(root).value).toBe('3');
    await type(inputIn(root), 'two');
    await look();
    expect(inputIn(root).value).toBe('two');
  });

  it('submits the form on Enter', async () => {
    const { element, root } = await mount('');
    const form = document.createElement('form');
    Object.defineProperty(element, 'form', { value: form });
    const requestSubmit = vi
      .spyOn(HTMLFormElement.prototype, 'requestSubmit')
      .mockImplementation(() => undefined);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true });
    await act(async () => inputIn(root).dispatchEvent(enter));
    expect(requestSubmit).toHaveBeenCalledOnce();
  });

  it('says what changed by an event', async () => {
    const { element, root } = await mount('');
    const heard = vi.fn();
    element.addEventListener('vitrine-quantity-changed', ({ detail }) => heard(detail));
    await press(stepperIn(root, 'increase'));
    expect(heard).toHaveBeenCalledExactlyOnceWith({ text: '2', quantity: 2 });
  });
});
