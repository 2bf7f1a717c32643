import { expect, userEvent, waitFor } from 'storybook/test';
import type { FakeCart } from './fake-cart.js';
import { findWidget } from './find-widget.js';
import { addButton, addForm, picker, quantity } from './markup.js';
import type { ProductJson } from './products.js';
import { showHtml } from './show-html.js';

interface Playing {
  canvasElement: HTMLElement;
}

/** The form a server renders, with a small fern mug chosen. */
export const mugForm = (attributes = '', sku = 'MUG-FERN-SMALL') =>
  addForm([picker(sku), quantity, addButton(attributes)]);

/** The button of a product with one variant. */
export const only = (product: ProductJson, attributes = '') =>
  addForm([addButton(attributes)], product);

/** A page whose server answers as `cart` says. */
export function served(cart: FakeCart, html: string) {
  const { render, parameters } = showHtml(html);
  return { render, parameters: { ...parameters, cart } };
}

/** Presses the button of the story. */
export async function press(canvas: HTMLElement) {
  const widget = await findWidget(canvas, 'vitrine-add-to-cart');
  await userEvent.click(widget.part('button'));
  return widget;
}

/** Its name is `label`. */
export const showsLabel = (label: string) => ({
  async play({ canvasElement }: Playing) {
    const { part } = await findWidget(canvasElement, 'vitrine-add-to-cart');
    await waitFor(() => expect(part('button')).toHaveAccessibleName(label));
  },
});

/** A press is answered by `sentence` below the button. */
export const answers = (sentence: string) => ({
  async play({ canvasElement }: Playing) {
    const { part } = await press(canvasElement);
    // A change in doubt is repeated for four seconds before the page speaks.
    await waitFor(() => expect(part('message')).toHaveTextContent(sentence));
    await expect(part('button')).toHaveAccessibleDescription(expect.stringContaining(sentence));
  },
});
