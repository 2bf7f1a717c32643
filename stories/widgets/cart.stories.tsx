import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { cart } from '../../widgets/elements/cart/index.js';
import { controlsOf } from '../support/controls.js';
import type { FakeCart } from '../support/fake-cart.js';
import { findWidget, spoken, typeOver, type MountedWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-cart';

type Props = JsxOf<typeof cart>;

/** What a server shows without any script. */
const plainCart = `<form method="post" action="/cart/entries/1">
    <p>Dune mug, Fern, Small</p>
    <label>Quantity <input name="quantity" type="number" value="2"></label>
    <button name="action" value="update">Update</button>
    <button name="action" value="remove">Remove</button>
  </form>
  <p><a href="/checkout">Checkout</a></p>`;

const cartHtml = (attributes = '') => `<vitrine-cart${attributes && ` ${attributes}`}>
  ${plainCart}
</vitrine-cart>`;

const lines = [
  { sku: 'MUG-OAT-LARGE', quantity: 2 },
  { sku: 'MUG-FERN-SMALL', quantity: 1, fields: { name: 'Ada', note: 'Blue letters, please' } },
  { sku: 'TEAPOT', quantity: 1 },
];

const maine = { country: 'US', region: 'ME', postalCode: '04101' };

const meta: Meta<Props> = {
  title: 'Widgets/Cart',
  parameters: { cart: { lines }, definition: cart },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

/** The cart page of a shopper of whose cart the server says this. */
const served = (settings: FakeCart, html = cartHtml()): Story => {
  const { render, parameters } = showHtml(html, { isWide: true });
  return { render, parameters: { ...parameters, cart: { lines, ...settings } } };
};

/** Waits until the cart is known. */
async function findCart(canvas: HTMLElement): Promise<MountedWidget> {
  const widget = await findWidget(canvas, tag);
  await waitFor(() => expect(widget.host.matches(':state(initialized)')).toBe(true));
  return widget;
}

const settled = ({ host }: MountedWidget) =>
  waitFor(() => expect(host.matches(':state(updating)')).toBe(false));

const partsOf = <Part extends HTMLElement>({ host }: MountedWidget, name: string) => [
  ...host.shadowRoot!.querySelectorAll<Part>(`[part="${name}"]`),
];

const focusedIn = ({ host }: MountedWidget) => host.shadowRoot!.activeElement;

/** Lines with pictures, options and form answers; coupons, shipping, and totals that are all the server's. */
export const Full: Story = {
  ...served({
    coupons: ['HARBOUR10', 'BIGBASKET'],
    shippingLocation: maine,
    shippingOption: 'post',
  }),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    await expect(widget.part('heading')).toHaveTextContent('4 items');
    await expect(partsOf(widget, 'line')).toHaveLength(3);
    await expect(partsOf(widget, 'choices')[1]).toHaveTextContent(
      'Colour Fern Size Small Name to engrave Ada Note for the potter Blue letters, please',
    );
    await expect(widget.part('total')).toHaveTextContent('$117.31');
  },
};

export const Phone: Story = {
  ...served({ shippingLocation: maine, shippingOption: 'courier' }),
  globals: { viewport: { value: 'mobile1' } },
};

/** Steppers go through the store: shown at once, sent a moment later, said when it is settled. */
export const Quantity: Story = {
  ...served({}),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    const [, , increase] = partsOf(widget, 'increase');
    await userEvent.click(increase!);
    await userEvent.click(increase!);
    await expect(partsOf<HTMLInputElement>(widget, 'input')[2]).toHaveValue('3');
    await expect(widget.part('totals')).toHaveAttribute('aria-busy', 'true');
    await settled(widget);
    await waitFor(() => expect(spoken()).toBe('Quantity of Harbour teapot is 3. Subtotal $190.'));
    await expect(focusedIn(widget)).toBe(increase);
  },
};

/** What is typed is applied by itself; Enter applies it at once, and the field keeps the focus. */
export const Typing: Story = {
  ...served({}),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    const field = widget.part<HTMLInputElement>('input');
    await typeOver(field, '5{Enter}');
    await settled(widget);
    await expect(field).toHaveValue('5');
    await expect(focusedIn(widget)).toBe(field);
    await typeOver(field, '6');
    await waitFor(() => expect(widget.host.matches(':state(updating)')).toBe(true));
    await settled(widget);
    await expect(widget.part('line-total')).toHaveTextContent('$156.00');
  },
};

/** Kept, marked, explained, not sent. */
export const Nonsense: Story = {
  ...served({}),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    const field = widget.part<HTMLInputElement>('input');
    await typeOver(field, '1.5');
    await userEvent.tab();
    await expect(field).toHaveValue('1.5');
    await expect(field).toBeInvalid();
    await expect(widget.part('message')).toHaveTextContent('Quantity must be a whole number');
    await userEvent.click(widget.part('checkout'));
    await expect(focusedIn(widget)).toBe(field);
  },
};

/** The stock is the limit, and says so. */
export const LimitedStock: Story = {
  ...served({}),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    const field = partsOf<HTMLInputElement>(widget, 'input')[1]!;
    await typeOver(field, '8{Enter}');
    await expect(field).toHaveValue('3');
    await expect(widget.part('message')).toHaveTextContent('Only 3 left');
    await settled(widget);
    await expect(field).toHaveAccessibleDescription('Only 3 left');
  },
};

/** The line leaves an offer in its place, which has the focus; undone, it stands where it stood. */
export const RemoveAndUndo: Story = {
  ...served({}),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    await userEvent.click(partsOf(widget, 'remove')[1]!);
    await expect(widget.part('removed')).toHaveTextContent('Dune mug removed – Undo');
    await expect(focusedIn(widget)).toBe(widget.part('undo'));
    await settled(widget);
    await expect(focusedIn(widget)).toBe(widget.part('undo'));
    await expect(partsOf(widget, 'line')).toHaveLength(2);

    await userEvent.click(widget.part('undo'));
    await waitFor(() => expect(partsOf(widget, 'line')).toHaveLength(3));
    await expect(partsOf(widget, 'choices')[1]).toHaveTextContent('Ada');
    await expect(focusedIn(widget)).toBe(partsOf(widget, 'input')[1]);
  },
};

export const Removed: Story = {
  ...served({}),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    await userEvent.click(partsOf(widget, 'remove')[1]!);
    await settled(widget);
  },
};

/** The last line can be taken back too. */
export const LastRemoved: Story = {
  ...served({ lines: lines.slice(0, 1) }),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    const { top } = widget.part('list').getBoundingClientRect();
    await typeOver(widget.part<HTMLInputElement>('input'), '0{Enter}');
    await settled(widget);
    await expect(partsOf(widget, 'heading')[1]).toHaveTextContent(
      'You have nothing in your shopping cart.',
    );
    await expect(focusedIn(widget)).toBe(widget.part('undo'));
    // Nothing has jumped.
    await expect(Math.abs(widget.part('list').getBoundingClientRect().top - top)).toBeLessThan(2);
  },
};

export const Empty: Story = {
  ...served({ lines: [] }),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    await expect(widget.part('heading')).toHaveTextContent(
      'You have nothing in your shopping cart.',
    );
    await expect(widget.host.matches(':state(empty)')).toBe(true);
    await expect(widget.part('continue')).toHaveAttribute('href', '/');
  },
};

/** Until it is known, the cart is what the server says without script. */
export const Loading: Story = {
  ...served({ delay: Infinity }),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await expect(host.matches(':state(loading)')).toBe(true);
    await expect(within(canvasElement).getByText('Dune mug, Fern, Small')).toBeVisible();
  },
};

/** Where a page has no cart of its own. */
export const LoadingAlone: Story = {
  ...served({ delay: Infinity }, '<vitrine-cart></vitrine-cart>'),
};

/** The server's cart stays, with a way to try again. */
export const Unreadable: Story = {
  ...served({ isUnreadable: true, unreadable: 1 }),
  async play({ canvasElement }) {
    const widget = await findWidget(canvasElement, tag);
    await waitFor(() => expect(widget.host.matches(':state(failed)')).toBe(true));
    await expect(within(canvasElement).getByText('Dune mug, Fern, Small')).toBeVisible();
    await waitFor(() => expect(spoken('assertive')).toBe('Your cart could not be loaded.'));
    await userEvent.click(widget.part('retry'));
    await waitFor(() => expect(widget.part('heading')).toHaveTextContent('4 items'));
    await expect(focusedIn(widget)).toBe(widget.part('heading'));
  },
};

export const CannotBeRead: Story = served({ isUnreadable: true });

/** A change that waits for its answer: the amounts are old, and look it. */
export const Updating: Story = {
  ...served({ shippingLocation: maine, delay: 300 }),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    await userEvent.click(widget.part('increase'));
    await expect(widget.part('line')).toHaveAttribute('aria-busy', 'true');
    await expect(widget.part('totals')).toHaveAttribute('aria-busy', 'true');
    await expect(widget.host.matches(':state(updating)')).toBe(true);
    await settled(widget);
  },
};

/** Refused changes are taken back, with the reason beside the line. */
export const Refused: Story = {
  ...served({ refusal: { status: 429 } }),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    await userEvent.click(widget.part('increase'));
    await waitFor(() => expect(widget.has('problem')).toBe(true));
    await expect(widget.part('problem')).toHaveTextContent(
      'Unable to update quantityPlease try again in a few seconds.',
    );
    await expect(widget.part<HTMLInputElement>('input')).toHaveValue('2');
  },
};

/** Codes that count, codes that do not, and one that is not known. */
export const Coupons: Story = {
  ...served({ coupons: ['BIGBASKET'] }),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    const field = widget.part<HTMLInputElement>('coupon-input');
    await userEvent.type(field, 'nonsense{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('We do not know this coupon code.');
    await expect(field).toHaveValue('nonsense');
    await typeOver(field, 'harbour10{Enter}');
    await waitFor(() => expect(partsOf(widget, 'coupon')).toHaveLength(2));
    await expect(partsOf(widget, 'coupon')[0]).toHaveTextContent(
      'BIGBASKET This coupon is for orders of $200.00 or more.',
    );
    await expect(partsOf(widget, 'coupon')[1]).toHaveTextContent('HARBOUR10 10% off-$11.40');
    await expect(field).toHaveValue('');
  },
};

/** The address brings the options; the options change the totals. */
export const Shipping: Story = {
  ...served({}),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    const country = widget.find<HTMLSelectElement>('select');
    await userEvent.selectOptions(country, 'United States');
    await userEvent.type(widget.find('[name="postalCode"]'), '04101');
    await userEvent.click(widget.find('form.address [type="submit"]'));
    await waitFor(() => expect(partsOf(widget, 'shipping-option')).toHaveLength(3));
    await waitFor(() => expect(focusedIn(widget)).toHaveAccessibleName('Change shipping address'));
    await userEvent.click(partsOf(widget, 'shipping-option')[1]!);
    await waitFor(() => expect(widget.part('totals')).toHaveTextContent('$15.00'));
    await waitFor(() => expect(spoken()).toContain('Shipping: Courier.'));
  },
};

/** The checkout takes the focus, and says why it leads nowhere. */
export const BelowMinimum: Story = {
  ...served({ minimumSubtotal: 15_000 }),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    const sentence = 'To check out, your order subtotal must be $150.00 or more.';
    await expect(widget.part('minimum')).toHaveTextContent(sentence);
    await expect(widget.part('checkout')).toHaveAccessibleDescription(sentence);
    await userEvent.click(widget.part('checkout'));
    await waitFor(() => expect(spoken('assertive')).toBe(sentence));
    await expect(focusedIn(widget)).toBe(widget.part('checkout'));
  },
};

/** Everything is saved before the checkout is opened; the page has the last word. */
export const Checkout: Story = {
  ...served({}),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    const before = fn();
    widget.host.addEventListener('vitrine-before-leave', (event) => {
      before((event as CustomEvent<{ cart: { totalQuantity: number } }>).detail.cart.totalQuantity);
      event.preventDefault();
    });
    await typeOver(widget.part<HTMLInputElement>('input'), '7');
    await userEvent.click(widget.part('checkout'));
    await waitFor(() => expect(before).toHaveBeenCalledWith(9));
    await expect(before).toHaveBeenCalledOnce();
    await waitFor(() => expect(widget.part('checkout')).toHaveAttribute('aria-busy', 'false'));
  },
};

/** The answers of a line are changed in the form that asked for them. */
export const EditAnswers: Story = {
  ...served({}),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    await expect(widget.part('edit')).toHaveAccessibleName('Edit Dune mug');
    await userEvent.click(widget.part('edit'));
    const form = await waitFor(() => {
      const element = document.querySelector('vitrine-product-form');
      if (!element?.matches(':state(ready)')) throw new Error('No form yet.');
      return element;
    });
    await waitFor(() =>
      expect(
        form.querySelector('dialog') ?? form.shadowRoot?.querySelector('dialog'),
      ).toHaveAttribute('open'),
    );
    form.remove();
  },
};

/** A price that another currency has no small coins for, and one that is read from right to left. */
export const RightToLeft: Story = {
  ...served(
    { currency: 'JPY', shippingLocation: maine, coupons: ['HARBOUR10'] },
    `<div dir="rtl">${cartHtml()}</div>`,
  ),
};

export const WithoutScript: Story = showWithoutScript(cartHtml(), 'form button');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(cart),
  args: { checkoutHref: '/pay' },
  render: (props) => (
    <div className="story-page wide">
      <vitrine-cart {...props} />
    </div>
  ),
  async play({ canvasElement }) {
    const widget = await findCart(canvasElement);
    await expect(widget.part('checkout')).toHaveAttribute('href', '/pay');
  },
};

/** A theme through custom properties and parts. */
export const Themed: Story = served(
  { coupons: ['HARBOUR10'] },
  `<style>
  .themed {
    --vitrine-cart-title-font: Georgia, serif;
    --vitrine-cart-summary-background: #f3ead9;
    --vitrine-cart-summary-padding: 1.5rem;
    --vitrine-cart-checkout-background: #6b4ea0;
    --vitrine-cart-radius: 10px;
    --vitrine-cart-rule: #d9c9a9;
  }
  .themed ::part(line-title) { letter-spacing: 0.02em; }
</style>
<div class="themed">${cartHtml()}</div>`,
);
