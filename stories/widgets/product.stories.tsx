import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { configure } from '../../core/runtime/index.js';
import '../../widgets/elements/price/index.js';
import '../../widgets/elements/product-title/index.js';
import '../../widgets/elements/product-image/index.js';
import { product } from '../../widgets/elements/product/definition.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { serveProducts } from '../support/fake-products.js';
import { findWidget } from '../support/find-widget.js';
import { inProduct, picker } from '../support/markup.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const meta: Meta = { title: 'Widgets/Product', parameters: { definition: product } };

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj;

const block = inProduct(`<div style="max-inline-size: 260px">
    <vitrine-product-image>
      <img src="/images/dune-mug-oat.svg" width="800" height="1000" alt="Dune mug in oat">
    </vitrine-product-image>
    <h2>Dune mug</h2>
    <p><vitrine-price>from $24.00</vitrine-price></p>
    ${picker('', 'display="auto"')}
  </div>`);

const expectTitle = (title: string): Pick<Story, 'play'> => ({
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector('vitrine-product')?.product?.title).toBe(title),
    ),
});

/** The element gives its product to every widget inside it. */
export const ProductBlock: Story = {
  ...showHtml(block),
  ...expectTitle('Dune mug'),
};

/** The shortest page: the shop gives title, picture, price and options of the product that an id or handle names. */
export const FromTheShop: Story = {
  ...showHtml(`<vitrine-product product="dune-mug">
  <vitrine-product-title level="2"></vitrine-product-title>
  <vitrine-price></vitrine-price>
  <vitrine-variant-picker></vitrine-variant-picker>
</vitrine-product>`),
  beforeEach: () => serveProducts(),
  ...expectTitle('Dune mug'),
};

/** The data may also come from an address of the page's own server. */
export const FromAnAddress: Story = {
  ...showHtml(`<vitrine-product src="/api/commerce/products/harbour-teapot">
  <vitrine-price>See the price in the cart</vitrine-price>
</vitrine-product>`),
  ...expectTitle('Harbour teapot'),
};

/** A widget elsewhere on the page names the product it is about; both show the same choice. */
export const TwoPlaces: Story = {
  ...showHtml(`<p>In the header: <vitrine-price product-id="item-dune-mug">from $24.00</vitrine-price></p>
${inProduct(picker('MUG-OAT-LARGE'))}`),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, 'vitrine-price');
    await waitFor(() => expect(part('price')).toHaveTextContent('Sale price $26.00'));
  },
};

const hearProblem = fn();

/** Data that cannot be read is told to the page's reporter, once; what the server printed stays. */
export const BrokenData: Story = {
  ...showHtml(`<vitrine-product>
  <script type="application/json">{"id": "item-dune-mug", "variants": "none"}</script>
  <p><vitrine-price>from $24.00</vitrine-price></p>
</vitrine-product>`),
  beforeEach: () => configure({ reporter: { report: hearProblem, warn: hearProblem } }),
  async play({ canvasElement }) {
    const { has, host } = await findWidget(canvasElement, 'vitrine-price');
    const problem = expect.stringContaining('variants must be a list.');
    await expect(hearProblem).toHaveBeenCalledOnce();
    await expect(hearProblem).toHaveBeenCalledWith(
      expect.objectContaining({ message: problem }),
      expect.anything(),
    );
    await expect(has('price')).toBe(false);
    await expect(host).toBeVisible();
    await expect(host).toHaveTextContent('from $24.00');
  },
};

/** Without script nothing is missing: picture, price and a working control are the server's. */
export const WithoutScript: Story = showWithoutScript(block, 'select[name="sku"]');
