import { testStreets } from './test-streets.js';
import type { PlacesProvider } from 'vitrine-shop';
import type { Place } from '../seeds.js';

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Countries that write the number of a house before its street. */
const numberFirst = ['US', 'GB', 'CA', 'AU', 'IE', 'FR'];

/** Knows the invented streets of `test-streets.ts`; needs no key and asks nobody. */
export const testPlaces: PlacesProvider = {
  attribution: 'Invented streets, for tests',
  suggest({ input, country }) {
    const [, number = ''] = /(\d+\p{L}?)/u.exec(input) ?? [];
    const words = plain(input.replace(number, ' '))
      .split(/[\s,]+/)
      .filter(Boolean);
    if (words.length === 0) return Promise.resolve([]);
    const found = testStreets
      .map((street, index) => ({ ...street, id: `test.${index}.${number}` }))
      .filter((place) => country === null || place.country === country)
      .filter(({ street, city }) => {
        const own = plain(`${street} ${city}`).split(' ');
        return words.every((word) => own.some((one) => one.startsWith(word)));
      });
    return Promise.resolve(
      found.map(({ id, street, city, country: where }) => ({
        placeId: id,
        title: lineOf(street, number, where),
        detail: `${city}, ${where}`,
      })),
    );
  },
  details(placeId) {
    const [, index, number = ''] = /^test\.(\d{1,3})\.(\d*\p{L}?)$/u.exec(placeId) ?? [];
    const found = index === undefined ? undefined : testStreets[Number(index)];
    if (found === undefined) return Promise.resolve(null);
    const { street, ...rest } = found;
    const place: Place = { placeId, line1: lineOf(street, number, rest.country), ...rest };
    return Promise.resolve(place);
  },
};

function lineOf(street: string, number: string, country: string): string {
  if (number === '') return street;
  return numberFirst.includes(country) ? `${number} ${street}` : `${street} ${number}`;
}
