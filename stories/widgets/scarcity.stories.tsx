import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { scarcity } from '../../widgets/elements/scarcity/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget, spoken } from '../support/find-widget.js';
import { inProduct, picker } from '../support/markup.js';
import { duneMug, lastVase } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-scarcity';

type Props = JsxOf<typeof scarcity>;

const meta: Meta<Props> = {
  title: 'Widgets/Scarcity',
  parameters: { definition: scarcity },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const choose = async (canvas: HTMLElement, colour: string, size: string) => {
  const { find } = await findWidget(canvas, 'vitrine-variant-picker');
  await userEvent.click(find(`input[value="${colour}"]`));
  await userEvent.click(find(`input[value="${size}"]`));
};

const buttons = picker('', 'display="buttons"');

/** The number comes from the stock of the chosen variant. It is not said twice: the picker speaks. */
export const FollowsTheVariant: Story = {
  ...showHtml(inProduct(`${buttons}\n<vitrine-scarcity></vitrine-scarcity>`)),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await expect(host).not.toBeVisible();
    await choose(canvasElement, 'Fern', 'Small');
    await waitFor(() => expect(part('notice')).toHaveTextContent('Only 3 left'));
    await waitFor(() => expect(spoken()).toBe('Fern, Small: $24.00, 3 left.'));
    await choose(canvasElement, 'Oat', 'Small');
    await waitFor(() => expect(host).not.toBeVisible());
  },
};

/** `text` is a message: a number may choose its words. */
export const OwnWords: Story = {
  ...showHtml(
    inProduct(
      '<vitrine-scarcity text="{qtyInStock, plural, one {The very last one.} other {# left, and no more this year.}}"></vitrine-scarcity>',
      lastVase,
    ),
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('notice')).toHaveTextContent('The very last one.'));
  },
};

/** More than `threshold` are not few. */
export const Threshold: Story = {
  ...showHtml(
    inProduct(
      `${buttons}\n<vitrine-scarcity threshold="2"></vitrine-scarcity>\n<p><vitrine-scarcity threshold="3" id="three"></vitrine-scarcity></p>`,
    ),
  ),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    const three = canvasElement.querySelector<HTMLElement>('#three')!;
    await choose(canvasElement, 'Fern', 'Small');
    await waitFor(() => expect(three.shadowRoot).toHaveTextContent('Only 3 left'));
    await expect(host).not.toBeVisible();
  },
};

/** What the template formatter `product-scarcity` prints: a notice for each variant, hidden until it is chosen. */
export const OfATemplate: Story = {
  ...showHtml(
    inProduct(`${buttons}
  <vitrine-scarcity product-id="item-dune-mug" data-variant-attributes='{"Colour":"Fern","Size":"Small"}' hidden>Only 3 left!</vitrine-scarcity>
  <vitrine-scarcity product-id="item-dune-mug" data-variant-attributes='{"Colour":"Oat","Size":"Large"}' hidden>Only 2 left!</vitrine-scarcity>`),
  ),
  async play({ canvasElement }) {
    const [fern, oat] = [...canvasElement.querySelectorAll<HTMLElement>(tag)];
    await findWidget(canvasElement, tag);
    await choose(canvasElement, 'Fern', 'Small');
    await waitFor(() => expect(fern).toBeVisible());
    await expect(oat).not.toBeVisible();
    await choose(canvasElement, 'Oat', 'Large');
    await waitFor(() => expect(oat).toBeVisible());
    await expect(fern).not.toBeVisible();
  },
};

export const WithoutScript: Story = showWithoutScript(
  inProduct('<vitrine-scarcity><span>Only 7 left!</span></vitrine-scarcity>'),
  'span',
);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(scarcity),
  args: { productId: lastVase.id, threshold: 5 },
  beforeEach: () => registerProduct(lastVase),
  render: (props) => <vitrine-scarcity {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('notice')).toHaveTextContent('Only 1 left'));
  },
};

/** A theme through a custom property. */
export const Themed: Story = showHtml(
  inProduct(
    '<vitrine-scarcity style="--vitrine-scarcity-color: #98391c; font-style: italic"></vitrine-scarcity>',
    { ...duneMug, ...lastVase },
  ),
);
