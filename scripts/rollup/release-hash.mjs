import { createHash } from 'node:crypto';

/** Stands in file names and code for the hash of the release, which is known once all chunks are final. */
export const releaseMark = '~release~';

/**
 * Puts one hash in the place of `releaseMark`: that of all files that carry the mark in their names. A list of such files,
 * as the loader has one, names the hash once.
 */
export function releaseHash() {
  return {
    name: 'release-hash',
    generateBundle: {
      // Ahead of what copies or lists the files.
      order: /** @type {const} */ ('pre'),
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const hash = hashOf(chunks.filter(({ fileName }) => fileName.includes(releaseMark)));
        const named = (text) => text.replaceAll(releaseMark, hash);
        for (const chunk of chunks) {
          const { fileName, isEntry, code } = chunk;
          if (!isEntry && !fileName.includes(releaseMark) && code.includes(releaseMark)) {
            this.error(
              `${fileName} has a hash of its own, and names a file whose hash is not known by then.`,
            );
          }
          Reflect.deleteProperty(bundle, fileName);
          Object.assign(chunk, {
            fileName: named(fileName),
            code: named(code),
            imports: chunk.imports.map(named),
            dynamicImports: chunk.dynamicImports.map(named),
          });
          bundle[chunk.fileName] = chunk;
        }
      },
    },
  };
}

/** Seven characters, as rollup has them for a chunk. */
function hashOf(chunks) {
  const sum = createHash('sha256');
  const sorted = chunks.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1));
  for (const { fileName, code } of sorted) sum.update(`${fileName}\0${code}\0`);
  return BigInt(`0x${sum.digest('hex')}`)
    .toString(36)
    .slice(-7);
}
