/** `context:begin-sentence`; `Intl` has no rules for the other contexts, so they change nothing (template §11.3). */
export function beginsSentence(args: readonly string[]): boolean {
  return args.includes('context:begin-sentence');
}

/** Capitalises the first letter at the beginning of a sentence. */
export function asSentence(text: string, isFirst: boolean, locale: string): string {
  const [first = '', ...rest] = text;
  return isFirst ? first.toLocaleUpperCase(locale) + rest.join('') : text;
}
