import { check } from './check/index.js';
import { format } from './format/index.js';
import type { Host } from './host.js';
import { readOptions, type CommandName, type OptionsOf } from './options.js';
import { render } from './render/index.js';
import { serve } from './serve/index.js';
import { usageText } from './usage-text.js';

/** Runs a command. Resolves to its exit status. */
type Runner<Name extends CommandName> = (options: OptionsOf<Name>, host: Host) => Promise<0 | 1>;

const runners: { readonly [Name in CommandName]: Runner<Name> } = {
  check,
  render,
  format,
  serve,
  lsp: async (_, host) => {
    await host.serveEditor();
    return 0;
  },
};

/** Runs the command. Resolves to the exit status: 0 success, 1 errors found, 2 wrong usage. */
export async function runCommand(args: readonly string[], host: Host): Promise<0 | 1 | 2> {
  const options = readOptions(args);
  switch (options.kind) {
    case 'help':
      host.out.write(usageText);
      return 0;
    case 'version':
      host.out.write(`${await host.version()}\n`);
      return 0;
    case 'misuse':
      host.err.write(`${options.problem}\nTry: vitrine-template --help\n`);
      return 2;
    default:
      return run(options.kind, options, host);
  }
}

function run<Name extends CommandName>(
  name: Name,
  options: OptionsOf<Name>,
  host: Host,
): Promise<0 | 1> {
  return runners[name](options, host);
}
