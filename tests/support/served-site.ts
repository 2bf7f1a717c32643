import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const command = path.resolve('dist/bin/vitrine-template.js');

export interface ServedSite {
  /** Without a slash at the end. */
  readonly address: string;
  /** A copy of the example site, which a test may change. */
  readonly folder: string;
  /** What the command said so far, on both streams. */
  readonly said: () => string;
  readonly end: () => Promise<void>;
}

/** Copies the example site into a folder of its own. */
export function copySite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-site-'));
  cpSync('examples/site', folder, { recursive: true });
  return folder;
}

/** Serves a folder by the built command on a free port. */
export async function serveSite(
  folder: string,
  ...options: readonly string[]
): Promise<ServedSite> {
  const args = [command, 'serve', folder, '--port', '0', ...options];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /The site is at (http:\/\/\S+?:\d+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
    }
    program.once('exit', (status) => reject(new Error(`serve ended with ${status}:\n${said}`)));
  });
  return {
    address,
    folder,
    said: () => said,
    async end() {
      program.removeAllListeners('exit');
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
