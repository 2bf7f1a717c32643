import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { saveButton } from '../../widgets/elements/save-button/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { keepProducts } from '../support/keep-products.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-save-button';

type Props = JsxOf<typeof saveButton>;

const meta: Meta<Props> = {
  title: 'Widgets/Save button',
  parameters: { definition: saveButton },
  beforeEach: () => keepProducts(),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const markup = (attributes = '', content = '') =>
  `<vitrine-save-button product-id="item-dune-mug" product-title="Dune Mug" product-url="/shop/dune-mug"${attributes}>${content}</vitrine-save-button>`;

/** Whether it is pressed at first, and after each press. */
const expectPressed = (...states: readonly boolean[]): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    for (const [presses, isPressed] of states.entries()) {
      if (presses > 0) await userEvent.click(part('button'));
      await waitFor(() => expect(part('button')).toHaveAttribute('aria-pressed', `${isPressed}`));
    }
  },
});

export const NotSaved: Story = { ...showHtml(markup()), ...expectPressed(false) };

export const Saved: Story = { ...showHtml(markup()), ...expectPressed(false, true) };

/** Another press takes the product out again. */
export const TakenOut: Story = { ...showHtml(markup()), ...expectPressed(false, true, false) };

/** The heart alone, as on a card. */
export const Compact: Story = { ...showHtml(markup(' compact')), ...expectPressed(false) };

/** Nothing can be saved without script; the page may lead to its list. */
export const WithoutScript: Story = showWithoutScript(
  markup('', '<a href="/saved">Saved products</a>'),
  'a',
);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(saveButton),
  args: { productId: 'item-dune-mug', productTitle: 'Dune Mug' },
  render: (props) => <vitrine-save-button {...props} />,
  ...expectPressed(false),
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed {
    --vitrine-save-button-color: #8f2d1f;
    --vitrine-save-button-background: #fdf6ec;
    --vitrine-save-button-gap: 1rem;
  }
</style>
<div class="themed">${markup()}</div>`),
  ...expectPressed(false, true),
};
