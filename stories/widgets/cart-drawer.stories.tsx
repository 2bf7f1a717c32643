import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { cartDrawer, openCartDrawer } from '../../widgets/elements/cart-drawer/index.js';
import '../../widgets/elements/add-to-cart/index.js';
import '../../widgets/elements/cart-indicator/index.js';
import '../../widgets/elements/cart-pill/index.js';
import '../../widgets/elements/product/index.js';
import { only } from '../support/add-button.js';
import { controlsOf } from '../support/controls.js';
import type { FakeCart } from '../support/fake-cart.js';
import { findWidget, type MountedWidget } from '../support/find-widget.js';
import { pill } from '../support/markup.js';
import { serveProducts } from '../support/fake-products.js';
import { duneMug, engravedBowl, lastVase, teapot } from '../support/products.js';
import { showHtml } from '../support/show-html.js';

const tag = 'vitrine-cart-drawer';

type Props = JsxOf<typeof cartDrawer>;

const page = `${pill('opens="drawer"')}
${only(teapot)}
<vitrine-cart-drawer></vitrine-cart-drawer>`;

const lines = [
  { sku: 'MUG-OAT-LARGE', quantity: 2 },
  { sku: 'TEAPOT', quantity: 1 },
];

const meta: Meta<Props> = {
  title: 'Widgets/Cart drawer',
  parameters: { cart: { lines }, definition: cartDrawer },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const served = (cart: FakeCart = {}, html = page): Story => {
  const { render, parameters } = showHtml(html);
  return { render, parameters: { ...parameters, cart: { lines, ...cart } } };
};

const focusedIn = ({ host }: MountedWidget) => host.shadowRoot!.activeElement;

const dialogOf = ({ part }: MountedWidget) => part<HTMLDialogElement>('dialog');

async function findPage(canvas: HTMLElement) {
  const drawer = await findWidget(canvas, tag);
  const opener = await findWidget(canvas, 'vitrine-cart-pill');
  await waitFor(() => expect(opener.part('pill')).toBeVisible());
  return { drawer, opener };
}

/** Presses the pill, and sees that the drawer has it all. */
const openByPill = {
  async play({ canvasElement }: { canvasElement: HTMLElement }) {
    const { drawer, opener } = await findPage(canvasElement);
    await expect(opener.part('pill')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener.part('pill'));
    await waitFor(() => expect(dialogOf(drawer).open).toBe(true));
    await expect(focusedIn(drawer)).toBe(drawer.part('close'));
    await expect(dialogOf(drawer)).toHaveAccessibleName('Cart, 3 items');
    await expect(opener.part('pill')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Opened by the pill the close button has the focus, which goes back to the pill. */
export const OpenedByPill: Story = { ...served(), ...openByPill };

/** After an add the heading has the focus, and what was added is the dialog's description. */
export const OpenedByAdd: Story = {
  ...served(),
  async play({ canvasElement }) {
    const { drawer } = await findPage(canvasElement);
    const message = 'Harbour teapot, quantity 1, added. Cart: 3 items, $90.';
    await expect(openCartDrawer({ opener: null, message })).toBe(true);
    await waitFor(() => expect(dialogOf(drawer).open).toBe(true));
    await waitFor(() => expect(focusedIn(drawer)).toBe(drawer.part('heading')));
    await expect(dialogOf(drawer)).toHaveAccessibleDescription(message);
  },
};

/** Escape and a press on the backdrop close it; a press that began inside does not. */
export const Closing: Story = {
  ...served(),
  async play({ canvasElement }) {
    const { drawer, opener } = await findPage(canvasElement);
    const dialog = dialogOf(drawer);
    const open = async () => {
      await userEvent.click(opener.part('pill'));
      await waitFor(() => expect(dialog.open).toBe(true));
    };
    const focusIsBack = () =>
      waitFor(() => expect(opener.host.shadowRoot!.activeElement).toBe(opener.part('pill')));

    await open();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(drawer.part('close'));
    await expect(dialog.open).toBe(false);
    await focusIsBack();
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).overflow).toBe('visible'),
    );

    await open();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: drawer.part('heading') },
      { target: dialog },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(dialog.open).toBe(true);
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog });
    await expect(dialog.open).toBe(false);
    await focusIsBack();
  },
};

/** Lines scroll; heading, subtotal and checkout stay. */
export const ManyLines: Story = {
  ...served({
    lines: [
      ...lines,
      { sku: 'MUG-FERN-SMALL', quantity: 3, fields: { name: 'Ada', note: 'Blue letters' } },
      { sku: 'INK-BLUE', quantity: 1 },
      { sku: 'INK-TEAL', quantity: 4 },
      { sku: 'VASE-BONE-SMALL', quantity: 1 },
      { sku: 'GIFT-SHELL', quantity: 1 },
    ],
  }),
  async play({ canvasElement }) {
    const { drawer, opener } = await findPage(canvasElement);
    await userEvent.click(opener.part('pill'));
    await waitFor(() => expect(dialogOf(drawer).open).toBe(true));
    const body = drawer.part('body');
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    const { bottom } = drawer.part('footer').getBoundingClientRect();
    await expect(Math.round(bottom)).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The same undo as on the cart page, and what became of it is said inside the dialog. */
export const Undo: Story = {
  ...served(),
  async play({ canvasElement }) {
    const { drawer, opener } = await findPage(canvasElement);
    await userEvent.click(opener.part('pill'));
    await waitFor(() => expect(dialogOf(drawer).open).toBe(true));
    await userEvent.click(drawer.part('remove'));
    await expect(focusedIn(drawer)).toBe(drawer.part('undo'));
    await waitFor(() =>
      expect(drawer.find('[role="status"]')).toHaveTextContent('Dune mug removed. Subtotal $38.'),
    );
    await userEvent.click(drawer.part('undo'));
    await waitFor(() => expect(drawer.has('undo')).toBe(false));
    await expect(focusedIn(drawer)).toBe(drawer.part('input'));
  },
};

/** What goes with the added teapot, below the lines; the checkout stays where it is. */
export const Complements: Story = {
  ...served(
    {},
    `${pill('opens="drawer"')}
${only({ ...teapot, complements: [lastVase.id, engravedBowl.id] })}
<vitrine-cart-drawer complements></vitrine-cart-drawer>`,
  ),
  beforeEach: () =>
    serveProducts({
      products: [lastVase, engravedBowl, { ...duneMug, complements: [lastVase.id] }],
    }),
  async play({ canvasElement }) {
    const { drawer } = await findPage(canvasElement);
    // The page has no such product, so that the shop is asked.
    openCartDrawer({ opener: null, message: 'Dune mug added.', itemId: duneMug.id });
    await waitFor(() => expect(dialogOf(drawer).open).toBe(true));
    await waitFor(() => expect(drawer.part('complement-add')).toHaveTextContent('Add'));
    await expect(drawer.has('complement-choose')).toBe(false);
    openCartDrawer({ opener: null, message: 'Harbour teapot added.', itemId: teapot.id });
    await waitFor(() => expect(drawer.part('complement-choose')).toHaveTextContent('Choose'));
    await expect(drawer.part('complement-add')).toHaveTextContent('Add');
  },
};

export const Empty: Story = {
  ...served(
    { lines: [], holds: 0 },
    `<vitrine-cart-indicator opens="drawer"><a href="/cart">Cart</a></vitrine-cart-indicator>
<vitrine-cart-drawer></vitrine-cart-drawer>`,
  ),
  async play({ canvasElement }) {
    const drawer = await findWidget(canvasElement, tag);
    openCartDrawer({ opener: null });
    await waitFor(() => expect(dialogOf(drawer).open).toBe(true));
    await waitFor(() =>
      expect(drawer.part('body')).toHaveTextContent('You have nothing in your shopping cart.'),
    );
  },
};

export const BelowMinimum: Story = {
  ...served({ minimumSubtotal: 15_000 }),
  ...openByPill,
};

export const RightToLeft: Story = {
  ...served({}, `<div dir="rtl">${page}</div>`),
  ...openByPill,
};

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(cartDrawer),
  args: { checkoutHref: '/pay' },
  render: (props) => <vitrine-cart-drawer {...props} />,
  async play({ canvasElement }) {
    const drawer = await findWidget(canvasElement, tag);
    openCartDrawer({ opener: null });
    await waitFor(() => expect(drawer.part('checkout')).toHaveAttribute('href', '/pay'));
  },
};

/** A dark drawer on a light page. */
export const Themed: Story = {
  ...served(
    {},
    `<style>
  .themed {
    --vitrine-cart-drawer-background: #17211c;
    --vitrine-cart-drawer-color: #f4efe6;
    --vitrine-color-border: #8fa79a;
    --vitrine-cart-checkout-background: #e9c46a;
    --vitrine-cart-checkout-color: #17211c;
    --vitrine-color-sale: #f2b8a0;
  }
</style>
<div class="themed">${page}</div>`,
  ),
  ...openByPill,
};
