import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nameChunk, packageOf, sourceOf } from './chunks.mjs';

/** Writes which modules each chunk holds, packages by their name, to `file`. */
export function chunkList(file) {
  return {
    name: 'chunk-list',
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const list = Object.fromEntries(
        chunks.map((chunk) => [nameChunk(chunk), listModules(chunk)]),
      );
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(list, null, 2) + '\n');
    },
  };
}

function listModules({ modules }) {
  const rendered = Object.keys(modules).filter((id) => modules[id].renderedLength > 0);
  // Rollup's own modules have no file.
  const files = rendered.filter((id) => packageOf(id) || !id.startsWith('\0'));
  return [...new Set(files.map((id) => packageOf(id) ?? sourceOf(id)))].sort();
}
