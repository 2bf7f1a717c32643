import { watch as watchFile } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ReadError, WriteError, type Host } from './host.js';

/** Reasons for failures by the code of Node's error. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EISDIR: 'This is a folder, not a file.',
  ENOTDIR: 'This is not a folder.',
  EACCES: 'Access to this is denied.',
  EPERM: 'Access to this is denied.',
  EROFS: 'This file system cannot be written.',
};

async function orFail<Result>(
  act: () => Promise<Result>,
  FileError: new (message: string) => Error,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
    throw new FileError((Object.hasOwn(reasons, code) && reasons[code]) || message);
  }
}

/** Hidden files and installed packages are nobody's templates. */
const skipped = /(^|\/)(?:\.|node_modules\/)/;

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !skipped.test(file));
}

async function isFolder(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isDirectory();
  } catch {
    return false;
  }
}

/** Watches folders, those of single files included: many editors replace a file when they save it. */
async function watch(
  paths: readonly string[],
  changed: (file: string) => void,
): Promise<{ readonly stopped: Promise<void> }> {
  const folders = new Map<string, boolean>();
  for (const file of paths) {
    const isWhole = await isFolder(file);
    const folder = isWhole ? file : path.dirname(file);
    folders.set(folder, isWhole || (folders.get(folder) ?? false));
  }
  const watchers = [...folders].map(([folder, recursive]) =>
    watchFile(folder, { recursive }, (_, file) => {
      if (file !== null && !skipped.test(file.replaceAll(path.sep, '/'))) {
        changed(path.join(folder, file));
      }
    }),
  );
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => {
      for (const watcher of watchers) watcher.close();
      resolve();
    });
  });
  return { stopped };
}

/** The files of the machine. */
export const nodeFiles: Omit<Host, 'out' | 'err' | 'version' | 'serveEditor'> = {
  read: (file) =>
    orFail(() => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')), ReadError),
  write: (file, content) => orFail(() => writeFile(file, content), WriteError),
  list: (folder) => orFail(() => listFiles(folder), ReadError),
  isFolder,
  absolute: (file) => path.resolve(file).replaceAll(path.sep, '/'),
  watch,
};
