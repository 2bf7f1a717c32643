import { expect, it } from 'vitest';
import { defaultFocalPoint, formatFocalPoint } from '../../../../../core/content/index.js';

it.each([
  ['0.3', '0.7', '0.3,0.7'],
  ['0', '0', '0,0'],
  ['', '', defaultFocalPoint],
  ['0.3', '', defaultFocalPoint],
  ['', '0.7', defaultFocalPoint],
])('the focal point of %j and %j is %s', (x, y, expected) => {
  expect(formatFocalPoint(x, y)).toBe(expected);
});

// platform §9: "Default focal point 0.5,0.5."
it('the focal point is the middle by default', () => {
  expect(defaultFocalPoint).toBe('0.5,0.5');
});
