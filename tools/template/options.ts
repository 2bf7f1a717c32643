import { didYouMean, misuse, readArguments, type Misuse, type Shapes } from './arguments/index.js';
import { commandLines } from './command-lines/index.js';
import { suggest } from './lint/index.js';

type Lines = typeof commandLines;

export type CommandName = keyof Lines;

/** The options of one command. */
export type OptionsOf<Name extends CommandName> = Exclude<ReturnType<Lines[Name]['read']>, Misuse>;

export type Options =
  OptionsOf<CommandName> | { readonly kind: 'help' } | { readonly kind: 'version' } | Misuse;

const everywhere: Shapes = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
};

/** Parses the arguments of the command. */
export function readOptions(args: readonly string[]): Options {
  const [first, ...rest] = args;
  if (first === undefined) return misuse(`Say what to do: ${listCommands()}.`);
  const line = Object.hasOwn(commandLines, first) ? commandLines[first as CommandName] : null;
  const { positionals, values, problem } = readArguments(line ? rest : args, {
    ...line?.shapes,
    ...everywhere,
  });
  if (values.has('help')) return { kind: 'help' };
  if (values.has('version')) return { kind: 'version' };
  if (problem !== null) return misuse(problem);
  return line ? line.read(positionals, values) : unknown(first);
}

/** `a, b or c` */
function listCommands(): string {
  return Object.keys(commandLines)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
}

function unknown(command: string): Misuse {
  const meant = suggest(command, Object.keys(commandLines));
  return misuse(didYouMean(`No such command: ${command}.`, meant));
}
