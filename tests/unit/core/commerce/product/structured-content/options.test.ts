import { describe, expect, it } from 'vitest';
import {
  hasOptions,
  variantOptions,
} from '../../../../../../core/commerce/product/structured-content/index.js';
import { contentOf } from './content-of.js';

const variants = [
  { attributes: { Size: 'L', Colour: 'Red' } },
  { attributes: { Size: 'S', Colour: 'Red' } },
  { attributes: { Size: 'L', Colour: 'Blue' } },
];

describe('variantOptions', () => {
  it('have the order of the merchant, their values the order of the variants', () => {
    expect(variantOptions(contentOf(variants, { optionOrdering: ['Size', 'Colour'] }))).toEqual([
      { name: 'Size', values: ['L', 'S'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ]);
  });

  it('are only those that are ordered, once, and that a variant has', () => {
    const optionOrdering = ['Colour', 'Fit', 'Colour'];
    expect(variantOptions(contentOf(variants, { optionOrdering }))).toEqual([
      { name: 'Colour', values: ['Red', 'Blue'] },
    ]);
  });

  it('are none for one variant', () => {
    const content = contentOf(variants.slice(0, 1), { optionOrdering: ['Size'] });
    expect(variantOptions(content)).toEqual([]);
  });
});

describe('hasOptions', () => {
  it.each([
    ['two variants with a value', variants, ['Size'], true],
    ['a later option alone', variants, ['Fit', 'Colour'], true],
    ['no option that a variant has', variants, ['Fit'], false],
    ['one variant', variants.slice(0, 1), ['Size'], false],
  ] as const)('of %s', (_, list, optionOrdering, expected) => {
    const content = contentOf(list, { optionOrdering });
    expect(hasOptions(content)).toBe(expected);
    expect(variantOptions(content).length > 0).toBe(expected);
  });
});
