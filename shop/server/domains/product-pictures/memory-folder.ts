import { randomUUID } from 'node:crypto';
import type { PhotoFolder } from '../reviews/index.js';

/** Pictures in memory, for a shop without a folder: they last as long as the process. */
export function createMemoryFolder(): PhotoFolder {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly since: number }>();
  return {
    keep({ bytes, extension }) {
      const name = `${randomUUID()}.${extension}`;
      files.set(name, { bytes, since: Date.now() });
      return Promise.resolve(name);
    },
    read: (name) => Promise.resolve(files.get(name)?.bytes ?? null),
    remove(names) {
      for (const name of names) files.delete(name);
      return Promise.resolve();
    },
    olderThan: (age) =>
      Promise.resolve(
        [...files].filter(([, { since }]) => Date.now() - since > age).map(([name]) => name),
      ),
  };
}
