import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand } from './command.js';
import { ReadError, type Channel } from './host.js';

/** Reasons for read failures by the code of Node's error. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EISDIR: 'This is a folder, not a file.',
  ENOTDIR: 'This is not a folder.',
  EACCES: 'This may not be read.',
  EPERM: 'This may not be read.',
};

async function orReadError<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
    throw new ReadError(Object.hasOwn(reasons, code) ? reasons[code] : message);
  }
}

/** Skips hidden files and installed packages. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/(^|\/)(\.|node_modules\/)/.test(file));
}

function channel(stream: NodeJS.WriteStream): Channel {
  // A reader such as `head` may close the pipe early, which is not an error.
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') throw new Error(`Cannot write: ${code}`);
  });
  return {
    write: (written) => void stream.write(written),
    isColored: stream.isTTY === true && !process.env.NO_COLOR,
  };
}

// Not `process.exit`, which may cut off pending output.
process.exitCode = await runCommand(process.argv.slice(2), {
  read: (file) => orReadError(() => (file === '-' ? text(process.stdin) : readFile(file, 'utf8'))),
  list: (folder) => orReadError(() => listFiles(folder)),
  out: channel(process.stdout),
  err: channel(process.stderr),
  version: async () => {
    // The package's folder, from here and from dist/bin.
    const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  },
});
