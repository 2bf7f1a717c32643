// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { products } from '../../../../examples/marram/catalogue/products.js';
import { content as shopContent } from '../../../../examples/marram/content/index.js';
import { lessons } from '../../../../examples/marram/lessons.js';

const folder = new URL('../../../../examples/marram/public/images/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const used = new Set(
  products
    .flatMap(({ images, variants, valueImages }) => [
      ...images,
      ...variants.flatMap(({ image }) => image ?? []),
      ...Object.values(valueImages?.images ?? {}).flat(),
    ])
    .map(({ assetUrl }) => assetUrl.replace('/images/', '')),
);

const posters = lessons.map(({ urlId }) => `lesson-${urlId}.svg`);
const drawings = shopContent
  .flatMap(({ item }) => [item.mainImage ?? [], item.items ?? []].flat())
  .filter(({ originalSize }) => originalSize === '1280x720')
  .map(({ assetUrl }) => assetUrl.replace('/images/', ''));
const stills = [...new Set([...posters, ...drawings])];
const wide = ['home-hero.svg', ...stills];

describe('the pictures', () => {
  it('exist for every product and variant, in the size the catalogue says', () => {
    for (const name of used) expect(read(name)).toContain('width="800" height="1000"');
  });

  it('exist for every lesson and post, in the size their pages say', () => {
    for (const name of stills) expect(read(name)).toContain('width="1280" height="720"');
  });

  it('are all used', () => {
    const spare = readdirSync(folder).filter((name) => !used.has(name));
    expect(spare).toEqual(wide.toSorted());
  });

  it('weigh at most 4 kB each, those of several things 5, and the wide ones 8', () => {
    for (const name of readdirSync(folder)) {
      const most = wide.includes(name) ? 8 : /-(size|use)[.]/.test(name) ? 5 : 4;
      expect(read(name).length, name).toBeLessThanOrEqual(most * 1024);
    }
  });

  it('need no style, no script and nothing from elsewhere', () => {
    for (const name of readdirSync(folder)) {
      expect(read(name), name).not.toMatch(/style|<script|<image|href|NaN|undefined/);
    }
  });
});
