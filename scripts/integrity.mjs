import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withImports } from './chunk-graph.mjs';
import { flavours } from './flavours.mjs';

const hash = (algorithm, content) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/**
 * For each flavour a list with the integrity hash of each file, and manifest.json: what a server that renders pages wants
 * to know (chunks to preload, the inline snippet and its hash for the policy).
 */
export async function writeIntegrity() {
  for (const flavour of Object.values(flavours)) await writeHashes(flavour);
}

async function writeHashes({ folder, hashes }) {
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
  const chunk = (name) => files.find((file) => file.startsWith(`chunks/${name}-`));
  const manifest = {
    // What an early press waits for.
    preload: withImports(folder, chunk('early')),
    chunks: Object.fromEntries(
      files
        .filter((file) => file.startsWith('chunks/'))
        .map((file) => [file.replace(/^chunks\/(.*)-[^-]+\.js$/, '$1'), file]),
    ),
    snippet: { code, hash: hash('sha256', code) },
  };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2) + '\n');
  console.log(`${folder}: inline snippet of ${code.length} bytes, '${manifest.snippet.hash}'`);
}
