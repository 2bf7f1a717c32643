import { pageLocale } from '../../words/languages.js';
import { say } from '../../words/say.js';
import type { Choice } from './field.js';

/** 'Germany' for 'DE'; an unknown code is returned unchanged. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(pageLocale(), { type: 'region' }).of(code) ?? code;
}

export function countryChoices(codes: readonly string[]): readonly Choice[] {
  const locale = pageLocale();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = codes.map((value) => ({ value, label: names.of(value) ?? value }));
  return [
    { value: '', label: say('Choose one') },
    ...countries.sort((one, other) => one.label.localeCompare(other.label, locale)),
  ];
}
