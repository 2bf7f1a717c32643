import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The address below which the site serves the widgets. */
export const widgetsPath = '/vitrine/';

/** The files of the widgets that pages load. */
export interface WidgetFiles {
  /** Null if there is no such file. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly isThere: boolean;
}

/** The package's `dist/cdn`, from `dist/bin` and from the sources. */
export async function findWidgetFiles(): Promise<WidgetFiles> {
  const folder = ['../cdn/', '../../../dist/cdn/']
    .map((relative) => fileURLToPath(new URL(relative, import.meta.url)))
    .find((candidate) => existsSync(path.join(candidate, 'vitrine.js')));
  if (folder === undefined) return { read: async () => null, isThere: false };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Only the files in this list may be read.
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
      ),
  );
  return {
    isThere: true,
    read: async (file) =>
      files.has(file) ? new Uint8Array(await readFile(path.join(folder, file))) : null,
  };
}
