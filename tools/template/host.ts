/** The file system and streams that the command uses; injected by tests. */
export interface Host {
  /** The text of a file, or of standard input for `-`. Rejects with a ReadError. */
  readonly read: (path: string) => Promise<string>;
  /** Replaces the text of a file, or creates it. Rejects with a WriteError. */
  readonly write: (path: string, text: string) => Promise<void>;
  /** The files in a folder and below it, as paths from there with `/` between. Rejects with a ReadError. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Whether there is a folder of that name. */
  readonly isFolder: (path: string) => Promise<boolean>;
  /** A path from the root, with `/` between. */
  readonly absolute: (path: string) => string;
  /**
   * Calls `changed` with the path of each file that changes in these files and folders, and below them. Resolves once it
   * watches; `stopped` resolves when the user stops the command.
   */
  readonly watch: (
    paths: readonly string[],
    changed: (path: string) => void,
  ) => Promise<{ readonly stopped: Promise<void> }>;
  /** Starts the language server, which lives as long as its editor. */
  readonly serveEditor: () => Promise<void>;
  readonly out: Channel;
  readonly err: Channel;
  readonly version: () => Promise<string>;
}

/** Standard output or standard error. */
export interface Channel {
  readonly write: (text: string) => void;
  readonly isColored: boolean;
}

/** A file that cannot be read; the message gives the reason. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
}

/** A file that cannot be written; the message gives the reason. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
}
