import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { addToCart } from '../../widgets/elements/add-to-cart/index.js';
import '../../widgets/elements/cart-drawer/index.js';
import '../../widgets/elements/cart/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/quantity/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { mugForm, only, press, served } from '../support/add-button.js';
import { findWidget } from '../support/find-widget.js';
import { teapot } from '../support/products.js';

const tag = 'vitrine-add-to-cart';

const meta: Meta = { title: 'Widgets/After an add', parameters: { definition: addToCart } };

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj;

/** A notice shows what was added, and how much is missing to free delivery. It stays until the shopper goes on. */
export const Notice: Story = {
  ...served({ freeShippingFrom: 10_000 }, mugForm('after-add="notice"')),
  async play({ canvasElement }) {
    const { part, has } = await press(canvasElement);
    await waitFor(() => expect(part('notice')).toBeVisible());
    await expect(part('notice')).toHaveAccessibleName('Added to your cart');
    await expect(part('notice-title')).toHaveTextContent('Dune mug');
    await expect(part('free-delivery')).toHaveTextContent('$76');
    await userEvent.click(part('continue'));
    await waitFor(() => expect(has('notice')).toBe(false));
  },
};

/** While the button is out of view, a bar at the end of the window has a second one. */
export const BuyBar: Story = {
  ...served(
    {},
    `${mugForm('sticky')}\n<div style="block-size: 150vh"></div>\n<p id="end">The end of the page</p>`,
  ),
  async play({ canvasElement }) {
    const { part, has } = await findWidget(canvasElement, tag);
    canvasElement.querySelector('#end')?.scrollIntoView();
    await waitFor(() => expect(part('bar')).toBeVisible());
    await expect(part('bar-title')).toHaveTextContent('Dune mug');
    part('button').scrollIntoView();
    await waitFor(() => expect(has('bar')).toBe(false));
  },
};

/** The drawer takes the focus, and says the same. */
export const DrawerWithFreeDelivery: Story = {
  ...served(
    { freeShippingFrom: 3_000 },
    `${only(teapot, 'after-add="drawer"')}\n<vitrine-cart-drawer></vitrine-cart-drawer>`,
  ),
  async play({ canvasElement }) {
    await press(canvasElement);
    const drawer = await findWidget(canvasElement, 'vitrine-cart-drawer');
    await waitFor(() => expect(drawer.part('free-delivery')).toBeVisible());
    await expect(drawer.part('free-delivery')).toHaveTextContent('Delivery is free');
  },
};

/** In the cart; the bar is for the eye. */
export const CartBeforeFreeDelivery: Story = {
  ...served({ holds: 2, freeShippingFrom: 15_000 }, '<vitrine-cart></vitrine-cart>'),
  async play({ canvasElement }) {
    const { part, has } = await findWidget(canvasElement, 'vitrine-cart');
    await waitFor(() => expect(has('free-delivery')).toBe(true));
    await expect(part('free-delivery')).toHaveTextContent('$102.00 to free delivery');
    await expect(part('free-delivery-bar')).toHaveAttribute('aria-hidden', 'true');
  },
};
