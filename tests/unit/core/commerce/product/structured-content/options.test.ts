import { describe, expect, it } from 'vitest';
import { variantOptions } from '../../../../../../core/commerce/product/structured-content/index.js';
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
