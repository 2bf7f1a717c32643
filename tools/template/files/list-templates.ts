import { ReadError, type Host } from '../host.js';
import { compileGlob, folderOf, isGlob } from './glob.js';

/** The files of templates that are found in folders, by the ends of their names. */
const endings = [
  '.html',
  '.htm',
  '.region',
  '.block',
  '.list',
  '.item',
  '.page',
  '.jsont',
  '.json-t',
];

export function isTemplate(path: string): boolean {
  return endings.some((ending) => path.toLowerCase().endsWith(ending));
}

/** A file to check, or an argument that names none. */
export type Listed =
  | {
      readonly path: string;
      /** The path from the folder that was given, under which other templates may apply the file. */
      readonly name: string;
    }
  | { readonly path: string; readonly problem: string };

/** The files that arguments name: files, folders with all templates below them, and patterns. No file twice. */
export async function listTemplates(
  given: readonly string[],
  host: Pick<Host, 'list' | 'isFolder'>,
): Promise<Listed[]> {
  const lists = await Promise.all(given.map((path) => listOne(path.replaceAll('\\', '/'), host)));
  const seen = new Map(lists.flat().map((file) => [file.path, file]));
  return [...seen.values()];
}

async function listOne(
  path: string,
  host: Pick<Host, 'list' | 'isFolder'>,
): Promise<readonly Listed[]> {
  if (path !== '-' && (await host.isFolder(path))) {
    const folder = path.replace(/(?<=.)\/+$/, '');
    const found = await listBelow(folder, isTemplate, host);
    return found.length > 0
      ? found
      : [{ path, problem: `There are no templates in this folder (${endings.join(' ')}).` }];
  }
  if (path === '-' || !isGlob(path)) return [{ path, name: baseName(path) }];

  const pattern = compileGlob(path.replace(/^\.\//, ''));
  const folder = folderOf(path);
  const inFolder = folder === '.' ? '' : `${folder.replace(/^\.\//, '')}/`;
  const found = await listBelow(folder, (file) => pattern.test(inFolder + file), host);
  return found.length > 0 ? found : [{ path, problem: 'No file matches this pattern.' }];
}

async function listBelow(
  folder: string,
  isWanted: (file: string) => boolean,
  host: Pick<Host, 'list'>,
): Promise<Listed[]> {
  try {
    const files = [...(await host.list(folder))].filter(isWanted).sort();
    return files.map((name) => {
      return { path: folder === '.' ? name : `${folder.replace(/\/$/, '')}/${name}`, name };
    });
  } catch (error) {
    if (error instanceof ReadError) return [{ path: folder, problem: error.message }];
    throw error;
  }
}

function baseName(path: string): string {
  return path.split('/').at(-1) ?? path;
}
