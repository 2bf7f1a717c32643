/** The file system and streams that the command uses; injected by tests. */
export interface Host {
  /** The text of a file, or of standard input for `-`. Rejects with a ReadError. */
  readonly read: (path: string) => Promise<string>;
  /** The files in a folder and below it, as paths from there with `/` between. Rejects with a ReadError. */
  readonly list: (folder: string) => Promise<readonly string[]>;
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
