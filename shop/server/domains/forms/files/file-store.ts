import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The bytes of uploaded files, by id. */
export interface FileStore {
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is none. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(id: string): Promise<void>;
}

/** Files in a folder, which is made with the first one. Ids come from the server, so they are safe as names. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (id: string) => path.join(folder, path.basename(id));
  return {
    async write(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(pathOf(id), bytes, { flag: 'wx', mode: 0o600 });
    },
    async read(id) {
      try {
        return new Uint8Array(await readFile(pathOf(id)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}

/** Files that end with the process, for tests. */
export function createMemoryStore(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async write(id, bytes) {
      files.set(id, new Uint8Array(bytes));
    },
    read: async (id) => files.get(id) ?? null,
    async remove(id) {
      files.delete(id);
    },
  };
}
