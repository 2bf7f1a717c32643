import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { productTitle } from '../../widgets/elements/product-title/index.js';
import '../../widgets/elements/product/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { inProduct } from '../support/markup.js';
import { duneMug } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-product-title';

type Props = JsxOf<typeof productTitle>;

const meta: Meta<Props> = {
  title: 'Widgets/Product title',
  parameters: { definition: productTitle },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const linkedMug = { ...duneMug, url: '/shop/dune-mug' };

const expectTitle = (selector: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('title')).toHaveTextContent('Dune mug'));
    await expect(part('title').matches(selector)).toBe(true);
  },
});

/** The level is that of the page's own heading, which is shown until the product is known. */
export const Heading: Story = {
  ...showHtml(inProduct('<vitrine-product-title><h2>A mug</h2></vitrine-product-title>')),
  ...expectTitle('h2'),
};

/** A heading of a page that prints no title. */
export const Level: Story = {
  ...showHtml(inProduct('<vitrine-product-title level="3"></vitrine-product-title>')),
  ...expectTitle('h3'),
};

/** A link to the product's page in the shop. */
export const Linked: Story = {
  ...showHtml(
    inProduct('<vitrine-product-title level="3" link></vitrine-product-title>', linkedMug),
  ),
  ...expectTitle('h3:has(a[href$="/shop/dune-mug"])'),
};

export const WithoutScript: Story = showWithoutScript(
  inProduct('<vitrine-product-title><h2>Dune mug</h2></vitrine-product-title>'),
  'h2',
);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(productTitle),
  args: { productId: duneMug.id, level: 2 },
  beforeEach: () => registerProduct(duneMug),
  render: (props) => <vitrine-product-title {...props} />,
  ...expectTitle('h2'),
};

/** A theme through a custom property. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed { --vitrine-product-title-color: #6b4ea0; }
</style>
<div class="themed">${inProduct('<vitrine-product-title level="2"></vitrine-product-title>')}</div>`),
  ...expectTitle('h2'),
};
