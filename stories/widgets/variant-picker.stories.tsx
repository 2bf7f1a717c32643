import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import '../../widgets/elements/add-to-cart/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/quantity/index.js';
import { variantPicker } from '../../widgets/elements/variant-picker/index.js';
import { mugForm } from '../support/add-button.js';
import { controlsOf } from '../support/controls.js';
import { findWidget, spoken } from '../support/find-widget.js';
import { addButton, addForm, inProduct, picker } from '../support/markup.js';
import { duneMug, ink } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-variant-picker';

type Props = JsxOf<typeof variantPicker>;

const meta: Meta<Props> = {
  title: 'Widgets/Variant picker',
  parameters: { definition: variantPicker },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const mugs = (attributes = '', chosen?: string) => showHtml(inProduct(picker(chosen, attributes)));

const radio = (value: string) => `input[value="${value}"]`;

/** Dropdowns, the default. */
export const Select: Story = {
  ...mugs(),
  async play({ canvasElement }) {
    const { host, find } = await findWidget(canvasElement, tag);
    await userEvent.selectOptions(find('[part="option"]:first-child select'), 'Oat');
    await userEvent.selectOptions(find('[part="option"]:last-child select'), 'Large');
    await expect(host.matches(':state(chosen)')).toBe(true);
    await waitFor(() => expect(spoken()).toBe('Oat, Large: $26.00.'));
  },
};

/** Native radios: Tab enters the group, arrows choose. */
export const Buttons: Story = {
  ...mugs('display="buttons"', 'MUG-FERN-SMALL'),
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, tag);
    await expect(find(radio('Fern'))).toBeChecked();
    await userEvent.click(find(radio('Oat')));
    await expect(find(radio('Fern'))).not.toBeChecked();
  },
};

/** The pictures of the variants tell the colours apart; sizes have none and stay buttons. */
export const Swatches: Story = {
  ...mugs('display="swatches"', 'MUG-SLATE-SMALL'),
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, tag);
    await expect(find('img[alt="Fern"]')).toBeVisible();
    await expect(find(radio('Small'))).toBeChecked();
  },
};

/** Colours instead of pictures. */
export const ColourSwatches: Story = mugs(
  `display="swatches" swatches='{"Fern": "#6b7f5e", "Oat": "#e3d9c6", "Slate": "#4f5a65"}'`,
  'MUG-OAT-LARGE',
);

/** The large fern mug is sold out: it says so and can be chosen, for whoever wants to hear when it is back. */
export const SoldOutValue: Story = {
  ...mugs('display="buttons"', 'MUG-FERN-SMALL'),
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, tag);
    const large = find<HTMLInputElement>(radio('Large'));
    await expect(large).toBeEnabled();
    await expect(large).toHaveAccessibleName('Large sold out');
    await userEvent.click(large);
    await expect(large).toBeChecked();
    await waitFor(() => expect(spoken()).toBe('Fern, Large: $30.00, sold out.'));
  },
};

/** There is no large slate mug: with slate chosen, large cannot be. */
export const ImpossibleCombination: Story = {
  ...mugs('', 'MUG-SLATE-SMALL'),
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, tag);
    const large = find<HTMLOptionElement>('option[value="Large"]');
    await expect(large).toHaveTextContent('Large (unavailable)');
    await expect(large.disabled).toBe(true);
  },
};

/** A choice that goes with none of the others stands; what clashes with it is cleared, and the picker says so. */
export const ClearedChoice: Story = {
  ...mugs('display="buttons"', 'MUG-FERN-LARGE'),
  async play({ canvasElement }) {
    const { find, part } = await findWidget(canvasElement, tag);
    await userEvent.click(find(radio('Slate')));
    await waitFor(() =>
      expect(part('message')).toHaveTextContent('Not available in Slate. Choose a size.'),
    );
    await expect(find(radio('Large'))).not.toBeChecked();
  },
};

/** A script of the page, such as a theme's swatches and steppers, drives the controls that the elements replace. */
export const DrivenByThePage: Story = {
  ...showHtml(mugForm('', '')),
  async play({ canvasElement }) {
    const meant = fn<(event: Event) => void>();
    canvasElement.addEventListener('vitrine-before-add', meant);
    const choice = await findWidget(canvasElement, tag);
    const amount = await findWidget(canvasElement, 'vitrine-quantity');
    await findWidget(canvasElement, 'vitrine-add-to-cart');
    const set = (name: string, value: string, bubbles = true) => {
      const control = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
      control.value = value;
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles }));
    };
    set('sku', 'MUG-OAT-LARGE');
    set('quantity', '3');
    // In the same task, as a button of the theme that buys at once.
    canvasElement.querySelector('form')?.requestSubmit();

    await expect(choice.find('[part="option"]:last-child select')).toHaveValue('Large');
    await expect(amount.part('input')).toHaveValue('3');
    await expect(meant).toHaveBeenCalledOnce();
    await expect(meant).toHaveBeenCalledWith(
      expect.objectContaining({
        detail: expect.objectContaining({ sku: 'MUG-OAT-LARGE', quantity: 3 }),
      }),
    );
    // `new Event('change')` alone does not bubble.
    set('sku', 'MUG-OAT-SMALL', false);
    await expect(choice.find('[part="option"]:last-child select')).toHaveValue('Small');
    canvasElement.querySelector('select')?.append(new Option('Huge', 'MUG-OAT-HUGE'));
    for (const opened of ['', 'MUG-OAT-SMALL', 'MUG-OAT-HUGE']) {
      set('sku', opened);
      await expect(choice.host.matches(':state(chosen)')).toBe(opened === 'MUG-OAT-SMALL');
    }
  },
};

/** After a press of the button: each missing option is marked, and the first has the focus. */
export const MissingOption: Story = {
  ...showHtml(addForm([picker('', 'display="buttons"'), addButton()])),
  async play({ canvasElement }) {
    const { host, find } = await findWidget(canvasElement, tag);
    const { part } = await findWidget(canvasElement, 'vitrine-add-to-cart');
    await userEvent.click(part('button'));
    await waitFor(() => expect(host.matches(':state(invalid)')).toBe(true));
    await expect(find('[aria-invalid="true"]')).toHaveAccessibleDescription(
      'Please select the Colour option.',
    );
    await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(find(radio('Fern'))));
  },
};

/** More than eight values are easier to find in a dropdown, so `auto` makes one. */
export const ManyValues: Story = {
  ...showHtml(inProduct(picker('', 'display="auto"', ink), ink)),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part<HTMLSelectElement>('select').options).toHaveLength(11);
  },
};

/** Right to left, in 280 px. */
export const RightToLeft: Story = {
  ...showHtml(
    `<div dir="rtl" style="inline-size: 280px">${inProduct(
      picker('MUG-OAT-SMALL', 'display="auto"'),
    )}</div>`,
  ),
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, tag);
    const left = (value: string) => find(radio(value)).getBoundingClientRect().left;
    await expect(left('Fern')).toBeGreaterThan(left('Slate'));
  },
};

/** By a fieldset around it: nothing can be chosen. */
export const ForcedDisabled: Story = {
  ...showHtml(
    `<form><fieldset disabled>
  <legend>Closed for the season</legend>
  ${inProduct(picker('MUG-OAT-SMALL'))}
</fieldset></form>`,
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('select')).toBeDisabled());
  },
};

export const WithoutScript: Story = showWithoutScript(inProduct(picker()), 'select[name="sku"]');

/** In JSX props are properties. An app may register its products itself. */
export const InReact: Story = {
  argTypes: controlsOf(variantPicker),
  args: { productId: duneMug.id, display: 'buttons' },
  beforeEach: () => registerProduct(duneMug),
  render: (props) => <vitrine-variant-picker {...props} />,
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, tag);
    await userEvent.click(find(radio('Slate')));
    await waitFor(() => expect(find(radio('Large'))).toBeDisabled());
  },
};

/** A theme through parts and custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed { --vitrine-color-accent: #6b4ea0; --vitrine-variant-picker-radius: 999px; }
  .themed vitrine-variant-picker::part(legend) { letter-spacing: 0.08em; text-transform: uppercase; }
</style>
<div class="themed">${inProduct(picker('MUG-OAT-SMALL', 'display="buttons"'))}</div>`);
