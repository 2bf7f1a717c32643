import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { productDescription } from '../../widgets/elements/product-description/index.js';
import '../../widgets/elements/product/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { inProduct } from '../support/markup.js';
import { duneMug } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-product-description';

type Props = JsxOf<typeof productDescription>;

const meta: Meta<Props> = {
  title: 'Widgets/Product description',
  parameters: { definition: productDescription },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const described = {
  ...duneMug,
  description:
    '<p>Thrown <b>by hand</b> in Marram.</p><ul><li>Stoneware</li><li>Dishwasher safe</li></ul>',
};

const element = '<vitrine-product-description><p>A mug.</p></vitrine-product-description>';

const expectWords = (words: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('description')).toHaveTextContent(words));
  },
});

/** The merchant's markup, as an allow-list lets it through. */
export const Markup: Story = {
  ...showHtml(inProduct(element, described)),
  ...expectWords('Thrown by hand'),
};

/** Some shops keep plain paragraphs. */
export const Paragraphs: Story = {
  ...showHtml(inProduct(element, { ...duneMug, description: ['Thrown by hand.', 'Glazed.'] })),
  ...expectWords('Glazed.'),
};

/** The page's own words stay for a product without a description. */
export const OwnWords: Story = {
  ...showHtml(inProduct(element)),
  async play({ canvasElement }) {
    const { has } = await findWidget(canvasElement, tag);
    await expect(has('description')).toBe(false);
  },
};

export const WithoutScript: Story = showWithoutScript(inProduct(element), 'p');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(productDescription),
  args: { productId: duneMug.id },
  beforeEach: () => registerProduct(described),
  render: (props) => <vitrine-product-description {...props} />,
  ...expectWords('Thrown by hand'),
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed { --vitrine-product-description-color: #6b4ea0; --vitrine-product-description-gap: 2rem; }
</style>
<div class="themed">${inProduct(element, described)}</div>`),
  ...expectWords('Thrown by hand'),
};
