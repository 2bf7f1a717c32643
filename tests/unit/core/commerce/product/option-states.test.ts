import { describe, expect, it } from 'vitest';
import { optionValueStates, type Choices } from '../../../../../core/commerce/product/index.js';
import { apron } from './fixtures.js';

describe('optionValueStates', () => {
  it.each<[string, Choices, Record<string, string>]>([
    ['Colour', {}, { Red: 'available', Blue: 'available' }],
    ['Size', {}, { S: 'available', L: 'available' }],
    ['Size', { Colour: 'Red' }, { S: 'available', L: 'sold-out' }],
    ['Size', { Colour: 'Blue' }, { S: 'impossible', L: 'available' }],
    ['Colour', { Size: 'S' }, { Red: 'available', Blue: 'impossible' }],
    ['Colour', { Size: 'L' }, { Red: 'sold-out', Blue: 'available' }],
    // The option's own choice does not narrow it.
    ['Size', { Colour: 'Red', Size: 'S' }, { S: 'available', L: 'sold-out' }],
    ['Weight', {}, {}],
  ])('of %s with %j are %j', (option, choices, states) => {
    const found = optionValueStates(apron(), option, choices);
    expect(Object.fromEntries(found.map(({ value, state }) => [value, state]))).toEqual(states);
  });

  it('keep the order of the values', () => {
    expect(optionValueStates(apron(), 'Size', {}).map(({ value }) => value)).toEqual(['S', 'L']);
  });

  it.each([2, 4])('know no sold-out value for product type %d', (productType) => {
    const states = optionValueStates(apron({ productType }), 'Size', { Colour: 'Red' });
    expect(states.map(({ state }) => state)).toEqual(['available', 'available']);
  });
});
