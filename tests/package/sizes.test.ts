import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { elementNames } from '../../scripts/entries.mjs';
import type { WidgetDefinition } from '../../widgets/element/index.js';

const brotli = (file: string) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length;
const chunkFile = (name: string) => {
  const pattern = new RegExp(`^${name}-[^-]+\\.js$`);
  const file = readdirSync('dist/cdn/chunks').find((candidate) => pattern.test(candidate));
  if (!file) throw new Error(`No chunk ${name} in dist/cdn/chunks.`);
  return `dist/cdn/chunks/${file}`;
};

/** Budgets of the chunks that several elements share, in bytes after brotli 11. */
const shared: Array<[string, number]> = [
  ['react', 58_500],
  ['core', 8_650],
  ['http', 2_660],
  ['cart-store', 4_800],
  // With the add that leaves before `cart-store` is there, and the sentence about what did not load.
  ['early', 1_320],
  ['use-cart', 200],
  ['cart-frame', 1_100],
  ['full-cart', 3_750],
  // With the pairs of colours, of which a page may set one half.
  ['element', 6_250],
  ['dialogs', 510],
  // With where the focus goes when its button is removed.
  ['failure', 300],
  // With what computes and reads prices, also those of purchase plans.
  ['product-rules', 5_350],
  ['hooks', 1_200],
  ['cart-link', 650],
  ['shop-link', 800],
  ['hand-off', 940],
  ['diagnosis', 1_200],
  ['fetch-json', 400],
  ['product-words', 900],
  // With the words of the image rules.
  ['mistakes', 1_650],
  ['doctor', 6_400],
  ['missing-product', 400],
  ['cart-words', 400],
  ['show-drawer', 300],
  ['actions', 2_100],
  ['sign-up', 250],
  ['restock-signup', 700],
  ['replace', 500],
  ['agent-tools', 3_100],
  ['backend', 370],
  ['language', 600],
  ['page-tools', 420],
  // It adds its listener itself.
  ['sandbox', 340],
  ['product-source', 1_250],
  ['popup-window', 480],
  // The keys of a combobox, and answers in order.
  ['suggest', 1_500],
  ['price-text', 600],
  ['safe', 2_100],
  ['purchase', 1_500],
  ['cart-contents', 7_500],
  ['quantity-field', 1_600],
  ['select', 300],
  ['product-card', 1_150],
  ['kept', 1_350],
  ['kept-products', 1_700],
  ['messages', 4_500],
  ['lightbox', 1_800],
  ['picture-viewer', 3_950],
  ['open-pictures', 320],
  ['video-players', 760],
  ['safe', 2_240],
  ['form-base', 1_800],
  // With sections, conditions and what may be uploaded.
  ['forms', 6_950],
  ['form-fields', 5_300],
  ['submission', 2_800],
  ['comment-form', 1_900],
  ['captcha', 2_240],
  ['altcha', 2_900],
  ['vendors', 1_300],
  ['restock-rules', 700],
  ['analytics', 20_800],
  ['errors', 1_500],
  ['performance', 1_800],
  ['vitals', 3_100],
  ['recording', 600],
  ['validation', 700],
];

/** The budget of an element's own chunk is part of its definition. */
async function readBudget(name: string): Promise<[string, number]> {
  const module = (await import(`../../widgets/elements/${name}/definition.ts`)) as object;
  const definition = (Object.values(module) as WidgetDefinition[]).find(
    (value) => value.tag === `vitrine-${name}`,
  );
  if (!definition?.budget) throw new Error(`The definition of ${name} has no budget.`);
  return [name, definition.budget];
}
const budgets = [...shared, ...(await Promise.all(elementNames.map(readBudget)))];

describe('bytes', () => {
  // The hash of a release changes it by up to 30 bytes.
  it('the loader weighs at most 2.3 kB', () => {
    expect(brotli('dist/cdn/vitrine.js')).toBeLessThanOrEqual(2_280);
  });

  it('the inline snippet has at most 400 bytes', () => {
    expect(
      Buffer.byteLength(readFileSync('dist/cdn/snippet.js', 'utf8').trim()),
    ).toBeLessThanOrEqual(400);
  });

  it('what connects a provider of payments weighs at most 3.2 kB', () => {
    expect(brotli('dist/cdn/vitrine-payments.js')).toBeLessThanOrEqual(3_200);
  });

  it('the style sheet for pages weighs at most 1 kB', () => {
    expect(brotli('dist/cdn/vitrine.css')).toBeLessThanOrEqual(1_000);
  });

  it('the style sheet for pages with a gallery weighs at most 1.6 kB', () => {
    expect(brotli('dist/cdn/vitrine-gallery.css')).toBeLessThanOrEqual(1_600);
  });

  it.each(readdirSync('widgets/styles/themes'))('the theme %s weighs at most 1.2 kB', (name) => {
    expect(brotli(`dist/cdn/themes/${name}`)).toBeLessThanOrEqual(1_200);
  });

  it.each(budgets)('the %s chunk weighs at most %i bytes', (name, budget) => {
    expect(brotli(chunkFile(name))).toBeLessThanOrEqual(budget);
  });

  // With the parts that only galleries, product pictures and videos have.
  it.each([
    ['gallery', ['gallery', 'open-pictures', 'video-players'], 8_000],
    ['video', ['video', 'video-players'], 2_500],
    ['audio', ['audio'], 2_500],
    ['share', ['share'], 2_500],
    ['follow', ['follow'], 2_500],
    ['image', ['image'], 2_500],
  ] as const)(
    'vitrine-%s, chunks %j, weighs at most %i bytes beyond what elements share',
    (_, chunks, most) => {
      const sum = chunks.reduce((all, name) => all + brotli(chunkFile(name)), 0);
      expect(sum).toBeLessThanOrEqual(most);
    },
  );

  it.each(['gallery', 'product-image', 'open-pictures'])(
    'the %s chunk holds nothing of the lightbox, which is fetched at its first use',
    (name) => {
      const code = readFileSync(chunkFile(name), 'utf8');
      expect(code).not.toMatch(/viewer-stage|showModal/);
      expect(code).not.toMatch(/(?:from|import)\s*"[^"]*picture-viewer-/);
    },
  );

  it('the loader contains neither React nor zod', () => {
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
