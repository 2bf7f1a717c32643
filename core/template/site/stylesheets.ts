import type { SiteSources } from './files.js';
import type { TemplateConf } from './template-conf.js';
import type { SiteFinding } from './types.js';

/** Makes CSS of LESS: `(source) => less.render(source).then(({ css }) => css)`. */
export type CompileLess = (source: string) => string | Promise<string>;

/**
 * The site's style sheets as one, in the order of `template.conf`; null if there are none. LESS shares its variables
 * across files, so all are compiled together.
 */
export async function joinStylesheets(
  sources: SiteSources,
  conf: TemplateConf,
  less: CompileLess | null,
  find: (finding: SiteFinding) => void,
): Promise<string | null> {
  const listed = conf.stylesheets.flatMap((name) => {
    const path = `styles/${name.replace(/^\/?(?:styles\/)?/, '')}`;
    const source = sources.text(path);
    if (!source)
      find({
        code: 'missing-stylesheet',
        message: `template.conf names ${path}, which is no file. Add it, or take it out.`,
        file: 'template.conf',
        line: 0,
      });
    return source ?? [];
  });
  // Without a list every sheet counts, and a reset is always the first.
  const all = conf.stylesheets.length > 0 ? listed : sources.list('styles', '.css', '.less');
  const reset = sources.text('styles/reset.css');
  const sheets = reset ? [reset, ...all.filter(({ path }) => path !== reset.path)] : all;
  if (sheets.length === 0) return null;
  const joined = sheets.map(({ text }) => text).join('\n');
  const isLess = sheets.some(({ path }) => /\.less$/i.test(path));
  if (!isLess) return joined;
  if (less) return less(joined);
  const file = sheets.find(({ path }) => /\.less$/i.test(path))?.path ?? null;
  find({
    code: 'not-compiled',
    message:
      'LESS is not compiled, so that browsers read it as it is. Run npm install less, or pass { less } to createSite.',
    file,
    line: 0,
  });
  return joined;
}
