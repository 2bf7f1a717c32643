import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { realDisk, syncPath, type Disk } from './disk.js';
import { DatabaseError } from './errors.js';

/** An open file of PGlite, and the parts of its file system that are replaced here. */
interface Stream {
  readonly node: object;
  readonly nfd?: number;
}
interface NodeFiles {
  realPath(node: object): string;
  /** Turns an error of the host into one that PostgreSQL reads. */
  tryFSOperation<T>(work: () => T): T;
  readonly node_ops: Record<string, (...given: readonly unknown[]) => unknown>;
  readonly stream_ops: {
    fsync?(stream: Stream): number;
    write(stream: Stream, ...rest: readonly unknown[]): number;
    setattr(stream: Stream, attributes: unknown): void;
  };
}

/** In which folder a change makes a new name. */
const folderOf: Readonly<Record<string, (given: readonly unknown[]) => unknown>> = {
  mknod: ([folder]) => folder,
  rename: ([, folder]) => folder,
};

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Changes of the file system besides writes, by the names of emscripten. */
const changes = ['mknod', 'rename', 'rmdir', 'setattr', 'symlink', 'unlink'];

/** A segment of the write-ahead log, `000000010000000000000001`. */
const segment = /\/pg_wal\/[0-9A-F]{24}$/;

/**
 * The files of PGlite on the disk of the host, synced. PGlite's own file system never syncs: it starts PostgreSQL with
 * fsync off and answers what PostgreSQL asks to sync with nothing done. Here fsync is on, and done. So PostgreSQL's own
 * order holds: the log before the data, the data before a checkpoint says so, folders after their files.
 *
 * Only the sync of the log at each commit is put off: `sync` does it without blocking the process, once for all commits
 * that wait. Until then nothing else is written, so that data never reach the disk before their log.
 */
export class SyncedFileSystem extends NodeFS {
  /** Bytes written to the log; each checkpoint resets it. */
  logged = 0;
  readonly startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    // The one method that reaches the file system of PGlite.
    '-c',
    'wal_sync_method=fsync',
    // PGlite's 128 MB fill with the first pages, and the host caches the same files.
    '-c',
    'shared_buffers=16MB',
  ];

  /** Segments whose sync is put off. */
  #pending = new Set<string>();
  #syncing: string | null = null;
  /** Folders with new names that are not synced. */
  #unnamed = new Set<string>();
  /** Segments are kept open between syncs. PGlite's own descriptors may be closed during one. */
  #descriptors = new Map<string, number>();
  #running: Promise<void> | null = null;
  #failure: unknown = null;

  constructor(
    folder: string,
    readonly disk: Disk = realDisk,
  ) {
    super(folder);
  }

  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const replace = (module: unknown) => this.#replace(requireNodeFiles(module));
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), replace] },
    };
  }

  #replace(files: NodeFiles): void {
    const { write, setattr } = files.stream_ops;
    const settle = () => files.tryFSOperation(() => this.#settle());
    files.stream_ops.fsync = (stream) => {
      const path = files.realPath(stream.node);
      if (segment.test(path)) this.#pending.add(path);
      else files.tryFSOperation(() => this.#syncFile(path, stream.nfd));
      return 0;
    };
    files.stream_ops.write = (stream, ...rest) => {
      const isLog = segment.test(files.realPath(stream.node));
      if (!isLog) settle();
      const count = write(stream, ...rest);
      if (isLog) this.logged += count;
      return count;
    };
    files.stream_ops.setattr = (...given) => {
      settle();
      setattr(...given);
    };
    for (const name of changes) {
      const change = files.node_ops[name];
      if (!change) continue;
      files.node_ops[name] = (...given) => {
        settle();
        const result = change(...given);
        const folder = folderOf[name]?.(given);
        if (isNode(folder)) this.#unnamed.add(files.realPath(folder));
        return result;
      };
    }
  }

  /** PostgreSQL takes for granted that a synced file keeps its name, which not every file system promises. */
  #syncFile(path: string, descriptor: number | undefined): void {
    if (descriptor === undefined) syncPath(path, this.disk);
    else this.disk.syncNow(descriptor);
    this.#unnamed.delete(path);
    for (
      let folder = dirname(path);
      folder.length >= this.rootDir.length;
      folder = dirname(folder)
    ) {
      if (this.#unnamed.delete(folder)) syncPath(folder, this.disk);
    }
  }

  /** Syncs what was put off now. One under way does not count, for it has not ended. */
  #settle(): void {
    const paths = this.#syncing === null ? this.#pending : [this.#syncing, ...this.#pending];
    for (const path of paths) this.disk.syncNow(this.#descriptorOf(path));
    this.#pending.clear();
  }

  /**
   * Resolves when the log of all that was committed before is on the disk.
   * @throws DatabaseError `unavailable` if the disk refuses: then nobody knows what it holds, until the next start.
   */
  async sync(): Promise<void> {
    this.requireIntact();
    // A sync under way may have begun before the last write; the one after it serves all who wait.
    while (this.#running) await this.#running;
    if (this.#pending.size > 0) await (this.#running = this.#syncLater());
    this.requireIntact();
  }

  async #syncLater(): Promise<void> {
    try {
      while (this.#pending.size > 0) {
        const [path = ''] = this.#pending;
        this.#pending.delete(path);
        this.#syncing = path;
        await this.disk.syncLater(this.#descriptorOf(path));
        this.#syncing = null;
        this.#closeAllBut(path);
      }
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#running = null;
    }
  }

  /** @throws DatabaseError `unavailable` after a failed sync. */
  requireIntact(): void {
    if (this.#failure === null) return;
    const reason = this.#failure instanceof Error ? this.#failure.message : String(this.#failure);
    throw new DatabaseError('unavailable', 'EIO', `${reason}; restart the server`);
  }

  #descriptorOf(path: string): number {
    const descriptor = this.#descriptors.get(path) ?? openSync(path, 'r+');
    this.#descriptors.set(path, descriptor);
    return descriptor;
  }

  #closeAllBut(kept: string | null): void {
    for (const [path, descriptor] of this.#descriptors) {
      if (path === kept) continue;
      closeSync(descriptor);
      this.#descriptors.delete(path);
    }
  }

  /** Syncs the files that are not synced yet and closes all of them. Called after the database is closed. */
  async close(): Promise<void> {
    await this.#running;
    this.#settle();
    this.#closeAllBut(null);
  }
}

/** @throws Error if this version of PGlite is built in another way. */
function requireNodeFiles(module: unknown): NodeFiles {
  const files =
    typeof module === 'object' && module !== null && 'NODEFS' in module ? module.NODEFS : null;
  if (isNodeFiles(files)) return files;
  throw new Error('This version of PGlite has no file system that can be synced: pin 0.5.16.');
}

function isNodeFiles(files: unknown): files is NodeFiles {
  return (
    typeof files === 'object' &&
    files !== null &&
    'realPath' in files &&
    'tryFSOperation' in files &&
    'node_ops' in files &&
    'stream_ops' in files &&
    typeof files.stream_ops === 'object' &&
    files.stream_ops !== null &&
    'write' in files.stream_ops
  );
}
