import path from 'node:path';
import { call, marked, rewriteEntry } from './rewrite-entry.mjs';

/**
 * Rewrites the dynamic imports of the CDN build to calls of `loadChunks`, each with all chunks that it needs and that the
 * importing one has not brought along, so that nothing waits in a chain. Writes the chunks to a second folder too, which
 * `loadChunks` turns to.
 */
export function chunkImports() {
  return {
    name: 'chunk-imports',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk ? { left: `${call}(`, right: ')' } : null,
    renderChunk(code, chunk, _options, { chunks }) {
      const own = withImports(chunk.fileName, chunks);
      const neededBy = (specifier) => {
        const target = path.posix.join(path.posix.dirname(chunk.fileName), specifier);
        const others = [...withImports(target, chunks)].filter((file) => !own.has(file));
        return [...others.filter((file) => file !== target).sort(), target].map(nameOf);
      };
      return {
        code: chunk.isEntry ? rewriteEntry(code, neededBy) : rewriteChunk(code, neededBy),
        map: null,
      };
    },
    generateBundle(_options, bundle) {
      for (const { type, isEntry, fileName, imports, code } of Object.values(bundle)) {
        if (type !== 'chunk' || isEntry) continue;
        this.emitFile({
          type: 'asset',
          fileName: `again/${path.basename(fileName)}`,
          source: imports.length > 0 ? code : asOther(fileName),
        });
      }
    },
  };
}

/** Half of the bytes are in chunks that import nothing: another address of the same file is enough for them. */
const asOther = (fileName) => `export * from '../${fileName}?again';\n`;

/** A chunk and all that it imports before it runs. */
function withImports(fileName, chunks, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const file of chunks[fileName].imports) withImports(file, chunks, found);
  return found;
}

const nameOf = (file) => path.posix.basename(file, '.js');

/** The shorter text for a list of names. */
const asList = (names) =>
  names.length === 1 ? `['${names[0]}']` : `'${names.join(' ')}'.split(' ')`;

function rewriteChunk(code, neededBy) {
  return code.replaceAll(
    marked,
    (_, specifier) => `${call}((file)=>import('./'+file),${asList(neededBy(specifier))})`,
  );
}
