/** A dynamic import asks for its whole dependency list at once, so that nothing waits in a chain. */
export function dependencyLists() {
  return {
    name: 'dependency-lists',
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      const from = chunk.fileName;
      const files =
        getTargetChunkImports?.()
          ?.filter(({ type }) => type === 'internal')
          .map((dependency) => dependency.resolvedImportPath) ?? [];
      if (!targetChunk || !from || files.length === 0) return null;
      // In one order everywhere, which compresses better.
      const asked = files
        .sort()
        .map((file) => `import(${file})`)
        .join();
      return { left: `Promise.all([${asked},import(`, right: ')]).then(all=>all.pop())' };
    },
  };
}
