import { parseArgs } from 'node:util';
import { suggest } from '../lint/index.js';
import type { Shapes, Values } from './command-line.js';

interface Arguments {
  readonly positionals: readonly string[];
  readonly values: Values;
  /** The first thing that is wrong; null for nothing. */
  readonly problem: string | null;
}

/** Sorts arguments into options and others. */
export function readArguments(args: readonly string[], shapes: Shapes): Arguments {
  const options = { ...shapes };
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const positionals: string[] = [];
  const values = new Map<string, string | true>();
  const problems: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value: given } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : null;
    if (type === null) problems.push(describeUnknown(rawName, Object.keys(options)));
    else if (type === 'string' && given === undefined) problems.push(`${rawName} needs a value.`);
    else if (type === 'boolean' && given !== undefined) problems.push(`${rawName} takes no value.`);
    values.set(name, given ?? true);
  }
  return { positionals, values, problem: problems[0] ?? null };
}

function describeUnknown(rawName: string, names: readonly string[]): string {
  const meant = suggest(rawName.replace(/^-+/, ''), names);
  return didYouMean(`No such option: ${rawName}.`, meant && `--${meant}`);
}

/** Adds a suggestion to a sentence, if there is one. */
export function didYouMean(sentence: string, meant: string | null): string {
  return meant ? `${sentence} Did you mean ${meant}?` : sentence;
}
