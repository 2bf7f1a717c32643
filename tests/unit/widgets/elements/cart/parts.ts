import { act } from 'react';
import { beforeAll, vi } from 'vitest';
import { loadFullCart } from '../../../../../widgets/elements/cart/use-full-cart.js';

beforeAll(async () => {
  await loadFullCart();
});

/** The elements of a widget's parts in a tree. */
export function partsIn(root: ParentNode) {
  const all = <Part extends HTMLElement>(name: string) => [
    ...root.querySelectorAll<Part>(`[part="${name}"]`),
  ];
  function one<Part extends HTMLElement = HTMLElement>(name: string, index = 0): Part {
    const part = all<Part>(name)[index];
    if (!part) throw new Error(`There is no part ${name} with index ${index}.`);
    return part;
  }
  return { all, one, has: (name: string) => all(name).length > 0 };
}

export const press = (control: HTMLElement, init: MouseEventInit = {}) =>
  act(async () => {
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  });

/** Types into a field as a shopper does. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    field.focus();
    const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    descriptor?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Types what is no number: the browser keeps the text to itself. */

/** Says whether the browser would do what the key is for. */
export async function pressKey(control: HTMLElement, key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => {
    control.dispatchEvent(event);
  });
  return !event.defaultPrevented;
}

export const leave = (control: HTMLElement) => act(async () => control.blur());

/** Keeps the page where it is, and tells where it would have gone. */
export const watchNavigation = () =>
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
