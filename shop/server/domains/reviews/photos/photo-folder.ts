import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadPhoto } from './read-photo.js';

/** The folder of photos of reviews. Names are random, so that nobody guesses one that waits for the owner. */
export interface PhotoFolder {
  /** Resolves to the name of the file. */
  keep(photo: ReadPhoto): Promise<string>;
  /** Null if there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
  remove(names: readonly string[]): Promise<void>;
  /** The names of files that are older than `age` milliseconds. */
  olderThan(age: number): Promise<readonly string[]>;
}

const nameForm = /^[0-9a-f-]{36}\.(?:jpg|png|webp)$/;

export const isPhotoName = (name: string): boolean => nameForm.test(name);

export function openPhotoFolder(folder: string): PhotoFolder {
  const fileOf = (name: string) => {
    if (!isPhotoName(name)) throw new Error(`${name} is not the name of a photo.`);
    return join(folder, name);
  };
  return {
    async keep({ bytes, extension }) {
      const name = `${randomUUID()}.${extension}`;
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(name), bytes, { flag: 'wx' });
      return name;
    },
    async read(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(fileOf(name), { force: true })));
    },
    async olderThan(age) {
      try {
        const names = (await readdir(folder)).filter(isPhotoName);
        const times = await Promise.all(
          names.map(async (name) => (await stat(fileOf(name))).mtimeMs),
        );
        return names.filter((_, index) => Date.now() - (times[index] ?? 0) > age);
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
