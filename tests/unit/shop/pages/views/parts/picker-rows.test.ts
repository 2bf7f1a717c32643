import { describe, expect, it } from 'vitest';
import { pickerRows } from '../../../../../../shop/pages/views/parts/picker-rows.js';

describe('pickerRows', () => {
  const evenings = ['First Tuesday', 'First Thursday', 'Third Tuesday', 'Third Thursday'];
  const cards = ['Pebble', 'Shell', 'Driftwood', 'Lighthouse'];

  it.each([
    ['no option', [], [0, 0]],
    [
      'colours, which are small',
      [{ name: 'Colour', values: evenings, colors: { A: '#000' } }],
      [1, 1],
    ],
    ['short names', [{ name: 'Size', values: ['Small', 'Large'] }], [1, 1]],
    ['names that fit a wide line alone', [{ name: 'Value', values: cards }], [2, 1]],
    ['long names', [{ name: 'Evening', values: evenings }], [2, 2]],
    ['a name longer than a line', [{ name: 'Size', values: ['x'.repeat(60), 'y'] }], [2, 2]],
    [
      'two options',
      [
        { name: 'A', values: ['1'] },
        { name: 'B', values: ['2'] },
      ],
      [2, 2],
    ],
  ])('for %s', (_what, options, rows) => {
    expect([pickerRows({ options }, 'narrow'), pickerRows({ options }, 'wide')]).toEqual(rows);
  });
});
