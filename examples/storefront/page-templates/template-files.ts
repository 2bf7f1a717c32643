import { readdirSync, readFileSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Templates by their path in the folder: `cart.html`, `parts/card.html`. */
export type TemplateFiles = ReadonlyMap<string, string>;

const folders = ['', 'parts'] as const;
const isTemplate = (name: string) => name.endsWith('.html');

/** Reads the templates of a folder. Throws if the folder cannot be read. */
export function readTemplateFiles(templatesDir: string): TemplateFiles {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(path.join(templatesDir, folder))
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
export function watchTemplateFiles(templatesDir: string, changed: () => void): () => void {
  const watchers: FSWatcher[] = [];
  try {
    for (const folder of folders) {
      const watcher = watch(path.join(templatesDir, folder), { persistent: false }, (_, name) => {
        if (name === null || isTemplate(name)) changed();
      });
      // A folder that is deleted ends its watch; what was read stays.
      watcher.on('error', () => watcher.close());
      watchers.push(watcher);
    }
  } catch {
    // What can be watched is.
  }
  return () => watchers.forEach((watcher) => watcher.close());
}
