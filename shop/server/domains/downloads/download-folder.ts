import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** A file of a variant. */
export interface DownloadFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The files that are sold, by SKU. */
export interface DownloadFiles {
  /** Sorted by name; none for a variant without files. */
  list(sku: string): Promise<readonly DownloadFile[]>;
  /** Null if it is gone. */
  open(sku: string, name: string): Promise<{ body: ReadableStream; size: number } | null>;
}

/** Of a shop that sells no files. */
export const noDownloads: DownloadFiles = {
  list: () => Promise.resolve([]),
  open: () => Promise.resolve(null),
};

/** SKUs and names come from the shop, and are parts of a path. */
const safeName = /^[^/\\\0.][^/\\\0]*$/;

/** Files in a folder for each SKU. */
export function openDownloadFolder(folder: string): DownloadFiles {
  return {
    async list(sku) {
      if (!safeName.test(sku)) return [];
      const names = await readdir(path.join(folder, sku)).catch(noneIfMissing);
      const files = await Promise.all(
        names
          .filter((name) => safeName.test(name))
          .map(async (name) => ({ name, ...(await sizeOf(path.join(folder, sku, name))) })),
      );
      return files
        .flatMap(({ name, size }) => (size === undefined ? [] : [{ name, size }]))
        .sort((one, other) => one.name.localeCompare(other.name, 'en'));
    },
    async open(sku, name) {
      if (!safeName.test(sku) || !safeName.test(name)) return null;
      const file = path.join(folder, sku, name);
      const { size } = await sizeOf(file);
      if (size === undefined) return null;
      return { body: Readable.toWeb(createReadStream(file)) as ReadableStream, size };
    },
  };
}

async function sizeOf(file: string): Promise<{ readonly size?: number }> {
  try {
    const found = await stat(file);
    return found.isFile() ? { size: found.size } : {};
  } catch (error) {
    noneIfMissing(error);
    return {};
  }
}

function noneIfMissing(error: unknown): readonly string[] {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') return [];
  throw error;
}
