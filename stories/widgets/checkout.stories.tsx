import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { checkout } from '../../widgets/elements/checkout/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-checkout';

type Props = JsxOf<typeof checkout>;

const meta: Meta<Props> = {
  title: 'Widgets/Checkout',
  parameters: { definition: checkout },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const form = (
  total = '$38.50',
) => `<form method="post" action="https://shop.example/checkout" novalidate>
  <div data-checkout-part="contact">
    <p><label>E-mail <input id="email" name="email" type="email" autocomplete="email" required /></label></p>
  </div>
  <p><label>Country
    <select name="country" autocomplete="shipping country" required>
      <option value="US">United States</option>
      <option value="CA">Canada</option>
    </select>
  </label>
  <button name="action" value="country" data-checkout-plain>Change country</button></p>
  <div data-checkout-part="address">
    <p><label>ZIP code <input name="postalCode" autocomplete="shipping postal-code" required /></label></p>
  </div>
  <div data-checkout-part="totals">
    <input type="hidden" name="dueCents" value="3850" data-checkout-total="${total}" />
    <p>Total: ${total}</p>
  </div>
  <div data-checkout-part="press"><button name="action" value="place">Place order: ${total}</button></div>
</form>`;

/** The page's form; what only a page without script needs is hidden. */
export const Default: Story = {
  ...showHtml(`<vitrine-checkout>${form()}</vitrine-checkout>`),
  async play({ canvasElement }) {
    await findWidget(canvasElement, tag);
    const change = canvasElement.querySelector('[data-checkout-plain]');
    await waitFor(() => expect(change).not.toBeVisible());
  },
};

/** A field is checked when it is left. */
export const WrongField: Story = {
  ...showHtml(`<vitrine-checkout>${form()}</vitrine-checkout>`),
  async play({ canvasElement }) {
    await findWidget(canvasElement, tag);
    const email = canvasElement.querySelector<HTMLInputElement>('#email');
    if (email === null) throw new Error('There is no e-mail field.');
    await userEvent.type(email, 'ada at example');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription(/^Email is not valid/));
  },
};

/** The shop does not answer: the total of before stays, and the buyer can go on. */
export const NotCounted: Story = {
  ...showHtml(`<vitrine-checkout>${form()}</vitrine-checkout>`),
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, tag);
    canvasElement.querySelector(tag)?.count();
    await waitFor(() => expect(find('[part~=failure]')).toBeVisible());
    await expect(find('[part~=retry]')).toBeVisible();
  },
};

export const WithoutScript: Story = showWithoutScript(
  `<vitrine-checkout>${form()}</vitrine-checkout>`,
  'button',
);

/** In JSX the form is a child. */
export const InReact: Story = {
  argTypes: controlsOf(checkout),
  render: (props) => (
    <vitrine-checkout {...props}>
      <form method="post" action="https://shop.example/checkout">
        <button name="action" value="place">
          Place order
        </button>
      </form>
    </vitrine-checkout>
  ),
};
