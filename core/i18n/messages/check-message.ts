import { parseMessage, type MessagePart } from './parse.js';

/**
 * The problems of a message for readers of `locale` (BCP 47): plural keys that the language has no number for (platform
 * §5). An empty list means no problem.
 */
export function checkMessage(pattern: string, locale: string): string[] {
  return problemsOf(parseMessage(pattern), locale);
}

function problemsOf(parts: readonly MessagePart[], locale: string): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || !('branches' in part)) return [];
    const { kind, names, branches } = part;
    const known: readonly string[] =
      kind === 'select'
        ? [...branches.keys()]
        : new Intl.PluralRules(locale, {
            type: kind === 'plural' ? 'cardinal' : 'ordinal',
          }).resolvedOptions().pluralCategories;
    const unknown = [...branches.keys()].filter(
      (key) => !key.startsWith('=') && !known.includes(key),
    );
    return [
      ...unknown.map((key) => `Invalid key '${key}' for argument '${names[0]}'`),
      ...[...branches.values()].flatMap((branch) => problemsOf(branch, locale)),
    ];
  });
}
