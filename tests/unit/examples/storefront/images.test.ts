// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { products } from '../../../../examples/server/catalogue/products.js';

const folder = new URL('../../../../examples/storefront/public/images/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const used = new Set(
  products
    .flatMap(({ images, variants }) => [...images, ...variants.flatMap(({ image }) => image ?? [])])
    .map(({ assetUrl }) => assetUrl.replace('/images/', '')),
);

describe('the pictures', () => {
  it('exist for every product and variant, in the size the catalogue says', () => {
    for (const name of used) expect(read(name)).toContain('width="800" height="1000"');
  });

  it('are all of use', () => {
    const spare = readdirSync(folder).filter((name) => !used.has(name));
    expect(spare).toEqual(['home-hero.svg']);
  });

  it('weigh at most 4 kB each, and the wide one 8', () => {
    for (const name of readdirSync(folder)) {
      expect(read(name).length, name).toBeLessThanOrEqual(name === 'home-hero.svg' ? 8192 : 4096);
    }
  });

  it('need no style, no script and nothing from elsewhere', () => {
    for (const name of readdirSync(folder)) {
      expect(read(name), name).not.toMatch(/style|<script|<image|href|NaN|undefined/);
    }
  });
});
