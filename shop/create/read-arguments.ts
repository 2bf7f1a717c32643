import { parseArgs } from 'node:util';
import type { PackageSources } from './files/index.js';
import { findFault, questionNames, type Answers } from './answers.js';

/** What the command is asked to do. */
export type Command =
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'misuse'; readonly sentence: string }
  | {
      readonly kind: 'create';
      readonly folder: string;
      readonly given: Partial<Answers>;
      /** The path of a CSV file with the products; null for those of the sample. */
      readonly from: string | null;
      readonly sources: PackageSources;
      /** Nothing is asked: what is not given is as by default. */
      readonly isSilent: boolean;
    };

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  name: text,
  language: text,
  currency: text,
  theme: text,
  from: text,
  shop: text,
  vitrine: text,
  yes: { ...flag, short: 'y' },
  help: { ...flag, short: 'h' },
  version: { ...flag, short: 'v' },
} as const;

/** Reads the arguments after the name of the command. */
export function readArguments(args: readonly string[]): Command {
  const misuse = (sentence: string): Command => ({ kind: 'misuse', sentence });
  const parsed = tryParse(args);
  if (typeof parsed === 'string') return misuse(parsed);
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const [folder, ...others] = positionals;
  if (folder === undefined || folder === '') return misuse('Say in which folder the shop is made.');
  if (others.length > 0) return misuse('One folder is made at a time.');
  const given = Object.fromEntries(
    questionNames.flatMap((name) => {
      const answer = values[name];
      return answer === undefined ? [] : [[name, answer]];
    }),
  ) as Partial<Answers>;
  for (const name of questionNames) {
    const answer = given[name];
    const fault = answer === undefined ? null : findFault(name, answer);
    if (fault !== null) return misuse(fault);
  }
  const { from = null, shop = null, vitrine = null, yes: isSilent } = values;
  return { kind: 'create', folder, given, from, sources: { shop, vitrine }, isSilent };
}

function tryParse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
