import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductQuery } from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { ProductList } from '../../../../../widgets/elements/product-list/product-list.js';
import '../../../../../widgets/elements/product-list/index.js';
import { toListQuery } from '../../../../../widgets/elements/product-list/list-query.js';
import { cleanUpPage, render } from '../product/render.js';
import { candleJson, mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

const report = vi.fn();
const mug = readProduct({ ...mugJson, url: 'https://shop.example/shop/mug' });
const candle = readProduct({
  ...candleJson,
  variants: [{ ...candleJson.variants[0], qtyInStock: 0 }],
});
const third = readProduct({ ...candleJson, id: 'third', title: 'Third' });

const pages = new Map<
  string | undefined,
  { products: (typeof mug)[]; nextCursor: string | null }
>();
const list = vi.fn(async (query: ProductQuery, _signal?: AbortSignal) => {
  const page = pages.get(query.cursor);
  if (!page) throw new Error('offline');
  return page;
});

beforeEach(() => {
  pages.set(undefined, { products: [mug, candle], nextCursor: 'two' });
  pages.set('two', { products: [candle, third], nextCursor: null });
  configure({ productClient: { read: vi.fn(), list }, reporter: { report, warn: vi.fn() } });
});
afterEach(() => {
  list.mockClear();
  report.mockReset();
});

async function mount(attributes: Record<string, string> = {}, html = '<a href="/all">All</a>') {
  const element = document.createElement('vitrine-product-list');
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  return element;
}

const inside = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const titles = (element: Element) =>
  inside(element, '[part=title]').map(({ textContent }) => textContent);
const press = (element: Element, selector: string) =>
  act(async () => inside(element, selector)[0]?.click());
const pageCards = (element: Element) => [...element.querySelectorAll(':scope > [slot=card]')];

describe('vitrine-product-list', () => {
  it('shows a card for each product from one call', async () => {
    const element = await mount({ collection: 'table', limit: '2', 'heading-level': '3' });
    expect(list.mock.calls.map(([query]) => query)).toEqual([
      { collection: 'table', sort: 'featured', limit: 2 },
    ]);
    expect(titles(element)).toEqual(['Mug', 'Candle']);
    expect(inside(element, 'h4')).toHaveLength(2);
    expect(inside(element, '[part=link]')[0]?.getAttribute('href')).toBe(
      'https://shop.example/shop/mug',
    );
    expect(inside(element, '[part=card]')[0]?.textContent).toContain('from $24.00');
    expect(inside(element, '[part=status]')[1]?.textContent).toBe('sold out');
    // The page's own link has done its duty.
    expect(inside(element, 'slot:not([name])')).toHaveLength(0);
  });

  it('keeps room for the cards that are on their way', async () => {
    let answer: (page: { products: (typeof mug)[]; nextCursor: null }) => void = () => undefined;
    list.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const element = await mount({ ids: 'mug, candle third' });
    expect(inside(element, '.empty-card')).toHaveLength(3);
    expect(inside(element, '[part=list]')[0]?.getAttribute('aria-busy')).toBe('true');
    await act(async () => answer({ products: [mug], nextCursor: null }));
    expect(inside(element, '.empty-card')).toHaveLength(0);
  });

  it('shows more, each product once, and moves the focus to the first new card', async () => {
    const element = await mount();
    await press(element, '[part=show-more]');
    expect(list.mock.calls[1]?.[0].cursor).toBe('two');
    expect(titles(element)).toEqual(['Mug', 'Candle', 'Third']);
    expect(inside(element, '[part=show-more]')).toHaveLength(0);
  });

  it('sorts by what the shopper chooses, from the first page on', async () => {
    const element = await mount({ sortable: '', sort: 'newest' });
    const select = inside(element, 'select')[0] as HTMLSelectElement;
    expect(select.value).toBe('newest');
    await act(async () => {
      select.value = 'price-low';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(list.mock.calls.map(([{ sort, cursor }]) => [sort, cursor])).toEqual([
      ['newest', undefined],
      ['price-low', undefined],
    ]);
    expect(list.mock.calls[0]?.[1]?.aborted).toBe(true);
  });

  it('reads another list when an attribute changes', async () => {
    const element = await mount({ collection: 'table' });
    await act(async () => element.setAttribute('collection', 'light'));
    expect(list.mock.calls[1]?.[0].collection).toBe('light');
  });

  it('shows the link of the page beside a failure, and tries again', async () => {
    pages.delete(undefined);
    const element = await mount();
    expect(inside(element, '[part=failure]')[0]?.textContent).toContain(
      'The products could not be loaded.',
    );
    expect(inside(element, 'slot:not([name])')).toHaveLength(1);
    expect(report).toHaveBeenCalledTimes(1);
    pages.set(undefined, { products: [mug], nextCursor: null });
    await press(element, '[part=retry]');
    expect(titles(element)).toEqual(['Mug']);
  });

  it('keeps what is there when the next page fails, and tries again', async () => {
    const element = await mount();
    pages.delete('two');
    await press(element, '[part=show-more]');
    expect(inside(element, '[part=failure]')[0]?.textContent).toContain(
      'No more products could be loaded.',
    );
    expect(titles(element)).toEqual(['Mug', 'Candle']);
    pages.set('two', { products: [third], nextCursor: null });
    await press(element, '[part=retry]');
    expect(titles(element)).toEqual(['Mug', 'Candle', 'Third']);
  });

  it('says that nothing was found, with the link of the page', async () => {
    pages.set(undefined, { products: [], nextCursor: null });
    const element = await mount();
    expect(inside(element, '[part=empty]')[0]?.textContent).toBe('No products were found.');
    expect(inside(element, 'slot:not([name])')).toHaveLength(1);
  });

  it('clones the template of the page for each product, into the page itself', async () => {
    const element = await mount(
      {},
      '<template><vitrine-product-title class="own"></vitrine-product-title></template><a href="/all">All</a>',
    );
    const cards = pageCards(element);
    expect(cards.map((card) => card.getAttribute('role'))).toEqual(['listitem', 'listitem']);
    expect(cards.map((card) => card.firstElementChild?.outerHTML)).toEqual(
      ['mug', 'candle'].map(
        (id) =>
          `<vitrine-product product-id="${id}"><vitrine-product-title class="own"></vitrine-product-title></vitrine-product>`,
      ),
    );
    await press(element, '[part=show-more]');
    const all = pageCards(element);
    expect(all.slice(0, 2)).toEqual(cards);
    expect(all).toHaveLength(3);
    expect(document.activeElement).toBe(all[2]);
    await act(async () => element.remove());
    expect(pageCards(element)).toEqual([]);
  });

  it('tells scripts what it shows', async () => {
    const loaded = vi.fn();
    document.addEventListener('vitrine-products-loaded', loaded, { once: true });
    await mount();
    expect(loaded.mock.calls[0]?.[0].detail.products).toEqual([mug, candle]);
  });
});

describe('toListQuery', () => {
  it.each([
    [{}, { limit: 12 }],
    [
      { collection: ' kitchen ', search: ' ' },
      { collection: 'kitchen', limit: 12 },
    ],
    [{ ids: 'a,b  c,' }, { ids: ['a', 'b', 'c'], limit: 12 }],
    [{ limit: 0 }, { limit: 1 }],
    [{ limit: 1000 }, { limit: 100 }],
    [{ limit: 2.5 }, { limit: 2 }],
  ])('of %j is %j', (props, query) => {
    expect(toListQuery(props)).toEqual(query);
  });
});

describe('ProductList', () => {
  it('renders in a React app', async () => {
    const { container } = await render(<ProductList heading="Table" />);
    expect(container.querySelector('h2')?.textContent).toBe('Table');
    expect(container.querySelectorAll('h3')).toHaveLength(2);
  });
});
