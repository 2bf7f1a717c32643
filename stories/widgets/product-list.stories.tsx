import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { productList } from '../../widgets/elements/product-list/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/product-title/index.js';
import '../../widgets/elements/product-image/index.js';
import '../../widgets/elements/price/index.js';
import { controlsOf } from '../support/controls.js';
import { serveProducts } from '../support/fake-products.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-product-list';

type Props = JsxOf<typeof productList>;

const meta: Meta<Props> = {
  title: 'Widgets/Product list',
  parameters: { definition: productList },
  beforeEach: () => serveProducts(),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const link = '<a href="/shop?collection=table">All things for the table</a>';

const listOf = (attributes: string, content = link) =>
  showHtml(`<vitrine-product-list ${attributes}>\n  ${content}\n</vitrine-product-list>`, {
    isWide: true,
  });

const expectText = (name: string, text: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part(name)).toHaveTextContent(text));
  },
});

/** Cards of the library: picture, title linked to the product's page, price and status. */
export const Cards: Story = { ...listOf('collection="table"'), ...expectText('title', 'Dune mug') };

/** With a heading and a choice of the order. */
export const Sortable: Story = {
  ...listOf('heading="For the table" heading-level="2" sortable'),
  ...expectText('heading', 'For the table'),
};

/** The rest comes on demand; the focus moves to the first new card. */
export const ShowMore: Story = {
  ...listOf('limit="3"'),
  async play({ canvasElement }) {
    const { host, part, has } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('show-more')).toBeVisible());
    await userEvent.click(part('show-more'));
    await waitFor(() => expect(has('show-more')).toBe(false));
    await expect(host.shadowRoot?.querySelectorAll('[part=card]')).toHaveLength(6);
  },
};

/** The page's own card: any product element works in it, and the page's style sheet reaches it. */
export const OwnCard: Story = {
  ...listOf(
    'limit="3"',
    `<template>
    <vitrine-product-image></vitrine-product-image>
    <vitrine-product-title level="3" link></vitrine-product-title>
    <vitrine-price></vitrine-price>
  </template>
  ${link}`,
  ),
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.vitrine-card vitrine-price')).toHaveLength(3),
    );
  },
};

/** The page's own list: its form and links change it without a load of the page. */
export const OwnList: Story = {
  ...listOf(
    'load="eager"',
    `<form method="get" autocomplete="off">
    <label>Sort by
      <select name="sort">
        <option value="">Featured</option>
        <option value="price-low">Price, low to high</option>
      </select>
    </label>
    <button>Show</button>
  </form>
  <div data-vitrine-results tabindex="-1">
    <p data-vitrine-count>2 products</p>
    <ul>
      <li><a href="/shop/dune-mug">Dune Mug</a></li>
      <li><a href="/shop/tide-bowl">Tide Bowl</a></li>
    </ul>
  </div>`,
  ),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(host).toContainElement(host.querySelector('select')));
    await waitFor(() => expect(host.matches(':state(live)')).toBe(true));
  },
};

/** What is on its way keeps its room. */
export const Loading: Story = {
  ...listOf('limit="4"'),
  beforeEach: () => serveProducts({ isPending: true }),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await expect(host.shadowRoot?.querySelectorAll('.empty-card')).toHaveLength(4);
  },
};

/** The page's own link leads to the shop. */
export const Empty: Story = {
  ...listOf('collection="none"'),
  beforeEach: () => serveProducts({ products: [] }),
  ...expectText('empty', 'No products were found.'),
};

/** A failure is repeated by its button. */
export const Failed: Story = {
  ...listOf(''),
  beforeEach: () => serveProducts({ hasFailed: true }),
  ...expectText('failure', 'The products could not be loaded.'),
};

export const WithoutScript: Story = showWithoutScript(
  `<vitrine-product-list collection="table">${link}</vitrine-product-list>`,
  'a',
);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(productList),
  args: { limit: 3, heading: 'For the table' },
  render: (props) => <vitrine-product-list {...props} />,
  ...expectText('heading', 'For the table'),
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(
    `<style>
  .themed {
    --vitrine-product-list-columns: 3;
    --vitrine-product-list-ratio: 1;
    --vitrine-product-list-radius: 1rem;
  }
</style>
<div class="themed"><vitrine-product-list limit="3">${link}</vitrine-product-list></div>`,
    { isWide: true },
  ),
  ...expectText('title', 'Dune mug'),
};
