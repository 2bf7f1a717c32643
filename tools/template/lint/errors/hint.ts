import type { TemplateError } from '../../../../core/template/errors/index.js';
import type { LintVocabulary } from '../rule.js';
import { suggest } from '../suggest.js';

/** All tags that start with a dot and are no predicates (§2). */
export const instructionTags = [
  'section',
  'repeated section',
  'alternates with',
  'or',
  'end',
  'if',
  'var',
  'ctx',
  'eval',
  'macro',
  'include',
  'inject',
  'space',
  'tab',
  'newline',
  'meta-left',
  'meta-right',
] as const;

/** Keywords of other template languages and their equivalents. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['else', 'or'],
  ['elif', 'or'],
  ['elseif', 'or'],
  ['endif', 'end'],
  ['each', 'repeated section'],
  ['for', 'repeated section'],
  ['foreach', 'repeated section'],
  ['repeat', 'repeated section'],
  ['set', 'var'],
  ['let', 'var'],
  ['assign', 'var'],
  ['apply', 'include'],
  ['partial', 'include'],
]);

/** Suggests a name for an error that reports an unknown one; null when none is similar. */
export function hintFor(
  { code }: TemplateError,
  source: string,
  at: number,
  { formatters, predicates }: LintVocabulary,
): string | null {
  switch (code) {
    case 'FORMATTER_UNKNOWN': {
      const name = wordAt(/([a-zA-Z][a-zA-Z0-9_-]*)/y, source, at);
      return name && suggest(name, formatters.keys());
    }
    case 'PREDICATE_UNKNOWN': {
      const name = wordAt(/\{\.(?:or |if\s+)?([a-zA-Z][a-zA-Z0-9_-]*\?)/y, source, at);
      return name && suggest(name, predicates.keys());
    }
    case 'INVALID_INSTRUCTION': {
      const name = wordAt(/\{\.([a-zA-Z][a-zA-Z0-9_-]*)/y, source, at);
      return name && hintForInstruction(name, predicates);
    }
    default:
      return null;
  }
}

/** Suggests a whole tag, hence the braces, without its arguments. */
export function hintForInstruction(
  name: string,
  predicates: LintVocabulary['predicates'],
): string | null {
  const question = suggest(`${name}?`, predicates.keys());
  if (question?.toLowerCase() === `${name}?`.toLowerCase()) return `{.${question}}`;
  const meant =
    elsewhere.get(name) ??
    (/^end/i.test(name) ? 'end' : null) ??
    suggest(name, instructionWords.keys());
  const tag = meant && (instructionWords.get(meant) ?? meant);
  return tag ? `{.${tag}}` : question && `{.${question}}`;
}

/** First word of each tag → tag. */
const instructionWords: ReadonlyMap<string, string> = new Map(
  instructionTags.map((tag) => [tag.split(' ')[0] ?? tag, tag]),
);

function wordAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[1] ?? null;
}
