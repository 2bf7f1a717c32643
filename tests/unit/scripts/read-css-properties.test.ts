import { describe, expect, it } from 'vitest';
import { readCssProperties } from '../../../scripts/read-css-properties.mjs';

const tokens = ':host { --_color-accent: var(--vitrine-color-accent, #1a1a1a); }';

describe('readCssProperties', () => {
  it.each([
    ['a colour', 'color: var(--vitrine-x-color, inherit)', 'x-color', 'inherit', '<color>'],
    ['a length', 'gap: var(--vitrine-x-gap, 2rem)', 'x-gap', '2rem', '<length-percentage>'],
    [
      'several lengths',
      'padding: var(--vitrine-x-inset, 1rem 2rem)',
      'x-inset',
      '1rem 2rem',
      '<length-percentage>{1,4}',
    ],
    [
      'a border over several lines',
      'border: var(\n    --vitrine-x-edge,\n    1px solid red\n  )',
      'x-edge',
      '1px solid red',
      '<line-width> || <line-style> || <color>',
    ],
    [
      'the token that a private name stands for',
      'background: var(--vitrine-x-fill, var(--_color-accent))',
      'x-fill',
      'var(--vitrine-color-accent)',
      '<color>',
    ],
    [
      'what a private name passes on',
      '--_fill: var(--vitrine-x-paint); background: var(--_fill, red-ish, var(--_color-accent))',
      'x-paint',
      null,
      null,
    ],
  ])('reads %s', (_, rule, name, value, syntax) => {
    const read = () => readCssProperties([tokens, `.x { ${rule}; }`])[`--vitrine-${name}`];
    if (value === null) expect(read).toThrow('The syntax of --vitrine-x-paint');
    else expect(read()).toEqual({ default: value, syntax });
  });

  it('reads the default of a property that has none of its own', () => {
    const sheet =
      '.x { --_fill: var(--vitrine-x-background); background: var(--_fill, var(--_color-accent)); }';
    expect(readCssProperties([tokens, sheet])['--vitrine-x-background']).toEqual({
      default: 'var(--vitrine-color-accent)',
      syntax: '<color>',
    });
  });
});
