import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { cartIndicator } from '../../widgets/elements/cart-indicator/index.js';
import '../../widgets/elements/cart-drawer/index.js';
import { controlsOf } from '../support/controls.js';
import type { FakeCart } from '../support/fake-cart.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-cart-indicator';

type Props = JsxOf<typeof cartIndicator>;

const indicator = (attributes = '') =>
  `<vitrine-cart-indicator${attributes && ` ${attributes}`}><a href="/cart">Cart</a></vitrine-cart-indicator>`;

const meta: Meta<Props> = {
  title: 'Widgets/Cart indicator',
  parameters: { cart: { holds: 3 }, definition: cartIndicator },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const holding = (cart: FakeCart, html = indicator()): Story => {
  const { render, parameters } = showHtml(html);
  return { render, parameters: { ...parameters, cart } };
};

const expectLink = (badge: string, label: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(host.matches(':state(initialized)')).toBe(true));
    await expect(part('badge')).toHaveTextContent(badge);
    await expect(part('link')).toHaveAccessibleName(label);
    await expect(part('link')).toHaveAttribute('href', '/cart');
  },
});

/** How many, and what they cost. */
export const Items: Story = {
  ...holding({ holds: 3 }),
  ...expectLink('3', '3 items in cart, subtotal $72.00'),
};

export const OneItem: Story = {
  ...holding({ holds: 1 }),
  ...expectLink('1', '1 item in cart, subtotal $24.00'),
};

/** A hundred are still counted, more are not. */
export const MoreThanHundred: Story = {
  ...holding({ holds: 101 }),
  ...expectLink('100+', 'More than 100 items in cart'),
};

/** Without items it is a plain sign; a shopper without a cart costs no request. */
export const Empty: Story = {
  ...holding({ holds: 0 }),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(host.matches(':state(initialized)')).toBe(true));
    await expect(host.matches(':state(empty)')).toBe(true);
    await expect(part('badge')).not.toBeVisible();
    await expect(part('link')).toHaveAccessibleName('0 items in cart');
  },
};

/** A cart that cannot be read says nothing wrong: the page's own link stays. */
export const Unreadable: Story = {
  ...holding({ isUnreadable: true }),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await expect(host.querySelector('a')).toBeVisible();
  },
};

/** With `opens="drawer"` a press opens the page's drawer, where there is one. */
export const OpensDrawer: Story = {
  ...holding(
    { holds: 2 },
    `${indicator('opens="drawer"')}<vitrine-cart-drawer></vitrine-cart-drawer>`,
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    const drawer = await findWidget(canvasElement, 'vitrine-cart-drawer');
    await waitFor(() => expect(part('link')).toHaveAttribute('aria-haspopup', 'dialog'));
    await userEvent.click(part('link'));
    await waitFor(() => expect(drawer.part<HTMLDialogElement>('dialog').open).toBe(true));
    await expect(part('link')).toHaveAttribute('aria-expanded', 'true');
  },
};

export const WithoutScript: Story = showWithoutScript(indicator(), 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(cartIndicator),
  args: { href: '/basket' },
  render: (props) => <vitrine-cart-indicator {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('link')).toHaveAttribute('href', '/basket'));
  },
};

/** A theme through custom properties. */
export const Themed: Story = holding(
  { holds: 12 },
  `<style>
  .themed {
    --vitrine-cart-indicator-color: #6b4ea0;
    --vitrine-cart-indicator-badge-background: #e9c46a;
    --vitrine-cart-indicator-badge-color: #1a1a1a;
  }
</style>
<div class="themed">${indicator()}</div>`,
);
