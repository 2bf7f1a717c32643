import { brotliCompressSync } from 'node:zlib';
import { minify as minifyFurther } from 'terser';
import { minify } from 'vite';
import { pageTarget } from '../targets.mjs';

/** What rollup writes for the hash of another chunk, until it knows it; another for the same chunk in each build. */
const standIn = /!~\{[\w$]+\}~/g;

/** The minified code by the code, because the flavours share most chunks. */
const known = new Map();

/**
 * Minifies with vite's oxc minifier, then with terser, entries under `banner`. Each finds what the other does not: terser saves
 * one more percent of the compressed bytes.
 */
export function minified(banner = '', target = pageTarget) {
  return {
    name: 'minified',
    async renderChunk(code, chunk) {
      const hashes = [...new Set(code.match(standIn))];
      const numbered = code.replace(standIn, (hash) => `!~${hashes.indexOf(hash)}~`);
      const key = `${target.edition} ${numbered}`;
      if (!known.has(key)) known.set(key, await minifyTwice(this, numbered, chunk, target));
      const small = known.get(key).replace(/!~(\d+)~/g, (_all, index) => hashes[index]);
      // Only what a page's author opens says what it is: the loader fetches a chunk, and every byte of it counts.
      return { code: banner && chunk.isEntry ? `${banner}\n${small}` : small, map: null };
    },
  };
}

async function minifyTwice(context, code, { fileName }, { engines, edition }) {
  const { code: small, errors } = await minify(fileName, code, {
    module: true,
    compress: { target: engines },
  });
  if (errors.length > 0) context.error(errors[0].message);
  const options = {
    module: true,
    ecma: edition,
    compress: { passes: 2, ecma: edition },
    format: { comments: false },
  };
  const { code: once } = await minifyFurther(small, options);
  // Once more from its own text: most chunks lose another quarter of a percent, and React gains one.
  const { code: twice } = await minifyFurther(once, options);
  return compressedSize(twice) < compressedSize(once) ? twice : once;
}

const compressedSize = (code) => brotliCompressSync(code).length;
