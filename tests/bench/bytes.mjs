import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from 'vite';

export const brotli = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

export const sizes = (name, content) => ({
  name,
  min: content.length,
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotli(content).length,
});

/** Bytes of every CDN file (each compressed on its own, as a CDN does) and of the hand-written element. */
export async function measureBytes() {
  const folder = 'dist/cdn';
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const rows = [];
  for (const file of files.sort()) {
    const name = file.replace(/^chunks[/\\](.*)-[^-]+\.js$/, '$1');
    rows.push(sizes(name, await readFile(path.join(folder, file))));
  }
  const source = await readFile('tests/bench/variants/vanilla.js', 'utf8');
  const { code } = await minify('vanilla.js', source, { module: true });
  rows.push(sizes('(hand-written element)', Buffer.from(code)));
  return rows;
}
