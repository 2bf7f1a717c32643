/** `context:begin-sentence`; `Intl` has no rules for the other contexts, so they change nothing (template §11.3). */
export function beginsSentence(args: readonly string[]): boolean {
  return args.includes('context:begin-sentence');
}

/** With a capital letter first, if a sentence begins. */
export function asSentence(text: string, isFirst: boolean, locale: string): string {
  const [first = '', ...rest] = text;
  return isFirst ? first.toLocaleUpperCase(locale) + rest.join('') : text;
}
