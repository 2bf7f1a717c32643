import { createRequire } from 'node:module';
import path from 'node:path';
import type { CompileLess } from '../../../core/template/site/index.js';

interface Less {
  render(source: string, options: object): Promise<{ css: string }>;
}

/** The compiler that the author has installed, beside the site or where the command runs; null without one. */
export function findLess(folder: string): CompileLess | null {
  for (const place of [path.resolve(folder), process.cwd()]) {
    try {
      const less = createRequire(path.join(place, 'site.js'))('less') as Less;
      const options = { paths: [path.resolve(folder, 'styles')], math: 'always' };
      return async (source) => (await less.render(source, options)).css;
    } catch {
      // Not installed there.
    }
  }
  return null;
}
