import { readFile } from 'node:fs/promises';
import { runCommand } from './command.js';
import type { Channel } from './host.js';
import { nodeFiles } from './node-files.js';

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

const status = await runCommand(process.argv.slice(2), {
  ...nodeFiles,
  serveEditor: async () => {
    // By its address, so that the build leaves it a file of its own, which no other command loads.
    await import(new URL('vitrine-template-lsp.js', import.meta.url).href);
  },
  out: channel(process.stdout),
  err: channel(process.stderr),
  version: async () => {
    // The package's folder, from here and from dist/bin.
    const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  },
});
// Not `process.exit` after a report, which may cut off pending output.
process.exitCode = status;
