import { expect, it } from 'vitest';
import { colorWeight } from '../../../../../core/content/index.js';

// platform §9: "a value is light when above half of 16777215, else dark."
it.each([
  ['#ffffff', 'light'],
  ['#fff', 'light'],
  ['AAA', 'light'],
  ['#800000', 'light'],
  ['#7fffff', 'dark'],
  ['#7FF', 'dark'],
  ['#888', 'light'],
  ['#444', 'dark'],
  ['000000', 'dark'],
  ['zzz', null],
  ['#ffff', null],
  ['#fffff', null],
  ['#ff', null],
  ['#fffffff', null],
  ['##fff', null],
  ['#fff ', null],
  ['#fff\n', null],
  ['', null],
])('colorWeight of %j is %j', (hex, weight) => {
  expect(colorWeight(hex)).toBe(weight);
});
