import { countryCodes } from 'vitrine/core/forms';
import { findRegion, regionsOf } from '../../addresses/index.js';
import type { Reading } from './read-texts.js';

const names = new Intl.DisplayNames('en', { type: 'region' });
const nameOf = (code: string) => names.of(code) ?? code;
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const codesByName: ReadonlyMap<string, string> = new Map(
  countryCodes.flatMap((code) => [
    [fold(nameOf(code)), code],
    [fold(code), code],
  ]),
);

/** The codes of the countries that are named one a line, in English or by their code. */
export function readCountries(reading: Reading, name: string): readonly string[] {
  const lines = reading.lines(name);
  if (lines.length === 0) reading.refuse(name, 'Write at least one country.');
  const codes = lines.map((line) => {
    const code = codesByName.get(fold(line));
    if (code === undefined) {
      const sentence = `There is no country “${line}”. Write its English name or its code, such as DE.`;
      reading.refuse(name, sentence);
    }
    return code ?? '';
  });
  return [...new Set(codes)];
}

/** `Germany`, `France`. */
export const countryNames = (codes: readonly string[]): readonly string[] => codes.map(nameOf);

/** The spellings of the regions that are named one a line; undefined for the whole country. */
export function readRegions(
  reading: Reading,
  name: string,
  countries: readonly string[],
): readonly string[] | undefined {
  const lines = reading.lines(name);
  const [country] = countries;
  if (lines.length === 0 || country === undefined) return undefined;
  if (countries.length > 1) {
    reading.refuse(name, 'Name regions of one country only. Make a tax for each country.');
    return undefined;
  }
  const isListed = regionsOf(country).length > 0;
  const spellings = lines.flatMap((line) => {
    const region = findRegion(country, line);
    if (region !== null) return [region.value, region.label];
    if (isListed) reading.refuse(name, `There is no region “${line}” in ${nameOf(country)}.`);
    return [line];
  });
  return [...new Set(spellings)];
}

/** Each region once, by its name. */
export function regionNames(
  countries: readonly string[],
  spellings: readonly string[] = [],
): readonly string[] {
  const [country = ''] = countries;
  const found = spellings.map((spelling) => findRegion(country, spelling)?.label ?? spelling);
  return [...new Set(found)];
}
