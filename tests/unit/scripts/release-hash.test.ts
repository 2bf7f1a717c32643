import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { chunkImports } from '../../../scripts/rollup/chunk-imports.mjs';
import { releaseHash, releaseMark } from '../../../scripts/rollup/release-hash.mjs';

const sources: Record<string, string> = {
  entry: `export const load = [() => import('price'), () => import('cart')];`,
  price: `import { say } from 'core'; import { run } from 'runtime'; export const price = say() + run();`,
  cart: `import { say } from 'core'; export const cart = say(); export const more = () => import('late');`,
  late: `import { run } from 'runtime'; export const late = run();`,
  core: `export const say = () => 'core';`,
  runtime: `export const run = () => 'runtime';`,
};

/** The written files by their names. */
async function build(changes: Record<string, string> = {}, own = ['runtime']) {
  const texts: Record<string, string> = { ...sources, ...changes };
  const bundle = await rollup({
    input: { entry: 'entry' },
    plugins: [
      { name: 'sources', resolveId: (id) => (id in texts ? id : null), load: (id) => texts[id] },
      // First, as in the build: it copies the chunks.
      chunkImports(),
      releaseHash(),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) =>
      `chunks/${name}-${own.includes(name) ? '[hash:7]' : releaseMark}.js`,
    hashCharacters: 'base36',
    manualChunks: (id) => (id === 'entry' ? undefined : id),
    hoistTransitiveImports: false,
  });
  return Object.fromEntries(
    output.map((file) => [file.fileName, 'code' in file ? file.code : String(file.source)]),
  );
}

const hashesOf = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.keys(files).flatMap((file) => {
      const [, name, hash] = /^chunks\/(.+)-(\w+)\.js$/.exec(file) ?? [];
      return name && hash ? [[name, hash]] : [];
    }),
  );

describe('releaseHash', () => {
  it('gives all chunks one hash, but those with a hash of their own', async () => {
    const { runtime, ...others } = hashesOf(await build());
    expect(Object.keys(others).sort()).toEqual(['cart', 'core', 'late', 'price']);
    const [hash, ...more] = new Set(Object.values(others));
    expect(more).toEqual([]);
    expect(hash).toMatch(/^[0-9a-z]{7}$/);
    expect(runtime).not.toBe(hash);
  });

  it('leaves the mark nowhere: every name in the code is that of a file', async () => {
    const files = await build();
    const text = JSON.stringify(files);
    expect(text).not.toContain(releaseMark);
    expect(Object.keys(files).filter((file) => file.startsWith('again/'))).toHaveLength(5);
    for (const [file, code] of Object.entries(files)) {
      for (const [, name] of code.matchAll(/from ["']\.\/(.+?)["']/g)) {
        expect(files).toHaveProperty([file.replace(/[^/]+$/, name!)]);
      }
    }
    const { cart = '' } = hashesOf(files);
    expect(files[`chunks/cart-${cart}.js`]).toContain(`late-${cart}`);
    expect(files['entry.js']).toContain(`-${cart}'`);
  });

  it('is the same for the same sources', async () => {
    expect(await build()).toEqual(await build());
  });

  it.each(['price', 'cart', 'late', 'core'])(
    'changes every name but the runtime’s when %s changes',
    async (name) => {
      const { runtime: runtimeBefore, ...before } = hashesOf(await build());
      const { runtime, ...after } = hashesOf(
        await build({ [name]: `${sources[name]} globalThis.isChanged = true;` }),
      );
      expect(runtime).toBe(runtimeBefore);
      expect(Object.keys(after)).toEqual(Object.keys(before));
      for (const chunk of Object.keys(before)) expect(after[chunk]).not.toBe(before[chunk]);
    },
  );

  it('changes every name when the runtime changes', async () => {
    const before = hashesOf(await build());
    const after = hashesOf(await build({ runtime: `export const run = () => 'other';` }));
    for (const chunk of Object.keys(before)) expect(after[chunk]).not.toBe(before[chunk]);
  });

  it('refuses a hash of its own for a chunk that names the release', async () => {
    await expect(build({}, ['price'])).rejects.toThrow('has a hash of its own');
  });
});
