import { locale } from '../../pages/site.js';

const plurals: Readonly<Record<string, string>> = {
  address: 'addresses',
  person: 'people',
  category: 'categories',
};

/** '1 form', '1,200 forms'. */
export function countWords(count: number, noun: string): string {
  const words = count === 1 ? noun : (plurals[noun] ?? `${noun}s`);
  return `${count.toLocaleString(locale)} ${words}`;
}
