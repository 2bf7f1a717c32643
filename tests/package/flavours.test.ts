import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withImports } from '../../scripts/chunk-graph.mjs';
import { findElements } from '../../scripts/generate.mjs';
import { flavours, readFlavour } from '../../scripts/flavours.mjs';

const { react, lite } = flavours;
const read = (file: string) => readFileSync(file, 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;
const brotli = (file: string) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length;
/** The files of a folder without the hashes of their names. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/').replace(/-[^-]+\.js$/, '-….js'))
    .sort();
const chunkOf = (folder: string, name: string) => {
  const { chunks } = readJson(`${folder}/manifest.json`) as { chunks: Record<string, string> };
  return `${folder}/${chunks[name]}`;
};

describe('the lite flavour', () => {
  it('has the files of the other, with its own runtime', () => {
    const files = filesOf(lite.folder);
    expect(files).toContain('vitrine.iife.js');
    expect(files.map((file) => file.replace('/preact-', '/react-')).sort()).toEqual(
      filesOf(react.folder),
    );
  });

  it('has each module in the chunk in which the other has it', () => {
    const { preact, ...chunks } = readJson(lite.chunks);
    const { react: _runtime, ...others } = readJson(react.chunks);
    expect(preact).toEqual(['preact']);
    expect(chunks).toEqual(others);
  });

  it('holds no React, and of Preact no more than the sources use', () => {
    const runtime = read(chunkOf(lite.folder, 'preact'));
    expect(read(`${lite.folder}/vitrine.iife.js`)).not.toMatch(/react\.production|Suspense/i);
    expect(runtime).not.toMatch(/hydrate|PureComponent|forwardRef|Lazy/);
    expect(brotli(chunkOf(lite.folder, 'preact'))).toBeLessThanOrEqual(6_950);
  });

  it.each([
    'vitrine-template.js',
    'vitrine-template-core.js',
    'vitrine-payments.js',
    'snippet.js',
    'vitrine.css',
    'vitrine-gallery.css',
    'themes/calm.css',
  ])('shares %s, which knows no runtime', (file) => {
    expect(read(`${lite.folder}/${file}`)).toBe(read(`${react.folder}/${file}`));
  });

  it('has a loader within the bound of the other', () => {
    expect(brotli(`${lite.folder}/vitrine.js`)).toBeLessThanOrEqual(2_280);
  });
});

describe.each(Object.entries(flavours))('the flavour %s', (name, { folder, hashes }) => {
  it('is found by its name', () => {
    expect(readFlavour({ FLAVOUR: name }).folder).toBe(folder);
  });

  it('has a hash of each of its files', () => {
    const listed = readJson(hashes);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(js|css)$/.test(file));
    expect(Object.keys(listed)).toEqual(files.sort());
    for (const file of files) {
      const hash = createHash('sha384')
        .update(readFileSync(`${folder}/${file}`))
        .digest('base64');
      expect(listed[file]).toBe(`sha384-${hash}`);
    }
  });

  it("has one file for shoppers, without the owner's elements", () => {
    const text = read(`${folder}/vitrine.iife.js`);
    const elements = findElements();
    const owners = elements.filter(({ isOwners }) => isOwners).map(({ tag }) => tag);
    expect(owners.length).toBeGreaterThan(0);
    for (const { tag } of elements) {
      // Of those that it lacks the doctor knows the names, in one long text.
      expect([tag, text.includes(`"${tag}"`)]).toEqual([tag, !owners.includes(tag)]);
    }
  });
});

const wholePage = ['add-to-cart', 'product', 'variant-picker', 'quantity', 'cart-pill', 'cart'];

/** Most bytes after brotli 11 of the one file for pages with add-to-cart buttons alone. */
const buttonFiles: Array<[keyof typeof flavours, number]> = [
  // The compression alone moves these by a hundred bytes when a name or a sentence changes.
  ['react', 99_950],
  ['lite', 48_600],
];

describe.each(buttonFiles)('%s: the one file for a button', (name, bound) => {
  const file = `${flavours[name].folder}/vitrine-button.iife.js`;

  it(`weighs at most ${bound}`, () => {
    expect(brotli(file)).toBeLessThanOrEqual(bound);
  });

  it('holds the button and the product, and no other element', () => {
    const text = read(file);
    const held = findElements().filter(({ tag }) => text.includes(`"${tag}":`));
    expect(held.map(({ name: element }) => element)).toEqual(['product', 'add-to-cart']);
  });

  it('says what it leaves out', () => {
    expect(read(file)).toContain('Take vitrine.js or vitrine.iife.js instead.');
  });
});

/**
 * Most bytes after brotli 11 until the elements are live: the loader, their chunks and all that those import. The pairs of
 * colours, of which a page may set one half, are 0.3 kB of it, and purchase plans 0.8 kB.
 */
const live: Array<[keyof typeof flavours, number, readonly string[]]> = [
  ['react', 88_800, ['add-to-cart']],
  ['lite', 38_850, ['add-to-cart', 'product']],
  ['react', 110_250, wholePage],
  ['lite', 58_700, wholePage],
];

describe('the bytes until an element is live', () => {
  it.each(live)('%s: at most %i for %j', (name, bound, elements) => {
    const { folder } = flavours[name];
    const files = new Set(['vitrine.js']);
    for (const element of elements) {
      const chunk = chunkOf(folder, element).slice(folder.length + 1);
      for (const file of withImports(folder, chunk)) files.add(file);
    }
    const sum = [...files].reduce((all, file) => all + brotli(`${folder}/${file}`), 0);
    expect(files.size).toBeGreaterThan(elements.length);
    expect(sum).toBeLessThanOrEqual(bound);
  });
});

describe('readFlavour', () => {
  it('takes React for none', () => {
    expect(readFlavour({}).folder).toBe(react.folder);
  });

  it('refuses another name', () => {
    expect(() => readFlavour({ FLAVOUR: 'light' })).toThrow('There are: react, lite.');
  });
});
