import { describe, expect, it } from 'vitest';
import { sitePredicates } from '../../../../../core/template/predicates/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { renderWith } from '../render-with.js';

const render = renderWith({ predicates: sitePredicates });

const holds = (predicate: string, options: Value) =>
  render(`{.section block}{.${predicate}}Y{.or}N{.end}{.end}`, { block: { x: 1 }, options }) ===
  'Y';

describe('the switches of a gallery', () => {
  it.each([
    'autoplay',
    'auto-crop',
    'controls',
    'lightbox',
    'square-thumbs',
    'show-meta',
    'show-meta-on-hover',
    'thumbnails',
  ])('gallery-%s? is what the options say', (name) => {
    const states: [Value, boolean][] = [
      [true, true],
      ['true', true],
      [1, true],
      ['yes', false],
      [false, false],
      [null, false],
    ];
    for (const [state, expected] of states) {
      expect(holds(`gallery-${name}?`, { [name]: state })).toBe(expected);
    }
    expect(holds(`gallery-${name}?`, {})).toBe(false);
    expect(holds(`gallery-${name}?`, null)).toBe(false);
  });

  it.each<[Value, boolean]>([
    [{ controls: true }, true],
    [{ indicators: 'yes' }, true],
    [{ controls: false, indicators: '' }, false],
    [{}, false],
    [null, false],
  ])('gallery-meta? in %j is %j', (options, expected) => {
    expect(holds('gallery-meta?', options)).toBe(expected);
  });
});

describe('the choices of a gallery', () => {
  it.each([
    ['design', ['grid', 'slideshow', 'slider', 'stacked']],
    [
      'meta-position',
      ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
    ],
    ['active-alignment', ['center', 'left', 'right']],
  ])('gallery-%s-…? holds for the word chosen alone', (setting, values) => {
    for (const chosen of values) {
      const held = values.filter((value) =>
        holds(`gallery-${setting}-${value}?`, { [setting]: chosen }),
      );
      expect(held).toEqual([chosen]);
      expect(holds(`gallery-${setting}-${chosen}?`, {})).toBe(false);
    }
  });
});
