import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = 'dist/cdn';
const hash = (algorithm, content) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/**
 * dist/integrity.json: an integrity hash for each CDN file. dist/cdn/manifest.json: what a server that
 * renders pages wants to know (chunks to preload, the inline snippet and its hash for the policy).
 */
export async function writeIntegrity() {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => name.replaceAll(path.sep, '/'));
  const integrity = {};
  for (const file of files.sort()) {
    integrity[file] = hash('sha384', await readFile(path.join(folder, file)));
  }
  await writeFile('dist/integrity.json', JSON.stringify(integrity, null, 2) + '\n');

  const code = (await readFile(path.join(folder, 'snippet.js'), 'utf8')).trim();
  const chunk = (name) => files.find((file) => file.startsWith(`chunks/${name}-`));
  const manifest = {
    preload: [chunk('core')],
    chunks: Object.fromEntries(
      files
        .filter((file) => file.startsWith('chunks/'))
        .map((file) => [file.replace(/^chunks\/(.*)-[^-]+\.js$/, '$1'), file]),
    ),
    snippet: { code, hash: hash('sha256', code) },
  };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2) + '\n');
  console.log(`Inline snippet: ${code.length} bytes, '${manifest.snippet.hash}'`);
}
