import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { addToCart } from '../../widgets/elements/add-to-cart/index.js';
import '../../widgets/elements/cart-drawer/index.js';
import '../../widgets/elements/cart-pill/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/quantity/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { answers, mugForm, only, press, served, showsLabel } from '../support/add-button.js';
import { controlsOf } from '../support/controls.js';
import { findWidget, spoken, typeOver } from '../support/find-widget.js';
import { addButton, addForm, expressButton, picker, pill, quantity } from '../support/markup.js';
import {
  coffeePlan,
  engravedBowl,
  giftCard,
  soldOutTeapot,
  teapot,
  workshop,
} from '../support/products.js';
import { hurryWaits } from '../support/hurry-waits.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-add-to-cart';

type Props = JsxOf<typeof addToCart>;

const meta: Meta<Props> = {
  title: 'Widgets/Add to cart',
  parameters: {
    cart: { delay: 600 },
    definition: addToCart,
  },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

/** In its form, with a picker, a quantity and the pill that counts along. */
export const InForm: Story = {
  ...served({ delay: 600 }, `${pill()}\n${mugForm()}`),
  ...showsLabel('Add To Cart'),
};

/** A second press is ignored. The button is as wide as its widest text, so nothing moves. */
export const Adding: Story = {
  ...served({ delay: Infinity }, only(teapot)),
  async play({ canvasElement }) {
    const beforeAdd = fn();
    canvasElement.addEventListener('vitrine-before-add', beforeAdd);
    const { host, part } = await press(canvasElement);
    await waitFor(() => expect(part('button')).toHaveAccessibleName('Adding…'));
    await expect(part('button')).toHaveAttribute('aria-busy', 'true');
    await expect(host.matches(':state(adding)')).toBe(true);
    await userEvent.click(part('button'));
    await expect(beforeAdd).toHaveBeenCalledOnce();
  },
};

/** Button, pill and screen reader say it at once. */
export const Added: Story = {
  ...served({}, `${pill()}\n${mugForm('added-delay="0" reset-delay="600000"')}`),
  async play({ canvasElement }) {
    const added = fn();
    canvasElement.addEventListener('vitrine-added', added);
    const { host, part } = await press(canvasElement);
    await waitFor(() => expect(part('button')).toHaveAccessibleName('Added!'));
    await expect(host.matches(':state(added)')).toBe(true);
    await expect(added).toHaveBeenCalledOnce();
    const cart = await findWidget(canvasElement, 'vitrine-cart-pill');
    await expect(cart.part('pill')).toHaveTextContent('1 item');
    await waitFor(() =>
      expect(spoken()).toBe('Dune mug, Fern, Small, quantity 1, added. Cart: 1 item, $24.'),
    );
  },
};

/** With the times of a real shop: "Added!" a second after the answer, and the label again two seconds later. */
export const BackToIdle: Story = {
  ...served({}, only(teapot)),
  async play({ canvasElement }) {
    const { part } = await press(canvasElement);
    const says = (label: string) =>
      waitFor(() => expect(part('button')).toHaveAccessibleName(label));
    await says('Added!');
    await says('Add To Cart');
  },
};

/** The button is never greyed out: it says what is missing, and the picker shows it. */
export const IncompleteChoice: Story = {
  ...served({}, mugForm('', '')),
  ...answers('Please select the Colour and Size options.'),
};

/** A gift card asks for its denomination. */
export const NoDenomination: Story = {
  ...served({}, addForm([picker('', '', giftCard), addButton()], giftCard)),
  ...answers('Select a denomination for the Gift Card'),
};

export const WrongQuantity: Story = {
  ...served({}, addForm([quantity, addButton()], teapot)),
  async play(context) {
    const { part } = await findWidget(context.canvasElement, 'vitrine-quantity');
    await typeOver(part<HTMLInputElement>('input'), '1.5');
    await answers('Quantity must be a whole number').play?.(context);
  },
};

/** The alert of a refusal. Its message stays below the button until the next action. */
export const FailedDialog: Story = {
  ...served({ refusal: { status: 400, error: 'Only members may buy this.' } }, only(teapot)),
  async play({ canvasElement }) {
    const { part } = await press(canvasElement);
    await waitFor(() => expect(part('dialog')).toBeVisible());
    await expect(part('dialog')).toHaveAccessibleName('Unable to Add Item');
    await expect(part('dialog')).toHaveAccessibleDescription('Only members may buy this.');
  },
};

/** Once it is closed, the focus is on the button again. */
export const DialogClosed: Story = {
  ...served({ refusal: { status: 400, error: 'Only members may buy this.' } }, only(teapot)),
  async play({ canvasElement }) {
    const { host, part, has } = await press(canvasElement);
    await waitFor(() => expect(part('dialog')).toBeVisible());
    await userEvent.click(part('dialog-button'));
    await waitFor(() => expect(has('dialog')).toBe(false));
    await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(part('button')));
    await expect(part('message')).toHaveTextContent('Only members may buy this.');
  },
};

/** The same without a dialog. */
export const FailedInline: Story = {
  ...served({ refusal: { status: 429 } }, only(teapot, 'alert="inline"')),
  async play(context) {
    await answers('Please try again in a few seconds.').play?.(context);
    const { part, has } = await findWidget(context.canvasElement, tag);
    await expect(has('dialog')).toBe(false);
    await expect(part('message')).toHaveAttribute('role', 'alert');
  },
};

/** A page that was open for too long. */
export const SessionExpired: Story = {
  ...served({ refusal: { status: 403, crumbFail: true } }, only(teapot, 'alert="inline"')),
  ...answers('Your session has expired. Please reload the page and try again.'),
};

/** Trying again can help, and adds nothing twice. */
export const Offline: Story = {
  ...served({ refusal: 'offline' }, only(teapot, 'alert="inline"')),
  beforeEach: hurryWaits(10),
  ...answers('Please check your internet connection.'),
};

export const TriedAgain: Story = {
  // The browser's own repeats are refused too.
  ...served({ refusal: 'offline', refusals: 5 }, only(teapot, 'alert="inline" added-delay="0"')),
  beforeEach: hurryWaits(10),
  async play({ canvasElement }) {
    const { part, has } = await press(canvasElement);
    await waitFor(() => expect(has('retry')).toBe(true));
    await userEvent.click(part('retry'));
    await waitFor(() => expect(part('button')).toHaveAccessibleName('Added!'));
    await expect(has('message')).toBe(false);
  },
};

/** The page may not know the stock of now: the answer is compared with the wish. */
export const FewerThanAsked: Story = {
  ...served({ addsAtMost: 2 }, addForm([quantity, addButton()], teapot)),
  async play(context) {
    const { part } = await findWidget(context.canvasElement, 'vitrine-quantity');
    await typeOver(part<HTMLInputElement>('input'), '3');
    await answers('Only 2 of 3 could be added.').play?.(context);
  },
};

export const SoldOut: Story = {
  ...showHtml(only(soldOutTeapot)),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('button')).toHaveAccessibleName('sold out'));
    await expect(part('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(host.matches(':state(sold-out)')).toBe(true);
  },
};

/** The label follows the variant. */
export const SoldOutVariant: Story = {
  ...served({}, mugForm('', 'MUG-FERN-LARGE')),
  ...showsLabel('sold out'),
};

/** By attribute. */
export const CustomLabel: Story = {
  ...showHtml(only(teapot, 'label="Into the basket"')),
  ...showsLabel('Into the basket'),
};

/** By the merchant, for one product. */
export const ProductLabel: Story = { ...showHtml(only(workshop)), ...showsLabel('Book a seat') };

/** By the site's store settings. */
export const SiteLabel: Story = { ...showHtml(only(teapot)), ...showsLabel('Add to bag') };
SiteLabel.parameters = {
  ...SiteLabel.parameters,
  site: { storeSettings: { addToCartLabel: 'Add to bag' } },
};

export const Subscribe: Story = { ...showHtml(only(coffeePlan)), ...showsLabel('Subscribe') };

/** Buys this item alone, past the cart. It stands beside the main button, and says what it does. */
export const Express: Story = {
  ...served({ delay: 600 }, addForm([addButton(), expressButton()], teapot)),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, `${tag}[express]`);
    await expect(part('button')).toHaveAccessibleName('Buy now');
    await expect(part('button')).toHaveAccessibleDescription('Checks out this item only');
  },
};

/** It never says "Added!": the checkout follows. The add button beside it keeps its own state, and is ignored. */
export const ExpressUnderWay: Story = {
  ...served({ delay: Infinity }, addForm([addButton(), expressButton()], teapot)),
  async play({ canvasElement }) {
    const beforeAdd = fn();
    canvasElement.addEventListener('vitrine-before-add', beforeAdd);
    const add = await findWidget(canvasElement, tag);
    const { part } = await findWidget(canvasElement, `${tag}[express]`);
    await userEvent.click(part('button'));
    await waitFor(() => expect(part('button')).toHaveAccessibleName('Adding…'));
    await expect(add.part('button')).toHaveAccessibleName('Add To Cart');
    await userEvent.click(add.part('button'));
    await expect(beforeAdd).toHaveBeenCalledOnce();
    await expect(part('button').textContent).not.toContain('Added!');
  },
};

/** A page may go to the checkout in a way of its own. */
export const ExpressHandedOver: Story = {
  ...served({}, addForm([expressButton()], teapot)),
  async play({ canvasElement }) {
    const leave = fn();
    canvasElement.addEventListener('vitrine-before-leave', (event) => {
      event.preventDefault();
      leave(new URL(event.detail.address).pathname, event.detail.kind);
    });
    const { part } = await press(canvasElement);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/checkout', 'express'));
    await waitFor(() => expect(part('button')).toHaveAccessibleName('Buy now'));
  },
};

export const ExpressFailed: Story = {
  ...served(
    { refusal: { status: 409, error: 'Sorry, we do not have enough of that item available.' } },
    addForm([addButton(), expressButton()], teapot),
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, `${tag}[express]`);
    await userEvent.click(part('button'));
    await waitFor(() => expect(part('dialog')).toBeVisible());
    await expect(part('dialog')).toHaveAccessibleName('Unable to Purchase Item');
  },
};

/** A subscription shows what the server says. */
export const SubscribeFailed: Story = {
  ...served(
    { refusal: { status: 400, error: 'This plan is full until spring.' } },
    only(coffeePlan, 'alert="inline"'),
  ),
  ...answers('This plan is full until spring.'),
};

/** The label says what is paid, once a denomination is chosen. */
export const GiftCard: Story = {
  ...served({}, addForm([picker('GIFT-SHELL', '', giftCard), addButton()], giftCard)),
  ...showsLabel('Buy $50 gift card'),
};

export const GiftCardFailed: Story = {
  ...served(
    { refusal: { status: 400, error: 'Gift cards rest on Sundays.' } },
    addForm([picker('GIFT-PEBBLE', '', giftCard), addButton()], giftCard),
  ),
  async play({ canvasElement }) {
    const { part } = await press(canvasElement);
    await waitFor(() => expect(part('dialog')).toBeVisible());
    await expect(part('dialog')).toHaveAccessibleName('Unable to purchase Gift Card');
    await userEvent.click(part('dialog-button'));
    await waitFor(() => expect(part('button')).toHaveAccessibleName('Buy $25 gift card'));
  },
};

/** A product with additional fields asks for them first. */
export const WithProductForm: Story = {
  ...served({}, only(engravedBowl, 'has-form added-delay="0" reset-delay="600000"')),
  beforeEach: () => () => document.querySelector('vitrine-product-form')?.remove(),
  async play({ canvasElement }) {
    const { part } = await press(canvasElement);
    await expect(part('button')).toHaveAttribute('aria-haspopup', 'dialog');
    const form = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(form.getByLabelText(/Name to engrave/), 'Ada');
    await userEvent.click(form.getByRole('button', { name: 'Add To Cart' }));
    await waitFor(() => expect(part('button')).toHaveAccessibleName('Added!'));
  },
};

/** There is no form for what the shopper cannot have. */
export const NotEnoughForForm: Story = {
  ...served({ inStock: 0 }, only(engravedBowl, 'has-form')),
  ...answers('Sorry, we do not have enough of that item available.'),
};

/** What was added shows in the page's drawer, which takes the focus. */
export const IntoDrawer: Story = {
  ...served(
    {},
    `${only(teapot, 'after-add="drawer"')}\n<vitrine-cart-drawer></vitrine-cart-drawer>`,
  ),
  async play({ canvasElement }) {
    await press(canvasElement);
    const drawer = await findWidget(canvasElement, 'vitrine-cart-drawer');
    await waitFor(() => expect(drawer.find('dialog')).toBeVisible());
    await waitFor(() =>
      expect(drawer.find('dialog')).toHaveAccessibleDescription(
        expect.stringContaining('Harbour teapot, quantity 1, added.'),
      ),
    );
  },
};

/** The browser posts the form to the button's own address, and the server leads to the checkout. */
export const ExpressWithoutScript: Story = showWithoutScript(
  addForm([addButton(), expressButton()], teapot),
  'button[formaction]',
);

/** Anywhere on a page: attributes say what is added, and neither form nor product data is needed. */
export const WithoutForm: Story = {
  ...showHtml(addButton('product-id="item-harbour-teapot" sku="TEAPOT" quantity="2"')),
  async play({ canvasElement }) {
    const added = fn();
    canvasElement.addEventListener('vitrine-added', (event) => added(event.detail.addedQuantity));
    await press(canvasElement);
    await waitFor(() => expect(added).toHaveBeenCalledWith(2));
  },
};

/** The server answers the form with its cart page. */
export const WithoutScript: Story = showWithoutScript(mugForm(), 'button');

const hearAdded = fn();

/** In JSX props are properties, and an event's handler is its name after "on". */
export const InReact: Story = {
  argTypes: controlsOf(addToCart),
  args: { productId: teapot.id, sku: 'TEAPOT', label: 'Add the teapot' },
  render: (props) => <vitrine-add-to-cart {...props} onvitrine-added={hearAdded} />,
  async play({ canvasElement }) {
    await press(canvasElement);
    await waitFor(() => expect(hearAdded).toHaveBeenCalledOnce());
  },
};

/** A theme through parts and custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-add-to-cart-background: #6b4ea0;
    --vitrine-add-to-cart-radius: 999px;
  }
  .themed vitrine-add-to-cart::part(button) { inline-size: 100%; letter-spacing: 0.04em; }
</style>
<div class="themed">${only(teapot)}</div>`);
