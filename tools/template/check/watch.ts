import { isTemplate, settingsFile } from '../files/index.js';
import type { Host } from '../host.js';
import { folderOf, isGlob } from '../files/glob.js';
import { checkOnce } from './check.js';
import type { CheckOptions } from './options.js';

/** Editors write a file in several steps. */
const settleMs = 50;

/** Checks, and again whenever a template changes. Resolves when the user stops it. */
export async function watchAndCheck(options: CheckOptions, host: Host): Promise<0 | 1> {
  let status = await checkOnce(options, host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One check at a time; what changes meanwhile is checked afterwards. */
  let running = Promise.resolve();
  const again = () => {
    running = running.then(async () => {
      host.out.write('\n');
      status = await checkOnce(options, host);
    });
  };
  const paths = options.files.map((path) => (isGlob(path) ? folderOf(path) : path));
  const given = new Set(options.files);
  await host.watch(paths, (path) => {
    if (!isTemplate(path) && !path.endsWith(settingsFile) && !given.has(path)) return;
    clearTimeout(timer);
    timer = setTimeout(again, settleMs);
  });
  clearTimeout(timer);
  await running;
  return status;
}
