import { compileDatePattern } from '../../../../core/i18n/index.js';
import type { Call } from '../../../../core/template/syntax/index.js';
import type { Remark } from '../finding.js';
import type { Rule } from '../rule.js';
import { walk } from '../walk.js';

/** Codes that `date` does not know, which it leaves out, and patterns without any (§9.4.1). */
export const unknownDateCode: Rule = function* ({ root }) {
  for (const node of walk(root)) {
    if (node.type !== 'variable' && node.type !== 'bindvar') continue;
    for (const call of node.calls) if (call.name === 'date') yield* judge(call);
  }
};

function* judge({ name, args, at }: Call): Iterable<Remark> {
  const pattern = args.list.join(args.delimiter);
  const from = at + name.length + args.delimiter.length;
  for (const { index, 0: code, 1: letter = '' } of pattern.matchAll(/%([^]?)/gu)) {
    if (letter === '' || isKnown(letter)) continue;
    const meant = suggestCode(letter);
    const message = `'date' has no code '${code}': it prints nothing.`;
    yield {
      at: from + index,
      to: from + index + code.length,
      message: meant === null ? message : `${message} Did you mean ${meant}?`,
    };
  }
  if (!pattern.includes('%') && /[YMDHhmsdy]{2}/.test(pattern)) {
    const message = `'date' takes codes with '%', such as %Y-%m-%d: this prints '${pattern}'. Letters alone are for 'datetime'.`;
    yield { at: from, to: from + pattern.length, message };
  }
}

/** Codes of other implementations. */
const elsewhere: Readonly<Record<string, string>> = {
  '-': "'%i' for an hour or '%e' for a day without a zero",
  E: "'%b'",
  f: "'%N'",
  L: "'%N'",
  o: "'%d'",
};

function suggestCode(letter: string): string | null {
  const known = elsewhere[letter];
  if (known !== undefined) return known;
  const swapped = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return isKnown(swapped) ? `'%${swapped}'` : null;
}

/** Each code that is known prints something for each date; `%_` is internal. */
function isKnown(letter: string): boolean {
  return letter !== '_' && compileDatePattern(`%${letter}`)(0, 'UTC') !== '';
}
