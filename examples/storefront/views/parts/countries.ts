import { locale } from '../../site.js';
import type { Choice } from './field.js';

const names = new Intl.DisplayNames(locale, { type: 'region' });

/** 'Germany' for 'DE'; an unknown code is returned unchanged. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

export function countryChoices(codes: readonly string[]): readonly Choice[] {
  const countries = codes.map((value) => ({ value, label: countryName(value) }));
  return [
    { value: '', label: 'Choose one' },
    ...countries.sort((one, other) => one.label.localeCompare(other.label, locale)),
  ];
}
