import type { FileStore, StoredFiles } from './file-store.js';
import { findRoot, isTextFile } from './files.js';
import { SiteFault } from './site-fault.js';

/** The part of `node:fs` that a site needs; the types of Node stay out of a package for browsers. */
interface FileSystem {
  readonly watch: (
    path: string,
    options: { recursive: boolean; persistent: boolean },
    changed: (event: string, file: string | null) => void,
  ) => { close(): void; on(event: 'error', listener: () => void): unknown };
  readonly promises: {
    readdir(path: string, options: { withFileTypes: true }): Promise<readonly Entry[]>;
    readFile(path: string): Promise<Uint8Array>;
  };
}

interface Entry {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

/** Never part of a site. */
const skipped = /^(?:\..*|node_modules)$/;

/** The files of a folder, and the file with the data. Node alone has folders. */
export function folderStore(folder: string, dataPath: string | null): FileStore {
  const top = folder.replace(/[\\/]+$/, '') || '/';
  let root = '';

  const list = async (below: string): Promise<string[]> => {
    const entries = await fileSystem().promises.readdir(`${top}/${below}`, { withFileTypes: true });
    const found = await Promise.all(
      entries
        .filter(({ name }) => !skipped.test(name))
        .map((entry) => {
          const path = `${below}${entry.name}`;
          if (entry.isDirectory()) return list(`${path}/`);
          return entry.isFile() ? [path] : [];
        }),
    );
    return found.flat();
  };
  const text = async (path: string) =>
    new TextDecoder().decode(await fileSystem().promises.readFile(path));

  async function read(): Promise<StoredFiles> {
    const all = await list('').catch((error: unknown) => {
      throw new SiteFault(
        'no-folder',
        `The folder ${folder} cannot be read (${reasonOf(error)}). Name the folder with the templates.`,
      );
    });
    root = findRoot(all);
    const paths = all
      .filter((path) => path.startsWith(root))
      .map((path) => path.slice(root.length));
    if (!paths.some((path) => /\.(?:region|list|item|block|page)$/i.test(path))) {
      throw new SiteFault(
        'no-files',
        `The folder ${folder} holds no template: no .region, .list, .item or .block file. Name the folder with template.conf.`,
      );
    }
    // A file that an editor replaces at this moment is read again after its change.
    const texts = await Promise.all(
      paths
        .filter(isTextFile)
        .map(
          async (path) => [path, await text(`${top}/${root}${path}`).catch(() => null)] as const,
        ),
    );
    const own = dataPath === null && paths.includes('data.json') ? `${top}/${root}data.json` : null;
    const path = dataPath ?? own;
    return {
      texts: new Map(
        texts.flatMap(([name, content]) => (content === null ? [] : [[name, content] as const])),
      ),
      paths: new Set(paths),
      data: path === null ? null : { path, text: await readData(path) },
    };
  }

  async function readData(path: string): Promise<string> {
    return text(path).catch((error: unknown) => {
      throw new SiteFault(
        'no-folder',
        `The data ${path} cannot be read (${reasonOf(error)}). Name a JSON file.`,
      );
    });
  }

  return {
    read,
    bytes: async (path) =>
      fileSystem()
        .promises.readFile(`${top}/${root}${path}`)
        .catch(() => null),
    watch(changed) {
      const { watch } = fileSystem();
      const options = { recursive: true, persistent: false };
      const watchers = [
        watch(top, options, (_event, file) => {
          if (!file?.split(/[\\/]/).some((name) => skipped.test(name))) changed();
        }),
        // The folder of the data, because editors put a new file in place of the old one.
        ...(dataPath === null
          ? []
          : [
              watch(parentOf(dataPath), { ...options, recursive: false }, (_event, file) => {
                if (file !== null && dataPath.endsWith(file)) changed();
              }),
            ]),
      ];
      // A folder that is deleted ends its watch; the files that were read stay.
      for (const watcher of watchers) watcher.on('error', () => undefined);
      return () => watchers.forEach((watcher) => watcher.close());
    },
  };
}

function parentOf(path: string): string {
  const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  return end < 0 ? '.' : path.slice(0, end) || '/';
}

/** Not an import, so that bundles for browsers and Workers do not ask for it. */
function fileSystem(): FileSystem {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  const found = process?.getBuiltinModule?.('node:fs');
  if (found === undefined) {
    throw new SiteFault(
      'no-node',
      'A folder can be read in Node 20.16 or later alone. Pass { files } with the contents.',
    );
  }
  return found as FileSystem;
}

function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  return (
    {
      ENOENT: 'there is none',
      ENOTDIR: 'it is no folder',
      EISDIR: 'it is a folder',
      EACCES: 'it may not be read',
    }[code ?? ''] ?? String(error)
  );
}
