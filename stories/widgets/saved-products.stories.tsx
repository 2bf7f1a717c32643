import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { savedProducts } from '../../widgets/elements/saved-products/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { keepProducts } from '../support/keep-products.js';
import { allProducts } from '../support/products.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-saved-products';

type Props = JsxOf<typeof savedProducts>;

const meta: Meta<Props> = {
  title: 'Widgets/Saved products',
  parameters: { definition: savedProducts },
  beforeEach: () => keepProducts({ count: 3 }),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const listOf = (attributes = '', content = '') =>
  showHtml(`<vitrine-saved-products ${attributes}>${content}</vitrine-saved-products>`, {
    isWide: true,
  });

const expectText = (name: string, text: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part(name)).toHaveTextContent(text));
  },
});

/** Today's price and stock are the shop's; the list is on the device. */
export const Cards: Story = { ...listOf(), ...expectText('title', 'Dune mug') };

export const WithHeading: Story = {
  ...listOf('heading="Saved for later" limit="2"'),
  ...expectText('heading', 'Saved for later'),
};

/** What is taken out keeps its place, and can be put back. */
export const Removed: Story = {
  ...listOf(),
  async play({ canvasElement }) {
    const { part, has } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(has('price')).toBe(true));
    await userEvent.click(part('remove'));
    await waitFor(() => expect(part('removed')).toHaveTextContent('removed'));
  },
};

/** Titles and links are there before the shop has answered. */
export const Loading: Story = {
  ...listOf(),
  beforeEach: () => keepProducts({ count: 3, isPending: true }),
  ...expectText('title', allProducts[0]?.title ?? ''),
};

export const Empty: Story = {
  ...listOf(),
  beforeEach: () => keepProducts(),
  ...expectText('empty', 'You have not saved anything yet.'),
};

export const OwnEmptyText: Story = {
  ...listOf('', '<p slot="empty">Nothing yet. <a href="/shop">Look around</a></p>'),
  beforeEach: () => keepProducts(),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(host.querySelector('a')).toBeVisible());
  },
};

/** What the shop sells no more is left out. */
export const Gone: Story = {
  ...listOf(),
  beforeEach: () => keepProducts({ count: 3, products: allProducts.slice(0, 2) }),
  ...expectText('gone', '1 saved product is no longer sold.'),
};

/** A failure is repeated by its button. */
export const Failed: Story = {
  ...listOf(),
  beforeEach: () => keepProducts({ count: 3, hasFailed: true }),
  ...expectText('failure', 'The products could not be loaded.'),
};

export const WithoutScript: Story = showWithoutScript(
  '<vitrine-saved-products><p>The list needs JavaScript. <a href="/shop">Look around</a></p></vitrine-saved-products>',
  'a',
);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(savedProducts),
  args: { heading: 'Saved for later', limit: 3 },
  render: (props) => <vitrine-saved-products {...props} />,
  ...expectText('heading', 'Saved for later'),
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(
    `<style>
  .themed {
    --vitrine-saved-products-columns: 3;
    --vitrine-saved-products-ratio: 1;
    --vitrine-saved-products-radius: 1rem;
    --vitrine-saved-products-min-column: 12rem;
  }
</style>
<div class="themed"><vitrine-saved-products></vitrine-saved-products></div>`,
    { isWide: true },
  ),
  ...expectText('title', 'Dune mug'),
};
