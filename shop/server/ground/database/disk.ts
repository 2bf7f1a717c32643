import { closeSync, constants, fdatasync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes written bytes survive a power loss. A test replaces it to lose the others. */
export interface Disk {
  /** Syncs an open file or folder, and waits. @throws Error of the operating system. */
  syncNow(descriptor: number): void;
  /** Syncs the content of an open file while the process goes on. @throws Error of the operating system. */
  syncLater(descriptor: number): Promise<void>;
}

export const realDisk: Disk = {
  syncNow: fsyncSync,
  syncLater: (descriptor) =>
    new Promise((resolve, reject) => {
      fdatasync(descriptor, (error) => (error ? reject(error) : resolve()));
    }),
};

/** Syncs a file or folder by name. */
export function syncPath(path: string, disk: Disk): void {
  const descriptor = openSync(path, constants.O_RDONLY);
  try {
    disk.syncNow(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Files that are synced at a time: the disk takes many at once nearly as fast as one. */
const together = 100;

/** Syncs a folder with all that is in it: the files, then the folders that name them. */
export async function syncTree(folder: string, disk: Disk): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathsOf = (some: typeof entries) => some.map((entry) => join(entry.parentPath, entry.name));
  const files = pathsOf(entries.filter((entry) => entry.isFile()));
  for (let first = 0; first < files.length; first += together) {
    await Promise.all(files.slice(first, first + together).map((path) => syncFile(path, disk)));
  }
  const folders = pathsOf(entries.filter((entry) => entry.isDirectory()));
  for (const path of [...folders, folder]) syncPath(path, disk);
}

async function syncFile(path: string, disk: Disk): Promise<void> {
  const descriptor = openSync(path, constants.O_RDONLY);
  try {
    await disk.syncLater(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
