import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { cartPill } from '../../widgets/elements/cart-pill/index.js';
import { controlsOf } from '../support/controls.js';
import type { FakeCart } from '../support/fake-cart.js';
import { findWidget } from '../support/find-widget.js';
import { pill } from '../support/markup.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-cart-pill';

type Props = JsxOf<typeof cartPill>;

const meta: Meta<Props> = {
  title: 'Widgets/Cart pill',
  parameters: { cart: { holds: 3 }, definition: cartPill },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const expectPill = (text: string, label: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('pill')).toHaveTextContent(text));
    await expect(part('pill')).toHaveAccessibleName(label);
    await expect(part('pill')).toHaveAttribute('href', '/cart');
  },
});

/** A pill in a page of which the cart `holds` so much. */
const holding = (cart: FakeCart, html = pill()) => {
  const { render, parameters } = showHtml(html);
  return { render, parameters: { ...parameters, cart } };
};

/** The number of items, and for assistive technology the subtotal too. */
export const Items: Story = {
  ...showHtml(pill()),
  ...expectPill('3 items', '3 items in cart, subtotal $72'),
};

export const OneItem: Story = {
  ...holding({ holds: 1 }),
  ...expectPill('1 item', '1 item in cart, subtotal $24'),
};

/** A hundred are still counted. */
export const Hundred: Story = {
  ...holding({ holds: 100 }),
  ...expectPill('100 items', '100 items in cart, subtotal $2,400'),
};

/** More than a hundred are not. */
export const MoreThanHundred: Story = {
  ...holding({ holds: 240 }),
  ...expectPill('100+ items', 'More than 100 items in cart'),
};

/** Hidden while the cart is empty; a shopper without a cart costs no request. */
export const Empty: Story = {
  ...holding({ holds: 0 }, `<p>Nothing to see: ${pill()}</p>`),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(host.matches(':state(empty)')).toBe(true));
    await expect(host).not.toBeVisible();
  },
};

/** A cart that cannot be read says nothing wrong: the page's own link stays. */
export const Unreadable: Story = {
  ...holding({ isUnreadable: true }),
  async play({ canvasElement }) {
    const { host, find } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(find('slot')).toBeInTheDocument());
    await expect(host.querySelector('a')).toBeVisible();
  },
};

/** Fixed to the lower end corner of the window. */
export const Floating: Story = {
  ...showHtml(pill('floating')),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('pill')).toBeVisible());
    const { right, bottom } = host.getBoundingClientRect();
    // Engines place a text of broken width at a fraction of a pixel.
    await expect(right).toBeCloseTo(document.documentElement.clientWidth - 16, 1);
    await expect(bottom).toBeCloseTo(window.innerHeight - 16, 1);
  },
};

export const WithoutScript: Story = showWithoutScript(pill(), 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(cartPill),
  args: { href: '/basket' },
  render: (props) => <vitrine-cart-pill {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('pill')).toHaveAttribute('href', '/basket'));
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-cart-pill-background: #f3ead9;
    --vitrine-cart-pill-color: #3b2f1e;
    --vitrine-cart-pill-radius: 8px;
  }
</style>
<div class="themed">${pill()}</div>`);
