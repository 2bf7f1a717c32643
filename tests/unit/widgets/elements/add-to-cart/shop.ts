import { act } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { toCartError, type AddResult } from '../../../../../core/commerce/cart/index.js';
import { getProducts, type ProductStore } from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/add-to-cart/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { addResultOf, installFakeCart } from '../cart-pill/fake-cart.js';
import { cleanUpPage } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';

export interface Shop {
  clock: ManualClock;
  cart: ReturnType<typeof installFakeCart>['store'];
  mug: ProductStore;
}

interface Answer {
  resolve(result: AddResult): void;
  reject(error: unknown): void;
}

/** The calls of `cart.add` that wait for an answer, the first one first. */
const waiting: Answer[] = [];

/** Before each test: a shop that sells mugs and answers an add when it is told to. */
export function openShop(): Shop {
  cleanUpPage();
  const shop = {} as Shop;
  beforeEach(() => {
    waiting.length = 0;
    shop.clock = createManualClock();
    configure({ clock: shop.clock });
    shop.cart = installFakeCart().store;
    shop.cart.add.mockImplementation(
      () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    );
    shop.mug = getProducts().register(readProduct(mugJson));
    // happy-dom names the form as the submitter; browsers name none.
    vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (
      this: HTMLFormElement,
      submitter: HTMLElement | null = null,
    ) {
      this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    });
  });
  return shop;
}

export const succeed = (result = addResultOf()) =>
  act(async () => waiting.shift()?.resolve(result));
export const fail = (error: unknown, areCookiesEnabled = () => true) =>
  act(async () => waiting.shift()?.reject(toCartError(error, 'add', areCookiesEnabled)));

export const press = (button: HTMLElement) => act(async () => button.click());

export const buttonIn = (root: ParentNode) =>
  root.querySelector<HTMLButtonElement>('[part="button"]')!;
export const labelIn = (root: ParentNode) =>
  root.querySelector('[part="label"][aria-hidden="false"]')?.textContent;
export const messageIn = (root: ParentNode) => root.querySelector('[part="message"]');
export const dialogIn = (root: ParentNode) =>
  root.querySelector<HTMLDialogElement>('[part="dialog"]');

/** What the page's live region says after a tick. */
export async function said({ clock }: Shop, urgency: 'polite' | 'assertive'): Promise<string> {
  await act(() => clock.advance(100));
  return document.querySelector(`[aria-live="${urgency}"]`)?.textContent ?? '';
}

export const formHtml = `<input type="hidden" name="itemId" value="mug">
  <input name="sku" value="BLUE-S"><input name="quantity" value="2">
  <vitrine-add-to-cart load="eager" product-id="mug"><button></button></vitrine-add-to-cart>`;

/** The form of a server-rendered page, with its elements mounted. */
export async function mountForm(html = formHtml, withButtons = 1) {
  const form = document.createElement('form');
  form.innerHTML = html;
  await act(async () => document.body.append(form));
  const elements = [...form.querySelectorAll('vitrine-add-to-cart')];
  expect(elements).toHaveLength(withButtons);
  const [element] = elements;
  const root = element?.shadowRoot;
  if (!element || !root) throw new Error('The element did not mount.');
  return { form, element, elements, root };
}
