import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import '../../widgets/elements/product/index.js';
import { quantity } from '../../widgets/elements/quantity/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget, spoken, typeOver } from '../support/find-widget.js';
import { addForm, inProduct, picker, quantity as field } from '../support/markup.js';
import { coffeePlan, lastVase, teapot } from '../support/products.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-quantity';

type Props = JsxOf<typeof quantity>;

const meta: Meta<Props> = {
  title: 'Widgets/Quantity',
  parameters: { definition: quantity },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const teapots = showHtml(inProduct(field, teapot));

/** Small fern mugs, of which three are in stock. */
const threeMugs = showHtml(inProduct(`${picker('MUG-FERN-SMALL')}\n<p>${field}</p>`));

/** Types `text` into the field and expects the reason why it will not do beside it. */
const refuses = (text: string, reason: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    const input = part<HTMLInputElement>('input');
    await typeOver(input, text);
    await waitFor(() => expect(input).toHaveAccessibleDescription(reason));
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue(text);
  },
});

/** A number field and two steppers, which repeat while they are held down. */
export const Idle: Story = {
  ...teapots,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('input')).toHaveAccessibleName('Quantity of Harbour teapot');
    await expect(part('increase')).toHaveAccessibleName('Increase quantity of Harbour teapot');
    await userEvent.click(part('increase'));
    await waitFor(() => expect(part('input')).toHaveValue('2'));
    await waitFor(() => expect(spoken()).toBe('Quantity of Harbour teapot is 2.'));
  },
};

/** One is the least. The stepper keeps the focus, so it is not disabled. */
export const AtMinimum: Story = {
  ...teapots,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('decrease')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(part('decrease'));
    await expect(part('input')).toHaveValue('1');
  },
};

/** No more than there are, and a word why. */
export const AtMaximum: Story = {
  ...threeMugs,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('input')).toHaveAttribute('aria-valuemax', '3'));
    await typeOver(part<HTMLInputElement>('input'), '3');
    await waitFor(() => expect(part('increase')).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(part('increase'));
    await expect(part('input')).toHaveValue('3');
    await waitFor(() => expect(part('message')).toHaveTextContent('Only 3 left'));
  },
};

/** Three are in stock and two of them in the cart. */
export const LimitedByCart: Story = {
  ...threeMugs,
  parameters: { ...threeMugs.parameters, cart: { holds: 2 } },
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('input')).toHaveAttribute('aria-valuemax', '1'));
    await userEvent.click(part('increase'));
    await waitFor(() =>
      expect(part('message')).toHaveTextContent(
        'You already have 2 in your cart; 1 more available.',
      ),
    );
  },
};

/** What was typed is kept, with the reason why it will not do. */
export const Nonsense: Story = {
  ...teapots,
  ...refuses('1.5', 'Quantity must be a whole number'),
};

export const TooMany: Story = {
  ...teapots,
  ...refuses('10000', 'Quantity must be 9999 or less.'),
};

/** An empty field is not wrong while it is being typed into; left empty, it says what it said before. */
export const LeftEmpty: Story = {
  ...teapots,
  async play({ canvasElement }) {
    const { part, has } = await findWidget(canvasElement, tag);
    const input = part<HTMLInputElement>('input');
    await typeOver(input, '4');
    await typeOver(input, '{Backspace}');
    await expect(has('message')).toBe(false);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('4'));
  },
};

const hidden = (product: typeof teapot): Story => ({
  ...showHtml(
    addForm([field, '<span>There is no quantity to choose, and one is submitted.</span>'], product),
  ),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(host.matches(':state(unused)')).toBe(true));
    await expect(host).not.toBeVisible();
    const form = canvasElement.querySelector('form')!;
    await expect(new FormData(form).getAll('quantity')).toEqual(['1']);
  },
});

/** There is only one of this vase. */
export const HiddenForTheLastOne: Story = hidden(lastVase);

/** A subscription is taken out once. */
export const HiddenForSubscriptions: Story = hidden(coffeePlan);

export const Disabled: Story = {
  ...showHtml(`<form><fieldset disabled>
  <legend>Closed for the season</legend>
  ${inProduct(field, teapot)}
</fieldset></form>`),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('input')).toBeDisabled());
    await expect(part('increase')).toBeDisabled();
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  ...showHtml(`<div dir="rtl">${inProduct(field, teapot)}</div>`),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    const left = (name: string) => part(name).getBoundingClientRect().left;
    await expect(left('increase')).toBeLessThan(left('decrease'));
  },
};

export const WithoutScript: Story = showWithoutScript(
  inProduct(field, teapot),
  'input[name="quantity"]',
);

/** In JSX, without a product. */
export const InReact: Story = {
  argTypes: controlsOf(quantity),
  render: (props) => <vitrine-quantity {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await userEvent.click(part('increase'));
    await expect(part('input')).toHaveValue('2');
    await expect(part('input')).toHaveAccessibleName('Quantity');
  },
};

/** A theme through parts and custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-quantity-border: #c9b99a;
    --vitrine-quantity-radius: 999px;
    --vitrine-quantity-input-width: 2.5rem;
  }
  .themed vitrine-quantity::part(input) { border-inline-width: 0; }
</style>
<div class="themed">${inProduct(field, teapot)}</div>`);
