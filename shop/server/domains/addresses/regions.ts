import { AU, CA, IE, JP, US } from 'country-region-data';

export interface Region {
  /** The stored value: the code that is written on letters, or the name where codes are numbers. */
  readonly value: string;
  readonly label: string;
}

const lists: Readonly<Record<string, readonly Region[]>> = Object.fromEntries(
  [US, CA, AU, JP, IE].map(([, country, regions]) => [
    country,
    regions
      .map(([label, code]) => ({
        label,
        value: /^\d/.test(code) || country === 'IE' ? label : code,
      }))
      .sort((one, other) => one.label.localeCompare(other.label, 'en')),
  ]),
);

/** The states of a country; none if it has no list. */
export function regionsOf(country: string): readonly Region[] {
  return Object.hasOwn(lists, country) ? (lists[country] ?? []) : [];
}

/** The state that is meant by its code or name, in any case and without accents. */
export function findRegion(country: string, typed: string): Region | null {
  const wanted = fold(typed);
  const isMeant = ({ value, label }: Region) => fold(value) === wanted || fold(label) === wanted;
  return regionsOf(country).find(isMeant) ?? null;
}

function fold(text: string): string {
  return text.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
