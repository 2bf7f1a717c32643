import type { CheckOptions } from '../command-lines/index.js';
import type { Host } from '../host.js';
import { checkOnce } from './check.js';
import { watchAndCheck } from './watch.js';

/** Runs `check`. Resolves to the exit status. */
export function check(options: CheckOptions, host: Host): Promise<0 | 1> {
  return options.isWatching ? watchAndCheck(options, host) : checkOnce(options, host);
}
