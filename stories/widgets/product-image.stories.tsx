import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/element/index.js';
import { productImage } from '../../widgets/product-image/index.js';
import '../../widgets/product/index.js';
import '../../widgets/variant-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { inProduct, picker } from '../support/markup.js';
import { duneMug, soldOutTeapot } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

type Props = JsxOf<typeof productImage>;

const meta: Meta<Props> = {
  title: 'Widgets/Product image',
  parameters: { definition: productImage },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const image = (file = 'dune-mug-oat', alt = 'Dune mug in oat') => `<vitrine-product-image>
    <img src="/images/${file}.svg" width="800" height="1000" alt="${alt}">
  </vitrine-product-image>`;

const narrow = (content: string, style = '') =>
  `<div style="inline-size: 200px${style && `; ${style}`}">${content}</div>`;

/** The picture follows the chosen variant; the page's own `<img>` is there before. */
export const FollowsTheVariant: Story = {
  ...showHtml(inProduct(`${narrow(image())}\n${picker('', 'display="swatches"')}`)),
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, 'vitrine-variant-picker');
    const { part } = await findWidget(canvasElement, 'vitrine-product-image');
    await userEvent.click(find('input[value="Slate"]'));
    await userEvent.click(find('input[value="Small"]'));
    await waitFor(() => expect(part('image')).toHaveAttribute('alt', 'Dune mug in slate'));
  },
};

/** A product without pictures keeps the placeholder the page has for it. */
export const Placeholder: Story = {
  ...showHtml(
    inProduct(
      narrow(image('home-hero', 'No picture of this teapot yet'), 'aspect-ratio: 4 / 5'),
      soldOutTeapot,
    ),
  ),
  async play({ canvasElement }) {
    const { has, host } = await findWidget(canvasElement, 'vitrine-product-image');
    await expect(has('image')).toBe(false);
    await expect(host.querySelector('img')).toBeVisible();
  },
};

export const WithoutScript: Story = showWithoutScript(inProduct(narrow(image())), 'img');

/** In JSX props are properties. An app may register its products itself. */
export const InReact: Story = {
  argTypes: controlsOf(productImage),
  args: { productId: duneMug.id },
  decorators: [
    (Component) => (
      <div style={{ inlineSize: 200 }}>
        <Component />
      </div>
    ),
  ],
  beforeEach: () => registerProduct(duneMug),
  render: (props) => <vitrine-product-image {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, 'vitrine-product-image');
    await expect(part('image')).toHaveAccessibleName('Dune mug in oat');
  },
};

/** Corners and fit by custom properties. */
export const Themed: Story = showHtml(
  inProduct(
    narrow(
      image(),
      '--vitrine-product-image-radius: 50%; --vitrine-product-image-background: #f3ead9',
    ),
  ),
);
