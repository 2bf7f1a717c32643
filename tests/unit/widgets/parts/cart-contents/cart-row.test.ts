import { describe, expect, it } from 'vitest';
import {
  arrangeRows,
  createRow,
  type CartRow,
} from '../../../../../widgets/parts/cart-contents/index.js';
import { entryOf } from '../../elements/cart-pill/fake-cart.js';

const [mug, pot, vase] = ['mug', 'pot', 'vase'].map((id) =>
  entryOf({ id, itemId: `item-${id}`, title: id }),
) as [ReturnType<typeof entryOf>, ReturnType<typeof entryOf>, ReturnType<typeof entryOf>];

const start = arrangeRows([], [mug, pot, vase]);
const withState = (rows: readonly CartRow[], key: string, state: CartRow['state']) =>
  rows.map((row) => (row.key === key ? { ...row, state } : row));
const describeRows = (rows: readonly CartRow[]) =>
  rows.map(({ key, entry, state }) => `${key}=${entry.id}:${state}`);

describe('arrangeRows', () => {
  it('starts in the order of the cart', () => {
    expect(start).toEqual([mug, pot, vase].map(createRow));
  });

  it('is the same list while nothing changes', () => {
    expect(arrangeRows(start, [mug, pot, vase])).toBe(start);
  });

  it('is the same list for an answer that says the same in new objects', () => {
    expect(
      arrangeRows(
        start,
        [mug, pot, vase].map((entry) => ({ ...entry })),
      ),
    ).toBe(start);
  });

  it('keeps the place of a line of which the cart’s order says otherwise', () => {
    expect(arrangeRows(start, [vase, pot, mug])).toBe(start);
  });

  it('shows the newest of each entry, and makes new rows for these alone', () => {
    const grown = { ...pot, quantity: 4 };
    const next = arrangeRows(start, [mug, grown, vase]);
    expect(next[1]?.entry).toBe(grown);
    expect([next[0], next[2]]).toEqual([start[0], start[2]]);
    expect(next[0]).toBe(start[0]);
  });

  it.each([
    ['first', [entryOf({ id: 'new' }), mug, pot, vase], ['new', 'mug', 'pot', 'vase']],
    ['between', [mug, entryOf({ id: 'new' }), pot, vase], ['mug', 'new', 'pot', 'vase']],
    ['last', [mug, pot, vase, entryOf({ id: 'new' })], ['mug', 'pot', 'vase', 'new']],
  ])('puts a new entry where it is in the cart: %s', (_place, entries, keys) => {
    expect(arrangeRows(start, entries).map(({ key }) => key)).toEqual(keys);
  });

  it.each(['mug', 'pot', 'vase'])('keeps the row of a removed line in its place: %s', (id) => {
    const entries = [mug, pot, vase].filter((entry) => entry.id !== id);
    const rows = arrangeRows(withState(start, id, 'removed'), entries);
    expect(rows.map(({ key }) => key)).toEqual(['mug', 'pot', 'vase']);
    expect(rows.find(({ key }) => key === id)?.state).toBe('removed');
  });

  it('keeps it also when nothing else is left', () => {
    const only = arrangeRows(withState(arrangeRows([], [mug]), 'mug', 'removed'), []);
    expect(describeRows(only)).toEqual(['mug=mug:removed']);
  });

  it('drops a line that left otherwise', () => {
    expect(describeRows(arrangeRows(start, [mug, vase]))).toEqual([
      'mug=mug:present',
      'vase=vase:present',
    ]);
  });

  it('takes a restored line into its own row although it is another entry at the end of the cart', () => {
    const back = { ...pot, id: 'pot-2' };
    const rows = arrangeRows(withState(start, 'pot', 'restoring'), [mug, vase, back]);
    expect(describeRows(rows)).toEqual([
      'mug=mug:present',
      'pot=pot-2:present',
      'vase=vase:present',
    ]);
  });

  it('takes no entry for a restored one that is another wish', () => {
    const others = [
      { ...pot, id: 'a', additionalFields: '{"name":"Ada"}' },
      { ...pot, id: 'b', chosenVariant: { sku: 'POT-XL', attributes: {} } },
      { ...pot, id: 'c', itemId: 'kettle' },
    ];
    const rows = arrangeRows(withState(start, 'pot', 'restoring'), [mug, vase, ...others]);
    expect(describeRows(rows).slice(1, 2)).toEqual(['pot=pot:restoring']);
    expect(rows).toHaveLength(6);
  });

  it('shows no second row for the entry of a row whose removal has just been refused', () => {
    const rows = arrangeRows(withState(start, 'pot', 'removed'), [mug, pot, vase]);
    expect(describeRows(rows)).toEqual(['mug=mug:present', 'pot=pot:removed', 'vase=vase:present']);
  });

  it('holds a row only as long as it is at its limit', () => {
    const limited = { ...mug, quantity: 3, maxQuantity: 3 };
    const held = [{ ...createRow(limited), isHeld: true }];
    expect(arrangeRows(held, [limited])).toBe(held);
    expect(arrangeRows(held, [{ ...limited, quantity: 2 }])[0]?.isHeld).toBe(false);
  });
});
