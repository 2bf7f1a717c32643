import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { productStatus } from '../../widgets/elements/product-status/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { inProduct, picker } from '../support/markup.js';
import { duneMug, soldOutTeapot, teapot } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-product-status';

type Props = JsxOf<typeof productStatus>;

const meta: Meta<Props> = {
  title: 'Widgets/Product status',
  parameters: { definition: productStatus },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const status = (attributes = '', content = '<span>sold out</span>') =>
  `<vitrine-product-status${attributes && ` ${attributes}`}>${content}</vitrine-product-status>`;

const expectWords = (words: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('status')).toHaveTextContent(words));
  },
});

export const SoldOut: Story = {
  ...showHtml(inProduct(status(), soldOutTeapot)),
  ...expectWords('sold out'),
};

/** One variant on sale is enough. */
export const Sale: Story = {
  ...showHtml(inProduct(status('', ''), duneMug)),
  ...expectWords('sale'),
};

/** The site's own words come from its store settings. */
export const OwnWords: Story = {
  ...SoldOut,
  parameters: { ...SoldOut.parameters, site: { storeSettings: { soldOutLabel: 'Back in May' } } },
  ...expectWords('Back in May'),
};

/** Nothing is shown where there is nothing to say. */
export const Nothing: Story = {
  ...showHtml(inProduct(`<p>In stock: ${status('', '')}</p>`, teapot)),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(host.matches(':state(empty)')).toBe(true));
    await expect(host).not.toBeVisible();
  },
};

/** `of="variant"` speaks of the chosen variant; the other one stays about the product. */
export const OfTheVariant: Story = {
  ...showHtml(
    inProduct(
      `<p>Product: ${status('', '')}</p>\n<p>Variant: ${status('of="variant" id="variant"', '')}</p>\n${picker()}`,
    ),
  ),
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, 'vitrine-variant-picker');
    const { part } = await findWidget(canvasElement, tag);
    const ofVariant = canvasElement.querySelector('#variant')!;
    const [colour, size] = [0, 1].map((place) =>
      find(`[part=option]:nth-child(${place + 1}) select`),
    );
    await userEvent.selectOptions(colour!, 'Fern');
    await userEvent.selectOptions(size!, 'Large');
    await waitFor(() => expect(ofVariant.shadowRoot).toHaveTextContent('sold out'));
    await expect(part('status')).toHaveTextContent('sale');
  },
};

export const WithoutScript: Story = showWithoutScript(inProduct(status(), soldOutTeapot), 'span');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(productStatus),
  args: { productId: soldOutTeapot.id },
  beforeEach: () => registerProduct(soldOutTeapot),
  render: (props) => <vitrine-product-status {...props} />,
  ...expectWords('sold out'),
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed {
    --vitrine-product-status-sale-background: #98391c;
    --vitrine-product-status-sale-color: #fffaf4;
    --vitrine-product-status-radius: 999px;
    --vitrine-product-status-padding: 0.25rem 0.625rem;
  }
</style>
<div class="themed">${inProduct(status('', ''))}</div>`),
  ...expectWords('sale'),
};
