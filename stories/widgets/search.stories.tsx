import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SearchClient, Suggestion } from '../../core/commerce/search/index.js';
import { configure } from '../../core/runtime/index.js';
import type { JsxOf } from '../../widgets/react/index.js';
import { search } from '../../widgets/elements/search/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-search';

type Props = JsxOf<typeof search>;

// The tests read the stories in Node.
const shop = globalThis.location?.origin ?? 'https://shop.example';

const product = (title: string, cents: number): Suggestion => ({
  kind: 'product',
  title,
  url: `${shop}/shop/${title.toLowerCase().replaceAll(' ', '-')}`,
  imageUrl: null,
  price: { cents, currency: 'USD' },
  isLowest: cents === 2800,
});

const items: readonly Suggestion[] = [
  product('Dune Mug', 2800),
  product('Mug rack', 4600),
  {
    kind: 'category',
    title: 'Mugs and bowls',
    url: `${shop}/shop/mugs`,
    imageUrl: null,
    price: null,
    isLowest: false,
  },
];

const client: SearchClient = {
  suggest(text) {
    if (text === 'broken') return Promise.reject(new Error('The search is broken.'));
    const found = items.filter(({ title }) => title.toLowerCase().includes(text));
    return Promise.resolve({ total: found.length, correctedTo: null, items: found });
  },
};

const meta: Meta<Props> = {
  title: 'Widgets/Search',
  parameters: { definition: search },
  beforeEach() {
    localStorage.clear();
    configure({ searchClient: client });
    return () => configure({ searchClient: null });
  },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const form = `<form action="/search" role="search">
    <label for="words">Search the shop</label>
    <input type="search" id="words" name="q" />
    <button>Search</button>
  </form>`;
const markup = `<vitrine-search load="eager">${form}</vitrine-search>`;

const typed = (text: string, found: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    const field = host.querySelector('input')!;
    await waitFor(() => expect(field).toHaveRole('combobox'));
    await userEvent.type(field, text);
    await waitFor(() =>
      expect(host.querySelector('.vitrine-search-panel')).toHaveTextContent(found),
    );
  },
});

/** The field, before anything is typed. */
export const Plain: Story = showHtml(markup);

export const Suggestions: Story = { ...showHtml(markup), ...typed('mug', 'Dune Mug') };

export const NothingFound: Story = {
  ...showHtml(markup),
  ...typed('xyzzy', 'Nothing was found'),
};

export const Failed: Story = {
  ...showHtml(markup),
  ...typed('broken', 'Suggestions could not be loaded'),
};

export const WithoutScript: Story = showWithoutScript(markup, 'form');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(search),
  args: { limit: 4 },
  render: (props) => (
    <vitrine-search {...props}>
      <form action="/search" role="search">
        <label htmlFor="react-words">Search the shop</label>
        <input type="search" id="react-words" name="q" />
        <button>Search</button>
      </form>
    </vitrine-search>
  ),
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed {
    --vitrine-search-width: 30rem;
    --vitrine-search-background: #fdf6ec;
    --vitrine-search-color: #2b2118;
  }
</style>
<div class="themed">${markup}</div>`),
  ...typed('mug', 'Dune Mug'),
};
