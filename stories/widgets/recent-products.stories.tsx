import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { recentProducts } from '../../widgets/elements/recent-products/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { keepProducts } from '../support/keep-products.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-recent-products';

type Props = JsxOf<typeof recentProducts>;

const meta: Meta<Props> = {
  title: 'Widgets/Recent products',
  parameters: { definition: recentProducts },
  beforeEach: () => keepProducts({ count: 5 }),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const listOf = (attributes = '') =>
  showHtml(`<vitrine-recent-products load="idle" ${attributes}></vitrine-recent-products>`, {
    isWide: true,
  });

const expectText = (name: string, text: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part(name)).toHaveTextContent(text));
  },
});

export const Cards: Story = { ...listOf('limit="4"'), ...expectText('title', 'Dune mug') };

export const OwnHeading: Story = {
  ...listOf('heading="What you looked at"'),
  ...expectText('heading', 'What you looked at'),
};

/** What was cleared comes back by a press. */
export const Cleared: Story = {
  ...listOf(),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('clear')).toBeVisible());
    await userEvent.click(part('clear'));
    await waitFor(() => expect(part('cleared')).toHaveTextContent('cleared'));
  },
};

/** Nothing was looked at, and nothing is shown. */
export const Empty: Story = { ...listOf(), beforeEach: () => keepProducts() };

export const WithoutScript: Story = showWithoutScript(
  '<vitrine-recent-products><a href="/shop">Look around</a></vitrine-recent-products>',
  'a',
);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(recentProducts),
  args: { heading: 'What you looked at', limit: 3 },
  render: (props) => <vitrine-recent-products {...props} />,
  ...expectText('heading', 'What you looked at'),
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(
    `<style>
  .themed {
    --vitrine-recent-products-columns: 3;
    --vitrine-recent-products-ratio: 1;
    --vitrine-recent-products-radius: 1rem;
    --vitrine-recent-products-min-column: 12rem;
  }
</style>
<div class="themed"><vitrine-recent-products load="idle"></vitrine-recent-products></div>`,
    { isWide: true },
  ),
  ...expectText('title', 'Dune mug'),
};
