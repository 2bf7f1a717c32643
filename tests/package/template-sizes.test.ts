import { beforeAll, describe, expect, it } from 'vitest';
import { measureSizes } from '../bench/template/sizes.mjs';

/** The most bytes after brotli of what a page's own bundle takes. The goal for `pages` is 21,000. */
const bounds: Readonly<Record<string, number>> = {
  'template/core': 12_500,
  'template/pages': 22_500,
  '+ template/commerce, template/social': 7_500,
  '+ template/expressions': 2_500,
  '+ template/errors': 900,
  '+ template/trees': 900,
};

describe('the entry points of the template engine', () => {
  let measured: ReadonlyMap<string, number>;
  beforeAll(async () => {
    measured = new Map((await measureSizes()).map(({ name, brotli }) => [name, brotli]));
  }, 120_000);

  it.each(Object.entries(bounds))('%s weighs no more than %d bytes', (name, most) => {
    expect(measured.get(name)).toBeGreaterThan(0);
    expect(measured.get(name)).toBeLessThanOrEqual(most);
  });
});
