import path from 'node:path';
import { sourceOf } from './chunks.mjs';

const replacement = 'dist/modules/widgets/autoload/english-alone.js';

/** For a file that holds all that it can load: without the texts of other languages. */
export function withoutPacks() {
  return {
    name: 'without-packs',
    resolveId(name, importer) {
      if (!importer || !name.startsWith('.')) return null;
      const source = sourceOf(path.resolve(path.dirname(importer), name));
      return source === 'widgets/autoload/language' ? path.resolve(replacement) : null;
    },
  };
}
