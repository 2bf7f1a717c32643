import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The system's own folders first: another Python in the path has no Django. */
const systemEnv = {
  ...process.env,
  PATH: `/usr/bin:/usr/sbin:/bin:${process.env['PATH'] ?? ''}`,
};

/** Whether the system has the command, and it ends well with these arguments. */
export const runs = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { env: systemEnv, stdio: 'ignore' }).status === 0;

/** Runs a command in a folder. Throws with what it printed when it fails. */
export function run(folder: string, command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd: folder, env: systemEnv, stdio: 'pipe' });
}

/** Writes files into a folder; those of `added` are put at the end of what is there. */
export function writeInto(
  folder: string,
  files: Readonly<Record<string, string>>,
  added: readonly string[] = [],
): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (added.includes(name)) {
      if (!existsSync(file)) throw new Error(`${file} is missing, so nothing can be added to it.`);
      appendFileSync(file, `\n${text}`);
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Starts a program in a folder; waits until `isReady`. Returns what ends it. Throws when the program ends first. */
export async function start(
  folder: string,
  [command = '', ...args]: readonly string[],
  isReady: () => Promise<boolean> | boolean,
  env: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  let said = '';
  const program = spawn(command, args, { cwd: folder, env: { ...systemEnv, ...env } });
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const limit = Date.now() + 60_000;
  while (!(await isReady())) {
    if (program.exitCode !== null || Date.now() > limit) {
      program.kill('SIGKILL');
      throw new Error(`${command} does not run:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => end(program);
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGKILL');
  await ended;
}

/** Whether a server answers at the address. */
export const answers = (address: string) => async (): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
