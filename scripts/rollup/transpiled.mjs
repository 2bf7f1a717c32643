import { existsSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { nodeTarget } from '../targets.mjs';

/** Turns TypeScript into JavaScript for Node, without a look at the types, which `npm test` checks for all sources at once. */
export function transpiled() {
  return {
    name: 'transpiled',
    resolveId(name, importer) {
      if (importer === undefined || !name.startsWith('.') || !name.endsWith('.js')) return null;
      const file = path.resolve(path.dirname(importer), name.replace(/\.js$/, '.ts'));
      return existsSync(file) ? file : null;
    },
    async transform(code, id) {
      if (!id.endsWith('.ts')) return null;
      const result = await transformWithOxc(code, id, {
        target: nodeTarget.engines,
        sourcemap: false,
      });
      return { code: result.code, map: null };
    },
  };
}
