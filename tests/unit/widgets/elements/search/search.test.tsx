import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestion } from '../../../../../core/commerce/search/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/search/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();

let clock = createManualClock();
const suggest = vi.fn();
const report = vi.fn();

const suggestion = (title: string, kind: Suggestion['kind'] = 'product'): Suggestion => ({
  kind,
  title,
  url: `https://shop.example/${title.toLowerCase().replaceAll(' ', '-')}`,
  imageUrl: null,
  price: kind === 'product' ? { cents: 2800, currency: 'USD' } : null,
  isLowest: false,
});
const answer = (...items: Suggestion[]) => ({ total: items.length, correctedTo: null, items });

beforeEach(() => {
  localStorage.clear();
  clock = createManualClock();
  suggest.mockReset();
  report.mockReset();
  suggest.mockResolvedValue(answer(suggestion('Dune Mug'), suggestion('Table', 'category')));
  configure({ clock, searchClient: { suggest }, reporter: { report, warn: () => undefined } });
});

async function mount(attributes: Record<string, string> = {}) {
  const host = document.createElement('vitrine-search');
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    host.setAttribute(name, value);
  }
  host.innerHTML = `<form action="/search" role="search">
    <input type="search" name="q" list="titles" /><input type="hidden" name="in" value="shop" />
    <button>Search</button></form>`;
  await act(async () => document.body.append(host));
  await act(() => clock.advance(0));
  const field = host.querySelector('input')!;
  const form = host.querySelector('form')!;
  form.addEventListener('submit', (event) => event.preventDefault());
  return {
    host,
    field,
    form,
    options: () => [...host.querySelectorAll<HTMLAnchorElement>('[role=option]')],
    panel: () => host.querySelector<HTMLElement>('.vitrine-search-panel'),
    async type(text: string) {
      await act(async () => {
        field.focus();
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await act(() => clock.advance(200));
      await act(async () => undefined);
    },
    async press(key: string) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await act(async () => void field.dispatchEvent(event));
      return event.defaultPrevented;
    },
  };
}

type Mounted = Awaited<ReturnType<typeof mount>>;
const titles = ({ options }: Mounted) =>
  options().map((option) => option.querySelector('bdi')?.textContent);
const activeText = ({ field, host }: Mounted) => {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? null : host.querySelector(`[id="${id}"] bdi`)?.textContent;
};

describe('vitrine-search', () => {
  it('suggests below the field, which becomes a combobox', async () => {
    const shown = await mount();
    const { field, type, panel, host } = shown;
    expect(field.getAttribute('role')).toBe('combobox');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.hasAttribute('list')).toBe(false);
    expect(panel()).toBeNull();
    await type('mug');
    expect(suggest).toHaveBeenCalledExactlyOnceWith('mug', 6, expect.any(AbortSignal));
    expect(field.getAttribute('aria-expanded')).toBe('true');
    const list = host.querySelector(`[id="${field.getAttribute('aria-controls')}"]`);
    expect(list?.getAttribute('role')).toBe('listbox');
    expect(titles(shown)).toEqual(['Dune Mug', 'Table', 'All results for “\u2068mug\u2069”']);
    expect(host.querySelector('mark')?.textContent).toBe('Mug');
    expect(host.querySelector('.vitrine-search-price')?.textContent).toBe('$28.00');
    expect(shown.options().at(-1)?.search).toBe('?q=mug&in=shop');
  });

  it('is operated by keys, with the focus in the field', async () => {
    const shown = await mount();
    const { field, type, press, options, panel } = shown;
    await type('mug');
    expect(await press('Home')).toBe(false);
    await press('ArrowDown');
    expect(activeText(shown)).toBe('Dune Mug');
    await press('End');
    expect(activeText(shown)).toContain('All results');
    await press('ArrowDown');
    expect(activeText(shown)).toBeNull();
    await press('ArrowUp');
    await press('Home');
    const clicked = vi.fn((event: Event) => event.preventDefault());
    options()[0]?.addEventListener('click', clicked);
    expect(await press('Enter')).toBe(true);
    expect(clicked).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field);
    expect(await press('Escape')).toBe(true);
    expect(panel()).toBeNull();
    expect(await press('Escape')).toBe(false);
    expect(await press('Enter')).toBe(false);
    await press('ArrowDown');
    expect(panel()).not.toBeNull();
  });

  it('says that it searches, when nothing was found, and when it failed', async () => {
    const { type, panel, host } = await mount();
    suggest.mockReturnValue(new Promise(() => undefined));
    await type('mug');
    expect(panel()?.textContent).toBe('Searching…');
    suggest.mockResolvedValue(answer());
    await type('xyzzy');
    expect(panel()?.textContent).toContain('Nothing was found');
    expect(host.querySelectorAll('[role=option]')).toHaveLength(0);
    suggest.mockRejectedValue(new Error('offline'));
    await type('mug');
    expect(panel()?.textContent).toContain('Press Enter to search');
    expect(report).toHaveBeenCalledOnce();
  });

  it('says what was searched for instead', async () => {
    const { type, panel } = await mount();
    suggest.mockResolvedValue({ ...answer(suggestion('Dune Mug')), correctedTo: 'mug' });
    await type('mgu');
    expect(panel()?.querySelector('p')?.textContent).toBe('Results for “\u2068mug\u2069”');
    expect(panel()?.querySelector('mark')?.textContent).toBe('Mug');
  });

  it('offers the last searches of this browser, and forgets them', async () => {
    const shown = await mount();
    const { field, form, type, panel, host } = shown;
    await type('mug');
    await act(async () => void form.dispatchEvent(new Event('submit', { cancelable: true })));
    expect(panel()).toBeNull();
    await type('');
    expect(titles(shown)).toEqual(['mug']);
    expect(shown.options()[0]?.search).toBe('?q=mug&in=shop');
    const clear = host.querySelector<HTMLElement>('.vitrine-search-clear');
    await act(async () => clear?.click());
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(localStorage.length).toBe(0);
  });

  it('keeps no searches where the page says so', async () => {
    const { form, type, panel } = await mount({ 'no-recent': '' });
    await type('mug');
    await act(async () => void form.dispatchEvent(new Event('submit', { cancelable: true })));
    expect(localStorage.length).toBe(0);
    await type('');
    expect(panel()).toBeNull();
  });

  it('tells what is shown and chosen; a listener may keep the page', async () => {
    const { host, type, options } = await mount();
    const told: unknown[] = [];
    host.addEventListener('vitrine-suggestions-shown', ({ detail }) => told.push(detail));
    host.addEventListener('vitrine-suggestion-chosen', (event) => {
      told.push(event.detail);
      event.preventDefault();
    });
    await type('mug');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => void options()[0]?.dispatchEvent(click));
    expect(click.defaultPrevented).toBe(true);
    expect(told).toEqual([
      { text: 'mug', count: 2 },
      {
        text: 'mug',
        kind: 'product',
        title: 'Dune Mug',
        url: 'https://shop.example/dune-mug',
      },
    ]);
  });

  it('leaves the field as it was', async () => {
    const { host, field } = await mount();
    await act(async () => host.remove());
    await act(async () => undefined);
    expect(field.getAttribute('list')).toBe('titles');
    expect(field.hasAttribute('role')).toBe(false);
    expect(field.hasAttribute('aria-expanded')).toBe(false);
  });
});
