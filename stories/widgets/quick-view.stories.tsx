import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { quickView } from '../../widgets/elements/quick-view/index.js';
import '../../widgets/elements/product/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget, type MountedWidget } from '../support/find-widget.js';
import { inProduct } from '../support/markup.js';
import { duneMug, soldOutTeapot } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-quick-view';

type Props = JsxOf<typeof quickView>;

const meta: Meta<Props> = {
  title: 'Widgets/Quick view',
  parameters: { definition: quickView },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

/** What the template formatter `product-quick-view` prints. */
const view = (attributes = `product-id="${duneMug.id}"`) =>
  `<vitrine-quick-view ${attributes}><a href="/shop/dune-mug">Quick View</a></vitrine-quick-view>`;

const open = async (canvas: HTMLElement): Promise<MountedWidget> => {
  const widget = await findWidget(canvas, tag);
  await userEvent.click(widget.host.querySelector('a')!);
  await waitFor(() => expect(widget.part('popup-heading')).toHaveTextContent('Dune mug'));
  await appeared(widget);
  return widget;
};

/** A dialog that is still fading in has too little contrast. */
const appeared = async ({ find }: MountedWidget) => {
  const dialog = await waitFor(() => find<HTMLDialogElement>('dialog'));
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
};

/** An element inside the dialog, once it has mounted. */
const inside = ({ host }: MountedWidget, name: string) =>
  waitFor(() => {
    const found = host.shadowRoot?.querySelector<HTMLElement>(`${name}:state(ready)`);
    if (!found?.shadowRoot) throw new Error(`No ${name} in the dialog yet.`);
    return { host: found, root: found.shadowRoot };
  });

/** The link opens a dialog with all that the product is bought with, made of our own elements. */
export const Open: Story = {
  ...showHtml(inProduct(view())),
  async play({ canvasElement }) {
    const widget = await open(canvasElement);
    for (const name of ['product-image', 'price', 'variant-picker', 'quantity', 'add-to-cart']) {
      await inside(widget, `vitrine-${name}`);
    }
    await waitFor(() =>
      expect(widget.host.shadowRoot?.activeElement).toBe(widget.part('popup-heading')),
    );
    await expect(widget.part('link')).toHaveAttribute('href', '/shop/dune-mug');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

/** Chosen and added in the dialog, without leaving the page. */
export const Added: Story = {
  ...showHtml(inProduct(view())),
  async play({ canvasElement }) {
    const widget = await open(canvasElement);
    const picker = await inside(widget, 'vitrine-variant-picker');
    const button = await inside(widget, 'vitrine-add-to-cart');
    for (const value of ['Oat', 'Small']) {
      await userEvent.click(picker.root.querySelector(`input[value="${value}"]`)!);
    }
    const address = location.href;
    await userEvent.click(button.root.querySelector('[part=button]')!);
    // The state ends after a moment; the announcement stays.
    await waitFor(() =>
      expect(
        widget.host.shadowRoot?.querySelector('[data-vitrine-live=polite]')?.textContent,
      ).toContain('Dune mug, Oat, Small, quantity 1, added.'),
    );
    await expect(location.href).toBe(address);
  },
};

/** Esc closes it, and the focus is where it was. */
export const ClosedByEscape: Story = {
  ...showHtml(inProduct(view())),
  async play({ canvasElement }) {
    const { host, find } = await open(canvasElement);
    // The browser's own Esc cannot be pressed from within the page.
    find<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(host.shadowRoot?.querySelector('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(host.querySelector('a')));
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  },
};

/** A product that is not on the page is fetched when the quick view opens. */
export const Fetched: Story = {
  ...showHtml(view()),
  async play({ canvasElement }) {
    await inside(await open(canvasElement), 'vitrine-price');
  },
};

/** One that cannot be had still has its page. */
export const Unavailable: Story = {
  ...showHtml(view('product-id="gone"')),
  async play({ canvasElement }) {
    const widget = await findWidget(canvasElement, tag);
    const { host, part } = widget;
    await userEvent.click(host.querySelector('a')!);
    await waitFor(() =>
      expect(part('popup-heading')).toHaveTextContent('This product cannot be shown right now.'),
    );
    await appeared(widget);
    await expect(part('link')).toHaveAttribute('href', '/shop/dune-mug');
  },
};

export const SoldOut: Story = {
  ...showHtml(inProduct(view(`product-id="${soldOutTeapot.id}"`), soldOutTeapot)),
  async play({ canvasElement }) {
    const widget = await findWidget(canvasElement, tag);
    await userEvent.click(widget.host.querySelector('a')!);
    const status = await inside(widget, 'vitrine-product-status');
    await expect(status.root).toHaveTextContent('sold out');
    await appeared(widget);
  },
};

/** Words without a link become a button. */
export const Button: Story = {
  ...showHtml(
    inProduct(`<vitrine-quick-view product-id="${duneMug.id}">Fast look</vitrine-quick-view>`),
  ),
  async play({ canvasElement }) {
    const widget = await findWidget(canvasElement, tag);
    await userEvent.click(widget.part('button'));
    await waitFor(() => expect(widget.part('popup')).toBeVisible());
    await appeared(widget);
  },
};

export const RightToLeft: Story = {
  ...showHtml(`<div dir="rtl">${inProduct(view())}</div>`),
  async play({ canvasElement }) {
    const widget = await open(canvasElement);
    const { host } = await inside(widget, 'vitrine-product-image');
    const price = await inside(widget, 'vitrine-price');
    await expect(host.getBoundingClientRect().right).toBeGreaterThanOrEqual(
      price.host.getBoundingClientRect().right,
    );
  },
};

export const WithoutScript: Story = showWithoutScript(inProduct(view()), 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(quickView),
  args: { productId: duneMug.id },
  beforeEach: () => registerProduct(duneMug),
  render: (props) => <vitrine-quick-view {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('button')).toHaveAccessibleName('Quick View');
  },
};
