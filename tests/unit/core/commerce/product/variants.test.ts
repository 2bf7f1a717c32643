import { describe, expect, it } from 'vitest';
import { findVariant, missingOptions } from '../../../../../core/commerce/product/index.js';
import { choicesOf, variantsWith } from '../../../../../core/commerce/product/variants.js';
import { apron, mug, parsed, variantOf } from './fixtures.js';

describe('findVariant', () => {
  it.each([
    [{ Colour: 'Red', Size: 'S' }, 'SKU-1'],
    [{ Size: 'L', Colour: 'Red' }, 'SKU-2'],
    [{ Colour: 'Blue', Size: 'L', Elsewhere: 'x' }, 'SKU-3'],
    [{ Colour: 'Blue', Size: 'S' }, undefined],
    [{ Colour: 'Blue' }, undefined],
    [{ Colour: 'Green', Size: 'S' }, undefined],
    [{}, undefined],
  ])('finds for %j the variant %s', (choices, sku) => {
    expect(findVariant(apron(), choices)?.sku).toBe(sku);
  });

  it('finds the only variant whatever is chosen', () => {
    expect(findVariant(mug(), {})?.sku).toBe('SKU-1');
    expect(findVariant(mug(), { Colour: 'Red' })?.sku).toBe('SKU-1');
  });

  it('finds nothing without variants', () => {
    expect(findVariant(parsed({ id: 'p' }), {})).toBeNull();
  });
});

describe('missingOptions', () => {
  it.each([
    [{}, ['Colour', 'Size']],
    [{ Size: 'S' }, ['Colour']],
    [{ Colour: 'Red' }, ['Size']],
    [{ Colour: '', Size: 'S' }, ['Colour']],
    [{ Colour: 'Blue', Size: 'S' }, []],
  ])('of %j are %j', (choices, names) => {
    expect(missingOptions(apron(), choices)).toEqual(names);
  });

  it('are none for a single variant', () => {
    expect(missingOptions(mug(), {})).toEqual([]);
  });
});

describe('variantsWith', () => {
  it.each([
    [{}, ['SKU-1', 'SKU-2', 'SKU-3']],
    [{ Colour: 'Red' }, ['SKU-1', 'SKU-2']],
    [{ Size: 'L' }, ['SKU-2', 'SKU-3']],
    [{ Colour: 'Blue', Size: 'S' }, []],
  ])('for %j are %j', (choices, skus) => {
    expect(variantsWith(apron(), choices).map(({ sku }) => sku)).toEqual(skus);
  });
});

describe('choicesOf', () => {
  it('leads back to each variant', () => {
    const product = apron();
    for (const variant of product.variants) {
      expect(findVariant(product, choicesOf(product, variant))).toBe(variant);
    }
  });

  it('is empty where nothing is to be chosen', () => {
    expect(choicesOf(mug(), variantOf(mug()))).toEqual({});
  });
});
