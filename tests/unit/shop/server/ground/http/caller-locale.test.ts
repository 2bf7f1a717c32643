import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerLocale } from '../../../../../../core/i18n/index.js';
import { preferredLocale } from '../../../../../../shop/server/ground/http/caller-locale.js';

const page = globalThis as { [key: symbol]: unknown };

const locales = Symbol.for('vitrine.locales');
const before = page[locales];

beforeAll(() => {
  // Another file of the same process may have registered more.
  page[locales] = undefined;
  registerLocale('de', {});
  registerLocale('pt-BR', {});
});
afterAll(() => void (page[locales] = before));

describe('preferredLocale', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT', 'de-AT'],
    ['DE-at', 'de-AT'],
    ['fr-FR, de;q=0.8, en;q=0.5', 'de'],
    ['fr, en;q=0.5, de;q=0.8', 'de'],
    ['en-GB, de;q=0.9', 'en-GB'],
    // Portuguese of Brazil is no Portuguese of Portugal.
    ['pt-PT, en', 'en'],
    ['pt-BR, en', 'pt-BR'],
    ['*', 'en'],
    ['de;q=0', 'en'],
    ['de;q=high', 'en'],
    ['de;level=1', 'en'],
    ['english!, de', 'de'],
    [`${'fr,'.repeat(30)}de`, 'en'],
  ])('takes from %j the locale %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});
