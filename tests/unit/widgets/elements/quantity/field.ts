import { act } from 'react';

export const inputIn = (root: ParentNode) =>
  root.querySelector<HTMLInputElement>('[part="input"]')!;
export const stepperIn = (root: ParentNode, kind: 'increase' | 'decrease') =>
  root.querySelector<HTMLButtonElement>(`[part="${kind}"]`)!;

export async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const rangeOf = (input: HTMLElement) =>
  ['min', 'max'].map((end) => input.getAttribute(`aria-value${end}`));

export const press = (button: HTMLElement) => act(async () => button.click());
