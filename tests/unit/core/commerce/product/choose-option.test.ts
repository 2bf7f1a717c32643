import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseOption, type Choices } from '../../../../../core/commerce/product/index.js';
import { keepPossible } from '../../../../../core/commerce/product/choose-option.js';
import { variantsWith } from '../../../../../core/commerce/product/variants.js';
import { apron, mug, productOf } from './fixtures.js';

describe('chooseOption', () => {
  it.each<[string, Choices, string, string | null, Choices, string[]]>([
    ['chooses a value', {}, 'Colour', 'Red', { Colour: 'Red' }, []],
    ['adds a value', { Colour: 'Red' }, 'Size', 'L', { Colour: 'Red', Size: 'L' }, []],
    [
      'replaces a value',
      { Colour: 'Red', Size: 'L' },
      'Colour',
      'Blue',
      { Colour: 'Blue', Size: 'L' },
      [],
    ],
    ['leaves an option open', { Colour: 'Red', Size: 'S' }, 'Size', null, { Colour: 'Red' }, []],
    ['leaves an open option open', { Colour: 'Red' }, 'Size', null, { Colour: 'Red' }, []],
    [
      'keeps the last of two that exclude each other',
      { Size: 'S' },
      'Colour',
      'Blue',
      { Colour: 'Blue' },
      ['Size'],
    ],
    ['clears the colour for a size', { Colour: 'Blue' }, 'Size', 'S', { Size: 'S' }, ['Colour']],
    [
      'ignores a value that is not offered',
      { Colour: 'Red' },
      'Colour',
      'Pink',
      { Colour: 'Red' },
      [],
    ],
    ['ignores an option that is not offered', { Colour: 'Red' }, 'Cut', 'A', { Colour: 'Red' }, []],
    ['chooses what is sold out', { Colour: 'Red' }, 'Size', 'L', { Colour: 'Red', Size: 'L' }, []],
  ])('%s', (_, before, name, value, choices, cleared) => {
    expect(chooseOption(apron(), before, name, value)).toEqual({ choices, cleared });
  });

  it('returns the same choices when nothing changes', () => {
    const choices: Choices = { Colour: 'Red' };
    for (const [name, value] of [
      ['Colour', 'Red'],
      ['Colour', 'Pink'],
      ['Size', null],
    ] as const) {
      expect(chooseOption(apron(), choices, name, value).choices).toBe(choices);
    }
  });

  it('clears only what conflicts', () => {
    const product = productOf([
      { attributes: { Colour: 'Red', Size: 'S', Cut: 'A' } },
      { attributes: { Colour: 'Blue', Size: 'L', Cut: 'A' } },
    ]);
    expect(chooseOption(product, { Colour: 'Red', Size: 'S', Cut: 'A' }, 'Colour', 'Blue')).toEqual(
      {
        choices: { Colour: 'Blue', Cut: 'A' },
        cleared: ['Size'],
      },
    );
  });

  it('always leaves choices that some variant has, the last one among them', () => {
    const value = (names: string[]) => fc.constantFrom(...names);
    const row = fc.record({
      A: value(['1', '2', '3']),
      B: value(['1', '2', '3']),
      C: value(['1', '2']),
    });
    const rows = fc.uniqueArray(row, {
      minLength: 2,
      maxLength: 8,
      selector: (attributes) => JSON.stringify(attributes),
    });
    const steps = fc.array(fc.tuple(value(['A', 'B', 'C']), value(['1', '2', '3'])), {
      maxLength: 8,
    });

    fc.assert(
      fc.property(rows, steps, (combinations, choicesMade) => {
        const product = productOf(combinations.map((attributes) => ({ attributes })));
        let choices: Choices = {};
        for (const [name, wanted] of choicesMade) {
          const before = choices;
          const result = chooseOption(product, choices, name, wanted);
          choices = result.choices;
          expect(variantsWith(product, choices)).not.toEqual([]);
          const option = product.options.find((candidate) => candidate.name === name);
          if (option?.values.includes(wanted)) expect(choices[name]).toBe(wanted);
          const gone = Object.keys(before).filter((key) => !(key in choices));
          expect(result.cleared).toEqual(gone);
        }
      }),
    );
  });
});

describe('keepPossible', () => {
  it.each<[Choices, Choices]>([
    [
      { Colour: 'Red', Size: 'L' },
      { Colour: 'Red', Size: 'L' },
    ],
    [{ Size: 'S', Colour: 'Blue' }, { Colour: 'Blue' }],
    [{ Colour: 'Pink', Size: 'S' }, { Size: 'S' }],
    [{ Cut: 'A' }, {}],
  ])('keeps of %j what a product still has: %j', (wanted, kept) => {
    expect(keepPossible(apron(), {}, wanted)).toEqual(kept);
  });

  it('keeps nothing where nothing is to be chosen', () => {
    expect(keepPossible(mug(), {}, { Colour: 'Red' })).toEqual({});
  });
});
