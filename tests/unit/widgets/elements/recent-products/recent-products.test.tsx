import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeKept, getRecentProducts } from '../../../../../core/commerce/kept/index.js';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import '../../../../../widgets/elements/recent-products/index.js';
import { RecentProducts } from '../../../../../widgets/elements/recent-products/recent-products.js';
import { cleanUpPage, render } from '../product/render.js';
import { mug, useKeptPage } from '../saved-products/kept-page.js';

cleanUpPage();
const { list, mount, advance } = useKeptPage();
const tag = 'vitrine-recent-products';

function look(...ids: string[]): void {
  for (const id of ids) getRecentProducts().add(describeKept(id, { title: id }));
}
const noted = () =>
  getRecentProducts()
    .list()
    .map(({ id }) => id);

describe('vitrine-recent-products', () => {
  it('notes the product of the page after a second, and does not show it', async () => {
    getProducts().register(mug);
    look('bowl');
    const { titles } = await mount(tag, { 'product-id': 'mug' });
    expect(titles()).toEqual(['Tide Bowl']);
    await advance(999);
    expect(noted()).toEqual(['bowl']);
    await advance(1);
    expect(getRecentProducts().list()[0]).toMatchObject({ id: 'mug', title: 'Dune Mug' });
    expect(titles()).toEqual(['Tide Bowl']);
  });

  it('notes nothing without a product, and where the browser asks for privacy', async () => {
    await mount(tag);
    vi.stubGlobal('navigator', { doNotTrack: '1', userAgent: '' });
    await mount(tag, { 'product-id': 'mug' });
    await advance(5_000);
    expect(noted()).toEqual([]);
  });

  it('shows nothing while there is nothing, where all are gone, and where the shop fails', async () => {
    const { host } = await mount(tag, { 'product-id': 'mug' });
    const isEmpty = () => host.shadowRoot?.querySelector('.vitrine-root')?.childElementCount === 0;
    expect(isEmpty()).toBe(true);
    await act(async () => look('old-lamp'));
    await act(async () => undefined);
    expect(isEmpty()).toBe(true);
    list.mockRejectedValueOnce(new Error('The shop is closed.'));
    await act(async () => look('bowl'));
    await act(async () => undefined);
    expect(isEmpty()).toBe(true);
  });

  it('shows as many as are wanted, the last first', async () => {
    look('mug', 'bowl', 'vase');
    const { titles, part } = await mount(tag, { limit: '2' });
    expect(titles()).toEqual(['Reed Vase', 'Tide Bowl']);
    expect(part('heading')?.textContent).toBe('Recently viewed');
    expect(part('remove')).toBeNull();
  });

  it('is forgotten at a press, and comes back by another', async () => {
    look('mug', 'bowl');
    const { part, press, titles, focused } = await mount(tag);
    await press('clear');
    expect(noted()).toEqual([]);
    expect(part('cleared')?.textContent).toContain('Recently viewed products cleared.');
    expect(focused()).toBe('Undo');
    await press('undo');
    expect(noted()).toEqual(['bowl', 'mug']);
    expect(titles()).toEqual(['Tide Bowl', 'Dune Mug']);
    expect(focused()).toBe('Clear recently viewed');
  });
});

it('renders in a React app', async () => {
  look('mug');
  const { container } = await render(<RecentProducts heading="Seen" />);
  expect(container.querySelector('h2')?.textContent).toBe('Seen');
});
