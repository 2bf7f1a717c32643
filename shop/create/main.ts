import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { runCommand } from './index.js';

interface Manifest {
  readonly version: string;
  readonly engines: { readonly node: string };
}

// Above dist/, where the build is.
const manifest = await readFile(new URL('../package.json', import.meta.url), 'utf8');
const { version, engines } = JSON.parse(manifest) as Manifest;
const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : null;

process.exitCode = await runCommand(process.argv.slice(2), {
  facts: { version, node: engines.node },
  ask: terminal && ((question) => terminal.question(question)),
  read: (file) => readFile(file, 'utf8'),
  async isEmpty(folder) {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.length === 0;
  },
  async write(folder, files) {
    for (const [name, text] of files) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      // A file that appeared meanwhile is somebody's.
      await writeFile(file, text, { flag: 'wx' });
    }
  },
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
terminal?.close();
