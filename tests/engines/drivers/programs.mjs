import { existsSync } from 'node:fs';
import path from 'node:path';

/** The path of a program, or undefined. */
export const findProgram = (...names) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

/** Ends a program that was started here, by force if it does not end by itself. */
export async function endProgram(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(force);
}
