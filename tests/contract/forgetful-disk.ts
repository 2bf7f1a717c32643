import {
  cpSync,
  fstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import type { Disk } from '../../shop/server/ground/database/disk.js';

export interface ForgetfulDisk extends Disk {
  syncs(): number;
  /** From now on a sync does nothing. */
  stopSyncing(): void;
  /**
   * Writes to a folder what a power loss leaves: what was synced of each file, under the names that were synced of its
   * folder; or with `all data` everything but the log as it is now, as if the disk had written that by itself.
   */
  loseOthers(target: string, keeps: 'synced' | 'all data'): void;
}

/** A disk that remembers for each file and folder what it was when it was last synced. */
export function createForgetfulDisk(folder: string): ForgetfulDisk {
  const contents = new Map<string, Buffer>();
  const names = new Map<string, readonly { name: string; file: string; isFolder: boolean }[]>();
  let count = 0;
  let isSyncing = true;

  /** A number of a file may be used again after its end. */
  function identify({ ino, birthtimeMs }: Stats): string {
    return `${ino} ${birthtimeMs}`;
  }

  function remember(descriptor: number): void {
    if (!isSyncing) return;
    count += 1;
    const stat = fstatSync(descriptor);
    const path = `/proc/self/fd/${descriptor}`;
    if (stat.isFile()) contents.set(identify(stat), readFileSync(path));
    if (!stat.isDirectory()) return;
    const entries = readdirSync(path, { withFileTypes: true });
    names.set(
      identify(stat),
      entries.map((entry) => ({
        name: entry.name,
        file: identify(statSync(join(path, entry.name))),
        isFolder: entry.isDirectory(),
      })),
    );
  }

  function restore(file: string, target: string): void {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    for (const { name, file: child, isFolder } of names.get(file) ?? []) {
      const path = join(target, name);
      if (isFolder) restore(child, path);
      else writeFileSync(path, contents.get(child) ?? '', { mode: 0o600 });
    }
  }

  return {
    syncNow: remember,
    async syncLater(descriptor) {
      // What is written while a disk syncs may be missing.
      remember(descriptor);
      await new Promise((resolve) => setImmediate(resolve));
    },
    syncs: () => count,
    stopSyncing() {
      isSyncing = false;
    },
    loseOthers(target, keeps) {
      restore(identify(statSync(folder)), target);
      if (keeps === 'synced') return;
      cpSync(folder, target, {
        recursive: true,
        filter: (source) => !source.includes('pg_wal') && !source.endsWith('.sock'),
      });
    },
  };
}
