import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { productImage } from '../../widgets/elements/product-image/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/variant-picker/index.js';
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

const wide = (content: string) => `<div style="inline-size: 280px">${content}</div>`;

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

const gallery = (attributes = 'thumbnails') => `<vitrine-product-image ${attributes}>
    <img src="/images/dune-mug-oat.svg" width="800" height="1000" alt="Dune mug in oat">
  </vitrine-product-image>`;

/** `thumbnails` shows every picture of the product and of its variants; the next chosen variant takes over. */
export const Thumbnails: Story = {
  ...showHtml(inProduct(`${wide(gallery())}\n${picker('', 'display="buttons"')}`)),
  async play({ canvasElement }) {
    const { find, part } = await findWidget(canvasElement, 'vitrine-product-image');
    const picker = await findWidget(canvasElement, 'vitrine-variant-picker');
    await waitFor(() => expect(part('thumbnails')).toBeVisible());
    const slate = find('[aria-label="Show picture 3 of 3: Dune mug in slate"]');
    const { width, height } = slate.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

    await userEvent.click(slate);
    await waitFor(() => expect(part('image')).toHaveAttribute('alt', 'Dune mug in slate'));
    await expect(slate).toHaveAttribute('aria-current', 'true');

    await userEvent.click(picker.find('input[value="Fern"]'));
    await userEvent.click(picker.find('input[value="Small"]'));
    await waitFor(() => expect(part('image')).toHaveAttribute('alt', 'Dune mug in fern'));
    await expect(slate).not.toHaveAttribute('aria-current');
  },
};

/** By the keyboard: Enter and Space show the one that has the focus, and it keeps the focus. */
export const ThumbnailsByKeyboard: Story = {
  ...showHtml(inProduct(wide(gallery()))),
  async play({ canvasElement }) {
    const { host, find, part } = await findWidget(canvasElement, 'vitrine-product-image');
    await waitFor(() => expect(part('thumbnails')).toBeVisible());
    find('li:nth-child(2) button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(part('image')).toHaveAttribute('alt', 'Dune mug in fern'));
    find('li:nth-child(3) button').focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(part('image')).toHaveAttribute('alt', 'Dune mug in slate'));
    await waitFor(() =>
      expect(host.shadowRoot?.activeElement).toBe(find('li:nth-child(3) button')),
    );
  },
};

/** What is below stays where it is when the server's strip, in the size of the thumbnails, is replaced by them. */
export const ThumbnailsInPlace: Story = {
  ...showHtml(
    inProduct(`<style>
    .strip { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.5rem 0 0; padding: 0; list-style: none; }
    .strip img { display: block; inline-size: 4.5rem; block-size: 4.5rem; object-fit: cover; }
  </style>
  ${wide(`<vitrine-product-image thumbnails load="interaction">
    <img src="/images/dune-mug-oat.svg" width="800" height="1000" alt="Dune mug in oat">
    <ul class="strip" aria-label="Also in">
      <li><img src="/images/dune-mug-oat.svg" alt="Oat" width="72" height="72"></li>
      <li><img src="/images/dune-mug-fern.svg" alt="Fern" width="72" height="72"></li>
      <li><img src="/images/dune-mug-slate.svg" alt="Slate" width="72" height="72"></li>
    </ul>
  </vitrine-product-image>`)}
  <p class="below">What comes below.</p>`),
  ),
  async play({ canvasElement }) {
    const below = canvasElement.querySelector('.below')!;
    const host = canvasElement.querySelector<HTMLElement>('vitrine-product-image')!;
    await Promise.all([...host.querySelectorAll('img')].map((image) => image.decode()));
    const before = below.getBoundingClientRect().top;
    await userEvent.pointer({ target: host, keys: '[MouseLeft]' });
    const { part } = await findWidget(canvasElement, 'vitrine-product-image');
    await waitFor(() => expect(part('thumbnails')).toBeVisible());
    await expect(below.getBoundingClientRect().top).toBe(before);
  },
};

/** A press on the picture opens all of them in the whole window; the picture is then the one shown last. */
export const Lightbox: Story = {
  ...showHtml(
    inProduct(
      wide(`<vitrine-product-image thumbnails lightbox>
    <a href="/images/dune-mug-oat.svg"><img src="/images/dune-mug-oat.svg" width="800" height="1000" alt="Dune mug in oat"></a>
  </vitrine-product-image>`),
    ),
  ),
  async play({ canvasElement }) {
    const { host, find, has, part } = await findWidget(canvasElement, 'vitrine-product-image');
    await waitFor(() => expect(part('link')).toBeVisible());
    await userEvent.click(part('link'));
    await waitFor(() => expect(has('lightbox')).toBe(true));
    await userEvent.click(find('[aria-label="Next picture"]'));
    await waitFor(() =>
      expect(part('lightbox-picture')).toHaveAttribute('alt', 'Dune mug in fern'),
    );
    find<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(has('lightbox')).toBe(false));
    await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(part('link')));
    await expect(part('image')).toHaveAttribute('alt', 'Dune mug in fern');
  },
};

export const ThumbnailsRightToLeft: Story = {
  ...showHtml(`<div dir="rtl">${inProduct(wide(gallery()))}</div>`),
  async play({ canvasElement }) {
    const { find, part } = await findWidget(canvasElement, 'vitrine-product-image');
    await waitFor(() => expect(part('thumbnails')).toBeVisible());
    const [first, second] = [1, 2].map((place) =>
      find(`li:nth-child(${place})`).getBoundingClientRect(),
    );
    await expect(first!.left).toBeGreaterThan(second!.left);
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
