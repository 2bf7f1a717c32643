import path from 'node:path';
import { loadChunks } from './load-chunks.mjs';

const call = 'vitrineImport';
const short = 'importChunks';
const marked = new RegExp(`${call}\\(\\s*['"]([^'"]+)['"]\\s*\\)`, 'g');
/** The characters that stand for the chunks of a table: those of ASCII after the double quote. */
const firstLetter = 35;
const mostLetters = 92;

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
      for (const { type, isEntry, fileName, code } of Object.values(bundle)) {
        if (type !== 'chunk' || isEntry) continue;
        this.emitFile({
          type: 'asset',
          fileName: `again/${path.basename(fileName)}`,
          source: code,
        });
      }
    },
  };
}

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

/** An entry brings `loadChunks` along. It names a chunk in many places, so it has a table and a letter for each. */
function rewriteEntry(code, neededBy) {
  const uses = new Map();
  for (const [, specifier] of code.matchAll(marked)) {
    for (const name of neededBy(specifier)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  // The most used first, in the lists too: that compresses better.
  const table = [...uses.keys()].sort(
    (one, other) => uses.get(other) - uses.get(one) || (one < other ? -1 : 1),
  );
  if (table.length > mostLetters) throw new Error(`${mostLetters} letters are too few for chunks.`);
  const list = (specifier) => {
    const places = neededBy(specifier).map((name) => table.indexOf(name));
    const ordered = [...places.slice(0, -1).sort((one, other) => one - other), places.at(-1)];
    return JSON.stringify(String.fromCharCode(...ordered.map((place) => place + firstLetter)));
  };
  const rewritten = code.replaceAll(marked, (_, specifier) => `${short}(${list(specifier)})`);
  return `const ${call}=self.${call}??=${loadChunks};
const chunkNames='${table.join(' ')}'.split(' ');
const ${short}=(letters)=>${call}((file)=>import('./chunks/'+file),[...letters].map((letter)=>chunkNames[letter.charCodeAt()-${firstLetter}]));
${rewritten}`;
}
