import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createKeptList,
  getRecentProducts,
  getSavedProducts,
  type KeptProduct,
} from '../../../../../core/commerce/kept/index.js';
import { createWebStorage } from '../../../../../core/net/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';

const key = 'vitrine:saved-products:test';
const kept = (id: string): KeptProduct => ({ id, title: id, url: null });
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]') as KeptProduct[];
const create = (storage = createWebStorage('local')) => createKeptList({ key, most: 3, storage });
const idsOf = (products: readonly KeptProduct[]) => products.map(({ id }) => id).join('');

beforeEach(() => localStorage.clear());
afterEach(() => {
  resetRuntime();
  document.getElementById('vitrine-site')?.remove();
});

/** What another tab has written, with or without the event. */
function writeElsewhere(ids: string, eventKey: string | null = key): void {
  localStorage.setItem(key, JSON.stringify(ids.split('').filter(Boolean).map(kept)));
  window.dispatchEvent(new StorageEvent('storage', { key: eventKey }));
}

describe('a list of kept products', () => {
  it('stores what is added, the newest first, and is the same until it changes', () => {
    const list = create();
    list.add(kept('a'));
    list.add(kept('b'));
    expect(idsOf(list.list())).toBe('ba');
    expect(list.list()).toBe(list.list());
    expect(idsOf(stored())).toBe('ba');
    expect(list.isStored()).toBe(true);
    expect(idsOf(create().list())).toBe('ba');
  });

  it('takes out, puts back, replaces', () => {
    const list = create();
    for (const id of 'abc') list.add(kept(id));
    list.remove('b');
    expect(idsOf(list.list())).toBe('ca');
    list.putBack(kept('b'), 1);
    expect(idsOf(list.list())).toBe('cba');
    list.replace([]);
    expect(stored()).toEqual([]);
    list.replace([kept('a'), kept('c')]);
    expect(idsOf(create().list())).toBe('ac');
  });

  it('tells its listeners of each change, of another tab too', () => {
    const list = create();
    const listener = vi.fn();
    const leave = list.subscribe(listener);
    list.add(kept('a'));
    writeElsewhere('xa');
    expect(idsOf(list.list())).toBe('xa');
    expect(listener).toHaveBeenCalledTimes(2);
    writeElsewhere('xa');
    writeElsewhere('q', 'another key');
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    writeElsewhere('y');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('reads again when all of the storage is cleared, and after the back/forward cache', () => {
    const list = create();
    list.subscribe(() => undefined);
    list.add(kept('a'));
    writeElsewhere('', null);
    expect(list.list()).toEqual([]);
    localStorage.setItem(key, JSON.stringify([kept('z')]));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(idsOf(list.list())).toBe('z');
  });

  it('reads again when it is watched after a while', () => {
    const list = create();
    localStorage.setItem(key, JSON.stringify([kept('z')]));
    list.subscribe(() => undefined);
    expect(idsOf(list.list())).toBe('z');
  });

  it('adds to what another tab has stored', () => {
    const list = create();
    localStorage.setItem(key, JSON.stringify([kept('z')]));
    list.add(kept('a'));
    expect(idsOf(stored())).toBe('az');
  });

  it('lasts as long as the page where nothing is stored, and is stored once that works', () => {
    let isFull = true;
    const real = createWebStorage('local');
    const list = create({ ...real, write: (...text) => !isFull && real.write(...text) });
    list.add(kept('a'));
    list.add(kept('b'));
    expect(idsOf(list.list())).toBe('ba');
    expect(list.isStored()).toBe(false);
    isFull = false;
    list.add(kept('c'));
    expect(list.isStored()).toBe(true);
    expect(idsOf(stored())).toBe('cba');
  });
});

describe('the lists of the page', () => {
  it('are two, each one for the page', () => {
    expect(getSavedProducts()).toBe(getSavedProducts());
    getSavedProducts().add(kept('a'));
    expect(getRecentProducts().list()).toEqual([]);
  });

  it('are those of the shop: another site or API has its own', () => {
    getSavedProducts().add(kept('a'));
    configure({ api: 'https://other.example' });
    expect(getSavedProducts().list()).toEqual([]);
    configure({ api: '' });
    expect(idsOf(getSavedProducts().list())).toBe('a');
  });

  it('keep 100 and 20', () => {
    for (let index = 0; index < 110; index += 1) {
      getSavedProducts().add(kept(String(index)));
      getRecentProducts().add(kept(String(index)));
    }
    expect(getSavedProducts().list()).toHaveLength(100);
    expect(getRecentProducts().list()).toHaveLength(20);
    expect(getRecentProducts().list()[0]?.id).toBe('109');
  });
});
