/** The contents of a site's files by their paths: texts as they are, or bytes. */
export type SiteFiles = Readonly<Record<string, string | Uint8Array>>;

/** The files of a site, sorted by what a site reads of them. */
export interface SiteSources {
  /** The text of a file without byte order mark and carriage returns; the path's case does not matter. */
  readonly text: (path: string) => SourceText | null;
  /** The names of the files in a folder with one of the extensions, sorted. */
  readonly list: (folder: string, ...extensions: readonly string[]) => readonly SourceText[];
  /** All template files: regions, blocks, lists, items and pages. */
  readonly templates: readonly SourceText[];
}

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

const templateExtension = /\.(?:region|block|list|item|page|html)$/i;
const textExtension = /\.(?:region|block|list|item|page|html?|conf|json|css|less|js|mjs|svg|txt)$/i;

export function isTextFile(path: string): boolean {
  return textExtension.test(path);
}

/**
 * The folder of the site among the paths: that of the first `template.conf`, else that of the first region. Exported
 * templates often lie in a folder such as `template/` or `src/`. '' is the top.
 */
export function findRoot(paths: readonly string[]): string {
  const byDepth = [...paths].sort((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
  const isConf = (path: string) => /(?:^|\/)template\.conf$/i.test(path);
  const isRegion = (path: string) => /\.region$/i.test(path);
  const found = byDepth.find(isConf) ?? byDepth.find(isRegion) ?? '';
  return found.slice(0, found.lastIndexOf('/') + 1);
}

/** Sorts the texts of a site; paths are from its root. */
export function sortSources(texts: ReadonlyMap<string, string>): SiteSources {
  const all = [...texts].map(([path, text]) => ({ path, text: cleanText(text) }));
  const byName = new Map(all.map((source) => [source.path.toLowerCase(), source]));
  return {
    text: (path) => byName.get(path.toLowerCase()) ?? null,
    list: (folder, ...extensions) =>
      all
        .filter(
          ({ path }) =>
            isIn(folder, path) && extensions.some((end) => path.toLowerCase().endsWith(end)),
        )
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
    templates: all.filter(({ path }) => isTemplate(path)),
  };
}

/** HTML outside of the folders of templates is a file to download, not a template. */
function isTemplate(path: string): boolean {
  return (
    templateExtension.test(path) &&
    (!/\.html$/i.test(path) || /^(?:blocks|collections|pages)\//i.test(path))
  );
}

function isIn(folder: string, path: string): boolean {
  const lower = path.toLowerCase();
  return folder === '' ? !lower.includes('/') : lower.startsWith(`${folder}/`);
}

function cleanText(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

function depthOf(path: string): number {
  return path.split('/').length;
}
