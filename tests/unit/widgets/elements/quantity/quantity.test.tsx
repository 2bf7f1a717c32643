import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts, type ProductStore } from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { Quantity } from '../../../../../widgets/elements/quantity/quantity.js';
import '../../../../../widgets/elements/quantity/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { cartOf, installFakeCart } from '../cart-pill/fake-cart.js';
import { cleanUpPage, render } from '../product/render.js';
import { candleJson, mugJson, readProduct } from '../product/sample-products.js';
import { inputIn, press, rangeOf, stepperIn, type } from './field.js';

cleanUpPage();

let clock: ManualClock;
let cart: ReturnType<typeof installFakeCart>;
let store: ProductStore;

beforeEach(() => {
  clock = createManualClock();
  configure({ clock });
  cart = installFakeCart();
  store = getProducts().register(readProduct(candleJson));
});

const messageIn = (root: ParentNode) => root.querySelector('[part="message"]')?.textContent ?? null;

const leave = (input: HTMLElement) =>
  act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

describe('Quantity', () => {
  it('is a spin button from 1 to 9999 in steps of 1, starting at 1', async () => {
    const { container } = await render(<Quantity />);
    const input = inputIn(container);
    const attributes = ['role', 'inputmode', 'aria-valuemin', 'aria-valuemax'];
    expect(attributes.map((name) => input.getAttribute(name))).toEqual([
      'spinbutton',
      'numeric',
      '1',
      '9999',
    ]);
    expect(input).toMatchObject({ type: 'text', value: '1' });
    await act(async () =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })),
    );
    expect(input.value).toBe('2');
    expect(input.name).toBe('quantity');
  });

  it('names its controls after the product', async () => {
    const { container } = await render(<Quantity productId="candle" />);
    const names = [...container.querySelectorAll('[aria-label]')].map((control) =>
      control.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'Quantity of Candle',
      'Decrease quantity of Candle',
      'Increase quantity of Candle',
    ]);
  });

  it('steps, shares the quantity with the product and tells who listens', async () => {
    const onQuantityChanged = vi.fn();
    const { container } = await render(
      <Quantity productId="candle" onQuantityChanged={onQuantityChanged} />,
    );
    await press(stepperIn(container, 'increase'));
    expect(inputIn(container).value).toBe('2');
    expect(store.getState().quantity).toBe(2);
    expect(onQuantityChanged).toHaveBeenCalledExactlyOnceWith({ text: '2', quantity: 2 });

    await act(async () => store.setQuantity('4'));
    expect(inputIn(container).value).toBe('4');
    expect(onQuantityChanged).toHaveBeenCalledOnce();
  });

  it('says a stepped quantity once the pressing is over', async () => {
    const { container } = await render(<Quantity productId="candle" />);
    await press(stepperIn(container, 'increase'));
    await press(stepperIn(container, 'increase'));
    await act(() => clock.advance(600));
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe(
      'Quantity of Candle is 3.',
    );
  });

  it('keeps the steppers focusable at the ends', async () => {
    const { container } = await render(<Quantity productId="candle" />);
    const decrease = stepperIn(container, 'decrease');
    expect(decrease.getAttribute('aria-disabled')).toBe('true');
    expect(decrease.disabled).toBe(false);
    await press(decrease);
    expect(inputIn(container).value).toBe('1');
  });

  // storefront §5.
  it.each([
    ['1.5', 'Quantity must be a whole number'],
    ['0', 'Quantity must be 1 or more.'],
    ['10000', 'Quantity must be 9999 or less.'],
  ])('keeps a typed %s and says: %s', async (text, sentence) => {
    store = getProducts().register(readProduct({ ...mugJson, id: 'mug' }));
    const { container } = await render(<Quantity productId="mug" />);
    const input = inputIn(container);
    await type(input, text);
    await leave(input);
    expect(input.value).toBe(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(messageIn(container)).toBe(sentence);
    expect(container.querySelector('[part="message"]')?.id).toBe(
      input.getAttribute('aria-describedby'),
    );
  });

  it('says of what is no number: Quantity must be a number.', async () => {
    const { container } = await render(<Quantity productId="candle" />);
    const input = inputIn(container);
    await type(input, '1,5');
    expect(messageIn(container)).toBe('Quantity must be a number.');
    expect(store.getState().quantity).toBeNull();
  });

  it('does not complain of an empty field, and restores it in the end', async () => {
    const { container } = await render(<Quantity productId="candle" />);
    const input = inputIn(container);
    await type(input, '3');
    await type(input, '');
    expect(messageIn(container)).toBeNull();
    await leave(input);
    expect(input.value).toBe('3');
  });
});

describe('Quantity and the rule of the shop', () => {
  const sell = (quantityRule: object) => {
    const [variant] = candleJson.variants;
    const rows = [{ ...variant, unlimited: true, quantityRule }];
    store = getProducts().register(readProduct({ ...candleJson, id: 'ruled', variants: rows }));
  };

  it('starts with the least, and goes by its steps up to the most', async () => {
    sell({ minimum: 6, maximum: 18, multipleOf: 6 });
    const { container } = await render(<Quantity productId="ruled" />);
    const input = inputIn(container);
    expect(input.value).toBe('6');
    expect(rangeOf(input)).toEqual(['6', '18']);
    expect(stepperIn(container, 'decrease').getAttribute('aria-disabled')).toBe('true');
    for (const shown of ['12', '18', '18']) {
      await press(stepperIn(container, 'increase'));
      expect(input.value).toBe(shown);
    }
    expect(messageIn(container)).toBe('Quantity must be 18 or less.');
    await press(stepperIn(container, 'decrease'));
    expect(input.value).toBe('12');
    await type(input, '5');
    expect(messageIn(container)).toBe('Quantity must be 6 or more.');
    await type(input, '40');
    await leave(input);
    expect(input.value).toBe('18');
  });

  it('is not shown where one quantity alone is sold', async () => {
    sell({ maximum: 1 });
    const { container } = await render(<Quantity productId="ruled" />);
    expect(container.innerHTML).toBe('');
  });

  it.each([
    // Nobody has asked for one.
    ['<input name="quantity" type="number" value="1">', '6'],
    ['<input name="quantity" type="number" value="12">', '12'],
    ['<input name="quantity" type="number" min="8" value="8">', '6'],
  ])('starts from %s with %s', async (html, start) => {
    sell({ minimum: 6, multipleOf: 6 });
    const element = document.createElement('vitrine-quantity');
    element.innerHTML = html;
    element.setAttribute('load', 'eager');
    element.productId = 'ruled';
    await act(async () => document.body.append(element));
    expect(inputIn(element.shadowRoot!).value).toBe(start);
    expect(element.querySelector('input')!.value).toBe(start);
  });
});

describe('Quantity and the stock', () => {
  async function openWithTwoInCart() {
    const product = { ...candleJson, variants: [{ ...candleJson.variants[0], qtyInStock: 3 }] };
    getProducts().register(readProduct(product));
    cart.store.quantityOf.mockReturnValue(2);
    const view = await render(<Quantity productId="candle" />);
    expect(cart.store.quantityOf).toHaveBeenCalledWith('candle', 'CANDLE');
    return view.container;
  }

  it('counts what is in the cart already', async () => {
    const container = await openWithTwoInCart();
    expect(rangeOf(inputIn(container))).toEqual(['1', '1']);
    const increase = stepperIn(container, 'increase');
    expect(increase.getAttribute('aria-disabled')).toBe('true');
    expect(messageIn(container)).toBeNull();
    await press(increase);
    expect(messageIn(container)).toBe('You already have 2 in your cart; 1 more available.');
  });

  it('holds a typed quantity at what is available, and says so', async () => {
    const container = await openWithTwoInCart();
    await type(inputIn(container), '5');
    expect(messageIn(container)).toBe('You already have 2 in your cart; 1 more available.');
    await leave(inputIn(container));
    expect(inputIn(container).value).toBe('1');
    expect(messageIn(container)).toBe('You already have 2 in your cart; 1 more available.');
  });

  it('follows the cart', async () => {
    const container = await openWithTwoInCart();
    cart.store.quantityOf.mockReturnValue(0);
    await act(async () => cart.settle(cartOf()));
    expect(rangeOf(inputIn(container))).toEqual(['1', '3']);
  });
});

describe('Quantity is shown only where storefront §5 says', () => {
  it.each([
    ['a physical product', {}, true],
    ['a service', { productType: 3 }, true],
    ['a digital product', { productType: 2 }, false],
    ['a gift card', { productType: 4 }, false],
    ['a subscribable product', { isSubscribable: true }, false],
    ['a last piece', { variants: [{ ...candleJson.variants[0], qtyInStock: 1 }] }, false],
  ])('%s (%o): %s', async (_name, changes, isShown) => {
    getProducts().register(readProduct({ ...candleJson, ...changes }));
    const { container } = await render(<Quantity productId="candle" />);
    expect(inputIn(container) !== null).toBe(isShown);
  });
});

describe('Quantity held down', () => {
  const pointer = (button: HTMLElement, type: string) =>
    act(async () => button.dispatchEvent(new PointerEvent(type, { bubbles: true })));

  it('repeats after 400 ms until it is let go, and the last click counts for nothing', async () => {
    const { container } = await render(<Quantity />);
    const increase = stepperIn(container, 'increase');
    await pointer(increase, 'pointerdown');
    await act(() => clock.advance(399));
    expect(inputIn(container).value).toBe('1');
    await act(() => clock.advance(1));
    expect(inputIn(container).value).toBe('2');
    await act(() => clock.advance(80));
    await act(() => clock.advance(80));
    expect(inputIn(container).value).toBe('4');

    await pointer(increase, 'pointerup');
    await press(increase);
    await act(() => clock.advance(1000));
    expect(inputIn(container).value).toBe('4');
    await press(increase);
    expect(inputIn(container).value).toBe('5');
  });

  it.each(['contextmenu', 'pointercancel', 'focusout'])('stops on %s', async (type) => {
    const { container } = await render(<Quantity />);
    const increase = stepperIn(container, 'increase');
    await pointer(increase, 'pointerdown');
    await pointer(increase, type);
    await act(() => clock.advance(1000));
    expect(inputIn(container).value).toBe('1');
  });
});
