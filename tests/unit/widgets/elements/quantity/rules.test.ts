import { describe, expect, it } from 'vitest';
import { pageControls } from '../../../../../widgets/parts/page-control/index.js';
import {
  isReplaced,
  joinRules,
  readRules,
} from '../../../../../widgets/elements/quantity/rules.js';

function controlsOf(html: string) {
  const host = document.createElement('div');
  host.innerHTML = html;
  return pageControls(host);
}

describe('isReplaced', () => {
  it.each([
    ['', true],
    ['<input>', true],
    ['<input type="number">', true],
    ['<input type="tel">', true],
    ['<input type="number" readonly>', false],
    ['<input type="hidden">', false],
    ['<input type="range">', false],
    ['<select></select>', false],
    ['<input type="radio"><input type="radio">', false],
  ])('of %s is %s', (html, expected) => {
    expect(isReplaced(controlsOf(html))).toBe(expected);
  });
});

describe('readRules', () => {
  it.each([
    ['', { min: 1, max: 9999, step: 1, base: 0 }],
    [
      '<input type="number" min="6" step="6" max="60" value="12">',
      { min: 6, max: 60, step: 6, base: 6 },
    ],
    ['<input type="number" step="2" value="3">', { min: 1, max: 9999, step: 2, base: 3 }],
    [
      '<input type="number" min="0" max="99999" step="any">',
      { min: 1, max: 9999, step: 1, base: 0 },
    ],
    ['<input type="number" min="1.5" step="0.5">', { min: 1, max: 9999, step: 1, base: 0 }],
    ['<input min="6" step="6">', { min: 1, max: 9999, step: 1, base: 0 }],
  ])('of %s are %o', (html, expected) => {
    expect(readRules(controlsOf(html)[0])).toEqual(expected);
  });
});

describe('joinRules', () => {
  const sixes = { minimum: 6, maximum: 60, multipleOf: 6 };

  it.each([
    ['', { min: 6, max: 60, step: 6, base: 6 }],
    ['<input type="number" min="1" max="99" step="1">', { min: 6, max: 60, step: 6, base: 6 }],
    // The stricter wins, on both sides.
    ['<input type="number" min="8" max="40">', { min: 12, max: 40, step: 6, base: 12 }],
    ['<input type="number" min="0" step="4">', { min: 12, max: 60, step: 12, base: 12 }],
    // Odd ones are never sixes, and two of a page are never six.
    ['<input type="number" min="1" step="2">', { min: 6, max: 60, step: 6, base: 6 }],
    ['<input type="number" max="2">', { min: 6, max: 60, step: 6, base: 6 }],
    ['<input type="number" step="1000000000">', { min: 6, max: 60, step: 6, base: 6 }],
  ])('of %s and sixes are %o', (html, expected) => {
    expect(joinRules(readRules(controlsOf(html)[0]), sixes)).toEqual(expected);
  });

  it('are those of the page where the shop has none', () => {
    const page = { min: 2, max: 8, step: 2, base: 2 };
    expect(joinRules(page, undefined)).toBe(page);
  });
});
