import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { cssTargets } from '../targets.mjs';

const suffix = '.css?inline';

/** `import css from './x.css?inline'`: the sheet's text, minified, as vite gives it to tests and stories. */
export function cssText() {
  return {
    name: 'css-text',
    resolveId(source, importer) {
      if (!source.endsWith(suffix) || !importer) return null;
      return path.resolve(path.dirname(importer), source.replace('?inline', '')) + '.js';
    },
    async load(id) {
      if (!id.endsWith('.css.js')) return null;
      const file = id.slice(0, -'.js'.length);
      this.addWatchFile(file);
      const { code } = transform({
        filename: file,
        code: await readFile(file),
        minify: true,
        targets: cssTargets,
      });
      return `export default ${JSON.stringify(code.toString())};`;
    },
  };
}
