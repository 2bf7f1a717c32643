import type { Call } from '../../../../core/template/syntax/index.js';
import type { Remark } from '../finding.js';
import type { Rule } from '../rule.js';
import { suggest } from '../suggest.js';
import { walk } from '../walk.js';
import { optionTable, skeletonLetters, type OptionSet } from './option-table.js';

/** Options that a formatter does not know, which it ignores without a word (§11). */
export const unknownOption: Rule = function* ({ root, source }) {
  for (const node of walk(root)) {
    if (node.type !== 'variable' && node.type !== 'bindvar') continue;
    for (const call of node.calls) {
      const options = Object.hasOwn(optionTable, call.name) && optionTable[call.name];
      if (options) yield* judgeCall(call, options, source);
    }
  }
};

function* judgeCall(
  { name, args, at }: Call,
  options: OptionSet,
  source: string,
): Iterable<Remark> {
  let from = at + name.length;
  for (const argument of args.list) {
    from += args.delimiter.length;
    const start = from;
    from += argument.length;
    const problem = argument === '' ? null : judge(argument, options, name);
    if (problem === null) continue;
    const { message, wrong, meant } = problem;
    const wrongAt = source.indexOf(wrong, start);
    yield {
      at: start,
      to: from,
      message: meant === null ? message : `${message} Did you mean '${meant}'?`,
      ...(meant !== null && {
        fix: { from: wrongAt, to: wrongAt + wrong.length, text: meant, isCertain: false },
      }),
    };
  }
}

interface Problem {
  readonly message: string;
  /** The part of the argument that is unknown. */
  readonly wrong: string;
  readonly meant: string | null;
}

function judge(argument: string, options: OptionSet, formatter: string): Problem | null {
  const colon = argument.indexOf(':');
  return colon < 0
    ? judgeWord(argument, options, formatter)
    : judgePair(argument.slice(0, colon), argument.slice(colon + 1), options, formatter);
}

function judgeWord(word: string, options: OptionSet, formatter: string): Problem | null {
  const { bare, named, takesLetters } = options;
  if (bare.includes(word) || (takesLetters && skeletonLetters.test(word))) return null;
  const owner = Object.entries(named).find(
    ([, values]) => Array.isArray(values) && values.includes(word) && values.length > 2,
  );
  const meant = owner ? `${owner[0]}:${word}` : suggest(word, [...bare, ...Object.keys(named)]);
  return { message: `'${formatter}' has no option '${word}': it is ignored.`, wrong: word, meant };
}

function judgePair(
  name: string,
  value: string,
  { named }: OptionSet,
  formatter: string,
): Problem | null {
  if (!Object.hasOwn(named, name)) {
    return {
      message: `'${formatter}' has no option '${name}': it is ignored.`,
      wrong: name,
      meant: suggest(name, Object.keys(named)),
    };
  }
  const values = named[name];
  if (values === 'count') {
    const isCount = /^\d+$/.test(value);
    return isCount
      ? null
      : { message: `'${name}' takes a number, not '${value}'.`, wrong: value, meant: null };
  }
  if (!values || values.includes(value)) return null;
  return {
    message: `'${name}' of '${formatter}' cannot be '${value}': it is ignored.`,
    wrong: value,
    meant: suggest(value, values),
  };
}
