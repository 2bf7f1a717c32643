import MiniSearch from 'minisearch';
import type { SearchEntry } from '../pages/page.js';
import { findPlaces, searchOptions, type Found } from '../search/options.js';

declare global {
  var vitrineSearchIndex: string | undefined;
}

const script = document.currentScript as HTMLScriptElement | null;

/** The combobox of the header: typing lists places, arrows move through them, Enter opens one. */
export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.search');
  const input = form?.querySelector('input');
  const list = document.querySelector<HTMLElement>('#results');
  const status = form?.querySelector<HTMLElement>('.status');
  if (!form || !input || !list || !status) return;
  form.hidden = false;
  let active = -1;

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('a')];

  function close(): void {
    if (!list || !input) return;
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }

  function choose(next: number): void {
    const all = options();
    if (all.length === 0) return;
    active = (next + all.length) % all.length;
    all.forEach((option, index) => option.setAttribute('aria-selected', String(index === active)));
    const chosen = all[active];
    if (!chosen) return;
    input?.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  }

  async function show(): Promise<void> {
    const query = input?.value.trim() ?? '';
    if (!query) {
      if (status) status.textContent = '';
      close();
      return;
    }
    const index = await loadIndex();
    if (!list || !input || !status || input.value.trim() !== query) return;
    const places = index ? findPlaces(index, query) : [];
    list.replaceChildren(...places.map(createOption));
    list.hidden = places.length === 0;
    active = -1;
    input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-expanded', String(places.length > 0));
    status.textContent = describeResult(index !== null, places.length);
  }

  input.addEventListener('focus', () => void loadIndex(), { once: true });
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(active + 1);
    else if (event.key === 'ArrowUp') choose(active - 1);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  const openChosen = () => (options()[active] ?? options()[0])?.click();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Enter may come before the index is there.
    if (list.hidden) void show().then(openChosen);
    else openChosen();
  });
  list.addEventListener('click', close);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const isField = event.target instanceof HTMLElement && event.target.closest('input, textarea');
    if (event.key !== '/' || isField || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

function describeResult(isLoaded: boolean, count: number): string {
  if (!isLoaded) return 'The index of the search could not be loaded. Reload the page.';
  if (count === 0) return 'Nothing was found.';
  return count === 1 ? '1 place' : `${count} places`;
}

function createOption({ address, title, page }: Found, index: number): HTMLAnchorElement {
  const option = document.createElement('a');
  option.id = `result-${index}`;
  option.href = `${script?.dataset['root'] ?? ''}${address}`;
  option.role = 'option';
  option.tabIndex = -1;
  option.setAttribute('aria-selected', 'false');
  const name = document.createElement('b');
  name.textContent = title;
  const place = document.createElement('span');
  place.textContent = title === page ? '' : page;
  option.append(name, ' ', place);
  return option;
}

let loading: Promise<MiniSearch<SearchEntry> | null> | null = null;

/** Fetched when it is first needed; null where the script cannot be loaded. */
function loadIndex(): Promise<MiniSearch<SearchEntry> | null> {
  return (loading ??= new Promise((resolve) => {
    const element = document.createElement('script');
    element.src = script?.dataset['index'] ?? '';
    element.addEventListener('load', () => {
      const json = globalThis.vitrineSearchIndex;
      resolve(json === undefined ? null : MiniSearch.loadJSON<SearchEntry>(json, searchOptions));
    });
    element.addEventListener('error', () => resolve(null));
    document.head.append(element);
  }));
}
