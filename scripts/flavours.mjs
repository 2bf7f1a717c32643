import { preactRuntime } from './rollup/preact-runtime.mjs';

/**
 * The builds for pages without a bundler: the same files from the same sources, each on a runtime of its own, after which
 * its chunk is named and which rollup `plugins` bring in. `hashes` lists the integrity hashes of the folder's files, `chunks`
 * the modules of each chunk.
 */
export const flavours = {
  react: {
    folder: 'dist/cdn',
    runtime: 'react',
    plugins: [],
    hashes: 'dist/integrity.json',
    chunks: 'dist/chunks.json',
  },
  lite: {
    folder: 'dist/cdn-lite',
    runtime: 'preact',
    plugins: [preactRuntime()],
    hashes: 'dist/integrity-lite.json',
    chunks: 'dist/chunks-lite.json',
  },
};

/** The flavour that FLAVOUR names; React without it. Throws for another name. */
export function readFlavour({ FLAVOUR: name = 'react' } = process.env) {
  if (Object.hasOwn(flavours, name)) return flavours[name];
  const names = Object.keys(flavours).join(', ');
  throw new Error(`There is no flavour "${name}". There are: ${names}.`);
}
