import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withImports } from './chunk-graph.mjs';
import { chunksOfElements, nameOfChunk } from './element-chunks.mjs';
import { findElements } from './generate.mjs';

/** The elements whose press `widgets/autoload/take-submit.ts` keeps until `early` has come. */
const pressTags = ['vitrine-add-to-cart'];

const hash = (algorithm, content) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/**
 * For a flavour a list with the integrity hash of each file, and manifest.json: the facts for a server that renders
 * pages (chunks to preload for each element, the inline snippet and its hash for the policy).
 * @returns {Promise<string[]>} The files that it wrote.
 */
export async function writeIntegrity({ folder, hashes }) {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => name.replaceAll(path.sep, '/'));
  const integrity = {};
  for (const file of files.sort()) {
    integrity[file] = hash('sha384', await readFile(path.join(folder, file)));
  }
  await writeFile(hashes, JSON.stringify(integrity, null, 2) + '\n');

  const code = (await readFile(path.join(folder, 'snippet.js'), 'utf8')).trim();
  const chunks = Object.fromEntries(
    files.filter((file) => file.startsWith('chunks/')).map((file) => [nameOfChunk(file), file]),
  );
  const elements = findElements();
  /** @type {import('../core/preload/manifest.js').PreloadManifest} */
  const known = {
    // The files that an early press waits for.
    preload: withImports(folder, chunks.early),
    chunks,
    elements: chunksOfElements(folder, chunks, elements),
    data: elements.filter(({ isDataOnly }) => isDataOnly).map(({ tag }) => tag),
    press: pressTags,
  };
  const manifest = {
    ...known,
    snippet: { code, hash: hash('sha256', code) },
  };
  const file = path.join(folder, 'manifest.json');
  await writeFile(file, JSON.stringify(manifest, null, 2) + '\n');
  return [hashes, file];
}
