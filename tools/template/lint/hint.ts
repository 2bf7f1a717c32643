import type { TemplateError } from '../../../core/template/errors/index.js';
import type { Vocabulary } from '../../../core/template/syntax/index.js';
import { suggest } from './suggest.js';

/** Every tag that begins with a dot and is no predicate, as it is written (§2). */
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

/** What other template languages call it. */
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

/** The name that was likely meant where an error says that one is unknown; null when none comes to mind. */
export function hintFor(
  { code }: TemplateError,
  source: string,
  at: number,
  { formatters, predicates }: Vocabulary,
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

/** In braces, because it is a whole tag; arguments are left to the author. */
function hintForInstruction(name: string, predicates: Vocabulary['predicates']): string | null {
  const question = suggest(`${name}?`, predicates.keys());
  if (question?.toLowerCase() === `${name}?`.toLowerCase()) return `{.${question}}`;
  const meant = elsewhere.get(name) ?? suggest(name, instructionWords.keys());
  const tag = meant && (instructionWords.get(meant) ?? meant);
  return tag ? `{.${tag}}` : question && `{.${question}}`;
}

/** The first word of each tag → the tag. */
const instructionWords: ReadonlyMap<string, string> = new Map(
  instructionTags.map((tag) => [tag.split(' ')[0] ?? tag, tag]),
);

function wordAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[1] ?? null;
}
