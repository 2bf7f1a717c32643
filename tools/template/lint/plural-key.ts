import { checkMessage } from '../../../core/i18n/index.js';
import type { Remark } from './finding.js';
import type { Rule } from './rule.js';
import { walk } from './walk.js';

const start = /\{\s*[\w.]+\s*,?\s*(?:plural|selectordinal)\b/g;

/**
 * Messages in a template, such as the texts of `#vitrine-site` or of an attribute, with keys of plurals that their
 * language has no number for: "plural keys must be valid for the locale" (platform §5).
 */
export const pluralKey: Rule = function* ({ root, source, locale }) {
  // A message in a branch of another is judged with it.
  let judged = 0;
  for (const node of walk(root)) {
    if (node.type !== 'text') continue;
    for (const { index } of node.text.matchAll(start)) {
      const at = node.at + index;
      if (at < judged || source[at] !== '{') continue;
      judged = closeOf(source, at);
      yield* judge(source, at, judged, locale);
    }
  }
};

function* judge(source: string, at: number, end: number, locale: string): Iterable<Remark> {
  const message = source.slice(at, end);
  let from = 0;
  for (const problem of checkMessage(message, locale)) {
    const [, key = ''] = /'([^']*)'/.exec(problem) ?? [];
    const found = keysOf(message).find(({ name, index }) => name === key && index >= from);
    from = found ? found.index + 1 : from;
    const place = at + (found?.index ?? 0);
    yield {
      at: place,
      to: place + Math.max(key.length, 1),
      message: `${problem}: ${locale} has no such number.`,
    };
  }
}

function keysOf(message: string): readonly { readonly name: string; readonly index: number }[] {
  return Array.from(message.matchAll(/(?<!\S)([\w-]+)\s*\{|(?<=\})([\w-]+)\s*\{/g), (match) => ({
    name: match[1] ?? match[2] ?? '',
    index: match.index,
  }));
}

/** The index behind the brace that closes the one at `at`; the end of the source without one. */
function closeOf(source: string, at: number): number {
  let depth = 0;
  for (let index = at; index < source.length; index++) {
    if (source[index] === '{') depth++;
    else if (source[index] === '}' && --depth === 0) return index + 1;
  }
  return source.length;
}
