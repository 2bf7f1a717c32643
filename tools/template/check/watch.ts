import type { CheckOptions } from '../command-lines/index.js';
import { folderOf, isGlob, isTemplate, settingsFile } from '../files/index.js';
import type { Host } from '../host.js';
import { checkOnce } from './check.js';

/** Editors write a file in several steps. */
const settleMs = 50;

/** Checks, and again whenever a template changes. Resolves when the user stops it. */
export async function watchAndCheck(options: CheckOptions, host: Host): Promise<0 | 1> {
  let status: 0 | 1 = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = async () => void (status = await checkOnce(options, host));
  /** One check at a time; later changes are checked afterwards. */
  let running = Promise.resolve();
  const checkAgain = () => {
    running = running.then(() => host.out.write('\n')).then(check);
  };
  const paths = options.files.map((path) => (isGlob(path) ? folderOf(path) : path));
  const given = new Set(options.files);
  // Watches first, so that no change is missed.
  const { stopped } = await host.watch(paths, (path) => {
    if (!isTemplate(path) && !path.endsWith(settingsFile) && !given.has(path)) return;
    clearTimeout(timer);
    timer = setTimeout(checkAgain, settleMs);
  });
  running = running.then(check);
  await stopped;
  clearTimeout(timer);
  await running;
  return status;
}
