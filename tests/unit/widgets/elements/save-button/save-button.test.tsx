import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { getSavedProducts } from '../../../../../core/commerce/kept/index.js';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { SaveButton } from '../../../../../widgets/elements/save-button/save-button.js';
import '../../../../../widgets/elements/save-button/index.js';
import { cleanUpPage, render } from '../product/render.js';
import { mug, useKeptPage } from '../saved-products/kept-page.js';

cleanUpPage();
const { mount, spoken } = useKeptPage();
const tag = 'vitrine-save-button';
const card = { 'product-id': 'mug', 'product-title': 'Dune Mug', 'product-url': '/shop/mug' };

type Mounted = Awaited<ReturnType<typeof mount>>;
const state = ({ part }: Mounted) => [
  part('button')?.getAttribute('aria-label'),
  part('button')?.getAttribute('aria-pressed'),
];
const savedIds = () =>
  getSavedProducts()
    .list()
    .map(({ id }) => id);

describe('vitrine-save-button', () => {
  it('saves a product that the page describes, and takes it out again', async () => {
    const shown = await mount(tag, card);
    const toggled = vi.fn();
    shown.host.addEventListener('vitrine-save-toggled', (event) =>
      toggled((event as CustomEvent).detail),
    );
    expect(state(shown)).toEqual(['Save: Dune Mug', 'false']);
    await shown.press('button');
    expect(state(shown)).toEqual(['Saved: Dune Mug', 'true']);
    expect(getSavedProducts().list()).toEqual([
      { id: 'mug', title: 'Dune Mug', url: new URL('/shop/mug', document.baseURI).href },
    ]);
    expect(await spoken()).toBe('Dune Mug is saved.');
    await shown.press('button');
    expect(state(shown)).toEqual(['Save: Dune Mug', 'false']);
    expect(savedIds()).toEqual([]);
    expect(await spoken()).toBe('Dune Mug is no longer saved.');
    expect(toggled.mock.calls).toEqual([
      [{ productId: 'mug', isSaved: true, count: 1 }],
      [{ productId: 'mug', isSaved: false, count: 0 }],
    ]);
  });

  it('knows what is saved already, and follows another button', async () => {
    const one = await mount(tag, card);
    await one.press('button');
    const other = await mount(tag, { 'product-id': 'mug' });
    expect(state(other)).toEqual(['Saved', 'true']);
    await other.press('button');
    expect(state(one)).toEqual(['Save: Dune Mug', 'false']);
    expect(await spoken()).toContain('No longer saved');
  });

  it('waits for the product around it', async () => {
    const scope = document.body.appendChild(document.createElement('vitrine-product'));
    scope.setAttribute('product-id', 'mug');
    const shown = await mount(tag);
    await act(async () => scope.append(shown.host));
    expect(shown.part('button')?.getAttribute('aria-disabled')).toBe('true');
    await shown.press('button');
    expect(savedIds()).toEqual([]);
    await act(async () => void getProducts().register(mug));
    expect(state(shown)).toEqual(['Save: Dune Mug', 'false']);
    await shown.press('button');
    expect(savedIds()).toEqual(['mug']);
  });

  it('shows the heart alone', async () => {
    const { part } = await mount(tag, { ...card, compact: '' });
    expect(part('label')).toBeNull();
    expect(part('button')?.getAttribute('aria-label')).toBe('Save: Dune Mug');
  });

  it('says once that the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const one = await mount(tag, card);
    const other = await mount(tag, { ...card, 'product-id': 'bowl', 'product-title': 'Tide Bowl' });
    await one.press('button');
    expect(one.part('note')?.textContent).toContain('Your browser stores nothing');
    expect(await spoken()).toContain('Your browser stores nothing');
    await other.press('button');
    expect(other.part('note')).toBeNull();
    expect(savedIds()).toEqual(['bowl', 'mug']);
  });
});

it('renders in a React app', async () => {
  const { container } = await render(<SaveButton productId="mug" productTitle="Dune Mug" />);
  expect(container.querySelector('button')?.textContent).toBe('SaveSaved');
});
