import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeKept, getSavedProducts } from '../../../../../core/commerce/kept/index.js';
import '../../../../../widgets/elements/saved-products/index.js';
import { SavedProducts } from '../../../../../widgets/elements/saved-products/saved-products.js';
import { cleanUpPage, render } from '../product/render.js';
import { useKeptPage } from './kept-page.js';

cleanUpPage();
const { list, report, mount, spoken } = useKeptPage();
const tag = 'vitrine-saved-products';

/** The last one is the newest. */
function save(...ids: string[]): void {
  for (const id of ids) getSavedProducts().add(describeKept(id, { title: `old ${id}` }));
}
const savedIds = () =>
  getSavedProducts()
    .list()
    .map(({ id }) => id);

describe('vitrine-saved-products', () => {
  it('shows what is saved, the newest first, as the shop has it today', async () => {
    save('mug', 'bowl');
    const { titles, part } = await mount(tag);
    expect(titles()).toEqual(['Tide Bowl', 'Dune Mug']);
    expect(part('price')?.textContent).toContain('$28.00');
    expect(part('list')?.getAttribute('aria-label')).toBe('Saved products');
    expect(list).toHaveBeenCalledOnce();
  });

  it('shows titles and links until the shop has answered', async () => {
    save('mug');
    list.mockReturnValueOnce(new Promise(() => undefined));
    const { titles, part } = await mount(tag);
    expect(titles()).toEqual(['old mug']);
    expect(part('list')?.getAttribute('aria-busy')).toBe('true');
  });

  it('says that nothing is saved, in the words of the page too', async () => {
    const { part } = await mount(tag, {}, '<p slot="empty">Nothing</p>');
    expect(part('empty')?.textContent).toBe('You have not saved anything yet.');
    expect(part('empty')?.querySelector('slot')?.name).toBe('empty');
    expect(list).not.toHaveBeenCalled();
  });

  it('takes one out, keeps its place, and puts it back there', async () => {
    save('mug', 'bowl', 'vase');
    const { titles, press, focused, host } = await mount(tag);
    const changed = vi.fn();
    host.addEventListener('vitrine-saved-changed', (event) =>
      changed((event as CustomEvent).detail),
    );
    await press('remove', 1);
    expect(titles()).toEqual(['Reed Vase', 'Tide Bowl removed', 'Dune Mug']);
    expect(savedIds()).toEqual(['vase', 'mug']);
    expect(focused()).toBe('Undo: Tide Bowl');
    expect(changed).toHaveBeenLastCalledWith({ count: 2, ids: ['vase', 'mug'] });
    await press('undo');
    expect(titles()).toEqual(['Reed Vase', 'Tide Bowl', 'Dune Mug']);
    expect(savedIds()).toEqual(['vase', 'bowl', 'mug']);
    expect(focused()).toBe('Remove Tide Bowl');
    expect(await spoken()).toBe('Tide Bowl is saved.');
  });

  it('puts several back where they were, in any order', async () => {
    save('mug', 'bowl', 'vase');
    const { press, titles } = await mount(tag);
    for (let index = 0; index < 3; index += 1) await press('remove');
    expect(titles()).toEqual(['Reed Vase removed', 'Tide Bowl removed', 'Dune Mug removed']);
    expect(savedIds()).toEqual([]);
    await press('undo', 2);
    await press('undo', 0);
    expect(savedIds()).toEqual(['vase', 'mug']);
    await press('undo');
    expect(savedIds()).toEqual(['vase', 'bowl', 'mug']);
  });

  it('leaves out what is no longer sold, and takes it out of the list at a press', async () => {
    save('mug', 'old-lamp', 'older-lamp');
    const { titles, part, press } = await mount(tag);
    expect(titles()).toEqual(['Dune Mug']);
    expect(part('gone')?.textContent).toContain('2 saved products are no longer sold.');
    await press('remove-gone');
    expect(part('gone')).toBeNull();
    expect(savedIds()).toEqual(['mug']);
  });

  it('follows what changes elsewhere, and asks for the new ones alone', async () => {
    save('mug');
    const { titles } = await mount(tag);
    await act(async () => save('bowl'));
    expect(titles()).toEqual(['Tide Bowl', 'Dune Mug']);
    expect(list.mock.calls.map(([query]) => query.ids)).toEqual([['mug'], ['bowl']]);
  });

  it('says what could not be loaded, and tries again', async () => {
    save('mug');
    list.mockRejectedValueOnce(new Error('The shop is closed.'));
    const { part, press, titles } = await mount(tag);
    expect(part('failure')?.textContent).toContain('The products could not be loaded.');
    expect(titles()).toEqual(['old mug']);
    expect(report).toHaveBeenCalledOnce();
    expect(await spoken()).toContain('The products could not be loaded.');
    await press('retry');
    expect(part('failure')).toBeNull();
    expect(titles()).toEqual(['Dune Mug']);
  });

  it('shows as many as are wanted', async () => {
    save('mug', 'bowl', 'vase');
    const { titles, host } = await mount(tag, {
      limit: '2',
      heading: 'Yours',
      'heading-level': '3',
    });
    expect(titles()).toEqual(['Reed Vase', 'Tide Bowl']);
    expect(host.shadowRoot?.querySelector('h3')?.textContent).toBe('Yours');
    expect(host.shadowRoot?.querySelectorAll('h4')).toHaveLength(2);
  });

  it('says that the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    save('mug');
    const { part, titles } = await mount(tag);
    expect(titles()).toEqual(['Dune Mug']);
    expect(part('note')?.textContent).toContain('Your browser stores nothing for this site.');
  });
});

it('renders in a React app', async () => {
  save('mug');
  const { container } = await render(<SavedProducts heading="Yours" />);
  expect(container.querySelector('h2')?.textContent).toBe('Yours');
});
