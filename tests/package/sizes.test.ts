import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const brotli = (file: string) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length;
const chunkFile = (name: string) => {
  const pattern = new RegExp(`^${name}-[^-]+\\.js$`);
  const file = readdirSync('dist/cdn/chunks').find((candidate) => pattern.test(candidate));
  if (!file) throw new Error(`No chunk ${name} in dist/cdn/chunks.`);
  return `dist/cdn/chunks/${file}`;
};

/** Budgets in bytes after brotli 11. */
const budgets: Array<[string, number]> = [
  ['react', 60_000],
  ['core', 23_300],
  ['element', 5_700],
  ['product-rules', 4_000],
  ['product', 1_700],
  ['hooks', 1_500],
  ['add-to-cart', 5_300],
  ['variant-picker', 5_000],
  ['quantity', 4_000],
  ['purchase', 1_500],
  ['subscription', 1_200],
  ['gift-card', 3_200],
  ['cart-pill', 2_000],
  ['cart-contents', 7_500],
  ['cart', 5_200],
  ['cart-drawer', 3_500],
  ['cart-indicator', 1_700],
  ['quantity-field', 1_600],
  ['price', 2_000],
  ['product-image', 2_000],
  ['product-status', 1_000],
  ['scarcity', 1_200],
  ['messages', 4_500],
  ['quick-view', 3_500],
  ['join-button', 1_000],
  ['lightbox', 1_800],
  ['forms', 5_100],
  ['form-fields', 3_800],
  ['product-form', 3_200],
  ['instalments', 5_000],
  ['reviews', 6_500],
  ['form', 9_200],
  ['form-submission', 2_800],
  ['form-builder', 13_500],
  ['captcha', 2_200],
  ['altcha', 2_900],
  ['vendors', 1_300],
  ['character-counter', 1_600],
  ['restock', 4_600],
  ['restock-rules', 600],
  ['restock-admin', 5_500],
  ['analytics', 20_000],
  ['errors', 1_500],
  ['performance', 1_800],
  ['web-vitals', 3_100],
  ['recording', 600],
  ['validation', 700],
];

describe('bytes', () => {
  it('the loader weighs at most 3 kB', () => {
    expect(brotli('dist/cdn/vitrine.js')).toBeLessThanOrEqual(3_000);
  });

  it('the inline snippet has at most 400 bytes', () => {
    expect(
      Buffer.byteLength(readFileSync('dist/cdn/snippet.js', 'utf8').trim()),
    ).toBeLessThanOrEqual(400);
  });

  it.each(budgets)('the %s chunk weighs at most %i bytes', (name, budget) => {
    expect(brotli(chunkFile(name))).toBeLessThanOrEqual(budget);
  });

  it('the loader carries neither React nor zod', () => {
    expect(readFileSync('dist/cdn/vitrine.js', 'utf8')).not.toMatch(
      /react\.|ZodMini|useSyncExternalStore/,
    );
  });

  it('has one chunk for each widget and one React', () => {
    const names = readdirSync('dist/cdn/chunks').map((file) => file.replace(/-[^-]+\.js$/, ''));
    expect(names.filter((name) => name === 'react')).toHaveLength(1);
    expect(new Set(names).size).toBe(names.length);
  });
});
