import { check } from './check.js';
import type { Host } from './host.js';
import { readOptions } from './options.js';
import { render } from './render.js';
import { usageText } from './usage-text.js';

/** Runs the command. Resolves to the exit status: 0 success, 1 errors found, 2 wrong usage. */
export async function runCommand(args: readonly string[], host: Host): Promise<0 | 1 | 2> {
  const options = readOptions(args);
  switch (options.kind) {
    case 'check':
      return check(options, host);
    case 'render':
      return render(options, host);
    case 'help':
      host.out.write(usageText);
      return 0;
    case 'version':
      host.out.write(`${await host.version()}\n`);
      return 0;
    case 'misuse':
      host.err.write(`${options.problem}\nTry: vitrine-template --help\n`);
      return 2;
  }
}
