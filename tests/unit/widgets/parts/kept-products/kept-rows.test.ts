import { describe, expect, it } from 'vitest';
import type { KeptProduct } from '../../../../../core/commerce/kept/index.js';
import { keptRows } from '../../../../../widgets/parts/kept-products/index.js';

const kept = (id: string): KeptProduct => ({ id, title: id, url: null });
const list = (ids: string) => ids.split('').filter(Boolean).map(kept);

/** Removals as `b1`: the product and its place. Rows as letters, capitals for those taken out. */
function rows(ids: string, removals: readonly string[] = [], gone = ''): string {
  return keptRows(
    list(ids),
    { products: new Map(), gone: new Set(gone) },
    removals.map(([id, place]) => ({ kept: kept(id ?? ''), place: Number(place) })),
  )
    .map((row) => (row.isRemoved ? row.kept.id.toUpperCase() : row.kept.id))
    .join('');
}

describe('keptRows', () => {
  it.each<[string, string, readonly string[], string, string]>([
    ['the list', 'abc', [], '', 'abc'],
    ['without what is no longer sold', 'abc', [], 'b', 'ac'],
    ['what was taken out in its place', 'ac', ['b1'], '', 'aBc'],
    ['the last one, alone', '', ['a0'], '', 'A'],
    ['several, in whichever order they were taken out', '', ['b1', 'a0', 'c2'], '', 'ABC'],
    ['several around one that is left', 'b', ['c2', 'a0'], '', 'AbC'],
    ['a place beyond a list that became shorter', 'a', ['b7'], '', 'aB'],
    ['nothing twice that was saved again', 'ba', ['b1'], '', 'ba'],
  ])('has %s', (_, ids, removals, gone, shown) => {
    expect(rows(ids, removals, gone)).toBe(shown);
  });
});
