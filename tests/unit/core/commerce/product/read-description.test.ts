import { describe, expect, it } from 'vitest';
import { readDescription } from '../../../../../core/commerce/product/read-description.js';

describe('readDescription', () => {
  it.each([
    ['<p>Thrown <b>by hand</b>.</p>', '<p>Thrown <b>by hand</b>.</p>'],
    [['Fits 1 < 2 & more', ' ', 'Glazed'], '<p>Fits 1 &lt; 2 &amp; more</p><p>Glazed</p>'],
    [[1, null], null],
    ['  ', null],
    [[], null],
    [null, null],
    [undefined, null],
    [{ html: '<p>' }, null],
  ])('reads %j as %j', (description, html) => {
    expect(readDescription(description)).toBe(html);
  });
});
