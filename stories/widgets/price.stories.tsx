import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { price } from '../../widgets/elements/price/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { inProduct, picker } from '../support/markup.js';
import { duneMug, teapot, teapotAt } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

type Props = JsxOf<typeof price>;

const meta: Meta<Props> = {
  title: 'Widgets/Price',
  parameters: { definition: price },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const element = '<vitrine-price>$24.00</vitrine-price>';

const withPicker = (chosen?: string) => showHtml(inProduct(`<p>${element}</p>\n${picker(chosen)}`));

const expectPrice = (text: string, compareAt?: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part, has } = await findWidget(canvasElement, 'vitrine-price');
    await waitFor(() => expect(part('price')).toHaveTextContent(text));
    if (compareAt) await expect(part('compare-at')).toHaveTextContent(compareAt);
    else await expect(has('compare-at')).toBe(false);
  },
});

/** A product with one price. */
export const Plain: Story = { ...showHtml(inProduct(element, teapot)), ...expectPrice('$38.00') };

/** Variants of different prices, none of them chosen. */
export const LowestPrice: Story = { ...withPicker(), ...expectPrice('from $24.00') };

/** A chosen variant. */
export const ChosenVariant: Story = { ...withPicker('MUG-FERN-LARGE'), ...expectPrice('$30.00') };

/** A sale price with the regular one; a screen reader hears which is which. */
export const SalePrice: Story = {
  ...withPicker('MUG-OAT-LARGE'),
  ...expectPrice('Sale price $26.00', 'Regular price $30.00'),
};

/** A currency without minor units. */
export const Yen: Story = {
  ...showHtml(inProduct(element, teapotAt('5800', 'JPY'))),
  ...expectPrice('¥5,800'),
};

/** Written as the site's locale writes it. */
export const EuroInGerman: Story = {
  ...showHtml(inProduct(element, teapotAt('1234.50', 'EUR'))),
  ...expectPrice('1.234,50 €'),
};
EuroInGerman.parameters = { ...EuroInGerman.parameters, site: { locale: 'de-DE' } };

export const WithoutScript: Story = showWithoutScript(inProduct(element), 'vitrine-price');

/** In JSX props are properties. An app may register its products itself. */
export const InReact: Story = {
  argTypes: controlsOf(price),
  args: { productId: duneMug.id },
  beforeEach: () => registerProduct(duneMug),
  render: (props) => <vitrine-price {...props} />,
  ...expectPrice('from $24.00'),
};

/** A theme through custom properties, in text as large as the words around it. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed { font-size: 2rem; --vitrine-price-sale-color: #6b4ea0; }
</style>
<div class="themed">${inProduct(`${element}
  ${picker('MUG-OAT-LARGE', 'hidden load="eager"')}`)}</div>`),
  ...expectPrice('Sale price $26.00', 'Regular price $30.00'),
};
