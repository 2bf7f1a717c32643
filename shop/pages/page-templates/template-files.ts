import { existsSync, readdirSync, readFileSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Templates by their path in the folder: `cart.html`, `parts/card.html`. */
export type TemplateFiles = ReadonlyMap<string, string>;

const folders = ['', 'parts'] as const;
const isTemplate = (name: string) => name.endsWith('.html');

/**
 * Reads the templates of folders, of which a later one has files in place of those before. Throws if the first cannot be
 * read; the others may lack `parts/`.
 */
export function readTemplateFiles([first = '', ...others]: readonly string[]): TemplateFiles {
  const own = others.flatMap((templatesDir) => [...readFolder(templatesDir, namesIfThere)]);
  return new Map([...readFolder(first, namesIn), ...own]);
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
