import { describe, expect, it } from 'vitest';
import {
  readFileName,
  toFileName,
} from '../../../../../../shop/server/domains/product-pictures/file-names.js';

const stored = '0a0a0a0a-0000-4000-8000-000000000000.png';

describe('the name of a picture', () => {
  it.each([
    ['blue jar', 'blue jar.png'],
    ['blue jar.png', 'blue jar.png'],
    ['blue jar.JPG', 'blue jar.png'],
    ['../jar', '..jar.png'],
    ['a\u0000b\u202e', 'ab.png'],
    ['v1.2', 'v1.2.png'],
    ['x'.repeat(80), `${'x'.repeat(56)}.png`],
  ])('typed as "%s" keeps the extension', (typed, value) => {
    expect(readFileName(typed, stored)).toEqual({ value });
  });

  it.each(['', '  ', '.png', '/'])('is missing in "%s" (platform §5)', (typed) => {
    expect(readFileName(typed, stored)).toEqual({ errors: 'Please enter a file name' });
  });

  it('begins as that of the file, with the extension of what was read', () => {
    expect(toFileName('jar.jpeg', 'png')).toBe('jar.png');
    expect(toFileName('ja\nr.jpeg')).toBe('jar.jpeg');
  });
});
