import {
  closeSync,
  constants,
  fdatasync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
} from 'node:fs';
import { join } from 'node:path';

/** What makes written bytes survive a power loss. A test replaces it to lose the others. */
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

/** Syncs a folder with all that is in it, each file before the folder that names it. */
export function syncTree(path: string, disk: Disk): void {
  const stat = lstatSync(path);
  if (stat.isDirectory()) {
    for (const name of readdirSync(path)) syncTree(join(path, name), disk);
  } else if (!stat.isFile()) return;
  syncPath(path, disk);
}
