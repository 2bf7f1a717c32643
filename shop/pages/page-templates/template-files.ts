import { existsSync, readdirSync, readFileSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Templates by their path in the folder: `cart.html`, `parts/card.html`. */
export type TemplateFiles = ReadonlyMap<string, string>;

const folders = ['', 'parts'] as const;
const isTemplate = (name: string) => name.endsWith('.html');

export interface TemplateFolders {
  /** Each contains templates of pages, and in `parts/` the partials they apply. */
  readonly templatesDirs: readonly string[];
  /** May lack `parts/`, or all. */
  readonly ownTemplatesDir: string | null;
}

/** A file of a later folder is in place of the one of the same name, and an own one in place of all. */
export const listFolders = ({ templatesDirs, ownTemplatesDir }: TemplateFolders) =>
  ownTemplatesDir === null ? templatesDirs : [...templatesDirs, ownTemplatesDir];

/** Reads all templates. Throws if a folder that is not optional cannot be read. */
export function readTemplateFiles(folders: TemplateFolders): TemplateFiles {
  return new Map(
    listFolders(folders).flatMap((folder) => [
      ...readFolder(folder, folder === folders.ownTemplatesDir ? namesIfThere : namesIn),
    ]),
  );
}

const namesIn = (folder: string) => readdirSync(folder);
const namesIfThere = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

function readFolder(
  templatesDir: string,
  list: (folder: string) => readonly string[],
): TemplateFiles {
  return new Map(
    folders.flatMap((folder) =>
      list(path.join(templatesDir, folder))
        .filter(isTemplate)
        .flatMap((name) => {
          const file = path.posix.join(folder, name);
          const text = readText(path.join(templatesDir, file));
          return text === null ? [] : [[file, text] as const];
        }),
    ),
  );
}

/** The text without the line break at its end; null for a file that an editor replaces at this moment. */
function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return null;
  }
}

/**
 * Calls `changed` after each change of a template. It uses the file events of the operating system, so requests read no
 * files. Some network drives send no events: there a restart shows the change. Does not keep the process alive.
 */
export function watchTemplateFiles(
  templatesDirs: readonly string[],
  changed: () => void,
): () => void {
  const watchers: FSWatcher[] = [];
  const all = templatesDirs.flatMap((dir) => folders.map((folder) => path.join(dir, folder)));
  for (const folder of all) {
    try {
      const watcher = watch(folder, { persistent: false }, (_, name) => {
        if (name === null || isTemplate(name)) changed();
      });
      // A folder that is deleted ends its watch; what was read stays.
      watcher.on('error', () => watcher.close());
      watchers.push(watcher);
    } catch {
      // What can be watched is.
    }
  }
  return () => watchers.forEach((watcher) => watcher.close());
}
