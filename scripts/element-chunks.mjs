import { withImports } from './chunk-graph.mjs';

/** The name of a chunk: its file without folder, hash and ending. */
export const nameOfChunk = (file) => file.replace(/^chunks\/(.*)-[^-]+\.js$/, '$1');

/**
 * Names of the chunks that the loader fetches for each element, by tag: its own last, its static imports before.
 * @param {string} folder Of a built flavour.
 * @param {Readonly<Record<string, string>>} chunks The file of each chunk by its name.
 * @param {readonly { name: string, tag: string }[]} elements
 */
export function chunksOfElements(folder, chunks, elements) {
  return Object.fromEntries(
    elements.map(({ name, tag }) => {
      const file = chunks[name];
      if (!file) throw new Error(`${folder} has no chunk ${name} for ${tag}.`);
      return [tag, withImports(folder, file).map(nameOfChunk)];
    }),
  );
}
