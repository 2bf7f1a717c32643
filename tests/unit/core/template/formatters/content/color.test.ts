import { describe, expect, it } from 'vitest';
import { contentFormatters } from '../../../../../../core/template/formatters/content/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: contentFormatters });

describe('color-weight', () => {
  it.each<[Value, string]>([
    ['#fff', '[light]'],
    ['800000', '[light]'],
    [800000, '[light]'],
    ['#7fffff', '[dark]'],
    ['#ffff', '[]'],
    ['zzz', '[]'],
    [null, '[]'],
    [{}, '[]'],
  ])('of %j is %s', (a, expected) => {
    expect(render('[{a|color-weight}]', { a })).toBe(expected);
  });
});

describe('website-color', () => {
  it.each<[Value, string]>([
    [{ hue: 110, saturation: 0.9, lightness: 1 }, 'hsl(110, 90%, 100%)'],
    [{ hue: '110', saturation: '0.5', lightness: 0, alpha: null }, 'hsl(110, 50%, 0%)'],
    [{ hue: 0, saturation: 0, lightness: 0, alpha: 0 }, 'hsla(0, 0%, 0%, 0)'],
    [{ hue: 1 }, 'Missing an H/S/L value.'],
    [{ hue: null, saturation: 0, lightness: 0 }, 'Missing an H/S/L value.'],
    [null, 'Missing an H/S/L value.'],
    [{ hue: 361, saturation: 0, lightness: 0 }, 'Hue out of bounds. '],
    [{ hue: 'red', saturation: 0, lightness: 0 }, 'Hue out of bounds. '],
  ])('of %j is %s', (a, expected) => {
    expect(render('{a|website-color}', { a })).toBe(expected);
  });
});
